import { answerClock, type CampaignCard, type CampaignState, type CreatorCard, type Participation } from '@samspel/api'
import {
  acceptsMentions,
  handedInNow,
  mentionKindsOf,
  missingForFee,
  needOf,
  owedOnEnding,
  piecesLeftOf,
} from '@samspel/api/campaign-rules'
import type { Caller } from '../../auth/caller'
import { dayMs } from '../../days'
import { type CountColumns, countersOf } from '../../mention-kinds'
import { toProposal } from '../../proposal'
import { readTerms } from '../../terms-that-hold'
import { toFigures } from '../creators'
import { type ParcelRow, toParcel, toProblem } from '../parcels'
import { mayLeaveOn } from './may-leave'
import { participationAbilities } from './policies'
import type { ParticipationRow, StaffColumns } from './repository'
import type { CardColumns } from './summary-columns'

type Joined = Omit<CardColumns, 'decided_by_name'> & { instagramer_id: string; campaign_id: string; brand_id: string }

export const toCreatorCard = (row: Joined): CreatorCard => ({
  id: row.instagramer_id,
  username: row.creator_username,
  name: row.creator_name,
  city: row.creator_city,
  avatarUrl: row.creator_avatar_url,
  followersCount: row.creator_followers_count,
  engagementRate: row.creator_engagement_rate,
  ...(row.creator_consent_ended_at !== null && { consentEndedAt: row.creator_consent_ended_at }),
})

const kindsOf = (row: Omit<CardColumns, 'decided_by_name'>) => ({
  paymentType: row.campaign_payment_type,
  enablePosts: row.campaign_enable_posts,
  enableStories: row.campaign_enable_stories,
  requireUploadedContent: row.campaign_require_uploaded_content,
})

const termsOf = (row: ParticipationRow) => readTerms(row.terms, kindsOf(row))

export const toCampaignCard = (row: Joined): CampaignCard => ({
  id: row.campaign_id,
  name: row.campaign_name,
  brandId: row.brand_id,
  brandName: row.campaign_brand_name,
  brandLogoUrl: row.campaign_brand_logo_url,
  productImageUrl: row.campaign_product_image_url,
  productImageFocus: row.campaign_product_image_focus,
  deliveryMethod: row.campaign_delivery_method,
  state: row.campaign_state,
  startAt: row.campaign_start_at,
  endAt: row.campaign_end_at,
  dueAt: row.campaign_due_at,
  mentionKinds: mentionKindsOf(kindsOf(row)),
})

/** Timestamps inside jsonb are in the database's own format. */
const instant = (value: string | null) => (value === null ? null : new Date(value).toISOString())

const toFee = ({ fee: row, fee_until: until }: ParticipationRow): Participation['fee'] => {
  if (!row) return row
  const { left, withdrawal, ...fee } = row
  return {
    ...fee,
    state: fee.state === 'released' ? 'paid' : fee.state,
    settledAt: instant(fee.settledAt),
    until,
    ...(typeof left === 'number' && { left }),
    ...(withdrawal && { withdrawal: { ...withdrawal, at: new Date(withdrawal.at).toISOString() } }),
  }
}

const answerBy = (row: ParticipationRow) =>
  row.state === 'pending'
    ? new Date(Date.parse(row.created_at) + answerClock.expireAfterDays * dayMs).toISOString()
    : null

/** Number of approved mentions of a participation, of all kinds. */
export const approvedMentionsOf = (row: CountColumns): number =>
  row.link_posts_count + row.content_posts_count + row.instagram_posts_count + row.instagram_stories_count

/** The facts that the policy needs of a participation locked with its campaign. */
export const participationFactsOf = (
  campaign: { state: CampaignState },
  row: Parameters<typeof approvedMentionsOf>[0] &
    Pick<ParticipationRow, 'brand_id' | 'instagramer_id' | 'state' | 'fee_returned_at'>,
) => ({
  brandId: row.brand_id,
  instagramerId: row.instagramer_id,
  state: row.state,
  campaignState: campaign.state,
  approvedMentionsCount: approvedMentionsOf(row),
  feeReturned: row.fee_returned_at !== null,
  awaitsSending: false,
  mayLeave: false,
})

const forStaff = (row: ParticipationRow): row is ParticipationRow & StaffColumns =>
  row.collaborations_count !== undefined

const toCard = (row: ParticipationRow): CreatorCard => ({
  ...toCreatorCard(row),
  ...(forStaff(row) && {
    countryCode: row.creator_country_code,
    profileCategoryIds: row.creator_profile_category_ids,
    figures: toFigures(row),
  }),
})

/** Fields that only staff see. */
const staffOnly = (row: ParticipationRow): Partial<Participation> => ({
  shortlisted: row.shortlisted,
  note: row.note,
  ...(row.fee?.state === 'held' && {
    owedOnEnding: owedOnEnding({
      fee: row.fee.amount,
      cancelShare: row.terms.cancelShare,
      goodsWent: row.goods_went,
    }),
  }),
  rating: row.rating === null ? null : { score: row.rating, comment: row.rating_comment },
})

interface Shown {
  caller: Caller
  parcel: ParcelRow | undefined
  today: string
}

const parcelFacts = (row: ParticipationRow, { parcel, today }: Omit<Shown, 'caller'>) => {
  const problem = row.delivery_problem?.resolvedAt === null ? row.delivery_problem : null
  const awaitsSending = parcel?.sent_at === null
  const late = { sendBy: awaitsSending ? parcel.send_by : null, answerBy: problem?.answerBy ?? null }
  return { awaitsSending, mayLeave: mayLeaveOn(late, today) }
}

export const toParticipation = (row: ParticipationRow, { caller, parcel, today }: Shown): Participation => ({
  id: row.id,
  state: row.state,
  campaignId: row.campaign_id,
  instagramerId: row.instagramer_id,
  motivation: row.motivation,
  demands: { followers: row.demands_followers, country: row.demands_country, category: row.demands_category },
  feeAmount: row.fee_amount,
  fee: toFee(row),
  proposal: toProposal(row, { caller, span: row.terms.feeSpan, campaignState: row.campaign_state }),
  decidedAt: row.decided_at,
  decidedByName: row.decided_by_name,
  decisionReason: row.decision_reason,
  decisionKind: row.decision_kind,
  invited: row.invited,
  answerBy: answerBy(row),
  dueAt: row.due,
  deadlinePausedAt: row.deadline_paused_at,
  pendingMentionsCount: row.pending_mentions_count,
  changesRequestedCount: row.changes_requested_count,
  deliveryProblem: row.delivery_problem && toProblem(row.delivery_problem),
  parcel: parcel ? toParcel(parcel, caller) : null,
  need: needOf({
    state: row.state,
    takesMentions: acceptsMentions(row.campaign_state) && row.fee_returned_at === null,
    paused: row.deadline_paused_at !== null,
    draftState: row.draft_state,
    changesRequestedCount: row.changes_requested_count,
    pendingMentionsCount: row.pending_mentions_count,
    missingApprovals: missingForFee(row.terms, countersOf(row)),
  }),
  draftState: row.draft_state,
  questionBy: row.question_by && row.question_by >= today ? row.question_by : null,
  piecesLeft: piecesLeftOf(termsOf(row), countersOf(row)),
  ...(caller.kind === 'user' && staffOnly(row)),
  ...(row.leaving_until !== undefined && {
    leavingUntil: row.leaving_until && new Date(row.leaving_until).toISOString(),
  }),
  ...countersOf(row),
  createdAt: row.created_at,
  creator: toCard(row),
  campaign: toCampaignCard(row),
  abilities: participationAbilities(caller, {
    ...participationFactsOf({ state: row.campaign_state }, row),
    ...parcelFacts(row, { parcel, today }),
    asksForPosts: handedInNow(piecesLeftOf(termsOf(row), countersOf(row)), row.draft_state).length > 0,
    hasOpenProblem: row.delivery_problem !== null && row.delivery_problem.resolvedAt === null,
  }),
})
