import type { Handlers } from '../../http/call'
import { bundledPlaces, searchPlaces } from '../../places'
import { brandHandlers } from './brands'
import { creatorHandlers } from './creators'
import { publicBrandHandlers } from './public-brands'
import { publicStoreHandlers } from './public-stores'
import { searchHandlers } from './search'
import { exportStores, importStores } from './store-import'
import { storeListHandlers } from './store-list'
import { storePointHandlers } from './store-points'
import { storeHandlers } from './stores'

export { changePublicBrand, findBrand, findPublicBrand, publicBrandId, selectPublicBrands } from './brands'
export { findCreator } from './creators'
export { type CreatorCardColumns, creatorCardColumns, creatorWords, toCreatorCard } from './creators-card'
export { creatorOrders } from './creators-order'
export { requireCreator } from './creators-portfolio'
export { countCreators, type CreatorRow, pageOfCreators, toCreator } from './creators-repository'
export { type FigureColumns, figureColumns, figureJoins, toFigures } from './figures'

export const directoryHandlers = {
  ...creatorHandlers,
  ...brandHandlers,
  ...storeHandlers,
  ...storeListHandlers,
  importStores: (call) => importStores(call, { brandId: call.params.id, ...call.body }),
  searchPlaces: async ({ query: { query, country } }) => ({
    places: searchPlaces(await bundledPlaces(), query, country),
  }),
  exportStores: (call) => exportStores(call, { brandId: call.params.id }),
  ...publicBrandHandlers,
  ...publicStoreHandlers,
  ...searchHandlers,
  ...storePointHandlers,
} satisfies Partial<Handlers>
