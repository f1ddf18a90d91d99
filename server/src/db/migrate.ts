import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { runsOutside, statementsOf } from './migration-lint'

const folder = fileURLToPath(new URL('../../migrations/', import.meta.url))

export const migrationFiles = (): { name: string; sql: string }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(folder + name, 'utf8') }))

interface Migration {
  name: string
  sql: string
}

/** Checksum of a file, independent of its line endings. */
const checksumOf = ({ sql }: Migration): string =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')

/**
 * Creates the table of applied migrations, and adds the checksum column to a table that predates it. When two processes do this at once,
 * the slower one finds it already done.
 */
const prepare = async (client: pg.Client): Promise<void> => {
  const isThere = (error: unknown) =>
    error instanceof pg.DatabaseError && ['23505', '42P07', '42701'].includes(error.code ?? '')
  for (const statement of [
    'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, run_at timestamptz NOT NULL DEFAULT now(), checksum text)',
    'ALTER TABLE schema_migrations ADD COLUMN IF NOT EXISTS checksum text',
  ])
    await client.query(statement).catch((error: unknown) => {
      if (!isThere(error)) throw error
    })
}

/**
 * Runs statements that cannot run in a transaction, in a session of their own, while the caller's session holds the table lock. After an
 * interruption the file is run again from the start, and an index left half built is rebuilt.
 */
const runOneByOne = async (databaseUrl: string, file: Migration): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      'SELECT indexrelid::regclass::text AS name FROM pg_index WHERE NOT indisvalid',
    )
    for (const { name } of rows) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
    for (const statement of statementsOf(file.sql)) await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Applies a file that has not been applied yet; returns whether it did. An applied file must be unchanged: a different checksum is refused,
 * and one recorded before checksums existed is accepted as is.
 */
const runOnce = async (client: pg.Client, file: Migration, databaseUrl: string): Promise<boolean> => {
  await client.query('LOCK TABLE schema_migrations IN EXCLUSIVE MODE')
  const checksum = checksumOf(file)
  const {
    rows: [known],
  } = await client.query<{ checksum: string | null }>(
    // Sent as plain text: a parameterised statement would keep its snapshot open, and building an index concurrently would wait for that to
    // end.
    `SELECT checksum FROM schema_migrations WHERE name = ${client.escapeLiteral(file.name)}`,
  )
  if (known?.checksum && known.checksum !== checksum)
    throw new Error(
      'the file was changed after it ran on this database. Put it back as it was, and write the change as a new migration',
    )
  if (known?.checksum) return false
  if (!known) await (runsOutside(file.sql) ? runOneByOne(databaseUrl, file) : client.query(file.sql))
  await client.query(
    'INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum',
    [file.name, checksum],
  )
  return !known
}

/**
 * Brings a database up to date, each file in its own transaction. Concurrent runs wait for each other at the table lock. Returns the names
 * of the files that were applied.
 */
export const migrate = async (
  databaseUrl: string,
  files: readonly Migration[] = migrationFiles(),
): Promise<string[]> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await prepare(client)
    const ran: string[] = []
    for (const file of files) {
      await client.query('BEGIN')
      try {
        if (await runOnce(client, file, databaseUrl)) ran.push(file.name)
        await client.query('COMMIT')
      } catch (error) {
        await client.query('ROLLBACK')
        throw new Error(`Migration ${file.name} failed: ${(error as Error).message}`, { cause: error })
      }
    }
    return ran
  } finally {
    await client.end()
  }
}
