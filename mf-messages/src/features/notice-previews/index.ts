export { NoticePreviewsPage as default } from './NoticePreviewsPage'
