import { createHash } from 'node:crypto'
import { type Db, transact } from '../db/transact'
import { AppError } from '../errors'

interface Write {
  db: Db
  /** The caller the key belongs to; visitors share `anonymousCallerId`. */
  callerId: string
  key: string
  /** Name of the call, its path parameters and query: the same key with another target is a different request. */
  target: string
  body: unknown
}

/**
 * Visitors share one key space, so that a retry from another network is still recognised. Their keys must be random (at least
 * `minAnonymousKey` characters), so that they do not collide.
 */
export const anonymousCallerId = '00000000-0000-0000-0000-000000000000'
export const minAnonymousKey = 16

/**
 * Applies a write once per caller and key (QUALITY 5): the answer is stored in the transaction of the effect and repeated on later
 * requests. A concurrent request with the same key waits at the row until the first is done. The same key with another body or target is
 * refused.
 */
export const once = <A>({ db, callerId, key, target, body }: Write, work: (trx: Db) => Promise<A>): Promise<A> =>
  transact(db, async (trx) => {
    const bodyHash = createHash('sha256')
      .update(JSON.stringify([target, body]))
      .digest()
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('idempotency_keys')
      .values({ caller_id: callerId, key, endpoint: target, body_hash: bodyHash })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) {
      const kept = await trx
        .selectFrom('idempotency_keys')
        .select(['body_hash', 'answer'])
        .where('caller_id', '=', callerId)
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      if (!kept.body_hash.equals(bodyHash)) throw new AppError('idempotency_mismatch')
      return kept.answer as A
    }
    const answer = await work(trx)
    await trx
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer ?? null) })
      .where('caller_id', '=', callerId)
      .where('key', '=', key)
      .execute()
    return answer
  })
