import { sql } from 'kysely'
import { pageSizes, type Session } from '@samspel/api'
import { type Owner, ownerColumn, scopeOf } from '../../auth/owner'
import { type Ending, revokeSession, revokeSessionsOf, tokenLife } from '../../auth/sessions'
import { pageWithTotal } from '../../db/page-with-total'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'

interface Query {
  page?: number | undefined
  perPage?: number | undefined
}

/** Renewals are recorded by the hour, so a token may outlive the recorded time by an hour more than its lifetime. */
const longestSilence = (tokenLife + 3_600) * 1_000

interface SessionRow {
  id: string
  browser: string | null
  created_at: string
  last_seen_at: string
}

/** Active sessions of the account: the current one first, then by last use. */
export const listSessions = async (db: Db, owner: Owner, query: Query, now: Date) => {
  const page = pageOf(query, pageSizes.table)
  const living = sql`sessions WHERE ${sql.ref(ownerColumn(scopeOf(owner)))} = ${owner.id} AND revoked_at IS NULL
    AND last_seen_at > ${new Date(now.getTime() - longestSilence)}`
  const { rows, total } = await pageWithTotal(
    db,
    sql<SessionRow>`SELECT id, browser, created_at, last_seen_at FROM ${living}
      ORDER BY id = ${owner.sessionId} DESC, last_seen_at DESC, id DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
    living,
  )
  const sessions = rows.map((row): Session => ({
    id: row.id,
    current: row.id === owner.sessionId,
    browser: row.browser,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  }))
  return { sessions, meta: metaOf(page, total) }
}

/** Ends one of the caller's own sessions; `not_found` for anybody else's. */
export const endSession = async (ending: Ending, owner: Owner, id: string): Promise<void> => {
  if (!(await revokeSession(ending, owner.id, id))) throw new AppError('not_found')
}

/** Signs out everywhere, stops notifications to phones, and forgets browsers that need no second step. */
export const endAllSessions = (ending: Ending, owner: Owner): Promise<void> =>
  transact(ending.db, async (trx) => {
    await revokeSessionsOf({ ...ending, db: trx }, scopeOf(owner), owner.id)
    await trx
      .deleteFrom('devices')
      .where(ownerColumn(scopeOf(owner)), '=', owner.id)
      .execute()
    if (owner.kind === 'user') await trx.deleteFrom('remembered_devices').where('user_id', '=', owner.id).execute()
  })
