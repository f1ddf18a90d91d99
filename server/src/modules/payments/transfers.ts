import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { pageSizes } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Body, Context, Query } from '../../context'
import { dayOf } from '../../days'
import { pageWithTotal } from '../../db/page-with-total'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { finds } from '../../search'
import { accountChanged, fund, lockAccounts, needsSecondPerson, notifyOfDeposit, platformAccount } from '../wallet'
import { readReference } from './reference'
import * as repository from './repository'
import { collectClaims } from './reversals'
import { depositTitle } from './settle'
import { findTransfer, selectTransfers, toTransfer } from './transfer-rows'

type Staff = Context<UserCaller>

const answer = async (db: Db, id: string) => {
  const row = await findTransfer(db, id)
  if (!row) throw new Error('A transfer is gone in its own transaction')
  return { bankTransfer: toTransfer(row) }
}

interface Booking {
  id: string
  accountId: string
  brandId: string
  amount: number
  userId: string | null
}

/** Books what came on a brand's account; nobody's act where the bank's file says whose it is. */
export const bookTransfer = async (
  trx: Db,
  { now, live, config }: Pick<Staff, 'now' | 'live' | 'config'>,
  { id, accountId, brandId, amount, userId }: Booking,
): Promise<string> => {
  const { transactionId } = await fund(trx, {
    accountId,
    amount,
    title: depositTitle,
    createdBy: userId,
    reference: `bank transfer ${id}`,
    now,
  })
  await notifyOfDeposit(trx, { now, live, config }, { accountId, amount, transactionId })
  await collectClaims(trx, { accountId, now })
  await live.publish(trx, accountChanged({ id: accountId, brand_id: brandId, instagramer_id: null }))
  return transactionId
}

/** Whether somebody else has to look at money that the caller has entered, öre that nobody announced. */
const isTooMuchAlone = async (
  trx: Db,
  { caller, now }: Staff,
  { accountId, amount }: { accountId: string; amount: number },
): Promise<boolean> => {
  // Both sides at once, in the order of all bookings.
  await lockAccounts(trx, [accountId, (await platformAccount(trx, 'bank')).id])
  return needsSecondPerson(trx, { accountId, userId: caller.id, now, amount })
}

/**
 * Books what came by its reference. A brand that gave its transfer up and pays all the same gets its money; a second payment by the same
 * reference stays open, since nobody has said that it is meant. So does one that differs by more than one person books by hand: somebody else
 * settles it.
 */
export const createBankTransfer = (context: Staff, transfer: Body<'createBankTransfer'>['bankTransfer']) =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    if (transfer.receivedOn > dayOf(now)) throw invalid({ received_on: ['invalid_date'] })
    const reference = readReference(transfer.reference)
    const payment = reference ? await repository.lockPayment(trx, sql`p.reference = ${reference}`) : undefined
    const expected = payment && payment.state !== 'paid' ? payment : undefined
    if (expected && expected.amount !== transfer.amount && !transfer.acceptDifference)
      throw invalid({ amount: ['not_equal'] })
    const id = uuidv7()
    const difference = expected ? transfer.amount - expected.amount : 0
    const booked =
      expected && difference !== 0
        ? (await isTooMuchAlone(trx, context, { accountId: expected.account_id, amount: difference }))
          ? undefined
          : expected
        : expected
    const transactionId = booked
      ? await bookTransfer(trx, context, {
          id,
          accountId: booked.account_id,
          brandId: booked.brand_id,
          amount: transfer.amount,
          userId: caller.id,
        })
      : null
    await sql`INSERT INTO bank_transfers (id, reference, amount, sender, received_on, state, payment_id, account_id, transaction_id, created_by,
        created_at, settled_by, settled_at)
      VALUES (${id}, ${reference ?? transfer.reference}, ${transfer.amount}, ${transfer.sender}, ${transfer.receivedOn},
        ${booked ? 'booked' : 'open'}, ${payment?.id ?? null}, ${booked?.account_id ?? null}, ${transactionId}, ${caller.id}, ${now},
        ${booked ? caller.id : null}, ${booked ? now : null})`.execute(trx)
    if (booked && transactionId) await repository.changePayment(trx, booked.id, { state: 'paid', now, transactionId })
    return answer(trx, id)
  })

interface Decision {
  id: string
  /** On this account, for the transfer announced as `paymentId`, or back to the sender where both are null. */
  accountId: string | null
  paymentId: string | null
}

const accountFor = async (trx: Db, { accountId, paymentId }: Decision) => {
  const payment = paymentId ? await repository.lockPayment(trx, sql`p.id = ${paymentId}`) : undefined
  if (paymentId) {
    if (payment?.method !== 'transfer') throw invalid({ payment_id: ['not_found'] })
    if (payment.state === 'paid') throw new AppError('already_decided')
    if (accountId && accountId !== payment.account_id) throw invalid({ account_id: ['not_equal'] })
  }
  const id = payment?.account_id ?? accountId
  const brandId = id ? await repository.brandOfAccount(trx, id) : undefined
  if (id && !brandId) throw invalid({ account_id: ['not_found'] })
  return { payment, ...(id && brandId && { account: { id, brandId } }) }
}

/**
 * Decides an open one: for an announced transfer, on a brand's account, or back to the sender. Above the limit of what one person books by
 * hand, whoever entered it does not book it; what the bank's own file says has come was entered by nobody. An announced payment that it came
 * for is paid by it.
 */
export const settleBankTransfer = (context: Staff, decision: Decision) =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    const { id } = decision
    const { rows } = await sql<{
      state: string
      amount: number
      payment_id: string | null
      created_by: string | null
    }>`SELECT state, amount, payment_id, created_by FROM bank_transfers WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx)
    const [transfer] = rows
    if (!transfer) throw new AppError('not_found')
    if (transfer.state !== 'open') throw new AppError('already_decided')
    const { payment, account } = await accountFor(trx, decision)
    const meant =
      payment ??
      (transfer.payment_id ? await repository.lockPayment(trx, sql`p.id = ${transfer.payment_id}`) : undefined)
    const expected = meant && meant.state !== 'paid' && meant.account_id === account?.id ? meant : undefined
    if (
      account &&
      transfer.created_by === caller.id &&
      (await isTooMuchAlone(trx, context, {
        accountId: account.id,
        amount: transfer.amount - (expected?.amount ?? 0),
      }))
    )
      throw new AppError('second_person_needed')
    const transactionId = account
      ? await bookTransfer(trx, context, {
          id,
          accountId: account.id,
          brandId: account.brandId,
          amount: transfer.amount,
          userId: caller.id,
        })
      : null
    if (expected && transactionId)
      await repository.changePayment(trx, expected.id, { state: 'paid', now, transactionId })
    await sql`UPDATE bank_transfers SET state = ${account ? 'booked' : 'sent_back'}, account_id = ${account?.id ?? null},
      payment_id = ${payment?.id ?? transfer.payment_id}, transaction_id = ${transactionId}, settled_by = ${caller.id}, settled_at = ${now}
      WHERE id = ${id}`.execute(trx)
    return answer(trx, id)
  })

export const listBankTransfers = async ({ db }: Staff, query: Query<'listBankTransfers'>) => {
  const where = query.state ? sql`t.state = ${query.state}` : sql`true`
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await pageWithTotal(
    db,
    selectTransfers(sql`${where} ORDER BY t.created_at DESC, t.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`),
    sql`bank_transfers t WHERE ${where}`,
  )
  return { bankTransfers: rows.map(toTransfer), meta: metaOf(page, total) }
}

/** Transfers that brands have said are coming; what is typed is part of a reference or of a brand's name. */
export const listAwaitedTransfers = async ({ db }: Staff, query: Query<'listAwaitedTransfers'>) => {
  const where = sql`p.method = 'transfer' AND p.state = 'pending'
    AND ${finds(query.query, { text: sql`(b.name || ' ' || p.reference)`, sums: [sql`p.amount`] })}`
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await pageWithTotal(
    db,
    repository.selectPayments(sql`${where} ORDER BY p.created_at, p.id LIMIT ${page.limit} OFFSET ${page.offset}`),
    sql`${repository.paymentsWithBrands} WHERE ${where}`,
  )
  return { payments: rows.map(repository.toPayment), meta: metaOf(page, total) }
}
