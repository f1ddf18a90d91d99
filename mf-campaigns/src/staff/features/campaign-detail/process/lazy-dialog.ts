import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Comes when an action is first asked about. */
export const ActDialog = lazyDialog(() =>
  import(/* webpackChunkName: "campaign-dialogs" */ './ActDialog').then((module) => module.ActDialog),
)
