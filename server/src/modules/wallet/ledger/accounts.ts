import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../../db/transact'
import type { LiveMessage } from '../../../live'

/**
 * An account as locked or found; amounts in öre. `balance` is all that belongs to its owner, what is held included, and `held` what of it
 * is booked on the account of held money.
 */
export interface AccountRow {
  id: string
  owner_type: 'brand' | 'instagramer' | 'platform' | 'hold'
  brand_id: string | null
  instagramer_id: string | null
  name: string
  currency: string
  balance: number
  held: number
  closed_at: string | null
}

/** The platform's own accounts, by what they are for. */
const platformAccounts = {
  /** The other side of money that comes from and goes to banks. */
  bank: 'Bank',
  /** What the card payment provider has taken and not yet paid to the bank. */
  card: 'Kortbetalningar',
  /** Asked for by creators, and not yet confirmed by the bank. */
  payouts: 'Utbetalningar på väg',
  /** What the platform has earned. */
  fees: 'Samspel',
  /** VAT on what the platform sells, owed to the tax office. */
  vat: 'Moms',
  adjustments: 'Justeringar',
  /** Disputed by the holders of cards, and not decided yet. */
  disputes: 'Tvister',
  /** Owed by accounts that had too little for what went back to their cards. */
  claims: 'Fordringar',
  /** What the card payment provider keeps for its service. */
  costs: 'Kortavgifter',
} as const
export type PlatformAccount = keyof typeof platformAccounts

const columns = sql.raw('id, owner_type, brand_id, instagramer_id, name, currency, balance, held, closed_at')

const found = async (db: Db, where: ReturnType<typeof sql>) =>
  (await sql<AccountRow>`SELECT ${columns} FROM accounts WHERE ${where}`.execute(db)).rows[0]

/** The brand's account, made when it is first asked for; undefined when there is no such brand. */
export const brandAccount = async (db: Db, brandId: string): Promise<AccountRow | undefined> => {
  const account = await found(db, sql`brand_id = ${brandId}`)
  if (account) return account
  await sql`INSERT INTO accounts (id, owner_type, brand_id, name) SELECT ${uuidv7()}, 'brand', id, name FROM brands WHERE id = ${brandId}
    ON CONFLICT DO NOTHING`.execute(db)
  return found(db, sql`brand_id = ${brandId}`)
}

/** The creator's account, made when it is first asked for; undefined when there is no such creator. */
export const creatorAccount = async (db: Db, instagramerId: string): Promise<AccountRow | undefined> => {
  const account = await found(db, sql`instagramer_id = ${instagramerId}`)
  if (account) return account
  await sql`INSERT INTO accounts (id, owner_type, instagramer_id, name) SELECT ${uuidv7()}, 'instagramer', id, name FROM instagramers
    WHERE id = ${instagramerId}
    ON CONFLICT DO NOTHING`.execute(db)
  return found(db, sql`instagramer_id = ${instagramerId}`)
}

/** The id of the account of what is held of another's money. */
export const holdAccountId = async (db: Db, ownerId: string): Promise<string> => {
  const account = await found(db, sql`holds_of = ${ownerId}`)
  if (account) return account.id
  await sql`INSERT INTO accounts (id, owner_type, purpose, name, currency, holds_of)
    SELECT ${uuidv7()}, 'hold', 'holds', name, currency, id FROM accounts WHERE id = ${ownerId} ON CONFLICT DO NOTHING`.execute(
    db,
  )
  const made = await found(db, sql`holds_of = ${ownerId}`)
  if (!made) throw new Error('The account of held money could not be made')
  return made.id
}

/** One of the platform's own. */
export const platformAccount = async (db: Db, purpose: PlatformAccount): Promise<AccountRow> => {
  const where = sql`owner_type = 'platform' AND purpose = ${purpose}`
  const account = await found(db, where)
  if (account) return account
  await sql`INSERT INTO accounts (id, owner_type, purpose, name) VALUES (${uuidv7()}, 'platform', ${purpose}, ${platformAccounts[purpose]})
    ON CONFLICT DO NOTHING`.execute(db)
  const made = await found(db, where)
  if (!made) throw new Error(`The platform's account ${purpose} could not be made`)
  return made
}

/**
 * Locks accounts, and those whose money is held on them, in the order of their ids, so that no two transactions wait for one another, and
 * reads them anew.
 */
export const lockAccounts = async (trx: Db, ids: readonly string[]): Promise<Map<string, AccountRow>> => {
  const wanted = [...new Set(ids)]
  const { rows } = await sql<AccountRow>`SELECT ${columns} FROM accounts
    WHERE id = ANY(${wanted}::uuid[]) OR id IN (SELECT holds_of FROM accounts WHERE id = ANY(${wanted}::uuid[]))
    ORDER BY id FOR NO KEY UPDATE`.execute(trx)
  const locked = new Map(rows.map((row) => [row.id, row]))
  if (wanted.some((id) => !locked.has(id))) throw new Error('An account to be booked on does not exist')
  return locked
}

/** Öre on the account that cannot be taken out yet. */
export const waitingOn = async (db: Db, accountId: string, now: Date): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`SELECT coalesce(sum(amount), 0)::bigint AS waiting FROM ledger_entries
    WHERE account_id = ${accountId} AND available_at > ${now}`.execute(db)
  return rows[0]?.waiting ?? 0
}

/** The account of somebody who has been deleted is closed: nothing is booked on it any more. */
export const closeCreatorAccount = (trx: Db, instagramerId: string, now: Date): Promise<unknown> =>
  sql`UPDATE accounts SET closed_at = ${now} WHERE instagramer_id = ${instagramerId} AND closed_at IS NULL`.execute(trx)

/** Tells the owner's open screens that the account has moved. */
export const accountChanged = (account: Pick<AccountRow, 'id' | 'brand_id' | 'instagramer_id'>): LiveMessage => ({
  fact: 'account-changed',
  ids: { accountId: account.id },
  audience: {
    ...(account.brand_id && { brandId: account.brand_id }),
    ...(account.instagramer_id && { instagramerId: account.instagramer_id }),
  },
})
