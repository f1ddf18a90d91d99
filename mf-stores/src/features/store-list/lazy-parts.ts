import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Comes when the signs of all stores are first asked for. */
export const SheetsDialog = lazyDialog(() =>
  import(/* webpackChunkName: "store-sheets" */ './sheets/SheetsDialog').then((module) => module.SheetsDialog),
)
