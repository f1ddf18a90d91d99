import type { Handlers } from '../../http/call'
import { createMention } from './create'
import { approve, reject, requestChanges, reset } from './decide'
import { getMention, listCampaignMentions, listMentions, listMyMentions } from './queries'
import { resubmit } from './resubmit'

export { alertOf } from './checks'
export { authorizeMention } from './policies'

export const mentionHandlers = {
  listMentions,
  listCampaignMentions,
  listMyMentions,
  getMention: async ({ db, params, caller }) => ({ mention: await getMention(db, params.id, caller) }),
  createMention,
  approveMention: approve,
  rejectMention: reject,
  requestMentionChanges: requestChanges,
  resubmitMention: resubmit,
  resetMention: reset,
} satisfies Partial<Handlers>
