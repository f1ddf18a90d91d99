import { sql } from 'kysely'
import { pageSizes, type Session } from '@samspel/api'
import { type Owner, ownerColumn, scopeOf } from '../../auth/owner'
import { type Ending, revokeSession, revokeSessionsOf, tokenLife } from '../../auth/sessions'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'

interface Query {
  page?: number | undefined
  perPage?: number | undefined
}

/** Last renewals are known to the hour: a token given out then may be good for an hour more than its life. */
const longestSilence = (tokenLife + 3_600) * 1_000

/** Sessions that still open the account, the asking one first, then by when they were last used. */
export const listSessions = async (db: Db, owner: Owner, query: Query, now: Date) => {
  const page = pageOf(query, pageSizes.table)
  const living = db
    .selectFrom('sessions')
    .where(ownerColumn(scopeOf(owner)), '=', owner.id)
    .where('revoked_at', 'is', null)
    .where('last_seen_at', '>', new Date(now.getTime() - longestSilence).toISOString())
  const rows = await living
    .select(['id', 'browser', 'created_at', 'last_seen_at'])
    .orderBy(sql`id = ${owner.sessionId}`, 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await living.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const sessions = rows.map((row): Session => ({
    id: row.id,
    current: row.id === owner.sessionId,
    browser: row.browser,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  }))
  return { sessions, meta: metaOf(page, total) }
}

/** Ends one of the owner's own; one of somebody else's does not exist. */
export const endSession = async (ending: Ending, owner: Owner, id: string): Promise<void> => {
  if (!(await revokeSession(ending, owner.id, id))) throw new AppError('not_found')
}

/** Signs out everywhere; phones get no notifications any more either. */
export const endAllSessions = (ending: Ending, owner: Owner): Promise<void> =>
  transact(ending.db, async (trx) => {
    await revokeSessionsOf({ ...ending, db: trx }, scopeOf(owner), owner.id)
    await trx
      .deleteFrom('devices')
      .where(ownerColumn(scopeOf(owner)), '=', owner.id)
      .execute()
  })
