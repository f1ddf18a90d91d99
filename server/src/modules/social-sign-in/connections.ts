import pg from 'pg'
import type { FacebookAccount, Instagramer } from '@samspel/api'
import type { Config } from '../../config'
import { cut } from '../../cut'
import type { Provider } from '../../db/tables/accounts'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { getOwnInstagramer } from '../auth'
import { latestIdentity, providerSettingsOf, readingIdentity, revokeConsents, tokenOf } from '../social'
import { createProvider } from './create-provider'
import { createTicket } from './flows'
import type { ProviderAccount, SocialProvider } from './provider'

interface Context {
  db: Db
  config: Config
  now: Date
  caller: { id: string }
}

/** Returns the address to redirect to, with a ticket in it that the browser must also hold as a cookie. */
export const startConnection = async (
  { db, config, now, caller }: Context,
  provider: Provider,
): Promise<{ url: string; ticket: string }> => {
  if (!providerSettingsOf(config, provider)) throw new AppError('not_set_up')
  const ticket = await createTicket(db, provider, caller.id, now)
  const url = new URL(`/api/auth/instagramers/auth/${provider}`, config.appUrl)
  url.search = new URLSearchParams({
    resource_class: 'Instagramer',
    auth_origin_url: `${config.appUrl}/connect-provider-complete`,
    omniauth_window_type: 'sameWindow',
    ticket,
  }).toString()
  return { url: url.href, ticket }
}

/** Who the creator is at the provider that connects an account. */
interface Identity {
  provider: Provider
  subject: string
}

const openProvider = async ({
  db,
  config,
  now,
  caller,
}: Context): Promise<{ provider: SocialProvider; accessToken: string; identity: Identity }> => {
  const identity = await latestIdentity(db, caller.id)
  const accessToken = tokenOf(config, identity, now)
  if (!identity) throw new AppError('provider_sign_in_needed')
  return { provider: createProvider(config, identity.provider), accessToken, identity }
}

/** Which of these Instagram accounts another creator has connected. */
const takenBy = async (db: Db, instagramerId: string, accounts: readonly ProviderAccount[]): Promise<Set<string>> => {
  const ids = accounts.flatMap(({ igUserId }) => igUserId ?? [])
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('instagramers')
    .select('connected_ig_user_id as id')
    .where('connected_ig_user_id', 'in', ids)
    .where('id', '!=', instagramerId)
    .execute()
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

/**
 * What prevents an account from being connected (row P-07), in the order in which to fix it. A page is what Facebook shows accounts by;
 * Instagram's own sign-in shows the account itself (decision 231).
 */
export const obstaclesOf = (
  { igUserId, accountType }: ProviderAccount,
  taken: ReadonlySet<string>,
): FacebookAccount['obstacles'] => [
  ...(igUserId === null ? ['no_instagram' as const] : []),
  ...(accountType === 'personal' ? ['not_professional' as const] : []),
  ...(igUserId !== null && taken.has(igUserId) ? ['taken' as const] : []),
]

type Obstacle = NonNullable<Instagramer['connectionObstacle']>

/** What to fix first when none of somebody's accounts can be connected (row P-07); null when one can. */
export const obstacleOf = (accounts: readonly ProviderAccount[]): Obstacle | null => {
  const all = accounts.map((account) => obstaclesOf(account, new Set()))
  if (all.some((obstacles) => obstacles.length === 0)) return null
  const has = (obstacle: Obstacle) => all.some((obstacles) => obstacles.includes(obstacle))
  return has('not_professional') ? 'not_professional' : has('no_instagram') ? 'no_instagram' : 'no_page'
}

/** Stores the obstacle in what the provider has just returned, for the page the creator comes back to; returns the accounts. */
export const noteObstacle = async (
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

type Connecting = Pick<Context, 'db' | 'now'>

const setAccount = (
  { db, now }: Connecting,
  instagramerId: string,
  { provider, subject }: Identity,
  account: ProviderAccount,
) =>
  db
    .updateTable('instagramers')
    .set({
      connected_provider: provider,
      connected_subject: subject,
      consent_ended_at: null,
      connected_account_id: account.id,
      connected_ig_user_id: account.igUserId,
      connected_username: cut(account.username ?? account.pageName ?? account.id, 60),
      connected_at: now.toISOString(),
      followers_count: account.followersCount,
      connection_obstacle: null,
      webhooks_asked_at: null,
    })
    .where('id', '=', instagramerId)

/** Connects the account without asking, if the creator set out to connect one, has none yet and exactly one is possible. */
export const connectOnlyAccount = async (
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
export const connectAgain = async (
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

const usualLimit = 25

/** A page of the accounts that the creator's sign-in can access (row E-31). */
export const listAccounts = async (
  context: Context,
  { after, limit = usualLimit }: { after?: string | undefined; limit?: number | undefined },
) => {
  const { db, caller } = context
  const { provider, accessToken } = await openProvider(context)
  const { data, cursors, hasNext } = await provider.accounts(accessToken, { after, limit })
  const taken = await takenBy(db, caller.id, data)
  const own = await db
    .selectFrom('instagramers')
    .select('connected_ig_user_id')
    .where('id', '=', caller.id)
    .executeTakeFirst()
  const next =
    hasNext && cursors.after
      ? `/api/instagramers/me/facebook_accounts?${new URLSearchParams({ after: cursors.after, limit: String(limit) }).toString()}`
      : null
  return {
    data: data.map((account) => ({ ...account, obstacles: obstaclesOf(account, taken) })),
    paging: { cursors, next },
    connectedIgUserId: own?.connected_ig_user_id ?? null,
  }
}

/** Searches only the accounts the person manages; looking one up by id would find other people's as well. */
const findAccount = async (
  provider: SocialProvider,
  accessToken: string,
  id: string,
): Promise<ProviderAccount | undefined> => {
  const mostPages = 20
  let after: string | undefined
  for (let page = 0; page < mostPages; page += 1) {
    const { data, cursors, hasNext } = await provider.accounts(accessToken, { after, limit: 100 })
    const found = data.find((account) => account.id === id)
    if (found || !hasNext || !cursors.after) return found
    after = cursors.after
  }
  return undefined
}

const refused = (id: 'not_found' | FacebookAccount['obstacles'][number]) => invalid({ facebookAccountId: [id] })

/** Connects one of the accounts; its follower count becomes the creator's (row P-07). */
export const connectAccount = async (context: Context, id: string): Promise<Instagramer> => {
  const { db, caller, now, config } = context
  const { provider, accessToken, identity } = await openProvider(context)
  const account = await findAccount(provider, accessToken, id)
  if (!account) throw refused('not_found')
  const [obstacle] = obstaclesOf(account, await takenBy(db, caller.id, [account]))
  if (obstacle) throw refused(obstacle)
  return transact(db, async (trx) => {
    await setAccount({ db: trx, now }, caller.id, identity, account).execute()
    return getOwnInstagramer({ db: trx, config }, caller.id)
  }).catch((error: unknown) => {
    // Another creator connected it first.
    throw error instanceof pg.DatabaseError && error.constraint === 'instagramers_connected_ig_user_id_key'
      ? refused('taken')
      : error
  })
}

/** Forgets the connected account, and takes back the consent that it was read by. */
export const disconnectAccount = async ({
  db,
  caller,
  config,
}: Pick<Context, 'db' | 'caller' | 'config'>): Promise<Instagramer> =>
  transact(db, async (trx) => {
    const identity = await readingIdentity(trx, caller.id)
    if (identity) await revokeConsents(trx, caller.id, identity)
    await trx
      .updateTable('instagramers')
      .set({
        connected_account_id: null,
        connected_ig_user_id: null,
        connected_username: null,
        connected_at: null,
        connected_provider: null,
        connected_subject: null,
        consent_ended_at: null,
      })
      .where('id', '=', caller.id)
      .execute()
    return getOwnInstagramer({ db: trx, config }, caller.id)
  })
