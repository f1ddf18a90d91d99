import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/transact'
import type { LiveMessage } from '../../live'

/** An account as locked or found; amounts in öre. */
export interface AccountRow {
  id: string
  owner_type: 'brand' | 'instagramer' | 'platform'
  brand_id: string | null
  instagramer_id: string | null
  name: string
  balance: number
  held: number
}

const columns = sql.raw('id, owner_type, brand_id, instagramer_id, name, balance, held')

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

/** The other side of deposits, refunds and payouts. */
export const bankAccount = async (db: Db): Promise<AccountRow> => {
  const where = sql`owner_type = 'platform' AND purpose = 'bank'`
  const account = await found(db, where)
  if (account) return account
  await sql`INSERT INTO accounts (id, owner_type, purpose, name) VALUES (${uuidv7()}, 'platform', 'bank', 'Bank')
    ON CONFLICT DO NOTHING`.execute(db)
  const made = await found(db, where)
  if (!made) throw new Error('The bank account could not be made')
  return made
}

/** Locks accounts in the order of their ids, so that no two transactions wait for one another, and reads them anew. */
export const lockAccounts = async (trx: Db, ids: readonly string[]): Promise<Map<string, AccountRow>> => {
  const wanted = [...new Set(ids)]
  const { rows } = await sql<AccountRow>`SELECT ${columns} FROM accounts WHERE id = ANY(${wanted}::uuid[]) ORDER BY id
    FOR NO KEY UPDATE`.execute(trx)
  if (rows.length !== wanted.length) throw new Error('An account to be booked on does not exist')
  return new Map(rows.map((row) => [row.id, row]))
}

/** Öre on the account that cannot be taken out yet. */
export const waitingOn = async (db: Db, accountId: string, now: Date): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`SELECT coalesce(sum(amount), 0)::bigint AS waiting FROM ledger_entries
    WHERE account_id = ${accountId} AND available_at > ${now}`.execute(db)
  return rows[0]?.waiting ?? 0
}

/** Tells the owner's open screens that the account has moved. */
export const accountChanged = (account: Pick<AccountRow, 'id' | 'brand_id' | 'instagramer_id'>): LiveMessage => ({
  fact: 'account-changed',
  ids: { accountId: account.id },
  audience: {
    ...(account.brand_id && { brandId: account.brand_id }),
    ...(account.instagramer_id && { instagramerId: account.instagramer_id }),
  },
})
