import { sql } from 'kysely'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { graphApi, type GraphGet, GraphRefusal } from './graph-api'
import { graphPace } from './graph-pace'
import { createGraphProvider } from './graph-provider'
import { readingIdentity, tokenOf } from './identities'
import { noProvider } from './no-provider'
import type { SocialProvider } from './provider'
import { graphOptionsOf, providerNames, providerSettingsOf } from './settings'

export interface ProviderContext {
  db: Db
  config: Config
  now: Date
  /** Whether nobody waits for the answers: such calls leave room for others where the network limits them. */
  isJob?: boolean
}

/**
 * The way to the network by a creator's own sign-in: its host and secret are those of the identity's provider. A refused token is checked at
 * once, by the job that tells the creator.
 */
export const connectionOf = async ({ db, config, now, isJob = false }: ProviderContext, instagramerId: string) => {
  const identity = await readingIdentity(db, instagramerId)
  const token = tokenOf(config, identity, now)
  const settings = identity && providerSettingsOf(config, identity.provider)
  if (!settings) throw new AppError('provider_unavailable')
  const pace = graphPace({ db, now, provider: identity.provider, instagramerId, isJob })
  const ask = graphApi({ ...graphOptionsOf(config, identity.provider, settings), pace })
  const get: GraphGet = (...asked) =>
    ask(...asked).catch(async (error: unknown) => {
      if (error instanceof GraphRefusal && error.kind === 'token')
        await sql`UPDATE provider_identities SET check_at = least(check_at, ${now})
          WHERE provider = ${identity.provider} AND subject = ${identity.subject}`.execute(db)
      throw error
    })
  return { get, token }
}

/** The Graph API where Samspel is registered as an app, by each creator's own sign-in. */
export const openProvider = (context: ProviderContext): SocialProvider => {
  const { config } = context
  const graphHosts = providerNames.flatMap((name) => config.social[name]?.graphHost ?? [])
  if (graphHosts.length === 0) return noProvider
  return createGraphProvider({
    connectionOf: (id) => connectionOf(context, id),
    timeoutMs: config.social.timeoutMs,
    graphHosts,
  })
}
