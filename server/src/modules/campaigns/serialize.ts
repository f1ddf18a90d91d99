import type { Selectable } from 'kysely'
import type { Campaign } from '@samspel/api'
import { costOf, isOpenOffer, mentionKindsOf, placesLeftOf, valueOf } from '@samspel/api/campaign-rules'
import type { Caller } from '../../auth/caller'
import { dayOf } from '../../days'
import type { DB } from '../../db/types'
import { kindFieldsOf } from '../../mention-kinds'
import { datesOf } from './fields'
import type { MoveFacts } from './move-conditions'
import { campaignAbilities, type CampaignFacts, obstacleOf } from './policies'
import type { CampaignRow } from './repository'
import { termsOf } from './terms'
import type { CampaignWork } from './work'

export const factsOf = (row: CampaignRow): CampaignFacts => ({
  brandId: row.brand_id,
  state: row.state,
  isPublic: row.is_public,
  companyState: row.company_state,
  approvedParticipationsCount: row.approved_participations_count,
  targetNumberOfInstagramers: row.target_number_of_instagramers,
  minFollowers: row.min_followers,
  maxFollowers: row.max_followers,
  promoted: row.promoted_at !== null,
  cancelled: row.cancelled_at !== null,
  myParticipationId: row.my_participation_id,
  isInvited: row.my_invitation_id !== null,
  followersCount: row.viewer_followers_count,
  country: row.country,
  creatorCountry: row.viewer_country_code,
  isOpen: row.is_open,
  deliveryMethod: row.delivery_method,
})

/** The facts that commands need from a row they have locked. */
export const lockedFactsOf = (row: Selectable<DB['campaigns']>, now: Date) => ({
  brandId: row.brand_id,
  state: row.state,
  isOpen: isOpenOffer(datesOf(row), dayOf(now)),
  promoted: row.promoted_at !== null,
})

/** The facts that moves depend on, for the caller. */
export const moveFactsOf = (
  row: CampaignRow,
  {
    now,
    work,
    ...asked
  }: { now: Date; emailConfirmed: boolean; chosenStoresCount: number | undefined; work: CampaignWork },
): MoveFacts => ({
  ...factsOf(row),
  emailConfirmed: asked.emailConfirmed,
  completeness: {
    name: row.name,
    excerpt: row.excerpt,
    productImageUrl: row.product_image_url,
    instructions: row.instructions,
    startAt: row.start_at,
    endAt: row.end_at,
    products: row.products,
    deliveryMethod: row.delivery_method,
    ...(asked.chosenStoresCount !== undefined && { chosenStoresCount: asked.chosenStoresCount }),
  },
  dates: datesOf(row),
  today: dayOf(now),
  work,
})

/** How the creator asking is involved in the campaign. */
const ownPart = (row: CampaignRow) => ({
  myParticipationId: row.my_participation_id,
  myInvitation:
    row.my_invitation_id === null
      ? null
      : {
          id: row.my_invitation_id,
          message: row.my_invitation_message ?? '',
          createdAt: row.my_invitation_created_at ?? row.created_at,
        },
  applyObstacle: obstacleOf(factsOf(row)),
})

/** The platform's comment on a draft it returned. */
const reviewAnswerOf = ({ state, last_review: review }: CampaignRow) =>
  state === 'draft' && review?.outcome === 'return' ? review.comment : null

/** Replaces the fields that only staff of the brand and the platform may read. */
const hidden = {
  communityListIds: [],
  packageInfo: '',
  logisticsCostPerParticipant: 0,
  wantedReach: 0,
  value: 0,
  totalCost: 0,
  reviewComment: null,
  mentionsCount: 0,
  pendingMentionsCount: 0,
  pendingParticipationsCount: 0,
  waitingApplicationsCount: 0,
  rejectedParticipationsCount: 0,
} satisfies Partial<Campaign>

/** How many there are of each variant is the brand's own; creators are told how many are left (`choices`). */
const uncounted = (products: CampaignRow['products']): Campaign['products'] =>
  products.map((product) =>
    product.variants
      ? { ...product, variants: product.variants.map((variant) => ({ ...variant, stock: null })) }
      : product,
  )

/** A campaign as this caller may see it. */
export const toCampaign = (row: CampaignRow, caller: Caller): Campaign => {
  const cost = {
    products: row.products,
    targetNumberOfInstagramers: row.target_number_of_instagramers,
    logisticsCostPerParticipant: row.logistics_cost_per_participant,
    enablePaidCollaborations: row.enable_paid_collaborations,
    paidCollaborationPrice: row.paid_collaboration_price,
    enableTaxAddon: row.enable_tax_addon,
    country: row.country,
  }
  return {
    id: row.id,
    brandId: row.brand_id,
    brandName: row.brand_name,
    brandLogoUrl: row.brand_logo_url,
    state: row.state,
    type: row.type,
    name: row.name,
    caption: row.caption,
    excerpt: row.excerpt,
    productImageUrl: row.product_image_url,
    productImageFocus: row.product_image_focus,
    inspirationImageUrl: row.inspiration_image_url,
    instructions: row.instructions,
    startAt: row.start_at,
    endAt: row.end_at,
    dueAt: row.due_at,
    sendBy: row.send_by,
    hashtags: row.hashtags,
    mentions: row.mentions,
    categories: row.categories,
    minFollowers: row.min_followers,
    maxFollowers: row.max_followers,
    isPublic: row.is_public,
    deliveryMethod: row.delivery_method,
    package: row.package,
    packageInfo: row.package_info,
    communityListIds: row.community_list_ids,
    enablePosts: row.enable_posts,
    enableStories: row.enable_stories,
    paymentType: row.payment_type,
    paymentLinkType: row.payment_link_type,
    paymentLinkTitle: row.payment_link_title,
    requireUploadedContent: row.require_uploaded_content,
    terms: termsOf(row),
    ...cost,
    wantedReach: row.wanted_reach,
    reach: row.reach,
    numLikes: row.num_likes,
    numComments: row.num_comments,
    numPosts: row.num_posts,
    approvedMentionsCount: row.approved_mentions_count,
    mentionsCount: row.mentions_count,
    pendingMentionsCount: row.pending_mentions_count,
    pendingParticipationsCount: row.pending_participations_count,
    waitingApplicationsCount: row.waiting_applications_count,
    approvedParticipationsCount: row.approved_participations_count,
    rejectedParticipationsCount: row.rejected_participations_count,
    promotedAt: row.promoted_at,
    cancelledAt: row.cancelled_at,
    ...(row.requested_at && { requestedAt: row.requested_at }),
    mentionKinds: mentionKindsOf(kindFieldsOf(row)),
    ...(row.wishes && { wishes: row.wishes }),
    placesLeft: placesLeftOf({
      targetNumberOfInstagramers: row.target_number_of_instagramers,
      approvedParticipationsCount: row.approved_participations_count,
    }),
    value: valueOf(cost),
    totalCost: costOf(cost),
    reviewComment: row.review_comment,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...(caller.kind === 'user'
      ? { reviewAnswer: reviewAnswerOf(row) }
      : { ...hidden, products: uncounted(row.products) }),
    abilities: campaignAbilities(caller, factsOf(row)),
    ...(caller.kind === 'instagramer' && ownPart(row)),
  }
}
