import type { Kysely } from 'kysely'
import { DatabaseError } from 'pg'
import { failedAsPrepared } from './prepared'
import type { DB } from './types'

/** The pool, or the open transaction. */
export type Db = Kysely<DB>

/** Work to run after a transaction commits. */
const followUps = new WeakMap<object, (() => void)[]>()

/** Calls back after the open transaction commits, and never if it rolls back. Outside a transaction it calls back at once. */
export const afterCommit = (db: Db, work: () => void): void => {
  if (!db.isTransaction) return work()
  const waiting = followUps.get(db)
  if (waiting) waiting.push(work)
  else followUps.set(db, [work])
}

const tries = 5
const canBeRetried = (error: unknown) =>
  (error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01')) || failedAsPrepared(error)

/** Runs an operation in one transaction, or joins the one that is open. Retries after serialization failures and deadlocks. */
export const transact = async <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> => {
  if (db.isTransaction) return work(db)
  for (let attempt = 1; ; attempt += 1) {
    try {
      let opened: Db | undefined
      const result = await db.transaction().execute((trx) => {
        opened = trx
        return work(trx)
      })
      if (opened) for (const follow of followUps.get(opened) ?? []) follow()
      return result
    } catch (error) {
      if (attempt === tries || !canBeRetried(error)) throw error
    }
  }
}
