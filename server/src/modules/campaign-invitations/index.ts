import type { Handlers } from '../../http/call'
import { createCampaignInvitations, declineCampaignInvitation, deleteCampaignInvitation } from './commands'
import { listPotentialInstagramers } from './potential'
import { listCampaignInvitations, listMyInvitations } from './queries'

export { type Invite, invite, type Invited } from './invite'

export const campaignInvitationHandlers = {
  listPotentialInstagramers: (call) => listPotentialInstagramers(call, { campaignId: call.params.id, ...call.query }),
  listCampaignInvitations: (call) => listCampaignInvitations(call, { campaignId: call.params.id, ...call.query }),
  createCampaignInvitations: (call) => createCampaignInvitations(call, { campaignId: call.params.id, ...call.body }),
  deleteCampaignInvitation: (call) => deleteCampaignInvitation(call, call.params),
  listMyInvitations: (call) => listMyInvitations(call, call.query),
  declineCampaignInvitation: (call) => declineCampaignInvitation(call, call.params),
} satisfies Partial<Handlers>
