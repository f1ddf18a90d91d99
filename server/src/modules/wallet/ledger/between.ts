import type { Db } from '../../../db/transact'
import type { AccountRow } from './accounts'
import { checkAmount, post, type Posted } from './posting'

type Side = Pick<AccountRow, 'id' | 'name' | 'brand_id'>

/**
 * Money goes from one brand's account to another's, in one transaction: each side reads who the other is. Refused where less is free than
 * that; what is held stays.
 */
export const moveBetween = (
  trx: Db,
  { from, to, ...booking }: { from: Side; to: Side; amount: number; title: string; createdBy: string; now: Date },
): Promise<Posted> => {
  checkAmount(booking.amount)
  return post(trx, {
    kind: 'move',
    title: booking.title,
    now: booking.now,
    brandId: from.brand_id,
    createdBy: booking.createdBy,
    entries: [
      { accountId: from.id, amount: -booking.amount, counterpart: to.name },
      { accountId: to.id, amount: booking.amount, counterpart: from.name },
    ],
  })
}
