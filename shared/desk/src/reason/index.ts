export { ReasonDialog, type ReasonDialogProps } from './ReasonDialog'
export { type ReasonTemplate, ReasonTemplates } from './ReasonTemplates'
