import { lazyPart } from '@samspel/federation'

export { StockDialog } from './lazy-parts'

/** How many the store has of each product: comes after the first view. */
export const Stock = lazyPart(() =>
  import(/* webpackChunkName: "store-stock" */ './Stock').then((module) => module.Stock),
)

/** What the store is out of, above everything else. */
export const StockNotice = lazyPart(() =>
  import(/* webpackChunkName: "store-stock" */ './Stock').then((module) => module.StockNotice),
)
