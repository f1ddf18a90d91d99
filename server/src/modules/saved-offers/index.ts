import type { Handlers } from '../../http/call'
import { listFittingOffers } from './fitting'
import { listSavedOfferIds, listSavedOffers } from './list'
import { deleteSavedOffer, saveOffer } from './save'

export { runSavedOffers, savedOffersJob } from './clock'

export const savedOfferHandlers = {
  listSavedOffers: (call) => listSavedOffers(call, call.query),
  listSavedOfferIds: (call) => listSavedOfferIds(call),
  saveOffer: async (call) => ({ savedOffer: await saveOffer(call, { ...call.params, ...call.body }) }),
  deleteSavedOffer: (call) => deleteSavedOffer(call, call.params),
  listFittingOffers: (call) => listFittingOffers(call),
} satisfies Partial<Handlers>
