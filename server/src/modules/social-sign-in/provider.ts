import type { FacebookAccount } from '@samspel/api'

/** A person's identity at a provider. */
export interface SocialProfile {
  /** The person's id for our app at the provider; it never changes. */
  subject: string
  /** Another id of the person, known to our app alone, where the provider has two. */
  appScopedId?: string | undefined
  name: string
  /** Confirmed by the provider; undefined when it supplies none. */
  email: string | undefined
  /** The user name, if the provider has one. */
  handle: string | undefined
}

/** An account as the provider describes it, without obstacles: only we know whether another creator has connected it. */
export type ProviderAccount = Omit<FacebookAccount, 'obstacles'>

export interface ProviderAccounts {
  data: ProviderAccount[]
  /** The provider's own cursors, unchanged. */
  cursors: { before: string | null; after: string | null }
  hasNext: boolean
}

/**
 * Calls to a social provider, with the access token of the person who consented. Throws AppError `provider_unavailable` (no answer, an
 * invalid one, or an error at the provider) or `provider_sign_in_needed` (the token has expired, or the consent was withdrawn).
 */
export interface SocialProvider {
  profile(accessToken: string): Promise<SocialProfile>
  accounts(accessToken: string, page: { after?: string | undefined; limit: number }): Promise<ProviderAccounts>
}
