import type { Handlers } from '../../http/call'
import { keepingRefusals } from '../campaigns'
import { annotate, rate } from './annotate'
import {
  dismissRefusedAnswer,
  exportApplications,
  listApplications,
  listRefusedAnswers,
  readRefusedAnswers,
} from './applications'
import { apply, withdraw } from './apply'
import { listMyAssignments } from './assignments'
import { approve, reject } from './decide'
import { chooseOfParcel, confirmArrival, replaceParcel, reportProblem, resolveProblem } from './delivery'
import { getParticipation, listCampaignParticipations, listMyParticipations } from './queries'

export { type Addressee, creatorMailOf, staffToNotify } from './addressees'
export { countApplications } from './applications'
export { withdraw } from './apply'
export { atEndOf } from './at-end'
export { approve as approveParticipation, takeIn } from './decide'
export { lateness } from './delivery'
export { endDelivery, type EndedFee, type Ending, type EndingContext } from './end-delivery'
export { participationChanged } from './events'
export { lockForCreator } from './lock'
export { type CreatorMail, linkTo, moneyIn, toCollaboration } from './mails'
export { mentionChanged } from './mention-events'
export { notifyCreatorOfEnding, notifyStaffOfLeaving } from './notices'
export { authorizeParticipation, takesMentions } from './policies'
export { getParticipation } from './queries'
export { countStates, lockParticipation } from './repository'
export { participationFactsOf, toCampaignCard, toCreatorCard } from './serialize'
export { type CardColumns, cardColumns, undecidedColumns } from './summary-columns'

export const participationHandlers = {
  listCampaignParticipations: (call) => listCampaignParticipations(call, { campaignId: call.params.id, ...call.query }),
  listMyParticipations: (call) => listMyParticipations(call, call.query),
  listMyAssignments: (call) => listMyAssignments(call, call.query),
  listApplications: (call) => listApplications(call, call.query),
  exportApplications: (call) => exportApplications(call, call.query),
  listRefusedAnswers: (call) => listRefusedAnswers(call),
  readRefusedAnswers: (call) => readRefusedAnswers(call),
  dismissRefusedAnswer: (call) => dismissRefusedAnswer(call, call.params),
  getParticipation: async (call) => ({ participation: await getParticipation(call.db, call.params.id, call) }),
  createParticipation: async (call) => ({
    participation: await apply(call, { campaignId: call.params.id, ...call.body.participation }),
  }),
  deleteParticipation: (call) => withdraw(call, call.params),
  approveParticipation: (call) =>
    keepingRefusals(call, { kind: 'campaign', act: 'approve', ...call.params, delayed: call.body.delayed }, () =>
      approve(call, { ...call.params, ...call.body }),
    ),
  rejectParticipation: (call) =>
    keepingRefusals(call, { kind: 'campaign', act: 'reject', ...call.params, delayed: call.body.delayed }, () =>
      reject(call, { ...call.params, ...call.body }),
    ),
  updateParticipation: async (call) => ({
    participation: await annotate(call, { ...call.params, ...call.body.participation }),
  }),
  rateParticipation: async (call) => ({ participation: await rate(call, { ...call.params, ...call.body.rating }) }),
  reportDeliveryProblem: async (call) => ({
    participation: await reportProblem(call, { participationId: call.params.id, ...call.body.deliveryProblem }),
  }),
  resolveDeliveryProblem: async (call) => ({
    participation: await resolveProblem(call, { ...call.params, ...call.body }),
  }),
  chooseOfParcel: async (call) => ({
    participation: await chooseOfParcel(call, { participationId: call.params.id, ...call.body }),
  }),
  confirmParcelArrived: async (call) => ({
    participation: await confirmArrival(call, { ...call.params, ...call.body }),
  }),
  replaceParcel: (call) => replaceParcel(call, { ...call.params, ...call.body }),
} satisfies Partial<Handlers>
