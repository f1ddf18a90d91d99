import { Type } from 'typebox'
import { linkProblems, linkStates, networks } from '../../link-states'
import { postDraftStates } from '../../post-draft-states'
import {
  applyObstacles,
  campaignStates,
  campaignTypes,
  decisionStates,
  feeReturnReasons,
  mentionDecisionKinds,
  mentionKinds,
  participationDecisionKinds,
  participationNeeds,
  paymentLinkTypes,
} from '../../states'
import { Count, Day, Id, Instant, Nullable, OneOf, Optional, Ore, Shape, Text, Url } from '../primitives'
import { campaignFields } from './campaign-fields'
import { CampaignCard, CreatorCard } from './cards'
import { DemandsMet } from './demands'
import { DeliveryProblem } from './desk'
import { DraftMedia } from './draft-media'
import { Parcel, ParcelChoice, ParcelCounts } from './parcels'
import { ProfileCategory } from './people'
import { Proposal } from './proposals'
import { Chance } from './saved-offers'
import { DealFacts, PieceLeft } from './terms'
import { TrackRecord } from './track-record'

/** What a caller may do with a record; the interface asks this and never re-implements a rule. */
export const campaignAbilities = [
  'edit',
  'delete',
  'request',
  'withdraw',
  'return',
  'confirm',
  'close',
  'start',
  'finish',
  'archive',
  'restore',
  'cancel',
  'decideParticipations',
  'decideMentions',
  'apply',
  'invite',
  'promote',
  'unpromote',
  'duplicate',
  'share',
] as const

export const participationAbilities = [
  'approve',
  'reject',
  'remove',
  'annotate',
  'rate',
  'resolveDelivery',
  'withdraw',
  'postMention',
  'reportDelivery',
] as const

export const mentionAbilities = ['approve', 'reject', 'requestChanges', 'reset', 'buyImage', 'resubmit'] as const

/** Why a move of the process that this caller knows of is not open now. */
export const moveRefusals = [
  'incomplete',
  'days_passed',
  'no_participation',
  'company_not_approved',
  'email_not_confirmed',
  'cancelled',
  'work_waiting',
  'work_underway',
] as const

/** Row E-05 and the editor's fields. `reach` is what was counted, `wantedReach` what the editor calls reach (reading Z9). */
export const Campaign = Shape({
  id: Id,
  brandId: Id,
  brandName: Text(120),
  brandLogoUrl: Nullable(Text(500)),
  state: OneOf(campaignStates),
  type: OneOf(campaignTypes),
  ...campaignFields,
  productImageUrl: Nullable(Text(500)),
  inspirationImageUrl: Nullable(Text(500)),
  wantedReach: Count,
  reach: Type.Integer(),
  numLikes: Type.Integer(),
  numComments: Type.Integer(),
  numPosts: Type.Integer(),
  approvedMentionsCount: Type.Integer(),
  /** Reach by post day `YYYY-MM-DD`, as `campaignCalculatedReach` has it too (reading Z10); where staff ask for one campaign. */
  calculatedReach: Optional(Type.Record(Day, Type.Integer())),
  /** Fees that are reserved for its participations now, öre; where staff ask for one campaign. */
  heldAmount: Optional(Count),
  /**
   * Fees that went back with the archive, öre: what taking the campaign out of it holds anew, and what stays with the brand; where staff
   * ask for one.
   */
  feesOnRestore: Optional(Shape({ heldAgain: Count, staysBack: Count })),
  /** Mentions in every state, and those that wait for the brand. */
  mentionsCount: Count,
  pendingMentionsCount: Count,
  /** Drafts that wait for the brand, where staff ask for one campaign. */
  pendingDraftsCount: Optional(Count),
  pendingParticipationsCount: Count,
  /** Applications that wait, to the campaign and at its stores; as many as the inbox has of it. */
  waitingApplicationsCount: Count,
  approvedParticipationsCount: Count,
  /** Of a campaign that sends its goods, for staff who open it. */
  parcelCounts: Optional(ParcelCounts),
  /** Of a campaign that sends its goods, where it is opened: what a creator chooses from, with how many are left of each. */
  choices: Optional(Type.Array(ParcelChoice)),
  rejectedParticipationsCount: Count,
  /** Total product value of the planned participants, kr. */
  value: Type.Integer({ minimum: 0 }),
  /** Value, logistics, paid collaborations and tax add-on together, kr. */
  totalCost: Type.Integer({ minimum: 0 }),
  /** The last word about the review: what the platform answered, or what the brand tells it when it is sent again. */
  reviewComment: Nullable(Text(2_000)),
  /** For staff: why the platform sent this draft back. */
  reviewAnswer: Optional(Nullable(Text(2_000))),
  /** Grows by one with every save; a stale one is refused with `stale_version`. */
  version: Count,
  createdAt: Instant,
  updatedAt: Instant,
  /** Chosen by the platform to stand first in the marketplace; null when it is not. */
  promotedAt: Nullable(Instant),
  /** When it was called off; such a campaign stays archived. */
  cancelledAt: Nullable(Instant),
  /** When it was last sent for review, while it waits for it. */
  requestedAt: Optional(Instant),
  /** Kinds of mentions that the campaign takes (`mentionKindsOf`). */
  mentionKinds: Type.Array(OneOf(mentionKinds)),
  /** Places nobody has got yet; null where the stock balance is 0, which means as many as wanted. */
  placesLeft: Nullable(Count),
  abilities: Type.Array(OneOf(campaignAbilities)),
  /** For one campaign, to staff: moves that are shown but cannot be made now, and why. */
  refusals: Optional(Type.Array(Shape({ act: OneOf(campaignAbilities), reason: OneOf(moveRefusals) }))),
  /** The categories that the brand would like best, by name; where one campaign is asked for. They demand nothing. */
  wishes: Optional(Type.Array(ProfileCategory)),
  /** The asking creator's own participation, if any. */
  myParticipationId: Optional(Nullable(Id)),
  /** The asking creator's open invitation. */
  myInvitation: Optional(Nullable(Shape({ id: Id, message: Text(1_000), createdAt: Instant }))),
  /** Of a campaign with pick-up, for staff who open it: how many stores it is given to. */
  chosenStoresCount: Optional(Count),
  /** Of a campaign with pick-up, for staff: passes at its stores that were used, those that hold, and the stores' places; 0: as many as one likes. */
  pickups: Optional(Shape({ pickedUp: Count, booked: Count, places: Count })),
  /** Why the asking creator cannot apply; null when they can. */
  applyObstacle: Optional(Nullable(OneOf(applyObstacles))),
  /** What the words of its terms are made from; where one campaign is asked for. */
  deal: Optional(DealFacts),
  /** Somebody has applied, so what the deal says can no longer be changed here (`terms_locked`); where staff ask for one campaign. */
  termsLocked: Optional(Type.Boolean()),
  /** How its brand has treated creators; where creators and visitors ask for one campaign. */
  trackRecord: Optional(TrackRecord),
  /** How many want it; where creators and visitors ask for one that wants an application. */
  chance: Optional(Chance),
})

export const campaignHistoryActs = [
  'created',
  'edited',
  'request',
  'withdraw',
  'return',
  'expire',
  'confirm',
  'close',
  'start',
  'finish',
  'archive',
  'restore',
  'cancel',
  'applied',
  'participation_approved',
  'participation_rejected',
  'participation_withdrawn',
  'mention_created',
  'mention_approved',
  'mention_rejected',
  'mention_reset',
  'promoted',
  'unpromoted',
  'duplicated',
  'invited',
  'participation_expired',
  'participation_removed',
  'delivery_reported',
  'delivery_resolved',
  'delivery_released',
  'participation_left',
  'parcels_sent',
  'parcel_taken_back',
  'parcel_arrived',
  'parcel_replaced',
  'parcels_reminded',
  'addresses_seen',
  'addresses_downloaded',
  'applications_ended',
  'mentions_ended',
  'mention_unanswered',
  'mention_as_drafted',
  'mention_changes_requested',
  'mention_resubmitted',
  'image_requested',
  'image_approved',
  'image_declined',
  'report_shared',
  'fee_returned',
  'fee_held_again',
  'agreement_changed',
  'agreement_moved',
] as const

/** One line of the campaign's history: who, when, what, and why. */
export const CampaignEvent = Shape({
  id: Id,
  campaignId: Id,
  act: OneOf(campaignHistoryActs),
  actorName: Nullable(Text(120)),
  comment: Nullable(Text(2_000)),
  /** Öre that it moved: for `fee_returned` and `fee_held_again`, whose comment names the creator. */
  amount: Nullable(Ore),
  /** How many applications or posts it decided at once. */
  count: Nullable(Count),
  createdAt: Instant,
})

/** Rows E-14 and T-11. */
export const Participation = Shape({
  id: Id,
  state: OneOf(decisionStates),
  campaignId: Id,
  instagramerId: Id,
  motivation: Text(2_000),
  demands: DemandsMet,
  /** Agreed fee in öre; 0 when unpaid, and once it has gone back. */
  feeAmount: Count,
  /** The fee that the creator has named; null where there is one fee for all. */
  proposal: Optional(Nullable(Proposal)),
  /** What is held or was: null when nothing ever was. `until`: the last day on which content earns it, once the campaign is finished. */
  fee: Nullable(
    Shape({
      state: OneOf(['held', 'paid', 'returned']),
      amount: Count,
      settledAt: Nullable(Instant),
      returnReason: Nullable(OneOf(feeReturnReasons)),
      until: Nullable(Day),
      /** Öre of a paid fee that the creator has not taken out; the oldest earnings are taken out first. */
      left: Optional(Count),
      /** The withdrawal that the last of it left with, for the creator: arrives by `at`, or did then. */
      withdrawal: Optional(Shape({ state: OneOf(['requested', 'paid']), at: Instant })),
    }),
  ),
  decidedAt: Nullable(Instant),
  decidedByName: Nullable(Text(120)),
  decisionReason: Nullable(Text(2_000)),
  /** How it was decided; `expired` means that nobody answered in time. */
  decisionKind: Nullable(OneOf(participationDecisionKinds)),
  /** The creator was invited. */
  invited: Type.Boolean(),
  /** When an application that nobody answers expires; null once it is decided. */
  answerBy: Nullable(Instant),
  /** The creator's own content deadline: the campaign's, moved by delivery problems. */
  dueAt: Nullable(Day),
  /** Since when the deadline is paused; null when it is not. */
  deadlinePausedAt: Nullable(Instant),
  /** Mentions that wait for the brand, and mentions that wait for the creator's changes. */
  pendingMentionsCount: Count,
  changesRequestedCount: Count,
  /** What has to be done next, and by whom (`needOf`). */
  need: OneOf(participationNeeds),
  /** Where the draft stands that is shown before publishing; null where none is asked for. */
  draftState: Optional(Nullable(OneOf(postDraftStates))),
  /** For its creator: until when leaving can be undone; null while nothing is left. */
  leavingUntil: Optional(Nullable(Instant)),
  /** The last delivery problem; open while `resolvedAt` is null. */
  deliveryProblem: Nullable(DeliveryProblem),
  /** What is sent to the creator; null where nothing is: not approved, fetched at a store, or from before parcels were kept. */
  parcel: Nullable(Parcel),
  /** Staff only: on the short list, a note that creators never see, and how the collaboration went. */
  shortlisted: Optional(Type.Boolean()),
  note: Optional(Text(2_000)),
  /** Staff only, while a fee is held: öre of it that the creator keeps were the brand to take them out now. */
  owedOnEnding: Optional(Count),
  rating: Optional(Nullable(Shape({ score: Type.Integer({ minimum: 1, maximum: 5 }), comment: Text(1_000) }))),
  /** The last day to answer the brand's question whether the agreement may change; null while there is none. */
  questionBy: Optional(Nullable(Day)),
  /** What is still to be handed in and approved, by kind (`piecesLeftOf`). */
  piecesLeft: Optional(Type.Array(PieceLeft)),
  linkPostsCount: Type.Integer(),
  contentPostsCount: Type.Integer(),
  instagramPostsCount: Type.Integer(),
  instagramStoriesCount: Type.Integer(),
  createdAt: Instant,
  creator: CreatorCard,
  campaign: CampaignCard,
  abilities: Type.Array(OneOf(participationAbilities)),
})

/** Row E-15. */
export const InstagramPost = Shape({
  id: Id,
  instagramerId: Id,
  /** 0 while `reachUnread`. */
  reach: Count,
  /** The network has not said yet how many it reached. */
  reachUnread: Optional(Type.Boolean()),
  likesCount: Count,
  commentsCount: Count,
  story: Type.Boolean(),
  caption: Text(5_000),
  imageUrl: Nullable(Text(500)),
  permalink: Nullable(Text(2_000)),
  instagramCreatedAt: Instant,
  /** When the network said that it is no longer there. */
  goneAt: Optional(Nullable(Instant)),
  /** Stories: when Samspel kept a copy, since the network shows them for a day only; null for posts. */
  capturedAt: Optional(Nullable(Instant)),
  /** True when a mention already uses it. */
  used: Optional(Type.Boolean()),
})

/** What the network said of an approved post some days later; null for a figure that it did not tell. Nothing of it is counted. */
export const MentionReading = Shape({
  readAt: Instant,
  /** Days after the approval. */
  afterDays: Count,
  reach: Nullable(Count),
  views: Nullable(Count),
  saved: Nullable(Count),
  shares: Nullable(Count),
  interactions: Nullable(Count),
})

export const LinkPost = Shape({ url: Url, title: Text(200), linkType: OneOf(paymentLinkTypes) })
/** Videos have more views than there are people. */
export const LinkCount = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })

/** Figures of a link, with who says so and when. `later`: so many days after the approval. Null for what was not told. */
export const LinkFigures = Shape({
  moment: OneOf(['handed_in', 'approved', 'later'] as const),
  afterDays: Count,
  source: OneOf(['youtube', 'typed'] as const),
  readAt: Instant,
  views: Nullable(LinkCount),
  likes: Nullable(LinkCount),
  comments: Nullable(LinkCount),
  /** A picture that shows what was typed. */
  proofUrl: Nullable(Text(500)),
})

/** What a network tells of the link, in its own words. Nothing of it is counted in reach. */
export const LinkReading = Shape({
  /** Null for a page of no network. */
  network: Nullable(OneOf(networks)),
  state: OneOf(linkStates),
  /** Since when something is missing that the network could tell. */
  missingSince: Nullable(Instant),
  problem: Nullable(OneOf(linkProblems)),
  /** The same post was handed in before, by another address. */
  twice: Optional(Type.Literal(true)),
  title: Nullable(Text(300)),
  /** Whose post it is. `isKnown`: the brand has approved posts of this creator by the same author before; null where it has none. */
  author: Nullable(Shape({ name: Text(300), url: Nullable(Text(2_000)), isKnown: Nullable(Type.Boolean()) })),
  /** Our own copy. */
  imageUrl: Nullable(Text(500)),
  publishedAt: Nullable(Instant),
  checkedAt: Nullable(Instant),
  /** The caller may type figures, since nobody tells them. */
  mayType: Optional(Type.Literal(true)),
  /** From what was handed in to the latest. */
  figures: Type.Array(LinkFigures),
})

export const ContentPost = Shape({ text: Text(5_000), imageUrls: Type.Array(Text(500), { maxItems: 10 }) })

export const MentionChecks = Shape({
  adLabel: OneOf(['ok', 'unclear', 'missing']),
  /** The words that were read as the label; null when there are none. */
  adLabelFound: Nullable(Text(60)),
  missingAccounts: Type.Array(Text(60)),
  missingHashtags: Type.Array(Text(60)),
  daysBeforeDue: Nullable(Type.Integer()),
})

/** Row E-16: exactly one of the three posts is there, chosen by `kind`. */
export const Mention = Shape({
  id: Id,
  kind: OneOf(mentionKinds),
  state: OneOf(decisionStates),
  campaignId: Nullable(Id),
  storeCampaignId: Nullable(Id),
  /** What it belongs to: a participation, or what was picked up at a store; of the two one is there. */
  participationId: Nullable(Id),
  storeParticipationId: Nullable(Id),
  /** Where it was picked up. */
  store: Nullable(Shape({ id: Id, name: Text(120), city: Text(80) })),
  instagramerId: Id,
  instagramPost: Nullable(InstagramPost),
  /** The latest reading after the approval. */
  laterReading: Optional(Nullable(MentionReading)),
  linkPost: Nullable(LinkPost),
  linkReading: Optional(LinkReading),
  contentPost: Nullable(ContentPost),
  /** What the review panel shows: advertising label, accounts and hashtags named, days before (+) or after (-) the deadline. */
  checks: MentionChecks,
  decidedAt: Nullable(Instant),
  decidedByName: Nullable(Text(120)),
  rejectReason: Nullable(Text(2_000)),
  /** `changes_requested`: a rejected one that the creator may change and send again. */
  decisionKind: Nullable(OneOf(mentionDecisionKinds)),
  /** 0 when first sent, one more each time it was sent again: so many rounds of changes are used while it waits. */
  revision: Count,
  /** How many rounds of changes were agreed; null: as many as wanted. */
  changeRounds: Optional(Nullable(Count)),
  /** The last day on which the brand answers before it is approved by itself, where one was agreed; null once it is decided. */
  answerBy: Optional(Nullable(Day)),
  /** How it compares with the draft that was approved; absent where none was. `unknown`: the network gives no picture to compare. */
  draftMatch: Optional(
    Shape({
      text: OneOf(['same', 'differs'] as const),
      pictures: OneOf(['same', 'differs', 'unknown'] as const),
      approvedCaption: Text(2_200),
      /** Pictures and films of the draft. */
      media: Type.Array(DraftMedia),
    }),
  ),
  resubmittedAt: Nullable(Instant),
  createdAt: Instant,
  creator: CreatorCard,
  campaign: CampaignCard,
  abilities: Type.Array(OneOf(mentionAbilities)),
})

/** Daily reach of a campaign, keyed by post day (row E-05). Its id is the campaign's. */
export const CampaignCalculatedReach = Shape({ id: Id, days: Type.Record(Day, Type.Integer()) })
