import { type Db, transact } from '../../db/transact'
import type { LiveBus } from '../../live'
import { type Bank, sandboxBank } from './bank'
import { accountChanged, payoutFailed, payoutPaid } from './ledger'
import * as repository from './repository'
import { payoutTitle } from './serialize'

export interface SettleContext {
  db: Db
  live: LiveBus
  now: Date
  bank?: Bank
}

/** Ends payouts whose day has come: paid, or failed and the money back on the account. Answers how many. */
export const settlePayouts = ({ db, live, now, bank = sandboxBank }: SettleContext, limit = 100): Promise<number> =>
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
      await live.publish(trx, accountChanged(account))
    }
    return due.length
  })
