import type { Handlers } from '../../http/call'
import { getStoreCampaign, listStoreCampaigns } from './queries'
import { reserve, takeBack } from './reserve'

export { hasPlaces, isShownOffer, offersWithCampaigns } from './open-offers'

export const storeCampaignHandlers = {
  listStoreCampaigns,
  getStoreCampaign: async ({ db, caller, params, now }) => ({
    storeCampaign: await getStoreCampaign(db, params.id, caller, now),
  }),
  createStoreParticipation: reserve,
  deleteStoreParticipation: takeBack,
} satisfies Partial<Handlers>
