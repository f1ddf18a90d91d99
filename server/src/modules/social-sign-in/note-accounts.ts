import type { Db } from '../../db/transact'
import type { AppContext } from '../../http/call'
import { type Connecting, type Identity, obstacleOf, obstaclesOf, setAccount, takenBy } from './accounts'
import { createProvider } from './create-provider'
import type { ProviderAccount, SocialProvider } from './provider'
import type { Arrival } from './sign-in'

/** Stores the obstacle in what the provider has just returned, for the page the creator comes back to; returns the accounts. */
const noteObstacle = async (
  db: Db,
  instagramerId: string,
  provider: SocialProvider,
  accessToken: string,
): Promise<ProviderAccount[]> => {
  const { data } = await provider.accounts(accessToken, { limit: 100 })
  await db
    .updateTable('instagramers')
    .set({ connection_obstacle: obstacleOf(data) })
    .where('id', '=', instagramerId)
    .execute()
  return data
}

/** Connects the account without asking, if the creator set out to connect one, has none yet and exactly one is possible. */
const connectOnlyAccount = async (
  context: Connecting,
  instagramerId: string,
  identity: Identity,
  accounts: readonly ProviderAccount[],
): Promise<void> => {
  const taken = await takenBy(context.db, instagramerId, accounts)
  const [only, ...others] = accounts.filter((account) => obstaclesOf(account, taken).length === 0)
  if (!only || others.length > 0) return
  await setAccount(context, instagramerId, identity, only).where('connected_ig_user_id', 'is', null).execute()
}

/** The connected account is read by the latest sign-in that can see it. */
const connectAgain = async (
  db: Db,
  instagramerId: string,
  { provider, subject }: Identity,
  accounts: readonly ProviderAccount[],
): Promise<void> => {
  const seen = accounts.flatMap(({ igUserId }) => igUserId ?? [])
  if (seen.length === 0) return
  await db
    .updateTable('instagramers')
    .set({ connected_provider: provider, connected_subject: subject, consent_ended_at: null, webhooks_asked_at: null })
    .where('id', '=', instagramerId)
    .where('connected_ig_user_id', 'in', seen)
    .execute()
}

/**
 * What is noted of the accounts that a sign-in shows: what hinders, and who reads the connected one. A creator who set out to connect, and one
 * who is new here by Instagram, has the only possible account connected at once. Whoever signs in stays signed in even if the provider fails
 * to list accounts.
 */
export const noteAccounts = async (
  { db, config, now, log }: Connecting & Pick<AppContext, 'config' | 'log'>,
  instagramerId: string,
  { provider, profile, token }: Arrival,
  isConnecting: boolean,
): Promise<void> => {
  const identity = { provider, subject: profile.subject }
  try {
    const accounts = await noteObstacle(db, instagramerId, createProvider(config, provider), token.accessToken)
    await connectAgain(db, instagramerId, identity, accounts)
    if (isConnecting) await connectOnlyAccount({ db, now }, instagramerId, identity, accounts)
  } catch (error) {
    log.warn({ err: error }, 'the accounts of a creator were not shown')
  }
}
