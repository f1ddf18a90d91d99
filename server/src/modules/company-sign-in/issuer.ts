import { createHash } from 'node:crypto'
import type { Configuration } from 'openid-client'
import type { FieldErrorId } from '@samspel/api/errors'
import type { Config } from '../../config'
import { invalid } from '../../errors'
import { lazy } from '../../lazy'
import { issuerFetch } from './issuer-fetch'

/** Loaded by those who sign in by it alone. */
const openid = lazy(() => import('openid-client'))

/** A company's client at its issuer. */
export interface Client {
  issuer: string
  clientId: string
  clientSecret: string
}

/** What the issuer says of a person, checked. */
export interface Person {
  subject: string
  email: string | undefined
  isVerified: boolean
}

type Settings = Pick<Config, 'appUrl' | 'companyIssuers'>

/** Why a sign-in came to nothing. */
export type Reason = Extract<FieldErrorId, `sign_in_${string}` | `issuer_${string}`>
export const refused = (reason: Reason) => invalid({ answer: [reason] })

/** The page that the issuer sends the browser back to; its address is registered there. */
export const returnAddress = ({ appUrl }: Pick<Config, 'appUrl'>): string => new URL('/company-sign-in', appUrl).href

/** Secrets of one sign-in, made from what the browser's cookie alone has. */
const fromBrowser = (purpose: string, browserToken: string) =>
  createHash('sha256').update(`${purpose} ${browserToken}`).digest('base64url')
const verifierOf = (browserToken: string) => fromBrowser('verifier', browserToken)
const nonceOf = (browserToken: string) => fromBrowser('nonce', browserToken)

/** Whether an address may be an issuer's, and the browser be sent to it. */
export const isIssuerAddress = (address: string, { companyIssuers }: Settings): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || url.username || url.password || url.hash) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && companyIssuers.ownNetwork)
}

/** The issuer with what it says of itself; asked anew each time, so that its new keys and addresses hold at once. */
const discover = async (client: Client, settings: Settings): Promise<Configuration> => {
  const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks } = await openid()
  try {
    return await discovery(new URL(client.issuer), client.clientId, client.clientSecret, undefined, {
      timeout: Math.ceil(settings.companyIssuers.patienceMs / 1_000),
      execute: [
        // The signature of the id token is checked, also where it came from the issuer itself.
        enableNonRepudiationChecks,
        ...(settings.companyIssuers.ownNetwork ? [allowInsecureRequests] : []),
      ],
      [customFetch]: issuerFetch(settings),
    })
  } catch {
    throw refused('issuer_unreachable')
  }
}

/** Where the browser goes to sign in. */
export const consentAddress = async (
  client: Client,
  settings: Settings,
  { state, browserToken, email }: { state: string; browserToken: string; email: string },
): Promise<string> => {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openid()
  const configuration = await discover(client, settings)
  const address = configuration.serverMetadata().authorization_endpoint
  if (!address || !isIssuerAddress(address, settings)) throw refused('issuer_answer')
  return buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress(settings),
    scope: 'openid email',
    code_challenge: await calculatePKCECodeChallenge(verifierOf(browserToken)),
    code_challenge_method: 'S256',
    state,
    nonce: nonceOf(browserToken),
    login_hint: email,
  }).href
}

/** Asks the issuer for who has signed in; everything about the answer is checked before it is believed. */
export const personOf = async (
  client: Client,
  settings: Settings,
  { answer, state, browserToken }: { answer: URLSearchParams; state: string; browserToken: string },
): Promise<Person> => {
  if (answer.has('error')) throw refused('sign_in_denied')
  const { authorizationCodeGrant, ClientError, fetchUserInfo } = await openid()
  const configuration = await discover(client, settings)
  const address = new URL(returnAddress(settings))
  address.search = answer.toString()
  try {
    const tokens = await authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: verifierOf(browserToken),
      expectedState: state,
      expectedNonce: nonceOf(browserToken),
      idTokenExpected: true,
    })
    const claims = tokens.claims()!
    // Many issuers tell the address only when they are asked for it.
    const told =
      claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims
    return {
      subject: claims.sub,
      email: typeof told.email === 'string' ? told.email.trim() : undefined,
      isVerified: told.email_verified === true,
    }
  } catch (error) {
    // What is wrong with an answer has a code; what never came has none.
    const isSilent = error instanceof ClientError && (error.code === undefined || error.code === 'OAUTH_TIMEOUT')
    throw refused(isSilent ? 'issuer_unreachable' : 'issuer_answer')
  }
}
