import { sql } from 'kysely'
import type { Db } from '../../src/db/transact'

/** A hash of everything in a database except some tables: if it is unchanged, nothing was written. */
export const fingerprintOf = async (db: Db, except: readonly string[] = []): Promise<string> => {
  const { rows: tables } = await sql<{
    name: string
  }>`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`.execute(
    db,
  )
  const parts = tables
    // Facts that wait in the outbox are sent at some moment after their transaction.
    .filter(({ name }) => name !== 'live_outbox' && !except.includes(name))
    .map(
      ({ name }) =>
        sql`(SELECT coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '-') FROM ${sql.table(name)} t)`,
    )
  const {
    rows: [row],
  } = await sql<{ value: string }>`SELECT array_to_string(ARRAY[${sql.join(parts)}], ',') AS value`.execute(db)
  return row?.value ?? ''
}
