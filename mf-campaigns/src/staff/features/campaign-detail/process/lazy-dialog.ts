import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Loaded when an action is first confirmed. */
export const ActionDialog = lazyDialog(() =>
  import(/* webpackChunkName: "campaign-dialogs" */ './ActionDialog').then((module) => module.ActionDialog),
)
