import type { Db } from '../../db/transact'
import type { SaidReason, StatementEntry } from '../../iso20022'
import { batchIdOf, batchOfPayout } from './find'
import { approvedVersion, batchNamed, messageIdOf, paymentInfoIdOf, payoutNamed } from './names'
import * as repository from './repository'
import { endBatch, settle, type Work } from './settle'

/** `differs`: it is ours, and not as we sent it. `foreign`: not one of our payouts. */
export type Closed = { outcome: 'closed'; count: number } | { outcome: 'known' | 'differs' | 'foreign' }

const isWithBank = (state: string) => state === 'sent' || state === 'answered'

/** The bank has executed a payout, or it came back to us: ends it, once. */
export const closePayout = async (
  trx: Db,
  work: Work,
  { entry, refusal, userId }: { entry: StatementEntry; refusal: SaidReason | null; userId: string | null },
): Promise<Closed> => {
  const payoutId = entry.endToEndId && payoutNamed(entry.endToEndId)
  const batchId = payoutId && (await batchOfPayout(trx, payoutId))
  if (!batchId) return { outcome: 'foreign' }
  const batch = await repository.lockBatch(trx, batchId)
  const row = (await repository.rowsOf(trx, batchId)).find((each) => each.payout_id === payoutId)
  if (!row || !isWithBank(batch.state)) return { outcome: 'differs' }
  if (entry.amount.ore !== row.row_amount) return { outcome: 'differs' }
  if (row.state === (refusal ? 'failed' : 'paid')) return { outcome: 'known' }
  if (row.state !== 'included') return { outcome: 'differs' }
  await settle(trx, work, { batchId, row, refusal, userId })
  await endBatch(trx, work, batchId)
  return { outcome: 'closed', count: 1 }
}

/** The bank has executed a payment information as one sum: all of it that has not ended, when number and sum are the same. */
export const closeBundle = async (
  trx: Db,
  work: Work,
  { entry, userId }: { entry: StatementEntry; userId: string | null },
): Promise<Closed> => {
  const name = entry.bundle?.paymentInfoId
  const named = name && batchNamed(name)
  const batchId = named && (await batchIdOf(trx, named))
  if (!batchId) return { outcome: 'foreign' }
  const batch = await repository.lockBatch(trx, batchId)
  const isWhole = name === messageIdOf({ ...batch, version: approvedVersion(batch) })
  const rows = (await repository.rowsOf(trx, batchId)).filter(
    (row) =>
      (isWhole || paymentInfoIdOf(batch, row.part) === name) && (row.state === 'included' || row.state === 'paid'),
  )
  const sum = rows.reduce((total, row) => total + row.row_amount, 0)
  if (!isWithBank(batch.state) || rows.length !== entry.bundle?.count || sum !== entry.amount.ore)
    return { outcome: 'differs' }
  const open = rows.filter(({ state }) => state === 'included')
  if (open.length === 0) return { outcome: 'known' }
  for (const row of open) await settle(trx, work, { batchId, row, refusal: null, userId })
  await endBatch(trx, work, batchId)
  return { outcome: 'closed', count: open.length }
}
