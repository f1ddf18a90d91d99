import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type { ClientBase } from 'pg'
import { connectionSettings } from '../../db/connect'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'

/** The seed's own transaction begins and ends elsewhere. */
const bounds = new Set(['begin', 'commit', 'rollback'])

/** Does the work of commands inside the transaction that is open on a client: what the seed writes is there whole, or not at all. */
export const insideOf = async <T>(client: ClientBase, work: (trx: Db) => Promise<T>): Promise<T> => {
  const { types } = connectionSettings('')
  const query = (text: string, values?: unknown[]) =>
    bounds.has(text)
      ? Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] })
      : client.query({ text, values, types })
  const inner = { query, release: () => undefined } as unknown as PostgresPoolClient
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: { connect: async () => inner, end: async () => undefined } }),
  })
  await client.query(`SET LOCAL timezone TO 'UTC'`)
  return db.transaction().execute(work)
}
