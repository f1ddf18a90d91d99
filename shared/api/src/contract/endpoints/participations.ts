import { Type } from 'typebox'
import { decisionStates, mentionKinds } from '../../states'
import { endpoint } from '../endpoint'
import { Campaign, CampaignCalculatedReach, ContentPost, InstagramPost, LinkPost, Mention, Participation } from '../entities'
import { Count, FilledText, Id, IdParams, Nullable, OneOf, Optional, Shape, Text, listOf, paged } from '../primitives'

const staff = ['admin', 'company'] as const
const Counts = Shape({ pending: Count, approved: Count, rejected: Count, all: Count })
const state = Optional(OneOf(decisionStates))
const Reason = Shape({ reason: FilledText(2_000) })
/** Everything a decision about a mention changes, so that both screens are right at once. */
const MentionDecided = Shape({ mention: Mention, participation: Participation, campaign: Nullable(Campaign), campaignCalculatedReach: Nullable(CampaignCalculatedReach) })

export const participationEndpoints = {
  listCampaignParticipations: endpoint({ method: 'GET', path: '/campaigns/:id/participations', actors: staff, tag: 'participations', summary: 'Participations of a campaign by state (all states without one), with counts.', params: IdParams, query: Shape({ ...paged, state }), response: Shape({ ...listOf('participations', Participation).properties, counts: Counts }) }),
  createParticipation: endpoint({ method: 'POST', path: '/campaigns/:id/participations', actors: ['creator'], tag: 'participations', summary: 'Applies to a campaign; a second application answers 409.', params: IdParams, body: Shape({ participation: Shape({ motivation: Text(2_000) }) }), response: Shape({ participation: Participation }) }),
  getParticipation: endpoint({ method: 'GET', path: '/participations/:id', actors: [...staff, 'creator'], tag: 'participations', summary: 'One participation.', params: IdParams, response: Shape({ participation: Participation }) }),
  approveParticipation: endpoint({ method: 'PATCH', path: '/participations/:id/approve', actors: staff, tag: 'participations', summary: 'Approves; a paid one holds its fee on the brand account (422 insufficient_funds when there is too little).', params: IdParams, response: Shape({ participation: Participation, campaign: Campaign }) }),
  rejectParticipation: endpoint({ method: 'PATCH', path: '/participations/:id/reject', actors: staff, tag: 'participations', summary: 'Rejects with a reason; a held fee goes back.', params: IdParams, body: Reason, response: Shape({ participation: Participation, campaign: Campaign }) }),
  deleteParticipation: endpoint({ method: 'DELETE', path: '/participations/:id', actors: ['creator'], tag: 'participations', summary: 'The creator withdraws a pending application.', params: IdParams }),
  listMyParticipations: endpoint({ method: 'GET', path: '/instagramers/me/participations', actors: ['creator'], tag: 'participations', summary: 'Own participations, newest first, with counts.', query: Shape({ ...paged, state }), response: Shape({ ...listOf('participations', Participation).properties, counts: Counts }) }),

  listMentions: endpoint({ method: 'GET', path: '/mentions', actors: staff, tag: 'mentions', summary: 'Mentions over all campaigns, for review; oldest first unless asked otherwise.', query: Shape({ ...paged, state, campaignId: Optional(Id), brandId: Optional(Id), sort: Optional(OneOf(['createdAt', '-createdAt', '-reach'])) }), response: Shape({ ...listOf('mentions', Mention).properties, counts: Counts }) }),
  listCampaignMentions: endpoint({ method: 'GET', path: '/campaigns/:id/mentions', actors: staff, tag: 'mentions', summary: 'Mentions of a campaign by state.', params: IdParams, query: Shape({ ...paged, state }), response: Shape({ ...listOf('mentions', Mention).properties, counts: Counts }) }),
  listMyMentions: endpoint({ method: 'GET', path: '/instagramers/me/mentions', actors: ['creator'], tag: 'mentions', summary: 'Own mentions, newest first.', query: Shape({ ...paged, state, participationId: Optional(Id) }), response: listOf('mentions', Mention) }),
  createMention: endpoint({
    method: 'POST', path: '/participations/:id/mentions', actors: ['creator'], tag: 'mentions', summary: 'Posts a mention: an own post or story by id, a link, or content. Exactly the part that `kind` names.', params: IdParams,
    body: Shape({ mention: Shape({ kind: OneOf(mentionKinds), instagramPostId: Optional(Id), linkPost: Optional(LinkPost), contentPost: Optional(ContentPost) }) }),
    response: Shape({ mention: Mention, participation: Participation }),
  }),
  approveMention: endpoint({ method: 'PATCH', path: '/mentions/:id/approve', actors: staff, tag: 'mentions', summary: 'Approves: counters grow and a held fee is released (rows T-12 to T-17).', params: IdParams, response: MentionDecided }),
  rejectMention: endpoint({ method: 'PATCH', path: '/mentions/:id/reject', actors: staff, tag: 'mentions', summary: 'Rejects with a reason the creator reads.', params: IdParams, body: Reason, response: MentionDecided }),
  resetMention: endpoint({ method: 'PATCH', path: '/mentions/:id/reset', actors: staff, tag: 'mentions', summary: 'Takes a decision back to pending (undo); money already paid out stays.', params: IdParams, response: MentionDecided }),
  listMyInstagramPosts: endpoint({ method: 'GET', path: '/instagramers/me/instagram_posts', actors: ['creator'], tag: 'mentions', summary: 'Posts and stories of the connected social account, newest first.', query: Shape({ ...paged, story: Optional(Type.Boolean()) }), response: listOf('instagramPosts', InstagramPost) }),
}
