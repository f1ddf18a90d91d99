import { sql } from 'kysely'
import type { Config } from '../../config'
import { cut } from '../../cut'
import type { Db } from '../../db/transact'
import type { LiveBus } from '../../live'
import { notify } from '../notices'
import type { Pair, Side } from './pair'

interface Written {
  brand_id: string
  thread_id: string
  instagramer_id: string
  author: 'user' | 'instagramer'
  body: string
}

const textLength = 200

/** Notifies the other side of a message, once per thread until it is read, unless that side has muted the thread. */
export const notifyOfMessage = async (
  trx: Db,
  clock: { live: LiveBus; now: Date; config: Pick<Config, 'appUrl'> },
  { brand_id: brandId, thread_id: thread, instagramer_id: creatorId, author, body }: Written,
): Promise<void> => {
  const byCreator = author === 'instagramer'
  const {
    rows: [names],
  } = await sql<{
    brand: string
    creator: string
    avatar_url: string | null
    logo_url: string | null
    muted: boolean
  }>`SELECT b.name AS brand, i.name AS creator, i.avatar_url, b.logo_url,
      CASE WHEN ${byCreator} THEN t.brand_muted_at ELSE t.creator_muted_at END IS NOT NULL AS muted
    FROM threads t JOIN brands b ON b.id = t.brand_id JOIN instagramers i ON i.id = t.instagramer_id
    WHERE t.brand_id = ${brandId} AND t.id = ${thread}`.execute(trx)
  if (names?.muted) return
  const imageUrl = (byCreator ? names?.avatar_url : names?.logo_url) ?? undefined
  await notify(trx, clock, {
    to: byCreator ? { brandId } : { instagramerId: creatorId },
    kind: 'message',
    subjectId: thread,
    brandId,
    place: byCreator ? brandId : thread,
    href: byCreator ? `/messages/${creatorId}?brand=${brandId}` : `/messages/${brandId}`,
    facts: {
      ...(byCreator ? { creator: names?.creator ?? '' } : { brand: names?.brand ?? '' }),
      text: cut(body, textLength),
      ...(imageUrl && { imageUrl }),
    },
    once: `message:${thread}`,
  })
}

/** A thread was read: updates the unread counts of accounts whose notice about it is now settled. */
export const publishReading = async (
  db: Db,
  live: LiveBus,
  { brandId, instagramerId }: Pair,
  side: Side,
): Promise<void> => {
  const { rows } = await sql<{ account_id: string }>`SELECT n.account_id FROM threads t
      JOIN notices n ON n.kind = 'message' AND n.subject_id = t.id AND n.read_at IS NULL AND (n.user_id IS NOT NULL) = ${side === 'user'}
    WHERE t.brand_id = ${brandId} AND t.instagramer_id = ${instagramerId}`.execute(db)
  await live.publishAll(
    db,
    rows.map(({ account_id: accountId }) => ({
      fact: 'notices-changed' as const,
      ids: { accountId },
      audience: { accountId },
    })),
  )
}
