export { messages as noticeMessages } from './messages'
export { NoticeItem } from './NoticeItem'
export { newestOf, sectionsOf } from './sections'
