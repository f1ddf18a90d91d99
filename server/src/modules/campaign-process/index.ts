import type { Handlers } from '../../http/call'
import { keepingRefusals } from '../campaigns'
import { moveCampaign } from './moves'

export { campaignJob } from './clock-job'

export const campaignProcessHandlers = {
  updateCampaignState: (call) => {
    const { id } = call.params
    const { campaign, delayed } = call.body
    // Only an answer to a review is ever sent late.
    return keepingRefusals(
      call,
      { kind: 'review', act: campaign.state === 'confirmed' ? 'approve' : 'reject', id, delayed },
      async () => ({ campaign: await moveCampaign(call, { id, ...campaign }) }),
    )
  },
} satisfies Partial<Handlers>
