import type { Db } from '../../../db/transact'
import { AppError } from '../../../errors'
import { type AccountRow, lockAccounts, type PlatformAccount, platformAccount, waitingOn } from './accounts'
import { checkAmount, post, type Posted, type Posting } from './posting'

export interface Booking {
  accountId: string
  /** Öre, more than nothing. */
  amount: number
  /** What the owner of the account reads. */
  title: string
  now: Date
  /** Refused where the account has another. */
  currency?: string
  createdBy?: string | null
  /** The payment or request outside the ledger: booked once, and told with `already` when it comes again. */
  reference?: string | null
}

/** The account locked together with the platform's on the other side. */
const lockBoth = async (trx: Db, accountId: string, purpose: PlatformAccount) => {
  const other = await platformAccount(trx, purpose)
  const account = (await lockAccounts(trx, [accountId, other.id])).get(accountId)
  if (!account || account.owner_type === 'platform' || account.owner_type === 'hold') throw new AppError('not_found')
  return { account, other }
}

const move = (
  trx: Db,
  booking: Booking,
  { account, other }: { account: AccountRow; other: AccountRow },
  {
    kind,
    change,
    counterpart = null,
    leaving = 0,
  }: Pick<Posting, 'kind' | 'leaving'> & { change: number; counterpart?: string | null },
): Promise<Posted> =>
  post(trx, {
    kind,
    title: booking.title,
    now: booking.now,
    brandId: account.brand_id,
    createdBy: booking.createdBy ?? null,
    reference: booking.reference ?? null,
    currency: booking.currency,
    leaving,
    entries: [
      { accountId: account.id, amount: change, counterpart },
      { accountId: other.id, amount: -change, counterpart: account.name },
    ],
  })

/** Money comes in, from the bank or by card. */
export const fund = async (trx: Db, booking: Booking & { from?: 'bank' | 'card' }): Promise<Posted> => {
  checkAmount(booking.amount)
  const both = await lockBoth(trx, booking.accountId, booking.from ?? 'bank')
  return move(trx, booking, both, { kind: 'deposit', change: booking.amount })
}

/** Refuses to take more than is there, not held, and not waiting. */
const takeOut = async (trx: Db, booking: Booking, kind: 'refund' | 'payout', purpose: PlatformAccount) => {
  checkAmount(booking.amount)
  const both = await lockBoth(trx, booking.accountId, purpose)
  const leaving = await waitingOn(trx, booking.accountId, booking.now)
  return move(trx, booking, both, { kind, change: -booking.amount, leaving })
}

/** Money of the owner goes back to where it came from. */
export const refund = (trx: Db, booking: Booking & { to?: 'bank' | 'card' }): Promise<Posted> =>
  takeOut(trx, booking, 'refund', booking.to ?? 'bank')

/** A creator asks for money: it leaves the account now, and is on its way until the bank has answered. */
export const payout = (trx: Db, booking: Booking): Promise<Posted> => takeOut(trx, booking, 'payout', 'payouts')

export interface PayoutEnd {
  payoutId: string
  /** The creator's account. */
  accountId: string
  amount: number
  title: string
  now: Date
  createdBy?: string | null
}

/** The bank has paid it: it is on its way no more. Once, however often the bank says so. */
export const payoutPaid = async (trx: Db, { payoutId, amount, ...end }: PayoutEnd): Promise<Posted> => {
  checkAmount(amount)
  const { account, other } = await lockBoth(trx, end.accountId, 'payouts')
  const bank = await platformAccount(trx, 'bank')
  return post(trx, {
    kind: 'payout',
    title: end.title,
    now: end.now,
    createdBy: end.createdBy ?? null,
    reference: `payout ${payoutId} paid`,
    entries: [
      { accountId: other.id, amount: -amount, counterpart: account.name },
      { accountId: bank.id, amount, counterpart: account.name },
    ],
  })
}

/** The bank has not paid it, and the money is back on the creator's account. Once. */
export const payoutFailed = async (trx: Db, { payoutId, ...end }: PayoutEnd): Promise<Posted> => {
  checkAmount(end.amount)
  const both = await lockBoth(trx, end.accountId, 'payouts')
  return move(trx, { ...end, reference: `payout ${payoutId} failed` }, both, { kind: 'refund', change: end.amount })
}

/** The account of somebody and the platform's own of fees and VAT, locked at once. */
const lockSale = async (trx: Db, accountId: string) => {
  const [fees, vat] = [await platformAccount(trx, 'fees'), await platformAccount(trx, 'vat')]
  const account = (await lockAccounts(trx, [accountId, fees.id, vat.id])).get(accountId)
  if (!account || account.owner_type === 'platform' || account.owner_type === 'hold') throw new AppError('not_found')
  return { account, fees, vat }
}

/** Part of a sale, öre: `amount` is all of it, `vat` what of that belongs to the tax office. */
type Sale = Booking & { vat?: number }

const sold = async (trx: Db, { amount, vat = 0, ...booking }: Sale, kind: 'fee' | 'refund', sign: 1 | -1) => {
  checkAmount(amount)
  const both = await lockSale(trx, booking.accountId)
  return post(trx, {
    kind,
    title: booking.title,
    now: booking.now,
    brandId: both.account.brand_id,
    createdBy: booking.createdBy ?? null,
    reference: booking.reference ?? null,
    currency: booking.currency,
    entries: [
      { accountId: both.account.id, amount: -sign * amount, counterpart: both.fees.name },
      { accountId: both.fees.id, amount: sign * (amount - vat), counterpart: both.account.name },
      ...(vat === 0 ? [] : [{ accountId: both.vat.id, amount: sign * vat, counterpart: both.account.name }]),
    ],
  })
}

/** What the platform takes for its service. */
export const fee = (trx: Db, sale: Sale): Promise<Posted> => sold(trx, sale, 'fee', 1)

/** What the platform gives back of what it took for its service. */
export const feeBack = (trx: Db, sale: Sale): Promise<Posted> => sold(trx, sale, 'refund', -1)

/**
 * Platform staff correct an account: `amount` may be less than nothing, but takes no more than is available. Who must agree is asked before.
 */
export const adjust = async (trx: Db, booking: Booking): Promise<Posted> => {
  checkAmount(Math.abs(booking.amount))
  const both = await lockBoth(trx, booking.accountId, 'adjustments')
  const leaving = await waitingOn(trx, booking.accountId, booking.now)
  return move(trx, booking, both, { kind: 'adjustment', change: booking.amount, leaving })
}
