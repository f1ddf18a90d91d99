import { lateDialog } from '@samspel/federation'

/** The dialog for a reason, which several pages open, comes with the forms when it is first opened. */
export const ReasonDialog = lateDialog(() =>
  import(/* webpackChunkName: "reason-dialog" */ './ReasonDialog').then((module) => module.ReasonDialog),
)
