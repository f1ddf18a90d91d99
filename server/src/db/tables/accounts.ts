import type { ColumnType } from 'kysely'
import type { BrandRole, CompanyRequestState, Locale, Role } from '@samspel/api'
import type { Auto, Json } from './column'

export interface CompanyRequests {
  id: string
  company_id: string
  brand_id: string
  user_id: string
  state: Auto<CompanyRequestState>
  reason: string | null
  decided_by_user_id: string | null
  decided_at: string | null
  created_at: Auto<string>
}

export interface EmailConfirmations {
  token_hash: Buffer
  user_id: string | null
  instagramer_id: string | null
  email: string
  expires_at: string
  used_at: string | null
  created_at: Auto<string>
  is_change: Auto<boolean>
  /** What the links of one change share. */
  change_id: string | null
  /** The link to the address that the account has. */
  is_former: Auto<boolean>
  /** Since when the former address is not waited for. */
  released_at: string | null
}

export interface Invitations {
  id: string
  token_hash: Buffer
  email: string
  role: Role
  company_id: string | null
  brand_ids: Auto<string[]>
  store_ids: Auto<string[]>
  brand_roles: ColumnType<Record<string, BrandRole> | null, string | null | undefined, string | null>
  approval_limit: Auto<number | null>
  locale: Locale | null
  invited_by_user_id: string
  expires_at: string
  accepted_at: string | null
  revoked_at: string | null
  created_at: Auto<string>
}

export type Provider = 'facebook' | 'instagram'

export interface ProviderIdentities {
  provider: Provider
  subject: string
  instagramer_id: string
  access_token: Buffer | null
  /** Null when the provider has named no end. */
  token_expires_at: string | null
  created_at: Auto<string>
  consented_at: Auto<string>
  exchanged_at: string | null
  app_scoped_id: string | null
  check_at: Auto<string>
  check_failures: Auto<number>
}

export interface ProviderFlows {
  state_hash: Buffer
  provider: Provider
  origin_url: string
  instagramer_id: string | null
  expires_at: string
  used_at: string | null
}

export interface ConnectionTickets {
  ticket_hash: Buffer
  provider: Provider
  instagramer_id: string
  expires_at: string
  used_at: string | null
}

/** What a social network has told of a creator's posts, until it was looked at. */
export interface NetworkEvents {
  id: string
  provider: Provider
  kind: 'story_insights' | 'comments' | 'mentions'
  instagramer_id: string
  external_id: string
  figures: Json<{ reach: number | null; views: number | null }> | null
  received_at: string
  due_at: string
  tries: Auto<number>
}

/** How long a social network wants to be left alone: about everybody, or about one creator's account. */
export interface NetworkPauses {
  provider: Provider
  instagramer_id: string | null
  calls_again_at: string
  jobs_again_at: string
  refusals: Auto<number>
}
