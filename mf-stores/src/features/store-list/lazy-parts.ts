import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Loaded when the signs of all stores are first requested. */
export const SheetsDialog = lazyDialog(() =>
  import(/* webpackChunkName: "store-sheets" */ './sheets/SheetsDialog').then((module) => module.SheetsDialog),
)
