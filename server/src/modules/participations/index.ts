import type { Handlers } from '../../http/call'
import { apply, approve, reject, withdraw } from './commands'
import { getParticipation, listCampaignParticipations, listMyParticipations } from './queries'

export const participationHandlers = {
  listCampaignParticipations,
  listMyParticipations,
  getParticipation: async ({ db, params, caller }) => ({ participation: await getParticipation(db, params.id, caller) }),
  createParticipation: async (call) => ({ participation: await apply(call) }),
  deleteParticipation: withdraw,
  approveParticipation: approve,
  rejectParticipation: reject,
} satisfies Partial<Handlers>
