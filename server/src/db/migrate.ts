import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const folder = fileURLToPath(new URL('../../migrations/', import.meta.url))

export const migrationFiles = (): { name: string; sql: string }[] =>
  readdirSync(folder).filter((name) => name.endsWith('.sql')).sort().map((name) => ({ name, sql: readFileSync(folder + name, 'utf8') }))

/** Brings a database up to date, each file in its own transaction; two at once wait for one another at the table's lock. Answers the names of those that ran. */
export const migrate = async (databaseUrl: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, run_at timestamptz NOT NULL DEFAULT now())').catch((error: unknown) => {
      // Two that create it at the same moment: the slower one finds it there (23505 on the type's name, 42P07 on the table's).
      if (!(error instanceof pg.DatabaseError && (error.code === '23505' || error.code === '42P07'))) throw error
    })
    const ran: string[] = []
    for (const { name, sql } of migrationFiles()) {
      await client.query('BEGIN')
      try {
        await client.query('LOCK TABLE schema_migrations IN EXCLUSIVE MODE')
        const { rowCount } = await client.query('SELECT 1 FROM schema_migrations WHERE name = $1', [name])
        if (rowCount === 0) {
          await client.query(sql)
          await client.query('INSERT INTO schema_migrations (name) VALUES ($1)', [name])
          ran.push(name)
        }
        await client.query('COMMIT')
      } catch (error) {
        await client.query('ROLLBACK')
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
      }
    }
    return ran
  } finally {
    await client.end()
  }
}
