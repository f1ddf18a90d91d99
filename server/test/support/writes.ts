import { sql } from 'kysely'
import type { Db } from '../../src/db/transact'

/**
 * Records every row inserted, updated or deleted from now on, with its transaction. Returns a function that lists the tables written since
 * it was last called: a thousandth of the work of hashing the whole database before and after.
 */
export async function watchWrites(db: Db): Promise<() => Promise<string[]>> {
  await sql`CREATE SCHEMA watched`.execute(db)
  await sql`CREATE TABLE watched.writes (name text NOT NULL)`.execute(db)
  await sql`CREATE FUNCTION watched.note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN INSERT INTO watched.writes VALUES (TG_TABLE_NAME); RETURN NULL; END $$`.execute(db)
  const { rows } = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(db)
  for (const { name } of rows) {
    const table = sql.table(name)
    // Facts leave the outbox at some moment after their transaction.
    const events = sql.raw(name === 'live_outbox' ? 'INSERT' : 'INSERT OR DELETE')
    await sql`CREATE TRIGGER zz_watched AFTER ${events} ON ${table} FOR EACH ROW EXECUTE FUNCTION watched.note()`.execute(
      db,
    )
    // An update that leaves the row unchanged does not count.
    await sql`CREATE TRIGGER zz_watched_update AFTER UPDATE ON ${table} FOR EACH ROW
      WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION watched.note()`.execute(db)
  }
  return async () => {
    const written = await sql<{ name: string }>`DELETE FROM watched.writes RETURNING name`.execute(db)
    return [...new Set(written.rows.map(({ name }) => name))].sort()
  }
}
