import { sql } from 'kysely'
import type { UserCaller } from '../../auth/caller'
import { hasNoLimit } from '../../auth/duties'
import { dayOf, startOfDayIn } from '../../days'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'

interface Commitment {
  caller: UserCaller
  brandId: string
  /** Öre. */
  amount: number
  now: Date
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
  if ((await committedSince(trx, caller.id, today)) + amount > Number(limit)) throw new AppError('above_limit')
}
