import { sql } from 'kysely'
import type { Reconciliation } from '@samspel/api'
import { entities } from '@samspel/api/contract'
import type { Db } from '../../db/transact'
import { type LedgerFault, ledgerFaults } from '../wallet'
import type { CardSides } from './card'

type Check = Reconciliation['checks'][number]['check']
export type Seen = Pick<Reconciliation, 'sums' | 'checks' | 'found'> & { differences: number }

/** Differences that are listed one by one; of more only the number is told. */
const listed = 100

const checkOf: Record<LedgerFault['fault'], Check> = {
  transactions_sum: 'zero',
  balance: 'balances',
  overdrawn: 'balances',
  held: 'holds',
  hold: 'holds',
  owed: 'owed',
  payouts: 'payouts',
}

const kinds = entities.accountKinds

const sumsOf = async (db: Db): Promise<Reconciliation['sums']> => {
  const { rows } = await sql<Reconciliation['sums'][number]>`
    SELECT CASE owner_type WHEN 'platform' THEN purpose ELSE owner_type END AS kind, currency, count(*) AS accounts,
      sum(balance - held)::bigint AS amount
    FROM accounts GROUP BY 1, 2`.execute(db)
  return rows.sort(
    (one, other) => one.currency.localeCompare(other.currency) || kinds.indexOf(one.kind) - kinds.indexOf(other.kind),
  )
}

interface Sides {
  entries: number
  balances: number
  booked_holds: number
  holds: number
  on_the_way: number
  asked: number
}

const sidesOf = async (db: Db): Promise<Sides> => {
  const { rows } = await sql<Sides>`SELECT
      (SELECT coalesce(sum(amount), 0) FROM ledger_entries)::bigint AS entries,
      (SELECT coalesce(sum(balance - held), 0) FROM accounts)::bigint AS balances,
      (SELECT coalesce(sum(balance), 0) FROM accounts WHERE owner_type = 'hold')::bigint AS booked_holds,
      (SELECT coalesce(sum(amount), 0) FROM holds WHERE state = 'held')::bigint AS holds,
      (SELECT coalesce(sum(balance), 0) FROM accounts WHERE owner_type = 'platform' AND purpose = 'payouts')::bigint AS on_the_way,
      (SELECT coalesce(sum(amount), 0) FROM payouts WHERE state NOT IN ('paid', 'failed'))::bigint AS asked`.execute(db)
  const [sides] = rows
  if (!sides) throw new Error('The sums of the books are gone')
  return sides
}

/** Holds the books against all that stands beside them, as they are in the caller's transaction. */
export const look = async (db: Db, card: CardSides | undefined): Promise<Seen> => {
  const faults = await ledgerFaults(db)
  const [sums, sides] = [await sumsOf(db), await sidesOf(db)]
  const found: Seen['found'] = [
    ...faults.map(({ fault, ...rest }) => ({ check: checkOf[fault], ...rest })),
    ...(card?.faults ?? []).map((fault) => ({ check: 'card' as const, name: null, accountId: null, ...fault })),
  ]
  const owedApart = faults.filter(({ fault }) => fault === 'owed').reduce((sum, { is, mustBe }) => sum + mustBe - is, 0)
  const check = (name: Check, ledger: number, other: number): Seen['checks'][number] => ({
    check: name,
    state: ledger !== other || found.some((each) => each.check === name) ? 'differs' : 'agrees',
    ledger,
    other,
  })
  return {
    sums,
    checks: [
      check('zero', sides.entries, 0),
      check('balances', sides.balances, sides.entries),
      check('holds', sides.booked_holds, sides.holds),
      check('owed', sides.booked_holds, sides.booked_holds + owedApart),
      check('payouts', sides.on_the_way, sides.asked),
      card ? check('card', card.ledger, card.other) : { check: 'card', state: 'not_connected', ledger: 0, other: 0 },
    ],
    found: found.slice(0, listed),
    differences: found.length,
  }
}
