import type { ColumnType } from 'kysely'
import type {
  CampaignState,
  CampaignType,
  ContentPost,
  Country,
  DecisionState,
  DeliveryMethod,
  ErrorId,
  LastReview,
  LinkPost,
  Mention,
  MentionDecisionKind,
  MentionKind,
  PackageName,
  ParticipationDecisionKind,
  PaymentLinkType,
  PaymentType,
  PictureFocus,
  Product,
  Terms,
} from '@samspel/api'
import type { Auto, AutoJson } from './column'

export interface Campaigns {
  brand_id: string
  id: string
  state: Auto<CampaignState>
  type: Auto<CampaignType>
  name: string
  caption: Auto<string>
  excerpt: Auto<string>
  product_image_url: string | null
  product_image_focus: ColumnType<PictureFocus | null, string | null | undefined, string | null>
  inspiration_image_url: string | null
  products: AutoJson<Product[]>
  instructions: Auto<string>
  start_at: string | null
  end_at: string | null
  due_at: string | null
  send_by: Auto<string | null>
  hashtags: Auto<string[]>
  mentions: Auto<string[]>
  country: Auto<Country>
  categories: Auto<string[]>
  min_followers: number | null
  max_followers: number | null
  is_public: Auto<boolean>
  delivery_method: Auto<DeliveryMethod>
  package: Auto<PackageName>
  package_info: Auto<string>
  wanted_reach: Auto<number>
  logistics_cost_per_participant: Auto<number>
  target_number_of_instagramers: Auto<number>
  enable_tax_addon: Auto<boolean>
  community_list_ids: Auto<string[]>
  enable_stories: Auto<boolean>
  payment_type: Auto<PaymentType>
  payment_link_type: PaymentLinkType | null
  payment_link_title: Auto<string>
  require_uploaded_content: Auto<boolean>
  enable_paid_collaborations: Auto<boolean>
  paid_collaboration_price: Auto<number>
  terms: AutoJson<Terms>
  review_comment: string | null
  reach: Auto<number>
  num_likes: Auto<number>
  num_comments: Auto<number>
  num_posts: Auto<number>
  approved_mentions_count: Auto<number>
  promoted_at: string | null
  last_review: ColumnType<LastReview | null, string | null | undefined, string | null>
  refused_answer: Auto<RefusedAnswerFacts | null>
  duplicated_from: string | null
  cancelled_at: string | null
  enable_posts: Auto<boolean>
  version: Auto<number>
  created_by: string | null
  created_at: Auto<string>
  updated_at: Auto<string>
}

export interface CampaignEvents {
  brand_id: string
  id: string
  campaign_id: string
  act: string
  actor_name: string | null
  user_id: string | null
  instagramer_id: string | null
  comment: string | null
  amount: number | null
  count: number | null
  created_at: Auto<string>
}

/** An answer that was sent late and refused. */
export interface RefusedAnswerFacts {
  act: 'approve' | 'reject'
  reason: ErrorId
  at: string
  by: string
  /** Its giver has read of it. */
  read: boolean
}

export interface Participations {
  brand_id: string
  id: string
  campaign_id: string
  instagramer_id: string
  state: Auto<DecisionState>
  motivation: Auto<string>
  choice_id: Auto<string | null>
  fee_amount: Auto<number>
  proposed_fee: Auto<number | null>
  proposed_at: Auto<string | null>
  counter_fee: Auto<number | null>
  counter_at: Auto<string | null>
  counter_by: Auto<string | null>
  counter_accepted: Auto<boolean | null>
  fee_returned_at: string | null
  decided_at: string | null
  decided_by: string | null
  refused_answer: Auto<RefusedAnswerFacts | null>
  decision_reason: string | null
  decision_kind: ParticipationDecisionKind | null
  invited: Auto<boolean>
  shortlisted: Auto<boolean>
  note: Auto<string>
  due_at: string | null
  deadline_paused_at: string | null
  rating: number | null
  rating_comment: Auto<string>
  rated_at: string | null
  rated_by: string | null
  answer_reminded_at: string | null
  deadline_reminded_at: string | null
  link_posts_count: Auto<number>
  content_posts_count: Auto<number>
  instagram_posts_count: Auto<number>
  instagram_stories_count: Auto<number>
  created_at: Auto<string>
}

export interface InstagramPosts {
  id: string
  instagramer_id: string
  external_id: string
  reach: Auto<number>
  likes_count: Auto<number>
  comments_count: Auto<number>
  story: Auto<boolean>
  caption: Auto<string>
  image_url: string | null
  permalink: string | null
  instagram_created_at: string
  captured_at: string | null
  refreshed_at: string | null
  reach_read: Auto<boolean>
  views: number | null
  saved: number | null
  shares: number | null
  interactions: number | null
  reel: Auto<boolean>
  gone_at: string | null
}

/** What the network said of an approved post some days after its approval. */
export interface MentionReadings {
  brand_id: string
  mention_id: string
  after_days: number
  read_at: string
  reach: number | null
  views: number | null
  saved: number | null
  shares: number | null
  interactions: number | null
  likes_count: number | null
  comments_count: number | null
}

/** How a post's picture compares with those of its approved draft. */
export type DraftPictures = NonNullable<Mention['draftMatch']>['pictures']

export interface Mentions {
  brand_id: string
  id: string
  campaign_id: string
  /** Exactly one of the two is set. */
  participation_id: string | null
  store_participation_id: Auto<string | null>
  instagramer_id: string
  kind: MentionKind
  state: Auto<DecisionState>
  instagram_post_id: string | null
  link_post: ColumnType<LinkPost | null, string | null | undefined, string | null>
  content_post: ColumnType<ContentPost | null, string | null | undefined, string | null>
  decided_at: string | null
  decided_by: string | null
  reject_reason: string | null
  decision_kind: MentionDecisionKind | null
  revision: Auto<number>
  resubmitted_at: string | null
  alert: Auto<boolean>
  post_checked_at: string | null
  draft_pictures: Auto<DraftPictures | null>
  pinned_at: Auto<string | null>
  created_at: Auto<string>
}
