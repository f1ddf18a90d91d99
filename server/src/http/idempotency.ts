import { createHash } from 'node:crypto'
import { type Db, transact } from '../db/transact'
import { AppError } from '../errors'

interface Write {
  db: Db
  /** Whose key it is; visitors share `anonymousCallerId`. */
  callerId: string
  key: string
  /** Name of the call, its path parameters and query: the same key elsewhere is another request. */
  target: string
  body: unknown
}

/**
 * Keys of visitors stand in one room: who asks again from another network is still the same. Keys are drawn by chance (`minAnonymousKey`
 * characters at least), so that nobody meets another's.
 */
export const anonymousCallerId = '00000000-0000-0000-0000-000000000000'
export const minAnonymousKey = 16

/**
 * One effect per caller and key (QUALITY 5): the answer is kept in the transaction of the effect and given again.
 * A second request with the key waits at the row until the first is done. Another body or target is refused.
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
