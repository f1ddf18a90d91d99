export { NoticePanel } from './NoticePanel'
