import { sql } from 'kysely'
import type { PaymentReversals } from '../../db/tables/payments'
import type { Db } from '../../db/transact'
import { issueAgain, issueCredit, lockInvoice, recordPayment, vatOfCredit, vatOfPart } from '../invoices'
import {
  accountChanged,
  cardFee,
  collectClaim,
  giveBack,
  lockAccounts,
  moveOwn,
  platformAccount,
  takeBack,
} from '../wallet'
import { notifyOfReversal } from './notices'
import type { Dispute, Refund, Reversals } from './provider'
import type { Origin, Settling } from './settling'

/** Lines of the ledger as their owners' accounts name them; screens say it in the reader's language. */
const titles = { refund: 'Återbetalning', dispute: 'Bestriden betalning' } as const

type Row = Pick<PaymentReversals, 'id' | 'kind' | 'account_id' | 'payment_id' | 'invoice_id' | 'amount' | 'state'> &
  Record<'taken' | 'lacking' | 'withdrawn' | 'moves', number>

type Told = Pick<Refund | Dispute, 'id' | 'amount' | 'createdAt'> & {
  kind: Row['kind']
  state: Row['state']
  reason?: string
}

/** The row, made when it is first told of, and locked. */
const rowOf = async (
  trx: Db,
  origin: Origin,
  { id, kind, amount, state, reason, createdAt }: Told,
): Promise<Row & { isNew: boolean }> => {
  const { payment } = origin
  const { numAffectedRows } =
    await sql`INSERT INTO payment_reversals (id, kind, payment_id, invoice_id, account_id, amount, state, reason, created_at)
    VALUES (${id}, ${kind}, ${payment?.id ?? null}, ${origin.payment ? null : origin.invoiceId}, ${payment?.account_id ?? null}, ${amount},
      ${state}, ${reason ?? null}, ${createdAt}) ON CONFLICT DO NOTHING`.execute(trx)
  const { rows } =
    await sql<Row>`SELECT id, kind, account_id, payment_id, invoice_id, amount, state, taken, lacking, withdrawn, moves
    FROM payment_reversals WHERE id = ${id} FOR UPDATE`.execute(trx)
  return { ...rows[0]!, isNew: numAffectedRows === 1n }
}

/**
 * Takes a month of a plan from the platform's own, or gives it back (`change` above zero). A refund takes its VAT along and makes a credit; one
 * that did not arrive is invoiced anew. A dispute takes no VAT: the sale stands, and its invoice is no longer paid.
 */
const bookMonth = async ({ db: trx, now, config }: Settling, row: Row, change: number, side: 'card' | 'disputes') => {
  // In the order of all sales: fees, then the invoice.
  await lockAccounts(trx, [(await platformAccount(trx, 'fees')).id])
  const invoice = row.invoice_id ? await lockInvoice(trx, { planInvoiceId: row.invoice_id }) : undefined
  const isRefund = row.kind === 'refund'
  // Of what was credited, the invoice has nothing left to tell by.
  const vat = !invoice || !isRefund ? 0 : change < 0 ? -vatOfPart(invoice, -change) : await vatOfCredit(trx, row.id)
  const { transactionId } = await cardFee(trx, {
    kind: row.kind,
    title: titles[row.kind],
    now,
    side,
    amount: change,
    vat,
  })
  if (!invoice) return
  if (!isRefund) await recordPayment(trx, { invoiceId: invoice.id, transactionId, amount: change, now })
  else if (change > 0) await issueAgain(trx, config, { invoice, reversalId: row.id, transactionId, now })
  else
    await issueCredit(trx, config, {
      invoice,
      amount: -change,
      reason: 'återbetald till kortet',
      reasonEn: 'refunded to the card',
      transactionId,
      reversalId: row.id,
      now,
    })
}

/** Takes the sum from whoever had the money, or gives it back, so that `wanted` of it is taken. */
const book = async (context: Settling, row: Row, { wanted, side }: { wanted: number; side: 'card' | 'disputes' }) => {
  const { db: trx, now } = context
  const has = row.taken + row.lacking
  if (wanted === has) return
  const movement = { kind: row.kind, title: titles[row.kind], now }
  const { account_id: accountId } = row
  let parts = { taken: 0, lacking: 0 }
  if (accountId && wanted > 0) parts = await takeBack(trx, { ...movement, accountId, amount: wanted, to: side })
  else if (accountId)
    await giveBack(trx, { ...movement, accountId, taken: row.taken, lacking: row.lacking, from: side })
  else {
    parts = { taken: wanted, lacking: 0 }
    await bookMonth(context, row, has - wanted, side)
  }
  await sql`UPDATE payment_reversals SET taken = ${parts.taken}, lacking = ${parts.lacking} WHERE id = ${row.id}`.execute(
    trx,
  )
  Object.assign(row, parts)
}

const settleRefund = async (context: Settling, origin: Origin, refund: Refund): Promise<Row | undefined> => {
  const { db: trx } = context
  const row = await rowOf(trx, origin, { ...refund, kind: 'refund' })
  // What has failed stays so, whatever is told of it later.
  const state = row.state === 'failed' ? 'failed' : refund.state
  const before = row.taken + row.lacking
  await book(context, row, { wanted: state === 'failed' ? 0 : row.amount, side: 'card' })
  await sql`UPDATE payment_reversals SET state = ${state} WHERE id = ${row.id}`.execute(trx)
  return before === row.taken + row.lacking ? undefined : { ...row, state }
}

/**
 * The sum is frozen while the dispute is open, stays gone when it is lost, and comes back when it is won. What the provider has withdrawn is
 * booked beside it: the account of disputes is empty when both agree.
 */
const settleDispute = async (context: Settling, origin: Origin, dispute: Dispute): Promise<Row | undefined> => {
  const { db: trx, now } = context
  const row = await rowOf(trx, origin, { ...dispute, kind: 'dispute' })
  // An answer that was asked for before another one may come after it.
  const isOld = dispute.moves < row.moves || (row.state !== 'open' && dispute.state === 'open')
  if (isOld) return undefined
  await book(context, row, { wanted: dispute.state === 'won' ? 0 : row.amount, side: 'disputes' })
  if (dispute.withdrawn !== row.withdrawn)
    await moveOwn(trx, {
      kind: 'dispute',
      title: titles.dispute,
      now,
      from: 'disputes',
      to: 'card',
      amount: dispute.withdrawn - row.withdrawn,
    })
  await sql`UPDATE payment_reversals SET state = ${dispute.state}, withdrawn = ${dispute.withdrawn}, moves = ${dispute.moves}
    WHERE id = ${row.id}`.execute(trx)
  return row.isNew || row.state !== dispute.state ? { ...row, state: dispute.state } : undefined
}

/**
 * Books what has gone back of a payment, as the provider says that it stands: whatever the order in which words come, and however often,
 * each sum moves once. The payment is locked by the caller. Answers whether anything has changed.
 */
export const settleReversals = async (
  context: Settling,
  origin: Origin,
  { refunds, disputes }: Pick<Reversals, 'refunds' | 'disputes'>,
): Promise<boolean> => {
  const changed: Row[] = []
  for (const refund of refunds) {
    const row = await settleRefund(context, origin, refund)
    if (row) changed.push(row)
  }
  for (const dispute of disputes) {
    const row = await settleDispute(context, origin, dispute)
    if (row) changed.push(row)
  }
  for (const row of changed) await notifyOfReversal(context, origin, row)
  if (changed.length > 0 && origin.payment)
    await context.live.publish(
      context.db,
      accountChanged({ id: origin.payment.account_id, brand_id: origin.payment.brand_id, instagramer_id: null }),
    )
  return changed.length > 0
}

/** Takes what accounts owe from what has come to them since; one account's, or everybody's. */
export const collectClaims = async (trx: Db, { accountId, now }: { accountId?: string; now: Date }): Promise<void> => {
  const { rows } = await sql<{ id: string; kind: Row['kind']; account_id: string; lacking: number }>`
    SELECT id, kind, account_id, lacking FROM payment_reversals
    WHERE lacking > 0 AND ${accountId ? sql`account_id = ${accountId}` : sql`true`} ORDER BY account_id, created_at, id FOR UPDATE`.execute(
    trx,
  )
  for (const { id, kind, account_id: owner, lacking } of rows) {
    const collected = await collectClaim(trx, { accountId: owner, lacking, kind, title: titles[kind], now })
    if (collected > 0)
      await sql`UPDATE payment_reversals SET taken = taken + ${collected}, lacking = lacking - ${collected} WHERE id = ${id}`.execute(
        trx,
      )
  }
}
