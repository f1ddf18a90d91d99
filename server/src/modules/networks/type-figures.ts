import { readingDays, typesFigures } from '@samspel/api/network-links'
import { dayMs } from '../../days'
import type { MentionLinks } from '../../db/tables/networks'
import type { Db } from '../../db/transact'

interface Decided {
  state: 'pending' | 'approved' | 'rejected'
  decided_at: string | null
}

/** The reading that belongs to a moment: what was handed in, or the latest whose day after the approval has come. */
export const readingAt = ({ state, decided_at: at }: Decided, now: Date): number | undefined => {
  if (state === 'pending') return -1
  if (state !== 'approved' || at === null) return undefined
  return readingDays.findLast((days) => days >= 0 && Date.parse(at) + days * dayMs <= now.getTime())
}

/** Whether its creator types the figures of a link: its network tells none, or we are not connected to it. */
export const mayTypeFigures = (
  { network, problem }: Pick<MentionLinks, 'network' | 'problem'>,
  state: Decided['state'],
): boolean => state !== 'rejected' && (typesFigures(network) || problem === 'off')

export interface TypedFigures {
  views: number
  likes: number | null
  comments: number | null
  proofUrl: string | null
}

/** Keeps typed figures of now; false where they are not the creator's to type. The caller has locked the mention. */
export const keepTyped = async (
  trx: Db,
  mention: Decided & { brand_id: string; id: string },
  { proofUrl, ...counts }: TypedFigures,
  now: Date,
): Promise<boolean> => {
  const link = await trx
    .selectFrom('mention_links')
    .select(['network', 'problem'])
    .where('brand_id', '=', mention.brand_id)
    .where('mention_id', '=', mention.id)
    .executeTakeFirst()
  const afterDays = readingAt(mention, now)
  if (!link || afterDays === undefined || !mayTypeFigures(link, mention.state)) return false
  const row = { source: 'typed' as const, read_at: now.toISOString(), proof_url: proofUrl, ...counts }
  await trx
    .insertInto('link_readings')
    .values({ brand_id: mention.brand_id, mention_id: mention.id, after_days: afterDays, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'mention_id', 'after_days'])
        .doUpdateSet(row)
        // What a network told is not overwritten.
        .where('link_readings.source', '=', 'typed'),
    )
    .execute()
  return true
}
