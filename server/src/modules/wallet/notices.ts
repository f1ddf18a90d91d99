import { sql } from 'kysely'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import { type Notice, notify } from '../notices'

type Clock = Pick<Context, 'live' | 'now' | 'config'>

/** Money has come to a brand's account, by card, by transfer or by hand. */
export const notifyOfDeposit = async (
  trx: Db,
  clock: Clock,
  {
    accountId,
    amount,
    transactionId,
    by,
  }: { accountId: string; amount: number; transactionId: string; by?: string | undefined },
): Promise<void> => {
  const {
    rows: [owner],
  } = await sql<{ brand_id: string; brand: string }>`SELECT a.brand_id, b.name AS brand FROM accounts a
    JOIN brands b ON b.id = a.brand_id WHERE a.id = ${accountId}`.execute(trx)
  if (!owner) return
  await notify(trx, clock, {
    to: { brandId: owner.brand_id },
    kind: 'deposit',
    subjectId: transactionId,
    brandId: owner.brand_id,
    href: `/wallet/${accountId}`,
    facts: { brand: owner.brand, amount },
    by,
  })
}

/** How a creator's payout ended. */
export const notifyOfPayout = (
  trx: Db,
  clock: Clock,
  {
    kind,
    creatorId,
    payoutId,
    amount,
    mail,
  }: {
    kind: 'payout_paid' | 'payout_failed' | 'payout_stopped'
    creatorId: string
    payoutId: string
    amount: number
    mail?: Notice['mail']
  },
): Promise<void> =>
  notify(trx, clock, {
    to: { instagramerId: creatorId },
    kind,
    subjectId: payoutId,
    href: kind === 'payout_stopped' ? '/settings' : '/wallet',
    facts: { amount },
    ...(mail && { mail }),
  })
