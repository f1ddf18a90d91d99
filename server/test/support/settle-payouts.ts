import { sql } from 'kysely'
import type { Config } from '../../src/config'
import { type Db, transact } from '../../src/db/transact'
import type { LiveBus } from '../../src/live'
import { accountChanged, notifyOfPayout, payoutFailed, payoutPaid } from '../../src/modules/wallet'

/** What the bank's answer does to payouts, without a batch: for tests of what follows. Ends those whose day has come; answers how many. */
export const settlePayouts = (
  { db, live, now, config }: { db: Db; live: LiveBus; now: Date; config: Config },
  outcome: 'paid' | 'failed' = 'paid',
): Promise<number> =>
  transact(db, async (trx) => {
    const { rows } = await sql<{
      id: string
      amount: number
      account_id: string
      instagramer_id: string
    }>`SELECT p.id, p.amount, p.account_id,
      a.instagramer_id FROM payouts p JOIN accounts a ON a.id = p.account_id WHERE p.state = 'requested' AND p.expected_at <= ${now}
      AND NOT EXISTS (SELECT FROM payout_batch_rows r WHERE r.payout_id = p.id AND r.state = 'included')
      ORDER BY p.expected_at, p.id LIMIT 100 FOR UPDATE OF p SKIP LOCKED`.execute(trx)
    for (const { id, amount, account_id: accountId, instagramer_id: creatorId } of rows) {
      const end = { payoutId: id, accountId, amount, title: 'Utbetalning', now }
      await (outcome === 'paid' ? payoutPaid(trx, end) : payoutFailed(trx, end))
      await sql`UPDATE payouts SET state = ${outcome}, settled_at = ${now} WHERE id = ${id}`.execute(trx)
      await notifyOfPayout(trx, { live, now, config }, { kind: `payout_${outcome}`, creatorId, payoutId: id, amount })
      await live.publish(trx, accountChanged({ id: accountId, brand_id: null, instagramer_id: creatorId }))
    }
    return rows.length
  })
