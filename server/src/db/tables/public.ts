import type { ColumnType } from 'kysely'
import type {
  CollaborationLink,
  Locale,
  PageTheme,
  ProductSuggestionState,
  PromisedProduct,
  StoreChoiceInput,
  StoreParticipation,
} from '@samspel/api'
import type { RefusedAnswerFacts } from './campaigns'
import type { Auto, AutoJson } from './column'

export interface StoreCampaigns {
  brand_id: string
  id: string
  campaign_id: string
  store_id: string
  requires_application: Auto<boolean>
  places: Auto<number>
  /** Maintained by a trigger. */
  taken: Auto<number>
  window_days: Auto<number>
  per_week: Auto<number | null>
  store_product_id: Auto<string | null>
  paused_at: Auto<string | null>
  paused_by: Auto<string | null>
  created_at: Auto<string>
}

export interface CampaignStoreChoices {
  brand_id: string
  campaign_id: string
  choice: AutoJson<StoreChoiceInput>
  updated_at: string
}

export interface StoreParticipations {
  brand_id: string
  id: string
  store_campaign_id: string
  instagramer_id: string
  state: StoreParticipation['state']
  motivation: Auto<string>
  code: string | null
  decided_at: string | null
  decided_by: string | null
  refused_answer: Auto<RefusedAnswerFacts | null>
  decision_reason: string | null
  decision_kind: StoreParticipation['decisionKind']
  picked_up_at: string | null
  picked_up_by: Auto<string | null>
  hand_out_reason: Auto<string | null>
  expires_at: Auto<string | null>
  coming_at: Auto<string | null>
  /** Öre. */
  fee_amount: Auto<number>
  proposed_fee: Auto<number | null>
  proposed_at: Auto<string | null>
  counter_fee: Auto<number | null>
  counter_at: Auto<string | null>
  counter_by: Auto<string | null>
  counter_accepted: Auto<boolean | null>
  fee_returned_at: Auto<string | null>
  end_reminded_at: Auto<string | null>
  answer_reminded_at: Auto<string | null>
  post_reminded_at: Auto<string | null>
  /** Written by the table's own trigger when a pass is issued. */
  promised: AutoJson<PromisedProduct[] | null>
  /** Written by the same trigger: the day that its creator was told to post by. */
  promised_post_by: Auto<string | null>
  link_posts_count: Auto<number>
  content_posts_count: Auto<number>
  instagram_posts_count: Auto<number>
  instagram_stories_count: Auto<number>
  created_at: Auto<string>
}

/** Unused passes whose creators have applied again. */
export interface EndedPasses {
  brand_id: string
  id: string
  store_campaign_id: string
  decision_kind: 'lapsed' | 'withdrawn'
  ended_at: string
}

export interface StoreProducts {
  brand_id: string
  id: string
  name: string
  image_url: string | null
  value: Auto<number>
  archived_at: Auto<string | null>
  created_at: Auto<string>
}

export interface StoreStockTable {
  brand_id: string
  store_id: string
  store_product_id: string
  quantity: number
}

export interface StockChanges {
  brand_id: string
  id: Auto<string>
  seq: Auto<number>
  store_id: string
  store_product_id: string
  kind: 'set' | 'adjust' | 'reserve' | 'return'
  delta: number
  quantity: number
  on_shelf: Auto<number | null>
  note: Auto<string | null>
  user_id: Auto<string | null>
  instagramer_id: Auto<string | null>
  reason: Auto<StoreParticipations['decision_kind']>
  store_participation_id: Auto<string | null>
  created_at: Auto<string>
}

export interface BrandFollowers {
  brand_id: string
  instagramer_id: string
  created_at: Auto<string>
}

/** Offers that creators have saved. `offer_id` is computed: the store campaign, or the campaign. */
export interface SavedOffers {
  brand_id: string
  offer_id: ColumnType<string, never, never>
  instagramer_id: string
  campaign_id: string
  store_campaign_id: string | null
  notify_when_open: Auto<boolean>
  reminded_at: Auto<string | null>
  closed_at: Auto<string | null>
  created_at: string
}

export interface CollaborationPages {
  slug: string
  brand_id: string | null
  instagramer_id: string | null
  intro: Auto<string>
  theme: ColumnType<PageTheme | null, string | null | undefined, string | null>
  links: AutoJson<CollaborationLink[]>
  item_order: Auto<string[]>
  hidden_item_ids: Auto<string[]>
  version: Auto<number>
}

export interface ProductSuggestions {
  id: string
  state: Auto<ProductSuggestionState>
  product: string
  description: Auto<string>
  socials: Auto<string[]>
  email: string | null
  locale: Locale
  note: Auto<string>
  handled_by: string | null
  handled_at: string | null
  created_at: Auto<string>
}
