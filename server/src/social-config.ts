import type { settings, ValuesOf } from './settings'

/** An app registered with Facebook or Instagram, and the hosts of that provider. */
export interface SocialApp {
  id: string
  secret: string
  /** Host of the consent page. */
  authorizeHost: string
  /** Host that exchanges codes for tokens. */
  tokenHost: string
  graphHost: string
  /** Further parameters of the consent page. */
  parameters?: Readonly<Record<string, string>>
  /** Whether codes are bound to the browser by PKCE; by Facebook alone when absent. */
  pkce?: boolean
  /** What the network shows when the address of webhooks is set up; without it nothing is told. */
  verifyToken?: string | undefined
}

/** Sign-in through social providers; nobody signs in by one without an app. */
export interface SocialConfig {
  facebook: SocialApp | undefined
  instagram: SocialApp | undefined
  /** Version of the Graph API, such as `v23.0`. */
  graphVersion: string
  timeoutMs: number
}

type Values = ValuesOf<typeof settings>

const appOf = (values: Values, name: 'FACEBOOK' | 'INSTAGRAM'): SocialApp | undefined => {
  const [id, secret] = [values[`${name}_APP_ID`], values[`${name}_APP_SECRET`]]
  if (!id || !secret) return undefined
  return {
    id,
    secret,
    authorizeHost: values[`${name}_AUTHORIZE_HOST`],
    tokenHost: values[`${name}_TOKEN_HOST`],
    graphHost: values[`${name}_GRAPH_HOST`],
    parameters: values[`${name}_AUTHORIZE_PARAMETERS`],
    pkce: values[`${name}_PKCE`],
    verifyToken: values[`${name}_VERIFY_TOKEN`],
  }
}

/** The configured sign-in providers. */
export const socialOf = (values: Values): SocialConfig => ({
  facebook: appOf(values, 'FACEBOOK'),
  instagram: appOf(values, 'INSTAGRAM'),
  graphVersion: values.GRAPH_VERSION,
  timeoutMs: 5_000,
})
