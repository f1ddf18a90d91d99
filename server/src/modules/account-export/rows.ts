import { sql } from 'kysely'
import type { Scope } from '@samspel/api'
import type { Context } from '../../context'
import { type Side, toldTo } from '../../db/personal'
import { openDetails } from '../auth'
import { openPaper } from '../creator-papers'
import { addressOf, openAddress, ownAddress } from '../parcels'

export type Row = Record<string, unknown>
export type Told = ReturnType<typeof toldTo>[number]

export interface Reader {
  scope: Scope
  id: string
}

const sideOf = (scope: Scope): Side => (scope === 'user' ? 'staff' : 'creator')
/** Rows read at a time, so that an account of ten years is exported in the same memory as one of a week. */
const pageSize = 500

/** The tables that hold rows about the reader, the account first. */
export const tablesFor = ({ scope }: Reader): readonly Told[] =>
  toldTo(sideOf(scope)).sort((one, other) => Number(other.name === 'account') - Number(one.name === 'account'))

type Given = Pick<Context, 'db' | 'config'>

/** Sealed columns are decrypted, since the owner is the one asking. */
const opened = async ({ db, config }: Given, id: string): Promise<Row> => {
  const kept = await db
    .selectFrom('instagramers')
    .select(['id', 'bank_account_number', 'personal_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  const { bankAccountNumber = null, personalId = null } = kept ? openDetails(config, kept) : {}
  return { bank_account_number: bankAccountNumber, personal_id: personalId }
}

/** Puts the address in place of what is sealed. */
const openAddresses = ({ config }: Given, rows: readonly Row[]): void => {
  for (const row of rows) {
    const [column, owner] =
      'sealed' in row
        ? (['sealed', ownAddress(String(row.instagramer_id))] as const)
        : (['sealed_address', addressOf(String(row.id))] as const)
    const sealed = row[column]
    row[column] = typeof sealed === 'string' ? (openAddress(config, sealed, owner) ?? null) : null
  }
}

/** Puts numbers and the date of birth in place of what is sealed. */
const openPapers = ({ config }: Given, rows: readonly Row[]): void => {
  for (const row of rows)
    for (const column of ['birth_date', 'tax_number'] as const)
      row[column] = openPaper(config, column, String(row.instagramer_id), row[column] as string | null) ?? null
}

/** The rows of a table that are about the reader, as stored, a page at a time. */
export async function* rowsOf(given: Given, reader: Reader, told: Told): AsyncGenerator<Row[]> {
  const { table, name, columns, of } = told
  const shown = sql.join(columns.map((column) => sql.ref(column)))
  for (let offset = 0; ; offset += pageSize) {
    const { rows } = await sql<{ row: Row }>`SELECT to_jsonb(t) AS row
      FROM (SELECT ${shown} FROM ${sql.table(table)} WHERE ${of(reader.id)} ORDER BY ${sql.ref(columns[0]!)}, ctid
        LIMIT ${pageSize} OFFSET ${offset}) t`.execute(given.db)
    const found = rows.map(({ row }) => row)
    if (name === 'account' && found[0] && reader.scope === 'instagramer')
      Object.assign(found[0], await opened(given, reader.id))
    if (table === 'delivery_addresses' || table === 'parcels') openAddresses(given, found)
    if (table === 'creator_papers') openPapers(given, found)
    if (found.length > 0) yield found
    if (found.length < pageSize) return
  }
}
