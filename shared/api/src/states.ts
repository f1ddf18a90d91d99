export { type ApplicationSort, applicationSorts } from './application-sorts'
/** Campaign statuses, in this order (row T-01). */
export const campaignStates = [
  'draft',
  'requested',
  'confirmed',
  'upcoming',
  'ongoing',
  'finished',
  'archived',
] as const
export type CampaignState = (typeof campaignStates)[number]

/** Counts of what waits in campaigns: the list of campaigns can be narrowed to those behind one. */
export const campaignsWaiting = ['applications', 'dueSoon'] as const
export type CampaignsWaiting = (typeof campaignsWaiting)[number]

/** Campaign types (row T-07). */
export const campaignTypes = ['default', 'selfservice', 'custom'] as const
export type CampaignType = (typeof campaignTypes)[number]

/** Packages with their default reach and number of profiles, where they have any (row T-08). */
export const packages = {
  default: {},
  selfservice: {},
  custom: {},
  small: { reach: 100_000, profiles: 20 },
  medium: { reach: 250_000, profiles: 35 },
  large: { reach: 400_000, profiles: 70 },
} as const satisfies Record<string, { reach?: number; profiles?: number }>
export type PackageName = keyof typeof packages
export const packageNames = Object.keys(packages) as PackageName[]

/** The two offer types (row T-09). */
export const deliveryMethods = ['pickup', 'delivery'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

/** How the stores of a campaign with pick-up are chosen: all of the brand, by town, or one by one. */
export const storeChoiceModes = ['all', 'places', 'manual'] as const
export type StoreChoiceMode = (typeof storeChoiceModes)[number]

/** How a creator is paid in exposure (row T-10). */
export const paymentTypes = ['instagram', 'content', 'link'] as const
export type PaymentType = (typeof paymentTypes)[number]
export const paymentLinkTypes = ['tiktok', 'youtube', 'linkedin', 'custom'] as const
export type PaymentLinkType = (typeof paymentLinkTypes)[number]

/** Mention and participation state (row T-11). */
export const decisionStates = ['pending', 'approved', 'rejected'] as const
export type DecisionState = (typeof decisionStates)[number]

/** The special list that a changed participation stays in (row T-18, docs/architecture.md §6). */
export const allList = 'all'

/** Other status sets (row T-22). */
export const communityMemberStates = ['requested', 'approved', 'declined', 'removed'] as const
export const storeParticipationStates = ['requested', 'approved', 'declined', 'picked_up', 'invited'] as const
/** How a store's stock of a product changes: by people, or as a reservation takes one and gives it back. */
export const stockChangeKinds = ['set', 'adjust', 'reserve', 'return'] as const
/** How a store stands with a product: none, fewer than three, or enough. */
export const stockLevels = ['out', 'low', 'enough'] as const
/** What a code comes to at a store's counter: `ready` may be handed out, `handed_out` was by this call. */
export const passOutcomes = ['ready', 'handed_out', 'used', 'other_store', 'lapsed', 'withdrawn', 'unknown'] as const
export type PassOutcome = (typeof passOutcomes)[number]
export const imagePurchaseStates = ['requested', 'pending', 'approved', 'declined'] as const
/** A company's request to be let in: asked for at sign-up, decided by the platform. */
export const companyRequestStates = ['requested', 'approved', 'declined'] as const
export type CompanyRequestState = (typeof companyRequestStates)[number]
/** Filters of the first two sets: their states and `all` (row T-22). */
export const communityMemberFilters = [...communityMemberStates, allList] as const
export const storeParticipationFilters = [...storeParticipationStates, allList] as const

/** Where a brand may show a creator's pictures. */
export const rightsChannels = ['own', 'web', 'ads', 'print'] as const
export type RightsChannel = (typeof rightsChannels)[number]

/** How much of the fee is owed to a creator whose collaboration the brand ends after the goods were sent. */
export const cancelShares = ['none', 'half', 'whole'] as const
export type CancelShare = (typeof cancelShares)[number]

/** What a mention points at: the kind chooses the participation's counter (row T-14). */
export const mentionKinds = ['post', 'story', 'link', 'content'] as const
export type MentionKind = (typeof mentionKinds)[number]

/**
 * How a participation was decided: by staff, by the answer clock, taken out after approval, or with its campaign, which was called off or
 * ended. `released`: the brand has let the creator go after a problem with the parcel; `left`: the creator went. On whose record
 * it counts, if on anybody's, is said by the ending that is kept of it (`endingCountsFor`).
 */
export const participationDecisionKinds = [
  'approved',
  'rejected',
  'expired',
  'removed',
  'cancelled',
  'ended',
  'released',
  'left',
] as const
export type ParticipationDecisionKind = (typeof participationDecisionKinds)[number]

/** Why a held fee went back to the brand: the creator was taken out, the campaign cancelled or archived, or nothing was approved in time. */
export const feeReturnReasons = ['removed', 'cancelled', 'archived', 'not_delivered'] as const
export type FeeReturnReason = (typeof feeReturnReasons)[number]

/**
 * How a mention was decided; one with changes requested is rejected until it is sent again, `cancelled` and `ended` ones with their
 * campaign. `unanswered`: approved by the clock, since the brand had not answered when its time for that was over;
 * `as_drafted`: by itself, since it is what the brand had approved as a draft.
 */
export const mentionDecisionKinds = [
  'approved',
  'rejected',
  'changes_requested',
  'cancelled',
  'ended',
  'unanswered',
  'as_drafted',
] as const
export type MentionDecisionKind = (typeof mentionDecisionKinds)[number]

/**
 * What a collaboration waits for, most urgent first: the creator's changes, the creator's draft, the creator's first post, the parcel, the brand's answer, the
 * brand's review, nothing.
 */
export const participationNeeds = ['changes', 'draft', 'post', 'delivery', 'answer', 'review', 'done'] as const
export type ParticipationNeed = (typeof participationNeeds)[number]

/** Why a creator's followers do not meet a campaign's limits. */
export const followersObstacles = ['not_connected', 'too_few_followers', 'too_many_followers'] as const
export type FollowersObstacle = (typeof followersObstacles)[number]

/**
 * What a creator's own at a store waits for, most urgent first: to be picked up, the creator's answer to an invitation, the creator's
 * changes, the creator's draft, the creator's post, the brand's answer, the brand's review, nothing.
 */
export const pickupNeeds = ['fetch', 'invited', 'changes', 'draft', 'post', 'answer', 'review', 'done'] as const
export type PickupNeed = (typeof pickupNeeds)[number]

/** Where a creator's assignments stand, what has to be done first on top (`assignmentGroupOf`). */
export const assignmentGroups = ['fetch', 'invited', 'changes', 'post', 'parcel', 'waiting', 'done'] as const
export type AssignmentGroup = (typeof assignmentGroups)[number]

/** Which applications: to a campaign, or at one of its stores. */
export const applicationKinds = ['campaign', 'store'] as const
export type ApplicationKind = (typeof applicationKinds)[number]

/** Screens whose filters staff can save under a name. */
export const savedViewScreens = ['applications', 'campaigns', 'creators', 'mentions'] as const
export type SavedViewScreen = (typeof savedViewScreens)[number]

/** What search finds: `offer`, `assignment` and `receipt` for creators, the rest of what is not public for staff. */
export const searchKinds = [
  'offer',
  'assignment',
  'campaign',
  'creator',
  'application',
  'mention',
  'message',
  'brand',
  'store',
  'product',
  'person',
  'invoice',
  'receipt',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** Why a creator cannot apply to an offer; `pickup`: it is reserved at one of its stores instead; `not_connected`: nobody knows the followers yet. */
export const applyObstacles = [
  'applied',
  'closed',
  'pickup',
  'full',
  'not_connected',
  'too_few_followers',
  'too_many_followers',
  'other_country',
] as const
export type ApplyObstacle = (typeof applyObstacles)[number]

/** Where a parcel is; `problem` is one that the creator has complained about. */
export const parcelStates = ['to_pack', 'sent', 'arrived', 'problem'] as const
export type ParcelState = (typeof parcelStates)[number]

/** What can be wrong with a delivery. */
export const deliveryProblemKinds = ['not_arrived', 'damaged', 'wrong_item', 'other'] as const
export type DeliveryProblemKind = (typeof deliveryProblemKinds)[number]

/** Where a bought picture may be used. */
export const imagePurchaseChannels = ['social', 'web', 'newsletter', 'ads', 'print', 'store'] as const
export type ImagePurchaseChannel = (typeof imagePurchaseChannels)[number]

/** The calendar's views; the first is the default (row S-40). */
export const calendarViews = ['campaigns', 'deadlines'] as const
export type CalendarView = (typeof calendarViews)[number]

/** Where a link of a creator's page leads: a network, a page of their own, a shop. */
export const collaborationLinkKinds = [
  'instagram',
  'tiktok',
  'youtube',
  'facebook',
  'linkedin',
  'website',
  'shop',
  'other',
] as const
export type CollaborationLinkKind = (typeof collaborationLinkKinds)[number]

/** What became of a product that a visitor suggested. */
export const productSuggestionStates = ['new', 'handled', 'declined'] as const
export type ProductSuggestionState = (typeof productSuggestionStates)[number]

/** How a brand's account is topped up. */
export const paymentMethods = ['card', 'transfer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
/**
 * The way of a top-up: a card whose page is not open yet is `created`, one whose answer comes later `processing`; what is `paid` has been
 * booked, and stays.
 */
export const paymentStates = ['created', 'pending', 'processing', 'paid', 'failed', 'cancelled', 'expired'] as const
export type PaymentState = (typeof paymentStates)[number]
/** What has gone back of a payment by card: refunds are pending, done or failed; disputes open, won or lost. */
export const reversalKinds = ['refund', 'dispute'] as const
export const reversalStates = ['pending', 'done', 'failed', 'open', 'won', 'lost'] as const
/** A plan that is paid by card is `past_due` while its card does not pay. */
export const planStates = ['active', 'past_due', 'ended'] as const
export type PlanState = (typeof planStates)[number]
/** What came to the platform's bank account: on a brand's account, nobody's yet, or sent back. */
export const bankTransferStates = ['booked', 'open', 'sent_back'] as const
/** Files of the bank: the answer to a batch, the account's day, what has just happened on it, and an answer in a table. */
export const bankFileKinds = ['pain.002', 'camt.053', 'camt.054', 'csv'] as const
export type BankFileKind = (typeof bankFileKinds)[number]
/** What a person has to look at in a statement of the bank: a sum whose payments it does not name, and what is not as we know it. */
export const bankNoteKinds = ['bundled', 'other_currency', 'reversal', 'unequal', 'differs', 'duplicate'] as const
/** What a company pays the platform for each month (row C-17). */
export const planNames = ['small', 'medium', 'large'] as const
export type PlanName = (typeof planNames)[number]

/** What is looked at in an offer before it is published (`@samspel/api/offer-checks`). */
export const checkKeys = ['picture', 'claims', 'task', 'adLabel', 'dates', 'places', 'demands', 'money'] as const
export type CheckKey = (typeof checkKeys)[number]
