import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Loaded with the forms when a number is first pressed. */
export const StockDialog = lazyDialog(() =>
  import(/* webpackChunkName: "stock-dialog" */ './StockDialog').then((module) => module.StockDialog),
)
