import type { ColumnType } from 'kysely'
import type {
  BrandRole,
  CompanyRequestState,
  Country,
  CreatorInsights,
  Locale,
  OpeningException,
  OpeningWeek,
  Role,
} from '@samspel/api'
import type { FollowersSeen } from '../../followers-seen'
import type { Auto, Json } from './column'

export interface Companies {
  id: string
  name: string
  country_code: Country
  state: Auto<CompanyRequestState>
  stripe_session_id: string | null
  stripe_customer_id: string | null
  stripe_subscription_id: string | null
  legal_name: string | null
  organisation_number: string | null
  vat_number: string | null
  /** What the register of the EU says of the number; `unchecked` while it has not answered. */
  vat_state: 'valid' | 'invalid' | 'unchecked' | null
  vat_checked_at: string | null
  /** Whose the number is, as the register says. */
  vat_name: string | null
  /** When the register was last asked. */
  vat_asked_at: string | null
  street: string | null
  postal_code: string | null
  town: string | null
  invoice_email: string | null
  reference: string | null
  second_step_required_from: string | null
  created_at: Auto<string>
}

/** Who changed what of the papers, when, from what to what. */
export interface CompanyPaperChanges {
  id: string
  company_id: string
  field: string
  from_value: string | null
  to_value: string | null
  user_id: string | null
  changed_at: string
}

export interface Brands {
  id: string
  company_id: string
  name: string
  slug: string
  logo_url: string | null
  description: string | null
  website: string | null
  country_code: Country
  created_at: Auto<string>
}

export interface Users {
  id: string
  email: string
  password_hash: string
  name: string
  role: Role
  locale: Locale | null
  avatar_url: string | null
  company_id: string | null
  blocked_at: string | null
  /** Öre. */
  approval_limit: Auto<number | null>
  email_confirmed_at: string | null
  terms_accepted_at: string | null
  deleted_at: string | null
  /** Since when signing in needs a second step. */
  second_step_at: string | null
  /** The day from which somebody of the platform gets nowhere without one. */
  second_step_due_on: string | null
  created_at: Auto<string>
}

/** One person in one company. */
export interface CompanyUsers {
  user_id: string
  company_id: string
  /** Öre. */
  approval_limit: number | null
  joined_at: Auto<string>
}

export interface BrandUsers {
  brand_id: string
  user_id: string
  role: Auto<BrandRole>
}

export interface StoreStaff {
  brand_id: string
  store_id: string
  user_id: string
}

export interface ProfileCategories {
  id: string
  name_sv: string
  name_en: string
}

export interface Instagramers {
  id: string
  email: string | null
  password_hash: string | null
  state: 'pending' | 'active' | 'blocked'
  product_plan: 'free' | 'plus' | 'pro'
  country_code: Country
  profile_category_ids: Auto<string[]>
  username: string
  name: string
  city: string | null
  bio: string | null
  avatar_url: string | null
  followers_count: Auto<number>
  engagement_rate: Auto<number>
  locale: Locale | null
  /** Sealed, as is `personal_id` (auth/field-cipher.ts). */
  bank_account_number: string | null
  bank_account_last_four: string | null
  personal_id: string | null
  email_confirmed_at: string | null
  terms_accepted_at: string | null
  deleted_at: string | null
  connected_account_id: string | null
  connected_ig_user_id: string | null
  connected_username: string | null
  connected_at: string | null
  /** Whose sign-in reads the connected account. */
  connected_provider: 'facebook' | 'instagram' | null
  connected_subject: string | null
  /** Since when the network refuses to read the connected account. */
  consent_ended_at: string | null
  connection_obstacle: 'no_page' | 'no_instagram' | 'not_professional' | null
  stories_read_at: string | null
  /** As last read from the network. */
  audience: Json<NonNullable<CreatorInsights['audience']>> | null
  audience_read_at: string | null
  /** What later readings of followers are held against, and the last jump. */
  followers_seen?: Json<FollowersSeen> | null
  figures_read_at: string | null
  /** When the network was last asked to tell of the connected account. */
  webhooks_asked_at?: string | null
  /** Since when nothing is paid out, because the owner has denied a change. */
  payouts_held_at?: string | null
  /** Per cent that the creator sets aside for tax; null: as it is from the start. */
  tax_share: Auto<number | null>
  created_at: Auto<string>
}

export interface Sessions {
  id: string
  user_id: string | null
  company_id: Auto<string | null>
  instagramer_id: string | null
  created_at: Auto<string>
  revoked_at: string | null
  last_seen_at: Auto<string>
  browser: string | null
  confirmed_at: string | null
}

export interface PasswordResets {
  token_hash: Buffer
  user_id: string | null
  instagramer_id: string | null
  expires_at: string
  used_at: string | null
}

export interface SecurityAlerts {
  token_hash: Buffer
  user_id: string | null
  instagramer_id: string | null
  kind: string
  created_at: string
  expires_at: string
  used_at: string | null
  former_email: Auto<string | null>
}

export interface Devices {
  id: string
  user_id: string | null
  instagramer_id: string | null
  token: string
  platform: string
  environment: string
  name?: string | null
  push_keys?: ColumnType<{ p256dh: string; auth: string } | null, string | null | undefined, string | null>
  created_at: Auto<string>
}

export interface Uploads {
  id: string
  user_id: string | null
  instagramer_id: string | null
  url: string
  width: number
  height: number
  bytes: number
  created_at: Auto<string>
}

export interface Stores {
  brand_id: string
  id: string
  name: string
  address: string
  postal_code: Auto<string>
  city: string
  country_code: Country
  latitude: number
  longitude: number
  placed_in_town: Auto<boolean>
  phone: string | null
  opening_hours: string | null
  handover_note: Auto<string | null>
  contact_name: Auto<string | null>
  contact_email: Auto<string | null>
  opening_week: ColumnType<OpeningWeek | null, string | null | undefined, string | null>
  opening_exceptions: ColumnType<OpeningException[], string | undefined, string>
  image_url: string | null
  token: string
  created_at: Auto<string>
}

/** Store codes that have been replaced. */
export interface StoreTokens {
  token: string
  brand_id: string
  store_id: string
  renewed_at: string
}
