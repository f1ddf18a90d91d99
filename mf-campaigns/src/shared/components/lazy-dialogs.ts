import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** The dialog for a reason is used by several pages and loaded with the forms on first use. */
export const ReasonDialog = lazyDialog(() =>
  import(/* webpackChunkName: "reason-dialog" */ '@samspel/desk/reason').then((module) => module.ReasonDialog),
)
