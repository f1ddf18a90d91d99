import { sql } from 'kysely'
import { kept, plain, type Plans } from './answers'

const ofBrand = kept("the brand's own words")

/** What brands offer, and where. */
export const catalogue: Plans<
  | 'campaign_packages'
  | 'campaign_store_choices'
  | 'campaigns'
  | 'community_lists'
  | 'ended_passes'
  | 'profile_categories'
  | 'report_links'
  | 'search_entries'
  | 'stock_changes'
  | 'store_campaigns'
  | 'store_products'
  | 'store_stock'
  | 'store_tokens'
  | 'stores'
> = {
  search_entries: {
    creator: { of: (id) => sql`instagramer_id = ${id}`, untold: 'an index of what is told' },
    columns: { kind: 'plain', title: { by: 'triggers on the tables it indexes' }, body: { by: 'the same' } },
  },
  stock_changes: {
    // How many the store has is the brand's.
    creator: {
      of: (id) => sql`instagramer_id = ${id}`,
      told: ['created_at', 'brand_id', 'store_id', 'store_participation_id', 'kind', 'delta', 'reason'],
    },
    columns: { note: ofBrand, reason: 'plain' },
  },
  campaigns: {
    columns: {
      ...plain(
        'name',
        'caption',
        'excerpt',
        'product_image_url',
        'product_image_focus',
        'inspiration_image_url',
        'products',
        'terms',
        'instructions',
        'hashtags',
        'mentions',
        'country',
        'categories',
        'package_info',
        'payment_link_title',
        'duplicated_from',
      ),
      review_comment: ofBrand,
      last_review: ofBrand,
      refused_answer: 'plain',
    },
  },
  campaign_packages: { columns: plain('description_sv', 'description_en') },
  campaign_store_choices: { columns: plain('choice') },
  community_lists: { columns: plain('name', 'description') },
  ended_passes: { columns: {} },
  profile_categories: { columns: plain('name_sv', 'name_en') },
  report_links: {
    columns: {
      token_hash: 'plain',
      name: ofBrand,
      mail_to: kept('readers that the brand names, until its address ends or they stop it'),
    },
  },
  store_campaigns: { columns: {} },
  store_products: { columns: plain('name', 'image_url') },
  store_stock: { columns: {} },
  store_tokens: { columns: plain('token') },
  stores: {
    columns: {
      ...plain(
        'name',
        'address',
        'postal_code',
        'city',
        'country_code',
        'phone',
        'opening_hours',
        'handover_note',
        'opening_week',
        'opening_exceptions',
        'image_url',
        'token',
      ),
      contact_name: kept("the store's contact, changed by its brand"),
      contact_email: kept("the store's contact, changed by its brand"),
    },
  },
}
