// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const salesRoutes: RouteTable = {
  getCampaignSales: {"method":"GET","path":"/campaigns/:id/sales"},
  setCampaignTarget: {"method":"PATCH","path":"/campaigns/:id/sales"},
  listCreatorLinks: {"method":"GET","path":"/campaigns/:id/creator_links"},
  setCreatorCode: {"method":"PATCH","path":"/campaigns/:id/creator_links/:instagramerId"},
  makeCreatorCodes: {"method":"POST","path":"/campaigns/:id/creator_codes"},
  importCreatorCodes: {"method":"POST","path":"/campaigns/:id/creator_codes/imports"},
  importSales: {"method":"POST","path":"/brands/:id/sales/imports"},
  listUnmatchedSales: {"method":"GET","path":"/brands/:id/sales/unmatched"},
  listShops: {"method":"GET","path":"/brands/:id/shops"},
  createShop: {"method":"POST","path":"/brands/:id/shops"},
  renewShopSecret: {"method":"POST","path":"/shops/:id/secret"},
  deleteShop: {"method":"DELETE","path":"/shops/:id"},
  listShopCalls: {"method":"GET","path":"/shops/:id/calls"},
  listStoreVisits: {"method":"GET","path":"/campaigns/:id/store_visits"},
  getOwnLink: {"method":"GET","path":"/campaigns/:id/own_link"},
}
