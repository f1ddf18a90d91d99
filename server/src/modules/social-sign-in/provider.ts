import type { FacebookAccount } from '@samspel/api'

/** Who somebody is at a provider. */
export interface SocialProfile {
  /** The person's id at the provider for our app; never changes. */
  subject: string
  name: string
  /** Confirmed by the provider; undefined when it gives none. */
  email: string | undefined
  /** The user name, where the provider has such. */
  handle: string | undefined
}

/** An account as the provider shows it; whether somebody else here has it is not for the provider to know. */
export type ProviderAccount = Omit<FacebookAccount, 'obstacles'>

export interface ProviderAccounts {
  data: ProviderAccount[]
  /** The provider's own cursors, as they are. */
  cursors: { before: string | null; after: string | null }
  hasNext: boolean
}

/**
 * What Samspel asks a social provider, with the access token of whoever consented. Throws AppError
 * `provider_unavailable` (no answer, a nonsensical one, or a failure of the provider's) or `provider_sign_in_needed`
 * (the token has run out, or the consent was taken back).
 */
export interface SocialProvider {
  profile(accessToken: string): Promise<SocialProfile>
  accounts(accessToken: string, page: { after?: string | undefined; limit: number }): Promise<ProviderAccounts>
}
