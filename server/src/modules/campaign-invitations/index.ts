import type { Handlers } from '../../http/call'
import { createCampaignInvitations, declineCampaignInvitation, deleteCampaignInvitation } from './commands'
import { listPotentialInstagramers } from './potential'
import { listCampaignInvitations, listMyInvitations } from './queries'

export { type Invite, invite, type Invited } from './invite'

export const campaignInvitationHandlers = {
  listPotentialInstagramers,
  listCampaignInvitations,
  createCampaignInvitations,
  deleteCampaignInvitation,
  listMyInvitations,
  declineCampaignInvitation,
} satisfies Partial<Handlers>
