import pg from 'pg'
import type { FacebookAccount, Instagramer } from '@samspel/api'
import type { Config } from '../../config'
import type { Provider } from '../../db/tables/accounts'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { getOwnInstagramer } from '../auth'
import { latestIdentity, providerSettingsOf, readingIdentity, revokeConsents, tokenOf } from '../social'
import { type Identity, obstaclesOf, setAccount, takenBy } from './accounts'
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
