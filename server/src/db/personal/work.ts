import { type RawBuilder, sql } from 'kysely'
import { deletedName, emptied, erased, kept, none, type Plans, unnamed } from './answers'
import { feeColumns } from './fee-columns'

const creator = (id: string): RawBuilder<unknown> => sql`instagramer_id = ${id}`
const ofBrand = kept("the brand's own words")
const ofCompany = kept("the company's own words")

/** Campaigns, and what creators and brands do in them. */
export const work: Plans<
  | 'brand_followers'
  | 'brand_ratings'
  | 'campaign_events'
  | 'campaign_invitations'
  | 'community_invitations'
  | 'community_members'
  | 'creator_notes'
  | 'image_purchases'
  | 'mentions'
  | 'participations'
  | 'product_suggestions'
  | 'saved_offers'
  | 'store_participations'
> = {
  participations: {
    creator: {
      of: creator,
      told: [
        'id',
        'brand_id',
        'campaign_id',
        'instagramer_id',
        'state',
        'motivation',
        'choice_id',
        ...feeColumns,
        'fee_returned_at',
        'decided_at',
        'decision_kind',
        'decision_reason',
        'invited',
        'due_at',
        'deadline_paused_at',
        'rating',
        'rated_at',
        'link_posts_count',
        'content_posts_count',
        'instagram_posts_count',
        'instagram_stories_count',
        'created_at',
      ],
    },
    columns: {
      motivation: emptied,
      decision_reason: none,
      note: emptied,
      rating_comment: emptied,
      refused_answer: 'plain',
    },
  },
  mentions: {
    creator: {
      of: creator,
      told: [
        'id',
        'brand_id',
        'campaign_id',
        'participation_id',
        'store_participation_id',
        'kind',
        'state',
        'instagram_post_id',
        'link_post',
        'content_post',
        'decided_at',
        'reject_reason',
        'decision_kind',
        'revision',
        'resubmitted_at',
        'created_at',
      ],
    },
    columns: {
      // Of approved posts the pictures and the address remain: they are what the brand has paid for.
      link_post: erased(
        `CASE WHEN link_post IS NOT NULL THEN jsonb_build_object('title', '${deletedName}', 'linkType', link_post -> 'linkType',
          'url', CASE WHEN state = 'approved' THEN link_post ->> 'url' ELSE 'https://deleted.invalid/' END) END`,
      ),
      content_post: erased(
        `CASE WHEN content_post IS NOT NULL THEN jsonb_build_object('text', '',
          'imageUrls', CASE WHEN state = 'approved' THEN content_post -> 'imageUrls' ELSE '[]' END) END`,
      ),
      reject_reason: none,
    },
  },
  store_participations: {
    creator: {
      of: creator,
      // Pick-ups and refusals are the brand's history; the others would reserve places for nobody.
      goes: sql`state IN ('requested', 'approved', 'invited')`,
      told: [
        'id',
        'brand_id',
        'store_campaign_id',
        'state',
        'motivation',
        'code',
        'decided_at',
        'decision_reason',
        'decision_kind',
        'picked_up_at',
        'expires_at',
        'coming_at',
        ...feeColumns,
        'fee_returned_at',
        'promised',
        'promised_post_by',
        'link_posts_count',
        'content_posts_count',
        'instagram_posts_count',
        'instagram_stories_count',
        'created_at',
      ],
    },
    columns: {
      refused_answer: 'plain',
      motivation: emptied,
      code: kept('the counter says when a code was used'),
      decision_reason: none,
      hand_out_reason: none,
      promised: 'plain',
    },
  },
  image_purchases: {
    creator: {
      of: creator,
      told: [
        'id',
        'brand_id',
        'campaign_id',
        'mention_id',
        'instagram_post_id',
        'state',
        'channels',
        'duration_months',
        'price',
        'message',
        'original_url',
        'answered_at',
        'decided_at',
        'declined_by',
        'decline_reason',
        'created_at',
      ],
    },
    columns: {
      channels: 'plain',
      message: ofBrand,
      original_url: erased("CASE WHEN state = 'approved' THEN original_url END"),
      decline_reason: none,
    },
  },
  campaign_events: {
    creator: { of: creator, told: ['id', 'campaign_id', 'act', 'comment', 'created_at'], as: 'history' },
    staff: {
      of: (id) => sql`user_id = ${id}`,
      told: ['id', 'campaign_id', 'act', 'comment', 'created_at'],
      as: 'history',
    },
    columns: { act: 'plain', actor_name: unnamed, comment: { creator: none, staff: ofCompany } },
  },
  community_members: {
    creator: {
      of: creator,
      goes: 'all',
      told: ['id', 'brand_id', 'list_id', 'state', 'created_at', 'changed_at'],
      as: 'community_memberships',
    },
    columns: { note: 'row' },
  },
  community_invitations: {
    creator: { of: creator, goes: 'all', told: ['created_at', 'brand_id', 'list_id', 'declined_at'] },
    columns: {},
  },
  campaign_invitations: {
    creator: {
      of: creator,
      goes: 'all',
      told: ['id', 'brand_id', 'campaign_id', 'message', 'declined_at', 'created_at'],
    },
    columns: { community_list_name: 'row', message: 'row' },
  },
  brand_ratings: {
    creator: {
      of: creator,
      told: [
        'created_at',
        'id',
        'brand_id',
        'participation_id',
        'store_participation_id',
        'score',
        'clear_brief',
        'answered_in_time',
        'fair_changes',
        'words',
        'reply',
        'replied_at',
        'updated_at',
      ],
    },
    columns: { words: emptied, reply: ofBrand },
  },
  saved_offers: {
    creator: {
      of: creator,
      goes: 'all',
      told: [
        'created_at',
        'brand_id',
        'campaign_id',
        'store_campaign_id',
        'notify_when_open',
        'reminded_at',
        'closed_at',
      ],
    },
    columns: {},
  },
  brand_followers: {
    creator: { of: creator, goes: 'all', told: ['created_at', 'brand_id'], as: 'followed_brands' },
    columns: {},
  },
  creator_notes: {
    creator: { of: creator, goes: 'all', untold: 'what others noted for themselves' },
    staff: {
      of: (id) => sql`author_id = ${id}`,
      told: ['id', 'instagramer_id', 'body', 'created_at', 'changed_at'],
    },
    columns: { body: { creator: 'row', staff: ofCompany } },
  },
  product_suggestions: {
    creator: {
      of: (id) => sql`lower(email) = (SELECT lower(email::text) FROM instagramers WHERE id = ${id})`,
      goes: 'all',
      told: ['id', 'product', 'description', 'socials', 'email', 'created_at'],
    },
    columns: { product: 'row', description: 'row', socials: 'row', email: 'row', note: 'row', locale: 'plain' },
  },
}
