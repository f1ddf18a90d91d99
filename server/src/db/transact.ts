import type { Kysely } from 'kysely'
import { DatabaseError } from 'pg'
import { failedAsPrepared } from './prepared'
import type { DB } from './types'

/** The pool, or the transaction that is open. */
export type Db = Kysely<DB>

const tries = 5
const canBeRetried = (error: unknown) =>
  (error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01')) || failedAsPrepared(error)

/** Runs a business operation in one transaction; inside an open one it joins in. Serialization failures and deadlocks are tried again. */
export const transact = async <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> => {
  if (db.isTransaction) return work(db)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === tries || !canBeRetried(error)) throw error
    }
  }
}
