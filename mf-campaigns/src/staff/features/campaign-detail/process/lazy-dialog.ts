import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Comes when an action is first asked about. */
export const ActionDialog = lazyDialog(() =>
  import(/* webpackChunkName: "campaign-dialogs" */ './ActionDialog').then((module) => module.ActionDialog),
)
