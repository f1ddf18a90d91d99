import { sql } from 'kysely'
import { Type } from 'typebox'
import { dayMs } from '../../days'
import type { Provider } from '../../db/tables/accounts'
import { AppError } from '../../errors'
import type { AppContext } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { isAppLimited } from './graph-api'
import { connectionOf } from './open-provider'
import { providerNames } from './settings'

const batch = 10
const hourMs = 3_600_000
const weekMs = 7 * dayMs

type Context = Pick<AppContext, 'db' | 'config' | 'log' | 'now'>

interface DueRow {
  id: string
  account_id: string
  provider: Provider
}

const Done = Type.Object({ success: Type.Boolean() })
const PageToken = Type.Object({ access_token: Type.String({ minLength: 1 }) })

/** Claims accounts whose network was not asked for a week to tell of them: a new connection at once. */
const takeDue = async ({ db, config, now }: Context): Promise<DueRow[]> => {
  const told = providerNames.filter((name) => config.social[name]?.verifyToken !== undefined)
  if (told.length === 0) return []
  const { rows } = await sql<DueRow>`UPDATE instagramers SET webhooks_asked_at = ${now()} WHERE id IN (
      SELECT i.id FROM instagramers i WHERE (i.webhooks_asked_at IS NULL OR i.webhooks_asked_at <= ${new Date(now().getTime() - weekMs)})
        AND i.connected_ig_user_id IS NOT NULL AND i.connected_account_id IS NOT NULL AND i.consent_ended_at IS NULL
        AND i.connected_provider = ANY(${told}::text[]) AND i.deleted_at IS NULL
      ORDER BY i.webhooks_asked_at NULLS FIRST, i.id LIMIT ${batch} FOR UPDATE SKIP LOCKED)
    RETURNING id, connected_account_id AS account_id, connected_provider AS provider`.execute(db)
  return rows
}

/**
 * By Facebook an app follows the page before the account, by the page's own token; which of its fields is of no weight. Instagram is asked for
 * the account itself. What is told is what the app has chosen.
 */
const follow = async ({ db, config, now }: Context, row: DueRow): Promise<void> => {
  const { get, token } = await connectionOf({ db, config, now: now(), isJob: true }, row.id)
  if (row.provider === 'instagram')
    return void (await get(Done, '/me/subscribed_apps', token, { subscribed_fields: 'comments' }, 'POST'))
  const page = `/${row.account_id}`
  const { access_token: pageToken } = await get(PageToken, page, token, { fields: 'access_token' })
  await get(Done, `${page}/subscribed_apps`, pageToken, { subscribed_fields: 'feed' }, 'POST')
}

/** What could not be asked is due in an hour. */
const giveBack = ({ db, now }: Context, rows: readonly DueRow[]) =>
  sql`UPDATE instagramers SET webhooks_asked_at = ${new Date(now().getTime() - weekMs + hourMs)}
    WHERE id = ANY(${rows.map(({ id }) => id)}::uuid[])`.execute(db)

/** Asks the networks to tell of connected accounts. Where that is refused posts are read at their times all the same. Returns how many tell. */
export const followAccounts = async (context: Context): Promise<number> => {
  const rows = await takeDue(context)
  let count = 0
  for (const [index, row] of rows.entries()) {
    try {
      await follow(context, row)
      count += 1
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      context.log.warn({ err: error, instagramerId: row.id }, 'a network was not asked to tell of an account')
      if (error.id !== 'provider_unavailable') continue
      const isApp = isAppLimited(error)
      await giveBack(context, rows.slice(index, isApp ? undefined : index + 1))
      if (isApp) break
    }
  }
  return count
}

export const followJob: Job = { name: 'network-follows', everyMs: 60_000, run: followAccounts }
