import type { Config } from '../../config'
import { type Db, transact } from '../../db/transact'
import type { LiveBus } from '../../live'
import { type Bank, sandboxBank } from './bank'
import { accountChanged, payoutFailed, payoutPaid } from './ledger'
import { notifyOfPayout } from './notices'
import * as repository from './repository'
import { payoutTitle } from './serialize'

export interface SettleContext {
  db: Db
  live: LiveBus
  now: Date
  config: Config
  bank?: Bank
}

/** Ends payouts whose day has come: paid, or failed and the money back on the account. Answers how many. */
export const settlePayouts = (
  { db, live, now, config, bank = sandboxBank }: SettleContext,
  limit = 100,
): Promise<number> =>
  transact(db, async (trx) => {
    const due = await repository.takeDuePayouts(trx, now, limit)
    for (const { id, amount, account_id: accountId } of due) {
      const outcome = await bank.outcomeOf({ id, amount })
      const account = await repository.findAccount(trx, accountId, now)
      if (!account) throw new Error('A payout names an account that does not exist')
      const end = { payoutId: id, accountId, amount, now }
      await (outcome === 'paid'
        ? payoutPaid(trx, { ...end, title: payoutTitle })
        : payoutFailed(trx, { ...end, title: 'Utbetalningen gick inte igenom' }))
      await repository.settlePayout(trx, id, outcome, now)
      if (account.instagramer_id)
        await notifyOfPayout(
          trx,
          { live, now, config },
          { kind: `payout_${outcome}`, creatorId: account.instagramer_id, payoutId: id, amount },
        )
      await live.publish(trx, accountChanged(account))
    }
    return due.length
  })
