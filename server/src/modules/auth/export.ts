import { sql } from 'kysely'
import type { Context } from '../../context'
import { type Side, toldTo } from '../../db/personal'
import type { Db } from '../../db/transact'
import { openDetails } from './payment-details'

type Row = Record<string, unknown>

/** Everything stored about an account that its owner is told, as stored, by table. */
const readAll = async (db: Db, side: Side, id: string): Promise<Record<string, Row[]>> => {
  const result: Record<string, Row[]> = {}
  // Sequentially, so that one export does not occupy every connection.
  for (const { table, name, columns, of } of toldTo(side)) {
    const shown = sql.join(columns.map((column) => sql.ref(column)))
    const { rows } = await sql<{ row: Row }>`SELECT to_jsonb(t) AS row
      FROM (SELECT ${shown} FROM ${sql.table(table)} WHERE ${of(id)} ORDER BY ${sql.ref(columns[0]!)}) t`.execute(db)
    result[name] = rows.map(({ row }) => row)
  }
  return result
}

export const exportStaff = async (db: Db, id: string, now: Date): Promise<Row> => {
  const { account = [], ...rest } = await readAll(db, 'staff', id)
  return { exported_at: now.toISOString(), account: account[0] ?? null, ...rest }
}

/** Sealed columns are decrypted, since the owner is the one asking. */
export const exportCreator = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  id: string,
  now: Date,
): Promise<Row> => {
  const { account = [], ...rest } = await readAll(db, 'creator', id)
  const kept = await db
    .selectFrom('instagramers')
    .select(['id', 'bank_account_number', 'personal_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  const { bankAccountNumber = null, personalId = null } = kept ? openDetails(config, kept) : {}
  return {
    exported_at: now.toISOString(),
    account: account[0] ? { ...account[0], bank_account_number: bankAccountNumber, personal_id: personalId } : null,
    ...rest,
  }
}
