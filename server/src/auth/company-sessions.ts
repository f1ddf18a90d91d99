import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { transact } from '../db/transact'
import { AppError } from '../errors'
import type { UserCaller } from './caller'
import type { Ending, SessionFacts } from './sessions'

/**
 * A session goes on as another one in a company of its owner; the first ends. It began when that did, and whatever was confirmed lately is
 * confirmed anew.
 */
export const goOnIn = ({ db, live, now }: Ending, caller: UserCaller, companyId: string): Promise<SessionFacts> =>
  transact(db, async (trx) => {
    const id = uuidv7()
    const { rows } = await sql`WITH ended AS (UPDATE sessions SET revoked_at = ${now}
        WHERE id = ${caller.sessionId} AND user_id = ${caller.id} AND revoked_at IS NULL RETURNING created_at, browser)
      INSERT INTO sessions (id, user_id, company_id, created_at, last_seen_at, browser)
        SELECT ${id}, ${caller.id}, ${companyId}, created_at, ${now}, browser FROM ended RETURNING id`.execute(trx)
    if (rows.length === 0) throw new AppError('session_ended')
    await live.accessChanged(trx, caller.id)
    return { id, scope: 'user', ownerId: caller.id, role: caller.role, companyId, endsAt: caller.endsAt }
  })

/** Ends the sessions of somebody that act for one company; those for another one go on. */
export const endSessionsIn = ({ db, live, now }: Ending, userId: string, companyId: string): Promise<void> =>
  transact(db, async (trx) => {
    await sql`UPDATE sessions s SET revoked_at = ${now} FROM users u WHERE u.id = s.user_id AND s.user_id = ${userId}
      AND coalesce(s.company_id, u.company_id) = ${companyId} AND s.revoked_at IS NULL`.execute(trx)
    await live.accessChanged(trx, userId)
  })
