import type { Handlers } from '../../http/call'
import { makeCreatorCodes } from './codes'
import { importCreatorCodes } from './codes-import'
import { getOwnLink, listCreatorLinks, setCreatorCode } from './links'
import { listStoreVisits, listUnmatchedSales } from './lists'
import { importSales } from './sales-import'
import { createShop, deleteShop, listShopCalls, listShops, renewShopSecret } from './shops'
import { getCampaignSales, setCampaignTarget } from './target'

export { shopDeliveryCleanUpJob } from './clean-up'
export { visitsOf } from './lists'
export { shortLinks } from './redirect'
export { type ResultRow, resultsOf } from './results'
export { sealedShops } from './shops'
export { shopCalls } from './webhook'

export const salesHandlers = {
  getCampaignSales: (call) => getCampaignSales(call, call.params),
  setCampaignTarget: (call) => setCampaignTarget(call, { ...call.params, ...call.body }),
  listCreatorLinks: (call) => listCreatorLinks(call, { ...call.query, ...call.params }),
  setCreatorCode: (call) => setCreatorCode(call, { ...call.params, ...call.body }),
  makeCreatorCodes: (call) => makeCreatorCodes(call, { ...call.params, ...call.body }),
  importCreatorCodes: (call) => importCreatorCodes(call, { ...call.body, ...call.params }),
  importSales: (call) => importSales(call, { ...call.body, ...call.params }),
  listUnmatchedSales: (call) => listUnmatchedSales(call, { ...call.query, ...call.params }),
  listShops: (call) => listShops(call, call.params),
  createShop: (call) => createShop(call, { ...call.body, ...call.params }),
  renewShopSecret: (call) => renewShopSecret(call, { ...call.body, ...call.params }),
  deleteShop: (call) => deleteShop(call, call.params),
  listShopCalls: (call) => listShopCalls(call, { ...call.query, ...call.params }),
  listStoreVisits: (call) => listStoreVisits(call, call.params),
  getOwnLink: (call) => getOwnLink(call, call.params),
} satisfies Partial<Handlers>
