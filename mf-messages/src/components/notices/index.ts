export { messages as noticeMessages } from './messages'
export { NoticeItem, topicIcons } from './NoticeItem'
export { newestOf, sectionsOf } from './sections'
