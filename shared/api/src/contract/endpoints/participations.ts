import { Type } from 'typebox'
import { assignmentGroups, decisionStates, mentionKinds, participationNeeds } from '../../states'
import { brandStaff, creators } from '../actors'
import { endpoint } from '../endpoint'
import {
  Campaign,
  CampaignCalculatedReach,
  ContentPost,
  InstagramPost,
  LinkCount,
  LinkPost,
  Mention,
  MentionChecks,
  NewDeliveryProblem,
  Participation,
  StoreCampaign,
  StoreParticipation,
} from '../entities'
import {
  Count,
  Day,
  Delayed,
  FilledText,
  Id,
  IdParams,
  Instant,
  listOf,
  Nullable,
  OneOf,
  Optional,
  paged,
  SeenFee,
  SeenState,
  Shape,
  Text,
  Url,
} from '../primitives'

const Counts = Shape({ pending: Count, approved: Count, rejected: Count, all: Count })
const state = Optional(OneOf(decisionStates))
const Reason = Shape({ reason: FilledText(2_000) })
/** Everything a decision about a mention changes, so that both screens are right at once. */
const MentionDecided = Shape({
  mention: Mention,
  /** Absent for a mention of what was picked up at a store. */
  participation: Optional(Participation),
  campaign: Nullable(Campaign),
  campaignCalculatedReach: Nullable(CampaignCalculatedReach),
})

const AssignmentCounts = Shape({
  fetch: Count,
  invited: Count,
  changes: Count,
  post: Count,
  parcel: Count,
  waiting: Count,
  done: Count,
  /** The sum of all groups. */
  all: Count,
  /** What the creator has to do: the badge. */
  mine: Count,
})

const NewMention = Shape({
  mention: Shape({
    kind: OneOf(mentionKinds),
    instagramPostId: Optional(Id),
    linkPost: Optional(LinkPost),
    contentPost: Optional(ContentPost),
  }),
})

export const participationEndpoints = {
  listCampaignParticipations: endpoint({
    method: 'GET',
    path: '/campaigns/:id/participations',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag: 'participations',
    scope: 'read_creators',
    summary:
      'Participations of a campaign by state (all states without one), with counts; with `deliveryProblem` those with an open one.',
    params: IdParams,
    notFound: 'campaign_not_found',
    query: Shape({
      ...paged,
      state,
      shortlisted: Optional(Type.Boolean()),
      deliveryProblem: Optional(Type.Boolean()),
      query: Optional(Text(200)),
      sort: Optional(OneOf(['-createdAt', 'createdAt', '-followers', '-engagement'])),
    }),
    response: Shape({ ...listOf('participations', Participation).properties, counts: Counts }),
  }),
  createParticipation: endpoint({
    method: 'POST',
    path: '/campaigns/:id/participations',
    actors: creators,
    tag: 'participations',
    summary:
      'Applies to a campaign; with `invitationId` as the answer to that invitation, 409 already_decided when it no longer waits for one. 409 conflict a second time, 409 campaign_full, 422 campaign_closed, 422 account_not_connected, 422 followers_outside, 422 country_outside; where goods are sent 422 address_missing (not as the answer to an invitation), 422 at `choiceId`, 422 choice_out.',
    params: IdParams,
    notFound: 'campaign_not_found',
    body: Shape({
      participation: Shape({
        motivation: Text(2_000),
        invitationId: Optional(Id),
        /** What is to be sent, where there is something to choose. */
        choiceId: Optional(Text(36)),
        /** Öre, where the terms let the creator name the fee: `required`, `out_of_span`; elsewhere `unknown_field`. */
        proposedFee: Optional(Count),
      }),
    }),
    response: Shape({ participation: Participation }),
  }),
  getParticipation: endpoint({
    method: 'GET',
    path: '/participations/:id',
    actors: [...brandStaff, ...creators],
    beforeLetIn: 'ownCreators',
    tag: 'participations',
    scope: 'read_creators',
    summary: 'One participation.',
    params: IdParams,
    response: Shape({ participation: Participation }),
  }),
  approveParticipation: endpoint({
    method: 'PATCH',
    path: '/participations/:id/approve',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag: 'participations',
    summary:
      'Approves an application, or takes a rejected creator in after all (`from: rejected`); a paid one holds its fee on the brand account (422 insufficient_funds when there is too little); 409 campaign_full when every place is taken, 409 already_decided, 409 proposal_changed where the creator has named another fee than the `fee` that was seen.',
    params: IdParams,
    body: Shape({ from: SeenState(['pending', 'rejected']), fee: SeenFee, delayed: Delayed }),
    response: Shape({ participation: Participation, campaign: Campaign }),
  }),
  rejectParticipation: endpoint({
    method: 'PATCH',
    path: '/participations/:id/reject',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag: 'participations',
    summary:
      'Rejects an application with a reason, or takes an approved creator out (`from: approved`); a held fee goes back. 409 already_decided, 422 work_waiting while a post of the creator waits for an answer.',
    params: IdParams,
    body: Shape({ ...Reason.properties, from: SeenState(['pending', 'approved']), delayed: Delayed }),
    response: Shape({ participation: Participation, campaign: Campaign }),
  }),
  deleteParticipation: endpoint({
    method: 'DELETE',
    path: '/participations/:id',
    actors: creators,
    tag: 'participations',
    summary: 'The creator withdraws a pending application.',
    params: IdParams,
  }),
  updateParticipation: endpoint({
    method: 'PATCH',
    path: '/participations/:id',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag: 'participations',
    summary: 'Short list and private note of staff; creators see neither.',
    params: IdParams,
    body: Shape({
      participation: Type.Partial(Shape({ shortlisted: Type.Boolean(), note: Text(2_000) }), {
        additionalProperties: false,
      }),
    }),
    response: Shape({ participation: Participation }),
  }),
  rateParticipation: endpoint({
    method: 'PATCH',
    path: '/participations/:id/rating',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag: 'participations',
    summary: 'How the collaboration went, 1 to 5; the last rating stands.',
    params: IdParams,
    body: Shape({ rating: Shape({ score: Type.Integer({ minimum: 1, maximum: 5 }), comment: Optional(Text(1_000)) }) }),
    response: Shape({ participation: Participation }),
  }),
  reportDeliveryProblem: endpoint({
    method: 'POST',
    path: '/participations/:id/delivery_problems',
    actors: creators,
    tag: 'participations',
    summary: 'Something is wrong with what was sent: the content deadline stands still; 409 while another is open.',
    params: IdParams,
    body: Shape({ deliveryProblem: NewDeliveryProblem }),
    response: Shape({ participation: Participation }),
  }),
  resolveDeliveryProblem: endpoint({
    method: 'PATCH',
    path: '/delivery_problems/:id/resolve',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag: 'participations',
    summary:
      'Answers it with a word; the deadline moves by the days that it stood still, or to the given day. With `release` the creator owes nothing more: the participation ends without a mark, and a held fee goes back. A new parcel is `replaceParcel`.',
    params: IdParams,
    body: Shape({ answer: FilledText(2_000), dueAt: Optional(Day), release: Optional(Type.Boolean()) }),
    response: Shape({ participation: Participation }),
  }),
  listMyParticipations: endpoint({
    method: 'GET',
    path: '/instagramers/me/participations',
    actors: creators,
    tag: 'participations',
    summary:
      'Own participations, newest first, with counts; with `sort=need` those that wait for the creator first, the nearest deadline on top.',
    query: Shape({
      ...paged,
      state,
      need: Optional(OneOf(participationNeeds)),
      sort: Optional(OneOf(['-createdAt', 'need'])),
    }),
    response: Shape({
      ...listOf('participations', Participation).properties,
      counts: Counts,
      needs: Shape({
        changes: Count,
        draft: Optional(Count),
        post: Count,
        delivery: Count,
        answer: Count,
        review: Count,
        done: Count,
      }),
      /** The creator's own at stores, by what they wait for. */
      pickups: Optional(
        Shape({
          fetch: Count,
          invited: Count,
          changes: Count,
          draft: Optional(Count),
          post: Count,
          answer: Count,
          review: Count,
          done: Count,
        }),
      ),
      /** All of them by group, as `listMyAssignments` has them. */
      assignments: Optional(AssignmentCounts),
    }),
  }),
  listMyAssignments: endpoint({
    method: 'GET',
    path: '/instagramers/me/assignments',
    actors: creators,
    tag: 'participations',
    summary:
      'Everything that a creator takes part in, delivered or picked up, each in one group (`assignmentGroupOf`), what ends first on top; of those that are done the latest, as many as asked for.',
    query: Shape({ done: Optional(Type.Integer({ minimum: 0, maximum: 500 })) }),
    response: Shape({
      /** In the order in which they are shown. `id` is a participation's, and an offer's where it is picked up. */
      assignments: Type.Array(
        Shape({
          id: Id,
          kind: OneOf(['delivery', 'pickup']),
          group: OneOf(assignmentGroups),
          /** The next step is the creator's. */
          isMine: Type.Boolean(),
          /** When its state ends: a pass, an answer, a deadline; null where nothing runs, and for those that are done. */
          endsAt: Nullable(Instant),
        }),
      ),
      participations: Type.Array(Participation),
      storeCampaigns: Type.Array(StoreCampaign),
      counts: AssignmentCounts,
    }),
  }),

  listMentions: endpoint({
    method: 'GET',
    path: '/mentions',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag: 'mentions',
    scope: 'read_posts',
    summary: 'Mentions over all campaigns, for review; oldest first unless asked otherwise.',
    query: Shape({
      ...paged,
      state,
      campaignId: Optional(Id),
      storeCampaignId: Optional(Id),
      brandId: Optional(Id),
      kind: Optional(OneOf(mentionKinds)),
      alert: Optional(Type.Boolean()),
      query: Optional(Text(200)),
      sort: Optional(OneOf(['createdAt', '-createdAt', '-reach'])),
    }),
    response: Shape({ ...listOf('mentions', Mention).properties, counts: Counts }),
  }),
  listCampaignMentions: endpoint({
    method: 'GET',
    path: '/campaigns/:id/mentions',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag: 'mentions',
    scope: 'read_posts',
    summary: 'Mentions of a campaign by state.',
    params: IdParams,
    notFound: 'campaign_not_found',
    query: Shape({ ...paged, state }),
    response: Shape({ ...listOf('mentions', Mention).properties, counts: Counts }),
  }),
  listStoreCampaignMentions: endpoint({
    method: 'GET',
    path: '/store_campaigns/:id/mentions',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag: 'mentions',
    scope: 'read_posts',
    summary: 'Mentions of what was picked up under one store campaign, by state (row E-29).',
    params: IdParams,
    notFound: 'store_campaign_not_found',
    query: Shape({ ...paged, state }),
    response: Shape({ ...listOf('mentions', Mention).properties, counts: Counts }),
  }),
  listMyMentions: endpoint({
    method: 'GET',
    path: '/instagramers/me/mentions',
    actors: creators,
    tag: 'mentions',
    summary: 'Own mentions, newest first.',
    query: Shape({ ...paged, state, participationId: Optional(Id), storeParticipationId: Optional(Id) }),
    response: listOf('mentions', Mention),
  }),
  getMention: endpoint({
    method: 'GET',
    path: '/mentions/:id',
    actors: [...brandStaff, ...creators],
    beforeLetIn: 'ownCreators',
    tag: 'mentions',
    scope: 'read_posts',
    summary: 'One mention: what the slower of two reads to see who was faster.',
    params: IdParams,
    response: Shape({ mention: Mention }),
  }),
  createMention: endpoint({
    method: 'POST',
    path: '/participations/:id/mentions',
    actors: creators,
    tag: 'mentions',
    summary:
      'Posts a mention: an own post or story by id, a link, or content. Exactly the part that `kind` names; 422 kind_not_asked at `kind` when the campaign does not take it.',
    params: IdParams,
    body: NewMention,
    response: Shape({ mention: Mention, participation: Participation }),
  }),
  createStoreMention: endpoint({
    method: 'POST',
    path: '/store_participations/:id/mentions',
    actors: creators,
    tag: 'mentions',
    summary:
      'The same of what was picked up at a store (decision 80): 422 illegal_transition before it was, once the campaign takes no posts, and once its fee has gone back.',
    params: IdParams,
    body: NewMention,
    response: Shape({ mention: Mention, storeParticipation: StoreParticipation }),
  }),
  approveMention: endpoint({
    method: 'PATCH',
    path: '/mentions/:id/approve',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag: 'mentions',
    summary: 'Approves: counters grow and a held fee is released (rows T-12 to T-17).',
    params: IdParams,
    response: MentionDecided,
  }),
  rejectMention: endpoint({
    method: 'PATCH',
    path: '/mentions/:id/reject',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag: 'mentions',
    summary: 'Rejects with a reason the creator reads.',
    params: IdParams,
    body: Reason,
    response: MentionDecided,
  }),
  requestMentionChanges: endpoint({
    method: 'PATCH',
    path: '/mentions/:id/request_changes',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag: 'mentions',
    summary: 'Rejects for now: the creator reads what to change and may send it again.',
    params: IdParams,
    body: Reason,
    response: MentionDecided,
  }),
  readMentionAgain: endpoint({
    method: 'POST',
    path: '/mentions/:id/read_again',
    actors: creators,
    tag: 'mentions',
    summary:
      'Reads a post that changes were asked for anew from the network, and says how its text stands up now; sends nothing. `changed` null: the network does not tell.',
    rateLimit: { max: 30, minutes: 10, per: 'caller' },
    params: IdParams,
    response: Shape({
      reading: Shape({ caption: Text(5_000), changed: Nullable(Type.Boolean()), checks: MentionChecks }),
    }),
  }),
  typeLinkFigures: endpoint({
    method: 'PUT',
    path: '/mentions/:id/link_figures',
    actors: creators,
    tag: 'mentions',
    summary:
      'Figures of a link that no network tells, typed by its creator: those of now, in place of what was typed for the same moment. 422 illegal_transition where a network tells them, or the post was rejected.',
    rateLimit: { max: 60, minutes: 60, per: 'caller' },
    params: IdParams,
    body: Shape({
      figures: Shape({
        views: LinkCount,
        likes: Nullable(LinkCount),
        comments: Nullable(LinkCount),
        /** An own upload that shows them. */
        proofUrl: Nullable(Text(500)),
      }),
    }),
    response: Shape({ mention: Mention }),
  }),
  resubmitMention: endpoint({
    method: 'PATCH',
    path: '/mentions/:id/resubmit',
    actors: creators,
    tag: 'mentions',
    summary:
      'Sends a mention again after changes were asked for; a post is read anew from the network. 422 mention_unchanged when its text is the same, unless `evenIfUnchanged`: the change may be one that cannot be read.',
    params: IdParams,
    body: Shape({
      mention: Shape({ linkPost: Optional(LinkPost), contentPost: Optional(ContentPost) }),
      evenIfUnchanged: Optional(Type.Boolean()),
    }),
    response: Shape({
      mention: Mention,
      participation: Optional(Participation),
      storeParticipation: Optional(StoreParticipation),
    }),
  }),
  resetMention: endpoint({
    method: 'PATCH',
    path: '/mentions/:id/reset',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag: 'mentions',
    summary: 'Takes a decision back to pending (undo); money already paid out stays.',
    params: IdParams,
    response: MentionDecided,
  }),
  listMyInstagramPosts: endpoint({
    method: 'GET',
    path: '/instagramers/me/instagram_posts',
    actors: creators,
    tag: 'mentions',
    summary: 'Posts and stories of the connected social account, newest first.',
    query: Shape({ ...paged, story: Optional(Type.Boolean()) }),
    response: listOf('instagramPosts', InstagramPost),
  }),
  findMyInstagramPost: endpoint({
    method: 'POST',
    path: '/instagramers/me/instagram_posts/find',
    actors: creators,
    tag: 'mentions',
    summary:
      'Looks up an own post by its link, further back than the list reaches. 422 invalid at `link` for what is no link to a post, not_found when the account has no such post among its newest few hundred.',
    rateLimit: { max: 20, minutes: 10, per: 'caller' },
    body: Shape({ link: Url }),
    response: Shape({ instagramPost: InstagramPost }),
  }),
}
