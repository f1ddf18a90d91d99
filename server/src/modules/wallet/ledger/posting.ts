import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { missingOf } from '@samspel/api/campaign-rules'
import type { Db } from '../../../db/transact'
import { AppError, invalid } from '../../../errors'
import { type AccountRow, lockAccounts } from './accounts'

/** One side of a transaction. `amount` in öre: positive adds to the account (debit), negative takes from it. */
export interface Entry {
  accountId: string
  amount: number
  /** Who stands on the other side, as the owner of this account reads it. */
  counterpart?: string | null
  /** From when it can be taken out; absent: at once. */
  availableAt?: Date | null
}

export interface Posting {
  kind: 'deposit' | 'hold' | 'return' | 'fee' | 'earning' | 'payout' | 'refund' | 'adjustment' | 'dispute' | 'move'
  title: string
  entries: readonly Entry[]
  now: Date
  brandId?: string | null
  campaignId?: string | null
  participationId?: string | null
  storeParticipationId?: string | null
  mentionId?: string | null
  holdId?: string | null
  createdBy?: string | null
  /** What outside the ledger it is booked for; booked once. */
  reference?: string | null
  /** The currency meant: refused where an account has another. */
  currency?: string | undefined
  /** What must be left on the account that is taken from, öre: nothing unless said. */
  leaving?: number
}

export interface Posted {
  transactionId: string
  /** Ids of the entries, in the order given. */
  entryIds: string[]
  /** Its reference was booked before, and nothing has moved now. */
  already: boolean
}

/** The largest sum that one entry may have, öre: a hundred million kronor. */
export const largestAmount = 100_000_000_00

/** Refuses what is no sum of money: fractions, nothing, less than nothing, more than anybody has. */
export const checkAmount = (amount: number): void => {
  if (!Number.isSafeInteger(amount)) throw invalid({ amount: ['invalid_integer'] })
  if (amount < 1) throw invalid({ amount: ['too_small'] })
  if (amount > largestAmount) throw invalid({ amount: ['too_large'] })
}

const check = (entries: readonly Entry[]) => {
  if (entries.length < 2) throw new Error('A transaction has at least two sides')
  if (entries.some(({ amount }) => !Number.isSafeInteger(amount) || amount === 0))
    throw new Error('An entry is a whole number of öre and not 0')
  const sum = entries.reduce((total, { amount }) => total + amount, 0)
  if (sum !== 0) throw new Error(`A transaction sums to zero, not to ${sum} öre`)
}

const changesOf = (entries: readonly Entry[]) => {
  const changes = new Map<string, number>()
  for (const { accountId, amount } of entries) changes.set(accountId, (changes.get(accountId) ?? 0) + amount)
  return changes
}

const checkAccounts = (
  accounts: Map<string, AccountRow>,
  changes: ReadonlyMap<string, number>,
  { currency, leaving = 0 }: Posting,
) => {
  const booked = [...changes].flatMap(([id, change]) => {
    const account = accounts.get(id)
    return account ? [{ account, change }] : []
  })
  const meant = currency ?? booked[0]?.account.currency
  for (const { account, change } of booked) {
    if (account.closed_at !== null) throw new AppError('account_closed')
    if (account.currency !== meant) throw invalid({ currency: ['invalid'] })
    // What a brand has on the account itself is what is not held.
    const available = account.balance - account.held
    if (account.owner_type !== 'platform' && change < 0 && missingOf(leaving - change, available) > 0)
      throw new AppError('insufficient_funds')
  }
}

/** The transaction of a reference that was booked before; the same reference for other sums is refused. */
const bookedBefore = async (trx: Db, { reference, entries }: Posting): Promise<Posted | undefined> => {
  const { rows } = await sql<{
    id: string
    transaction_id: string
    account_id: string
    amount: number
  }>`SELECT e.id, e.transaction_id, e.account_id, e.amount FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.reference = ${reference}`.execute(trx)
  const [first] = rows
  if (!first) return undefined
  const same = entries.map(({ accountId, amount }) =>
    rows.find((row) => row.account_id === accountId && row.amount === amount),
  )
  const entryIds = same.flatMap((row) => row?.id ?? [])
  if (entryIds.length !== rows.length) throw new AppError('idempotency_mismatch')
  return { transactionId: first.transaction_id, entryIds, already: true }
}

/**
 * Books one transaction: locks its accounts and writes the entries, from which the database keeps the balances. Refuses what does not sum
 * to zero, closed accounts and mixed currencies, and answers insufficient_funds when an account would fall below nothing. For the ledger's
 * commands alone.
 */
export const post = async (trx: Db, posting: Posting): Promise<Posted> => {
  const { kind, title, entries, now, reference = null } = posting
  check(entries)
  const changes = changesOf(entries)
  const accounts = await lockAccounts(trx, [...changes.keys()])
  const before = reference === null ? undefined : await bookedBefore(trx, posting)
  if (before) return before
  checkAccounts(accounts, changes, posting)

  const transactionId = uuidv7()
  const entryIds = entries.map(() => uuidv7())
  const inserted =
    await sql`INSERT INTO ledger_transactions (id, kind, title, brand_id, campaign_id, participation_id, store_participation_id, mention_id, hold_id, created_by, created_at, reference)
    VALUES (${transactionId}, ${kind}, ${title}, ${posting.brandId ?? null}, ${posting.campaignId ?? null}, ${posting.participationId ?? null}, ${posting.storeParticipationId ?? null},
      ${posting.mentionId ?? null}, ${posting.holdId ?? null}, ${posting.createdBy ?? null}, ${now}, ${reference})
    ON CONFLICT (reference) WHERE reference IS NOT NULL DO NOTHING`.execute(trx)
  if (inserted.numAffectedRows === 0n) {
    const meanwhile = await bookedBefore(trx, posting)
    if (!meanwhile) throw new Error('A reference is taken and not to be found')
    return meanwhile
  }
  const rows = entries.map(
    ({ accountId, amount, counterpart, availableAt }, index) =>
      sql`(${entryIds[index]}::uuid, ${transactionId}::uuid, ${accountId}::uuid, ${amount}::bigint, ${accounts.get(accountId)?.currency}::text, ${counterpart ?? null}::text, ${availableAt ?? null}::timestamptz, ${now}::timestamptz)`,
  )
  await sql`INSERT INTO ledger_entries (id, transaction_id, account_id, amount, currency, counterpart, available_at, created_at)
    VALUES ${sql.join(rows)}`.execute(trx)
  return { transactionId, entryIds, already: false }
}
