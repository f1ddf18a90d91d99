import { type ConnectionProvider, type Dialect, type Driver, Kysely, type Logger } from 'kysely'
import type { DB } from './types'

const opened = new WeakMap<Kysely<DB>, { dialect: Dialect; driver: Driver }>()

/** A database of which `withConnections` can make others that share its connections. */
export const openKysely = (dialect: Dialect, log?: Logger | false): Kysely<DB> => {
  const driver = dialect.createDriver()
  const shared: Dialect = {
    createDriver: () => driver,
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  }
  const db = new Kysely<DB>({ dialect: shared, ...(log && { log }) })
  opened.set(db, { dialect: shared, driver })
  return db
}

/**
 * The same database, whose statements get their connections from `provider`; cheap enough for each request. Undefined when `openKysely` has
 * not made it.
 */
export const withConnections = (
  db: Kysely<DB>,
  providerOf: (own: ConnectionProvider) => ConnectionProvider,
): Kysely<DB> | undefined => {
  const found = opened.get(db)
  if (!found) return undefined
  const executor = db.getExecutor()
  return new Kysely<DB>({
    ...found,
    config: { dialect: found.dialect },
    executor: executor.withConnectionProvider(providerOf(executor)),
  })
}
