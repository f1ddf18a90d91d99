import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { lockAccounts } from './accounts'

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
  kind: 'deposit' | 'fee' | 'earning' | 'payout' | 'refund'
  title: string
  entries: readonly Entry[]
  now: Date
  brandId?: string | null
  campaignId?: string | null
  participationId?: string | null
  storeParticipationId?: string | null
  mentionId?: string | null
  createdBy?: string | null
}

export interface Posted {
  transactionId: string
  /** Ids of the entries, in the order given. */
  entryIds: string[]
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

/**
 * Books one transaction: locks its accounts, writes the entries, moves the balances. Refuses what does not sum to zero, and
 * answers insufficient_funds when an account would fall below what is held on it.
 */
export const post = async (trx: Db, posting: Posting): Promise<Posted> => {
  const { kind, title, entries, now } = posting
  check(entries)
  const changes = changesOf(entries)
  const accounts = await lockAccounts(trx, [...changes.keys()])
  for (const [id, change] of changes) {
    const account = accounts.get(id)
    if (account && account.owner_type !== 'platform' && change < 0 && account.balance - account.held + change < 0)
      throw new AppError('insufficient_funds')
  }

  const transactionId = uuidv7()
  const entryIds = entries.map(() => uuidv7())
  await sql`INSERT INTO ledger_transactions (id, kind, title, brand_id, campaign_id, participation_id, store_participation_id, mention_id, created_by, created_at)
    VALUES (${transactionId}, ${kind}, ${title}, ${posting.brandId ?? null}, ${posting.campaignId ?? null}, ${posting.participationId ?? null}, ${posting.storeParticipationId ?? null},
      ${posting.mentionId ?? null}, ${posting.createdBy ?? null}, ${now})`.execute(trx)
  const rows = entries.map(
    ({ accountId, amount, counterpart, availableAt }, index) =>
      sql`(${entryIds[index]}::uuid, ${transactionId}::uuid, ${accountId}::uuid, ${amount}::bigint, ${counterpart ?? null}::text, ${availableAt ?? null}::timestamptz, ${now}::timestamptz)`,
  )
  await sql`INSERT INTO ledger_entries (id, transaction_id, account_id, amount, counterpart, available_at, created_at)
    VALUES ${sql.join(rows)}`.execute(trx)
  await sql`UPDATE accounts SET balance = accounts.balance + change.amount
    FROM unnest(${[...changes.keys()]}::uuid[], ${[...changes.values()]}::bigint[]) AS change (id, amount)
    WHERE accounts.id = change.id`.execute(trx)
  return { transactionId, entryIds }
}
