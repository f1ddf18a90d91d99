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

/** Öre that somebody has committed since this moment, over all brands of a company: fees of those whom they took in, and pictures they paid for. */
const committedSince = async (
  trx: Db,
  { userId, companyId, since }: { userId: string; companyId: string; since: Date },
): Promise<number> => {
  const here = sql`decided_by = ${userId} AND decided_at >= ${since} AND brand_id IN (SELECT id FROM brands WHERE company_id = ${companyId})`
  const { rows } = await sql<{ amount: number }>`SELECT coalesce(sum(amount), 0)::bigint AS amount FROM (
      SELECT fee_amount AS amount FROM participations WHERE ${here} AND state = 'approved'
      UNION ALL SELECT fee_amount FROM store_participations
        WHERE ${here} AND state IN ('approved', 'picked_up')
      UNION ALL SELECT price::bigint * 100 FROM image_purchases WHERE ${here} AND state = 'approved'
    ) committed`.execute(trx)
  return Number(rows[0]?.amount ?? 0)
}

/**
 * Refuses what is above the caller's limit, alone or with what they have committed today over all brands of the company: `above_limit`. Owners of the brand
 * and those who keep its money have none. One person's commitments wait for one another, so that two at once are not each within it.
 */
export const requireWithinLimit = async (trx: Db, { caller, brandId, amount, now }: Commitment): Promise<void> => {
  if (amount <= 0 || hasNoLimit(caller, brandId)) return
  const { rows } = await sql<{
    approval_limit: number | null
    company_id: string
  }>`SELECT m.approval_limit, m.company_id
    FROM company_users m JOIN brands b ON b.company_id = m.company_id
    WHERE m.user_id = ${caller.id} AND b.id = ${brandId} FOR NO KEY UPDATE OF m`.execute(trx)
  if (!rows[0]) throw new AboveLimit({ brandId, amount })
  const { approval_limit: limit, company_id: companyId } = rows[0]
  if (limit === null) return
  const today = startOfDayIn('SE', dayOf(now))
  if ((await committedSince(trx, { userId: caller.id, companyId, since: today })) + amount > Number(limit))
    throw new AboveLimit({ brandId, amount })
}

interface Wanted {
  user: RawBuilder<unknown>
  brand: RawBuilder<unknown>
  brandRole: RawBuilder<unknown>
  amount: RawBuilder<unknown>
}

/** SQL condition: the member, with this role at the brand, may commit this sum at once; what they have committed today is not looked at. */
export const limitCovers = ({ user, brand, brandRole, amount }: Wanted): RawBuilder<unknown> =>
  sql`(${brandRole} = ANY(${rolesWithoutLimit}::text[])
    OR coalesce((SELECT lm.approval_limit FROM company_users lm JOIN brands lb ON lb.company_id = lm.company_id
      WHERE lm.user_id = ${user} AND lb.id = ${brand}) >= ${amount}, true))`

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
