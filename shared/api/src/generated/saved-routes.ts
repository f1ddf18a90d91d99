// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const savedRoutes: RouteTable = {
  listSavedOffers: {"method":"GET","path":"/instagramers/me/saved_offers"},
  listSavedOfferIds: {"method":"GET","path":"/instagramers/me/saved_offer_ids"},
  saveOffer: {"method":"PUT","path":"/instagramers/me/saved_offers/:id"},
  deleteSavedOffer: {"method":"DELETE","path":"/instagramers/me/saved_offers/:id"},
  listFittingOffers: {"method":"GET","path":"/instagramers/me/fitting_offers"},
}
