import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** The dialog for a reason, which several pages open, comes with the forms when it is first opened. */
export const ReasonDialog = lazyDialog(() =>
  import(/* webpackChunkName: "reason-dialog" */ '@samspel/desk/reason').then((module) => module.ReasonDialog),
)
