export { BulkDialog, type BulkDialogProps } from './BulkDialog'
export {
  type BulkItem,
  type BulkJob,
  type BulkOptions,
  type BulkOutcome,
  type BulkRun,
  useBulkRun,
} from './use-bulk-run'
export { type Selection, useSelection } from './use-selection'
