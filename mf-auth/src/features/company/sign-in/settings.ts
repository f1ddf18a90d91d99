import type { CompanySignIn } from '@samspel/api'

/** What the server says of how the company signs in. */
export interface SignInSettings {
  signIn: CompanySignIn | null
  possibleDomains: readonly string[]
  returnAddress: string
  outsideCount: number
}
