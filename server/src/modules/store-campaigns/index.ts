import type { Handlers } from '../../http/call'
import { getStoreCampaign, listStoreCampaigns } from './queries'
import { reserve, takeBack } from './reserve'

export const storeCampaignHandlers = {
  listStoreCampaigns,
  getStoreCampaign: async ({ db, caller, params }) => ({ storeCampaign: await getStoreCampaign(db, params.id, caller) }),
  createStoreParticipation: reserve,
  deleteStoreParticipation: takeBack,
} satisfies Partial<Handlers>
