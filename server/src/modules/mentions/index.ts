import type { Handlers } from '../../http/call'
import { createMention } from './create'
import { approve, reject, reset } from './decide'
import { listCampaignMentions, listMentions, listMyMentions } from './queries'

export const mentionHandlers = {
  listMentions,
  listCampaignMentions,
  listMyMentions,
  createMention,
  approveMention: approve,
  rejectMention: reject,
  resetMention: reset,
} satisfies Partial<Handlers>
