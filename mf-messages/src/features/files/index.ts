export { FilesDialog } from './FilesDialog'
