import { sql } from 'kysely'
import type { Db } from '../../../db/transact'
import { lockAccounts, type PlatformAccount, platformAccount } from './accounts'
import { checkAmount, type Entry, post, type Posted } from './posting'

interface Movement {
  kind: 'refund' | 'dispute'
  title: string
  now: Date
  createdBy?: string | null
}

/** What of a sum came from the account, and what it owes because it had too little; öre. */
export interface Parts {
  taken: number
  lacking: number
}

const own = async (trx: Db, purpose: PlatformAccount) => (await platformAccount(trx, purpose)).id

const entry = (accountId: string, amount: number, counterpart: string): Entry[] =>
  amount === 0 ? [] : [{ accountId, amount, counterpart }]

/**
 * Takes from a brand's account what goes back to a card. No account goes below zero: what it does not have is owed, and stands on the
 * platform's account of claims.
 */
export const takeBack = async (
  trx: Db,
  { accountId, amount, to, ...movement }: Movement & { accountId: string; amount: number; to: 'card' | 'disputes' },
): Promise<Parts> => {
  checkAmount(amount)
  const [other, claims] = [await own(trx, to), await own(trx, 'claims')]
  const account = (await lockAccounts(trx, [accountId, other, claims])).get(accountId)
  if (!account) throw new Error('A payment names an account that does not exist')
  const free = account.closed_at === null ? Math.max(account.balance - account.held, 0) : 0
  const taken = Math.min(free, amount)
  await post(trx, {
    ...movement,
    brandId: account.brand_id,
    entries: [
      ...entry(accountId, -taken, account.name),
      ...entry(claims, taken - amount, account.name),
      ...entry(other, amount, account.name),
    ],
  })
  return { taken, lacking: amount - taken }
}

/** The opposite: the account gets what was taken from it, and owes nothing any more. */
export const giveBack = async (
  trx: Db,
  { accountId, taken, lacking, from, ...movement }: Movement & Parts & { accountId: string; from: 'card' | 'disputes' },
): Promise<void> => {
  if (taken + lacking === 0) return
  const [other, claims] = [await own(trx, from), await own(trx, 'claims')]
  const account = (await lockAccounts(trx, [accountId, other, claims])).get(accountId)
  if (!account) throw new Error('A payment names an account that does not exist')
  await post(trx, {
    ...movement,
    brandId: account.brand_id,
    entries: [
      ...entry(accountId, taken, account.name),
      ...entry(claims, lacking, account.name),
      ...entry(other, -taken - lacking, account.name),
    ],
  })
}

/** Takes what an account owes from what it has now; öre, 0 where it has nothing. */
export const collectClaim = async (
  trx: Db,
  { accountId, lacking, ...movement }: Movement & { accountId: string; lacking: number },
): Promise<number> => {
  const claims = await own(trx, 'claims')
  const account = (await lockAccounts(trx, [accountId, claims])).get(accountId)
  const free = account?.closed_at === null ? Math.max(account.balance - account.held, 0) : 0
  const amount = Math.min(free, lacking)
  if (amount === 0 || !account) return 0
  await post(trx, {
    ...movement,
    brandId: account.brand_id,
    entries: [...entry(accountId, -amount, account.name), ...entry(claims, amount, account.name)],
  })
  return amount
}

/**
 * A sale that was paid by card: `amount` comes from the card provider, or goes back to `side` where it is less than nothing; `vat` is what of
 * it belongs to the tax office, with the same sign. Once for each reference.
 */
export const cardFee = async (
  trx: Db,
  {
    side,
    amount,
    vat,
    ...movement
  }: {
    side: 'card' | 'disputes'
    amount: number
    vat: number
    kind: 'dispute' | 'refund' | 'fee'
    title: string
    now: Date
    reference?: string
  },
): Promise<Posted> => {
  checkAmount(Math.abs(amount))
  return post(trx, {
    ...movement,
    entries: [
      { accountId: await own(trx, side), amount: -amount },
      { accountId: await own(trx, 'fees'), amount: amount - vat },
      ...(vat === 0 ? [] : [{ accountId: await own(trx, 'vat'), amount: vat }]),
    ],
  })
}

/** Whether something was booked under a reference. */
export const isBooked = async (db: Db, reference: string): Promise<boolean> =>
  (await sql`SELECT FROM ledger_transactions WHERE reference = ${reference}`.execute(db)).rows.length > 0

/** Moves money between the platform's own accounts. Once for each reference. */
export const moveOwn = async (
  trx: Db,
  {
    from,
    to,
    amount,
    ...movement
  }: {
    from: PlatformAccount
    to: PlatformAccount
    /** Less than nothing moves it the other way. */
    amount: number
    kind: 'dispute' | 'refund' | 'fee' | 'payout'
    title: string
    now: Date
    reference?: string
  },
): Promise<Posted> => {
  checkAmount(Math.abs(amount))
  return post(trx, {
    ...movement,
    entries: [
      { accountId: await own(trx, from), amount: -amount },
      { accountId: await own(trx, to), amount },
    ],
  })
}
