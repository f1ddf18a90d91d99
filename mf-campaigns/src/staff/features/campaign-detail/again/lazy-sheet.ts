import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Loaded when it is first opened. */
export const AgainSheet = lazyDialog(() =>
  import(/* webpackChunkName: "ask-again" */ './AgainSheet').then((module) => module.AgainSheet),
)
