import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { hasSandbox } from '../sandbox'
import { graphApi } from './graph-api'
import { createGraphProvider } from './graph-provider'
import { latestIdentity, ownerOf } from './identities'
import { noProvider } from './no-provider'
import type { SocialProvider } from './provider'
import { campaignsOf, placeOf } from './repository'
import { createSandboxProvider } from './sandbox-provider'
import { providerSettingsOf } from './settings'
import { shippedPictures } from './shipped-pictures'
import { tokenCipher } from './token-cipher'

export interface ProviderContext {
  db: Db
  config: Config
  now: Date
}

const tokenOf = async ({ db, config, now }: ProviderContext, instagramerId: string): Promise<string> => {
  const identity = await latestIdentity(db, instagramerId)
  const isFresh = identity?.token_expires_at != null && new Date(identity.token_expires_at) > now
  const token =
    identity?.access_token && isFresh
      ? tokenCipher(config.sessionSecret).decrypt(identity.access_token, ownerOf(identity.provider, identity.subject))
      : undefined
  if (token === undefined) throw new AppError('provider_sign_in_needed')
  return token
}

/**
 * The configured network: the Graph API where Samspel is registered as an app, otherwise the sandbox, where there is one. Accounts are connected through
 * Facebook where both are possible.
 */
export const openProvider = (context: ProviderContext): SocialProvider => {
  const { db, config, now } = context
  const name = (['facebook', 'instagram'] as const).find((each) => config.social[each])
  const [app, settings] = name ? [config.social[name], providerSettingsOf(config, name)] : []
  if (!app || !settings) {
    if (!hasSandbox(config)) return noProvider
    return createSandboxProvider({
      campaignsOf: (id) => campaignsOf(db, id),
      placeOf: (id) => placeOf(db, id),
      pictures: () => shippedPictures(config.dataDir),
      now: () => now,
    })
  }
  const { timeoutMs } = config.social
  return createGraphProvider({
    get: graphApi({
      graphUrl: settings.graphUrl,
      timeoutMs,
      appSecret: name === 'facebook' ? settings.client.secret : undefined,
    }),
    tokenOf: (id) => tokenOf(context, id),
    timeoutMs,
    graphHost: app.graphHost,
  })
}
