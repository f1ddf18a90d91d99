import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { FeeReturnReason } from '@samspel/api'
import type { Db } from '../../../db/transact'
import type { LiveMessage } from '../../../live'
import { creatorAccount, holdAccountId, lockAccounts } from './accounts'
import { bookHeld, type HoldKeys, lockHold, releaseHold, returnHold, writeFee } from './holds'

export type End = HoldKeys & {
  instagramerId: string
  campaignTitle: string
  /** What the creator is owed of it, öre. */
  owed: number
  reason: FeeReturnReason
  now: Date
}

/** What went where, öre, and the events to publish. */
export interface Ended {
  paid: number
  returned: number
  events: LiveMessage[]
}

/**
 * Ends a held fee of which the creator is owed a share: pays that and gives the rest back to the brand, in the caller's transaction. What
 * went back is kept as a hold of its own, so that both are read as any fee that was paid and any that went back. Null when nothing is held.
 */
export const endHold = async (trx: Db, end: End): Promise<Ended | null> => {
  const { brandId, instagramerId, owed, reason, now } = end
  const { part, hold } = await lockHold(trx, end)
  if (hold?.state !== 'held') return null
  if (owed <= 0) {
    const back = await returnHold(trx, end)
    return back && { paid: 0, returned: back.amount, events: back.events }
  }
  const paid = Math.min(owed, hold.amount)
  const rest = hold.amount - paid
  if (rest > 0) {
    const creator = await creatorAccount(trx, instagramerId)
    await lockAccounts(trx, [
      hold.account_id,
      await holdAccountId(trx, hold.account_id),
      ...(creator ? [creator.id] : []),
    ])
    await bookHeld(trx, { keys: end, hold, part, kind: 'return', change: -rest, now })
    await sql`UPDATE holds SET amount = ${paid} WHERE brand_id = ${brandId} AND id = ${hold.id}`.execute(trx)
    await sql`INSERT INTO holds (brand_id, id, participation_id, store_participation_id, campaign_id, instagramer_id, account_id, amount,
        created_at, state, settled_at, return_reason, brand_told_at)
      SELECT brand_id, ${uuidv7()}, participation_id, store_participation_id, campaign_id, instagramer_id, account_id, ${rest},
        created_at, 'returned', ${now}, ${reason}, ${now} FROM holds WHERE brand_id = ${brandId} AND id = ${hold.id}`.execute(
      trx,
    )
  }
  const moved = await releaseHold(trx, end)
  await writeFee(trx, end, { amount: paid, returnedAt: null })
  return { paid, returned: rest, events: moved?.events ?? [] }
}
