import { Type } from 'typebox'
import type { Config } from '../../config'
import { dayMs } from '../../days'
import type { Provider } from '../../db/tables/accounts'
import { AppError } from '../../errors'
import { graphApi, GraphRefusal } from './graph-api'
import type { GivenToken } from './identities'
import { graphOptionsOf, type ProviderSettings, providerSettingsOf } from './settings'

const Token = Type.Object({
  access_token: Type.String({ minLength: 1 }),
  expires_in: Type.Optional(Type.Number()),
})
/** Moments are Unix seconds; 0 stands for no end. */
const Inspected = Type.Object({
  data: Type.Object({
    is_valid: Type.Boolean(),
    expires_at: Type.Optional(Type.Number()),
    data_access_expires_at: Type.Optional(Type.Number()),
  }),
})
const Me = Type.Object({ user_id: Type.String() })

/** A token whose end is nearer than this is renewed. */
const renewBeforeMs = 30 * dayMs
/** Instagram renews no token that is younger. */
const renewAfterMs = dayMs

/** When a token ends, as far as the provider says: `seconds` is what its answer calls `expires_in`. */
export const endOf = (seconds: number | undefined, now: Date): Date | null =>
  seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? new Date(now.getTime() + seconds * 1_000) : null

const settingsOf = (config: Config, provider: Provider): ProviderSettings => {
  const settings = providerSettingsOf(config, provider)
  if (!settings) throw new AppError('provider_unavailable')
  return settings
}

/** Exchanges a short-lived token, or Facebook's own long-lived one, for a long-lived one. */
export const exchangeToken = async (
  config: Config,
  provider: Provider,
  accessToken: string,
  now: Date,
): Promise<GivenToken> => {
  const { client, tokenHost, tokenPath, graphHost } = settingsOf(config, provider)
  const { timeoutMs } = config.social
  const given =
    provider === 'facebook'
      ? await graphApi({ graphUrl: tokenHost, timeoutMs })(Token, tokenPath, undefined, {
          grant_type: 'fb_exchange_token',
          client_id: client.id,
          client_secret: client.secret,
          fb_exchange_token: accessToken,
        })
      : await graphApi({ graphUrl: graphHost, timeoutMs })(Token, '/access_token', undefined, {
          grant_type: 'ig_exchange_token',
          client_secret: client.secret,
          access_token: accessToken,
        })
  return { accessToken: given.access_token, expiresAt: endOf(given.expires_in, now), isLasting: true }
}

const renewInstagram = async (config: Config, accessToken: string, now: Date): Promise<GivenToken> => {
  const { graphHost } = settingsOf(config, 'instagram')
  const given = await graphApi({ graphUrl: graphHost, timeoutMs: config.social.timeoutMs })(
    Token,
    '/refresh_access_token',
    undefined,
    { grant_type: 'ig_refresh_token', access_token: accessToken },
  )
  return { accessToken: given.access_token, expiresAt: endOf(given.expires_in, now), isLasting: true }
}

export interface HeldToken {
  provider: Provider
  accessToken: string
  expiresAt: Date | null
  /** When it was exchanged or renewed; null for the short-lived token of a sign-in. */
  exchangedAt: Date | null
}

/** What a check has found: consent has ended, or the token holds, perhaps as a new one or with another end. */
export type Verdict = 'ended' | GivenToken

const checkFacebook = async (config: Config, held: HeldToken, now: Date): Promise<Verdict> => {
  const settings = settingsOf(config, 'facebook')
  const { client } = settings
  const { data } = await graphApi(graphOptionsOf(config, 'facebook', settings))(
    Inspected,
    '/debug_token',
    `${client.id}|${client.secret}`,
    { input_token: held.accessToken },
  )
  if (!data.is_valid) return 'ended'
  const ends = [data.expires_at, data.data_access_expires_at].flatMap((seconds) => (seconds ? [seconds * 1_000] : []))
  const expiresAt = ends.length > 0 ? new Date(Math.min(...ends)) : null
  if (expiresAt && expiresAt <= now) return 'ended'
  const isEnding = expiresAt !== null && expiresAt.getTime() < now.getTime() + renewBeforeMs
  if (held.exchangedAt === null || isEnding) {
    const renewed = await exchangeToken(config, 'facebook', held.accessToken, now)
    // Access to the data may end before the token does.
    return { ...renewed, expiresAt: renewed.expiresAt ?? expiresAt }
  }
  return { accessToken: held.accessToken, expiresAt, isLasting: true }
}

const checkInstagram = async (config: Config, held: HeldToken, now: Date): Promise<Verdict> => {
  try {
    if (held.exchangedAt === null) return await exchangeToken(config, 'instagram', held.accessToken, now)
    if (held.exchangedAt.getTime() <= now.getTime() - renewAfterMs)
      return await renewInstagram(config, held.accessToken, now)
    const settings = settingsOf(config, 'instagram')
    await graphApi(graphOptionsOf(config, 'instagram', settings))(Me, '/me', held.accessToken, { fields: 'user_id' })
    return { accessToken: held.accessToken, expiresAt: held.expiresAt, isLasting: true }
  } catch (error) {
    if (error instanceof GraphRefusal && error.kind === 'token') return 'ended'
    throw error
  }
}

/**
 * Asks the provider whether a token holds, and renews it in time. Throws AppError when the provider does not say: that is no end of a
 * consent.
 */
export const checkToken = async (config: Config, held: HeldToken, now: Date): Promise<Verdict> => {
  if (held.expiresAt && held.expiresAt <= now) return 'ended'
  return held.provider === 'facebook' ? checkFacebook(config, held, now) : checkInstagram(config, held, now)
}
