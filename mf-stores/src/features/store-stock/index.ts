import { lazyPart } from '@samspel/federation'

export { StockDialog } from './lazy-parts'

/** The store's stock by product; loaded after the first view. */
export const Stock = lazyPart(() =>
  import(/* webpackChunkName: "store-stock" */ './Stock').then((module) => module.Stock),
)

/** What the store has run out of; shown at the top. */
export const StockNotice = lazyPart(() =>
  import(/* webpackChunkName: "store-stock" */ './Stock').then((module) => module.StockNotice),
)
