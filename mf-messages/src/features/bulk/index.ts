export { BulkDialog } from './BulkDialog'
