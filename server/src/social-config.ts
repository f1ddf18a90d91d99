import type { settings, ValuesOf } from './settings'

/** An app that was registered with Facebook or Instagram, and where these answer. */
export interface SocialApp {
  id: string
  secret: string
  /** Where the visitor is asked for consent. */
  authorizeHost: string
  /** Where codes are exchanged for tokens. */
  tokenHost: string
  graphHost: string
}

/** Sign-in by a social provider; one without an app is played by the sandbox where that may exist. */
export interface SocialConfig {
  facebook: SocialApp | undefined
  instagram: SocialApp | undefined
  /** Version of the Graph API, such as `v23.0`. */
  graphVersion: string
  /** How long a provider may take to answer. */
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
  }
}

/** The providers of sign-in, as the settings name them. */
export const socialOf = (values: Values): SocialConfig => ({
  facebook: appOf(values, 'FACEBOOK'),
  instagram: appOf(values, 'INSTAGRAM'),
  graphVersion: values.GRAPH_VERSION,
  timeoutMs: 5_000,
})
