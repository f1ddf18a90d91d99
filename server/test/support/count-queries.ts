import type { KyselyPlugin } from 'kysely'
import type { Db } from '../../src/db/transact'

/** Runs work on a database that counts queries; returns the count. */
export const countQueries = async (db: Db, work: (counted: Db) => Promise<unknown>): Promise<number> => {
  let queries = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await work(db.withPlugin(counting))
  return queries
}
