import type { FacebookAccount, Instagramer } from '@samspel/api'
import { cut } from '../../cut'
import type { Provider } from '../../db/tables/accounts'
import type { Db } from '../../db/transact'
import type { ProviderAccount } from './provider'

/** Who the creator is at the provider that connects an account. */
export interface Identity {
  provider: Provider
  subject: string
}

/** Which of these Instagram accounts another creator has connected. */
export const takenBy = async (
  db: Db,
  instagramerId: string,
  accounts: readonly ProviderAccount[],
): Promise<Set<string>> => {
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

export interface Connecting {
  db: Db
  now: Date
}

export const setAccount = (
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
