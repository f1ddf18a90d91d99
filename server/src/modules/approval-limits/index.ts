import { type RawBuilder, sql } from 'kysely'
import type { UserCaller } from '../../auth/caller'
import { hasNoLimit, rolesWithoutLimit } from '../../auth/duties'
import { dayOf, startOfDayIn } from '../../days'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { purchaseWaits, waitingApplications } from '../campaigns'

interface Commitment {
  caller: UserCaller
  brandId: string
  /** Öre. */
  amount: number
  now: Date
}

/** What was refused because it goes above somebody's limit, for those who may be asked instead. */
export class AboveLimit extends AppError {
  constructor(readonly commitment: { brandId: string; amount: number }) {
    super('above_limit')
  }
}

/** Öre that somebody has committed since this moment, over all brands: fees of those whom they took in, and pictures they paid for. */
const committedSince = async (trx: Db, userId: string, since: Date): Promise<number> => {
  const { rows } = await sql<{ amount: number }>`SELECT coalesce(sum(amount), 0)::bigint AS amount FROM (
      SELECT fee_amount AS amount FROM participations WHERE decided_by = ${userId} AND state = 'approved' AND decided_at >= ${since}
      UNION ALL SELECT fee_amount FROM store_participations
        WHERE decided_by = ${userId} AND state IN ('approved', 'picked_up') AND decided_at >= ${since}
      UNION ALL SELECT price::bigint * 100 FROM image_purchases WHERE decided_by = ${userId} AND state = 'approved' AND decided_at >= ${since}
    ) committed`.execute(trx)
  return Number(rows[0]?.amount ?? 0)
}

/**
 * Refuses what is above the caller's limit, alone or with what they have committed today over all brands: `above_limit`. Owners of the brand
 * and those who keep its money have none. One person's commitments wait for one another, so that two at once are not each within it.
 */
export const requireWithinLimit = async (trx: Db, { caller, brandId, amount, now }: Commitment): Promise<void> => {
  if (amount <= 0 || hasNoLimit(caller, brandId)) return
  const { rows } = await sql<{ approval_limit: number | null }>`SELECT approval_limit FROM users
    WHERE id = ${caller.id} FOR NO KEY UPDATE`.execute(trx)
  const limit = rows[0]?.approval_limit ?? null
  if (limit === null) return
  const today = startOfDayIn('SE', dayOf(now))
  if ((await committedSince(trx, caller.id, today)) + amount > Number(limit)) throw new AboveLimit({ brandId, amount })
}

/** SQL condition: the member `user`, with this role at the brand, may commit this sum at once; what they have committed today is not looked at. */
export const limitCovers = (
  user: RawBuilder<unknown>,
  brandRole: RawBuilder<unknown>,
  amount: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`(${brandRole} = ANY(${rolesWithoutLimit}::text[])
    OR coalesce((SELECT approval_limit FROM users WHERE id = ${user}) >= ${amount}, true))`

/** A request `row` of approval_requests can be answered on this day: it is open, and what it asks for is still to be decided. */
export const approvalWaits = (row: string, day: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  const isSubject = (of: string) =>
    sql`${sql.ref(`${of}.brand_id`)} = ${column('brand_id')} AND ${sql.ref(`${of}.id`)} = ${column('subject_id')}`
  return sql`(${column('state')} = 'open' AND ${column('lapses_on')} >= ${day}::date AND CASE ${column('kind')}
    WHEN 'image_purchase' THEN EXISTS (SELECT FROM image_purchases ap WHERE ${isSubject('ap')} AND ${purchaseWaits('ap')})
    ELSE EXISTS (SELECT FROM ${waitingApplications('all')} aw WHERE ${isSubject('aw')}
      AND (${column('kind')} <> 'counter' OR aw.counter_fee IS NULL OR aw.counter_accepted IS NOT NULL)) END)`
}
