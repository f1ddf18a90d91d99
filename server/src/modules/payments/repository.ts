import { type RawBuilder, sql } from 'kysely'
import type { Payment, PaymentState } from '@samspel/api'
import type { Payments } from '../../db/tables/payments'
import type { Db } from '../../db/transact'

/** A payment as it is read, with its brand and the line of the account that it became. */
export type PaymentRow = Pick<
  Payments,
  'id' | 'brand_id' | 'account_id' | 'method' | 'state' | 'amount' | 'provider' | 'reference' | 'created_at'
> & {
  brand_name: string
  session_id: string | null
  intent_id: string | null
  paid_with: string | null
  checkout_tries: number
  company_id: string
  created_by: string | null
  checkout_url: string | null
  card_last_four: string | null
  receipt_id: string | null
  settled_at: string | null
}

const columns = sql`p.id, p.brand_id, p.account_id, p.method, p.state, p.amount, p.provider, p.reference, p.session_id, p.checkout_url, p.intent_id, p.paid_with, p.checkout_tries,
  p.card_last_four, p.created_by, b.company_id,
  p.created_at, p.settled_at, b.name AS brand_name,
  (SELECT e.id FROM ledger_entries e WHERE e.transaction_id = p.transaction_id AND e.account_id = p.account_id LIMIT 1) AS receipt_id`
export const paymentsWithBrands = sql`payments p JOIN brands b ON b.id = p.brand_id`
export const selectPayments = (where: RawBuilder<unknown>) =>
  sql<PaymentRow>`SELECT ${columns} FROM ${paymentsWithBrands} WHERE ${where}`

export const findPayment = async (db: Db, id: string): Promise<PaymentRow | undefined> =>
  (await selectPayments(sql`p.id = ${id}`).execute(db)).rows[0]

/** The same, held until the transaction ends. */
export const lockPayment = async (trx: Db, where: RawBuilder<unknown>): Promise<PaymentRow | undefined> =>
  (await sql<PaymentRow>`${selectPayments(where)} FOR NO KEY UPDATE OF p`.execute(trx)).rows[0]

/** Whose account it is; undefined for one that is no brand's. */
export const brandOfAccount = async (db: Db, accountId: string): Promise<string | undefined> =>
  (
    await sql<{
      brand_id: string
    }>`SELECT brand_id FROM accounts WHERE id = ${accountId} AND owner_type = 'brand'`.execute(db)
  ).rows[0]?.brand_id

export const nameOfBrand = async (db: Db, id: string): Promise<string> =>
  (await db.selectFrom('brands').select('name').where('id', '=', id).executeTakeFirst())?.name ?? ''

export const nextReferenceNumber = async (trx: Db): Promise<number> =>
  (await sql<{ number: number }>`SELECT nextval('payment_references') AS number`.execute(trx)).rows[0]?.number ?? 0

export const changePayment = (
  trx: Db,
  id: string,
  change: {
    state: PaymentState
    now: Date
    transactionId?: string
    sessionId?: string | null
    intentId?: string | null
    cardLastFour?: string | null
    paidWith?: string | null
  },
) =>
  sql`UPDATE payments SET state = ${change.state}, settled_at = ${change.now}, transaction_id = ${change.transactionId ?? null},
    session_id = coalesce(session_id, ${change.sessionId ?? null}), paid_with = coalesce(${change.paidWith ?? null}, paid_with), intent_id = coalesce(${change.intentId ?? null}, intent_id),
    card_last_four = coalesce(${change.cardLastFour ?? null}, card_last_four) WHERE id = ${id}`.execute(trx)

/** The next try is another one to the provider. */
export const countTry = (db: Db, { id, checkout_tries: tries }: Pick<PaymentRow, 'id' | 'checkout_tries'>) =>
  sql`UPDATE payments SET checkout_tries = ${tries + 1} WHERE id = ${id} AND checkout_tries = ${tries}`.execute(db)

/** The next try is another page. */
export const closeCheckout = (trx: Db, id: string) =>
  sql`UPDATE payments SET session_id = NULL, checkout_url = NULL, checkout_tries = checkout_tries + 1 WHERE id = ${id}`.execute(
    trx,
  )

export const toPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  accountId: row.account_id,
  brandId: row.brand_id,
  brandName: row.brand_name,
  method: row.method,
  state: row.state,
  amount: row.amount,
  currency: 'SEK',
  reference: row.reference,
  cardLastFour: row.card_last_four,
  paidWith: row.paid_with,
  receiptId: row.receipt_id,
  createdAt: row.created_at,
  settledAt: row.settled_at,
})
