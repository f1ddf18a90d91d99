export { attachmentsOf } from './attachments'
export { UploadList } from './UploadList'
