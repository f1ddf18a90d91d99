import type {
  ApprovalRequestKind,
  DeliveryProblemKind,
  ImagePurchaseChannel,
  Locale,
  PackageName,
  SavedViewScreen,
} from '@samspel/api'
import type { approvalRequestStates } from '@samspel/api/approval-requests'
import type { Carrier } from '@samspel/api/carriers'
import type { communityMemberStates, imagePurchaseStates } from '@samspel/api/states'
import type { Auto } from './column'

export interface DeliveryProblems {
  brand_id: string
  id: string
  participation_id: string
  kind: DeliveryProblemKind
  text: Auto<string>
  answer: string | null
  resolved_at: string | null
  resolved_by: string | null
  parcel_id: string | null
  pictures: Auto<string[]>
  wish: 'new_parcel' | 'leave' | null
  answer_by: string | null
  created_at: Auto<string>
}

/** A creator's own address, sealed. */
export interface DeliveryAddresses {
  instagramer_id: string
  sealed: string
  updated_at: string
}

export interface Parcels {
  brand_id: string
  id: string
  campaign_id: string
  participation_id: string
  instagramer_id: string
  number: Auto<number>
  order_number: string
  choice_id: string | null
  /** The brand's copy, sealed. */
  sealed_address: string | null
  town: string | null
  greeting: Auto<string>
  carrier: Carrier | null
  tracking_number: string | null
  send_by: string
  asked_at: string | null
  reminded_at: string | null
  sent_at: string | null
  sent_by: string | null
  arrival_asked_at: string | null
  arrival_asked_again_at: string | null
  arrived_at: string | null
  arrived_by: 'creator' | 'silence' | null
  replaced_at: string | null
  created_at: string
}

export interface CommunityLists {
  brand_id: string
  id: string
  name: string
  description: Auto<string>
  is_open: Auto<boolean>
  created_by: string | null
  created_at: Auto<string>
  updated_at: Auto<string>
}

export interface CommunityMembers {
  brand_id: string
  id: string
  list_id: string
  instagramer_id: string
  state: (typeof communityMemberStates)[number]
  note: Auto<string>
  changed_by: string | null
  created_at: Auto<string>
  changed_at: Auto<string>
}

export interface CommunityInvitations {
  brand_id: string
  list_id: string
  instagramer_id: string
  invited_by: string | null
  created_at: Auto<string>
  declined_at: string | null
}

export interface CampaignInvitations {
  brand_id: string
  id: string
  campaign_id: string
  instagramer_id: string
  community_list_name: string | null
  message: Auto<string>
  invited_by: string | null
  declined_at: string | null
  created_at: Auto<string>
}

export interface BrandRatings {
  brand_id: string
  id: string
  instagramer_id: string
  /** Exactly one of the two is set. */
  participation_id: string | null
  store_participation_id: string | null
  score: number
  clear_brief: number | null
  answered_in_time: number | null
  fair_changes: number | null
  words: Auto<string>
  reply: string | null
  replied_at: string | null
  replied_by: string | null
  created_at: string
  updated_at: string
}

export interface ImagePurchases {
  brand_id: string
  id: string
  campaign_id: string | null
  mention_id: string | null
  instagram_post_id: string
  instagramer_id: string
  state: Auto<(typeof imagePurchaseStates)[number]>
  channels: ImagePurchaseChannel[]
  duration_months: number
  price: number
  message: Auto<string>
  original_url: string | null
  requested_by: string | null
  answered_at: string | null
  decided_at: string | null
  decided_by: string | null
  declined_by: 'brand' | 'creator' | null
  decline_reason: string | null
  created_at: Auto<string>
}

export interface ApprovalRequests {
  brand_id: string
  id: string
  kind: ApprovalRequestKind
  subject_id: string
  campaign_id: string | null
  instagramer_id: string
  amount: number
  note: Auto<string>
  asked_by: string
  state: Auto<(typeof approvalRequestStates)[number]>
  lapses_on: string
  decided_at: string | null
  decided_by: string | null
  reason: string | null
  created_at: string
}

export interface ReportLinks {
  brand_id: string
  id: string
  campaign_id: string
  token_hash: Buffer
  created_by: string | null
  locale: Locale
  expires_at: string
  ended_at: string | null
  opened_count: Auto<number>
  created_at: Auto<string>
  name: Auto<string>
  shows_costs: Auto<boolean>
  shows_names: Auto<boolean>
  more_campaign_ids: Auto<string[]>
  mail_to: Auto<string[]>
  mailed_on: Auto<string | null>
}

export interface CampaignPackages {
  name: PackageName
  price: number | null
  description_sv: Auto<string>
  description_en: Auto<string>
  active: Auto<boolean>
}

export interface SavedViews {
  id: string
  user_id: string
  screen: SavedViewScreen
  name: string
  query: string
  created_at: string
}

export interface CreatorNotes {
  id: string
  company_id: string
  instagramer_id: string
  author_id: string | null
  body: string
  created_at: string
  changed_at: string | null
}

export interface ReviewDesks {
  user_id: string
  campaign_id: string
  seen_at: string
}

/** Written only by triggers; `words` is the indexed column. */
export interface SearchEntries {
  kind: string
  id: string
  brand_id: string | null
  company_id: string | null
  instagramer_id: string | null
  title: string
  body: string
}
