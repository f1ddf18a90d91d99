import { sql } from 'kysely'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import type { LiveBus } from '../../live'
import { notify } from '../notices'

interface Written {
  brand_id: string
  thread_id: string
  instagramer_id: string
  author: 'user' | 'instagramer'
  body: string
}

const textLength = 200

/** Tells the other side that somebody has written: once for each thread until it is read. */
export const tellOfMessage = async (
  trx: Db,
  clock: { live: LiveBus; now: Date; config: Pick<Config, 'appUrl'> },
  { brand_id: brandId, thread_id: thread, instagramer_id: creatorId, author, body }: Written,
): Promise<void> => {
  const {
    rows: [names],
  } = await sql<{
    brand: string
    creator: string
    avatar_url: string | null
    logo_url: string | null
  }>`SELECT b.name AS brand,
      i.name AS creator, i.avatar_url, b.logo_url FROM brands b, instagramers i
    WHERE b.id = ${brandId} AND i.id = ${creatorId}`.execute(trx)
  const byCreator = author === 'instagramer'
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
      text: body.slice(0, textLength),
      ...(imageUrl && { imageUrl }),
    },
    once: `message:${thread}`,
  })
}
