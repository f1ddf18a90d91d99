// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const publicRoutes: RouteTable = {
  getPublicCampaign: {"method":"GET","path":"/campaigns/:id","base":"public"},
  listPublicBrands: {"method":"GET","path":"/brands","base":"public"},
  listFollowedBrands: {"method":"GET","path":"/instagramers/me/brands"},
  followBrand: {"method":"POST","path":"/brands/:id/follow"},
  unfollowBrand: {"method":"DELETE","path":"/brands/:id/follow"},
  searchPublic: {"method":"GET","path":"/search","base":"public"},
  listCities: {"method":"GET","path":"/cities","base":"public"},
  listPublicStores: {"method":"GET","path":"/stores","base":"public"},
  getStorePoints: {"method":"GET","path":"/store_points","base":"public"},
  getPageHead: {"method":"GET","path":"/page_heads","base":"public"},
  getCollaborationPage: {"method":"GET","path":"/collaboration_pages/:slug","base":"either"},
  updateCollaborationPage: {"method":"PATCH","path":"/collaboration_pages/:slug"},
  listPageOffers: {"method":"GET","path":"/collaboration_pages/:slug/items/offers","base":"either"},
  listPortfolio: {"method":"GET","path":"/collaboration_pages/:slug/items/portfolio","base":"either"},
  createProductSuggestion: {"method":"POST","path":"/product_suggestions","base":"public","idempotent":true},
}
