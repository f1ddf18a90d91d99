import { lateDialog } from '@samspel/federation'

/** Comes when an action is first asked about. */
export const ActDialog = lateDialog(() =>
  import(/* webpackChunkName: "campaign-dialogs" */ './ActDialog').then((module) => module.ActDialog),
)
