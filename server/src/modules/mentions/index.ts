import type { Handlers } from '../../http/call'
import { createMention, createStoreMention } from './create'
import { decide } from './decide'
import { getMention, listCampaignMentions, listMentions, listMyMentions, listStoreCampaignMentions } from './queries'
import { readAgain, resubmit } from './resubmit'
import { typeFigures } from './type-figures'

export { alertOf } from '../../caption-checks'
export { decide as decideMention }
export { authorizeMention } from './policies'
export { keepLastReading, readingsJob } from './readings'
export { approveAllWaiting, approveLate, unansweredJob } from './unanswered'

export const mentionHandlers = {
  listMentions: (call) => listMentions(call, call.query),
  listCampaignMentions: (call) => listCampaignMentions(call, { campaignId: call.params.id, ...call.query }),
  listStoreCampaignMentions: (call) =>
    listStoreCampaignMentions(call, { storeCampaignId: call.params.id, ...call.query }),
  listMyMentions: (call) => listMyMentions(call, call.query),
  getMention: async (call) => ({ mention: await getMention(call, call.params.id) }),
  createMention: (call) => createMention(call, { participationId: call.params.id, fields: call.body.mention }),
  createStoreMention: (call) =>
    createStoreMention(call, { storeParticipationId: call.params.id, fields: call.body.mention }),
  approveMention: (call) => decide(call, { ...call.params, decision: 'approve' }),
  rejectMention: (call) => decide(call, { ...call.params, decision: 'reject', reason: call.body.reason }),
  requestMentionChanges: (call) =>
    decide(call, { ...call.params, decision: 'requestChanges', reason: call.body.reason }),
  readMentionAgain: (call) => readAgain(call, call.params.id),
  typeLinkFigures: (call) => typeFigures(call, { id: call.params.id, figures: call.body.figures }),
  resubmitMention: (call) =>
    resubmit(call, { ...call.params, fields: call.body.mention, evenIfUnchanged: call.body.evenIfUnchanged }),
  resetMention: (call) => decide(call, { ...call.params, decision: 'reset' }),
} satisfies Partial<Handlers>
