import { sql } from 'kysely'
import { dayMs } from '../../days'
import { transact } from '../../db/transact'
import type { AppContext } from '../../http/call'
import { moveOwn } from '../wallet'
import { paymentProvider } from './open-provider'

/** Movements may be told of late, and are read again for so many days. */
const daysRead = 3

const title = 'Kortavgift'
const referenceOf = (id: string) => `stripe ${id}`

/** Books what the provider keeps for its service, and what it has paid to our bank; each movement once. */
export const bookCosts = async ({ db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>): Promise<number> => {
  const at = now()
  const moves = await paymentProvider(config)?.movesIn({
    from: new Date(at.getTime() - daysRead * dayMs),
    to: new Date(at.getTime() + 1_000),
  })
  if (!moves?.length) return 0
  const { rows } = await sql<{ reference: string }>`SELECT reference FROM ledger_transactions
    WHERE reference = ANY(${moves.flatMap(({ id }) => [`${referenceOf(id)} cost`, `${referenceOf(id)} paid out`])}::text[])`.execute(
    db,
  )
  const known = new Set(rows.map(({ reference }) => reference))
  let booked = 0
  for (const { id, cost, paidOut } of moves) {
    const steps = [
      { from: 'costs', to: 'card', kind: 'fee', amount: cost, reference: `${referenceOf(id)} cost` },
      { from: 'bank', to: 'card', kind: 'payout', amount: paidOut, reference: `${referenceOf(id)} paid out` },
    ] as const
    for (const step of steps) {
      if (step.amount === 0 || known.has(step.reference)) continue
      await transact(db, (trx) => moveOwn(trx, { ...step, title, now: at }))
      booked += 1
    }
  }
  return booked
}
