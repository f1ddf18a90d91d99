import { sql } from 'kysely'
import type { Config } from '../../config'
import { type Db, transact } from '../../db/transact'
import type { AppContext } from '../../http/call'
import type { LiveBus } from '../../live'
import { bulkChanged } from './events'
import { notifyOfMessage } from './notices'
import * as repository from './repository'
import { blockOf, lockThread } from './thread-lock'

interface Waiting {
  user_id: string
  user_name: string
}
interface Recipient {
  instagramer_id: string
  body: string
}

/**
 * Sends a pending bulk message, to each recipient in their own thread, in one transaction: completely and only once. Returns false when it
 * is no longer pending. Threads are locked in the order of their creators, so that concurrent bulk messages do not deadlock.
 */
export const sendBulk = async (
  trx: Db,
  { brandId, id, ...clock }: { brandId: string; id: string; now: Date; live: LiveBus; config: Pick<Config, 'appUrl'> },
): Promise<boolean> => {
  const { now, live } = clock
  const taken = await sql<Waiting>`UPDATE message_bulks b SET state = 'sent', sent_at = ${now} FROM users u
    WHERE b.brand_id = ${brandId} AND b.id = ${id} AND b.state = 'waiting' AND u.id = b.user_id RETURNING b.user_id, u.name AS user_name`.execute(
    trx,
  )
  const [bulk] = taken.rows
  if (!bulk) return false
  await live.publish(trx, bulkChanged({ brandId, bulkId: id }))
  const { rows } =
    await sql<Recipient>`SELECT instagramer_id, body FROM message_bulk_recipients WHERE brand_id = ${brandId} AND bulk_id = ${id} ORDER BY instagramer_id`.execute(
      trx,
    )
  for (const { instagramer_id: instagramerId, body } of rows) {
    const pair = { brandId, instagramerId }
    const thread = await lockThread(trx, pair)
    // Blocked since the message was written.
    if (blockOf(thread, 'user') !== 'none') continue
    const clientKey = `bulk-${id}`
    if (await repository.findByKey(trx, thread, 'user', clientKey)) continue
    const row = await repository.insertMessage(trx, thread, {
      author: 'user',
      authorUserId: bulk.user_id,
      authorName: bulk.user_name,
      body,
      clientKey,
      now,
    })
    await notifyOfMessage(trx, clock, row)
    await live.publish(trx, { fact: 'message-created', ids: { messageId: row.id, ...pair }, audience: pair })
  }
  return true
}

/** Sends bulk messages that were not cancelled in time, by the database's clock; any instance may do it. */
export const bulkJob = {
  name: 'messages to many',
  everyMs: 1_000,
  run: async ({ db, live, now, config }: AppContext) => {
    for (let sent = 0; ; sent += 1) {
      const went = await transact(db, async (trx) => {
        const { rows } = await sql<{ brand_id: string; id: string }>`SELECT brand_id, id FROM message_bulks
          WHERE state = 'waiting' AND send_at <= now() ORDER BY send_at LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(trx)
        const [due] = rows
        return due ? sendBulk(trx, { brandId: due.brand_id, id: due.id, now: now(), live, config }) : false
      })
      if (!went) return sent
    }
  },
}
