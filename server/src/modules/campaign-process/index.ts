import type { Handlers } from '../../http/call'
import { moveCampaign } from './moves'

export { campaignJob } from './clock-job'

export const campaignProcessHandlers = {
  updateCampaignState: async (call) => ({
    campaign: await moveCampaign(call, { ...call.params, ...call.body.campaign }),
  }),
} satisfies Partial<Handlers>
