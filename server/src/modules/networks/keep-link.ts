import { type RawBuilder, sql } from 'kysely'
import type { LinkPost, PaymentLinkType } from '@samspel/api'
import { networkReads, readLink } from '@samspel/api/network-links'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import { invalid } from '../../errors'
import { openNetworks } from './open-networks'

interface HandedIn {
  brandId: string
  mentionId: string
  campaignId: string
  instagramerId: string
  /** What the campaign asks for; null where it leaves it to the creator. */
  wanted: PaymentLinkType | null
  link: LinkPost
}

/** A link as it is kept: only its network's own address of it. */
const cleanLink = ({ link, wanted }: Pick<HandedIn, 'link' | 'wanted'>) => {
  if (wanted !== null && link.linkType !== wanted) throw invalid({ 'linkPost.linkType': ['other_network'] })
  const read = readLink(link.linkType, link.url)
  if ('fault' in read) throw invalid({ 'linkPost.url': [read.fault] })
  return read
}

/** Posts of a network that were handed in before: by the same creator anywhere, or by anybody in the same campaign. */
export const handedInBefore = (link: {
  brandId: string
  mentionId: string
  campaignId: string
  instagramerId: string
  key: string
}): RawBuilder<boolean> => sql<boolean>`EXISTS (SELECT FROM mention_links o WHERE o.link_key = ${link.key}
    AND o.mention_id <> ${link.mentionId} AND (o.instagramer_id = ${link.instagramerId}
      OR (o.network IS NOT NULL AND o.brand_id = ${link.brandId} AND o.campaign_id = ${link.campaignId})))`

/** Refuses a link that was handed in before. Of two that come at the same time, the second waits here. */
const refuseTwice = async (trx: Db, handed: HandedIn, kept: { key: string; url: string }): Promise<void> => {
  const { mentionId, instagramerId, link } = handed
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${kept.key}, 730))`.execute(trx)
  // Links of before this was kept are known by their addresses alone.
  const { rows } = await sql<{ used: boolean }>`SELECT ${handedInBefore({ ...handed, key: kept.key })}
    OR EXISTS (SELECT FROM mentions m WHERE m.instagramer_id = ${instagramerId} AND m.id <> ${mentionId}
      AND m.link_post ->> 'url' IN (${link.url}, ${kept.url})) AS used`.execute(trx)
  if (rows[0]?.used) throw invalid({ 'linkPost.url': ['already_used'] })
}

/**
 * Checks a link that is handed in. Answers it as the mention keeps it, and `keep`, which notes what it leads to once the mention is written.
 * No network is asked here: it could fail, and nobody's work waits for that.
 */
export const takeLink = async (
  trx: Db,
  handed: HandedIn,
  { config, now }: { config: Pick<Config, 'networks'>; now: Date },
): Promise<{ link: LinkPost; keep: () => Promise<void> }> => {
  const kept = cleanLink(handed)
  await refuseTwice(trx, handed, kept)
  const network = kept.post?.network ?? null
  const isTold = network !== null && networkReads[network].about
  const isConnected = openNetworks(config).some((adapter) => adapter.network === network)
  const at = now.toISOString()
  const row = {
    campaign_id: handed.campaignId,
    instagramer_id: handed.instagramerId,
    link_key: kept.key,
    network,
    external_id: kept.post?.id ?? null,
    state: isTold ? 'waiting' : 'unreadable',
    missing_since: isTold ? at : null,
    problem: isTold && !isConnected ? 'off' : null,
    failures: 0,
    next_at: isTold ? at : null,
    checked_at: null,
    is_twice: false,
    title: null,
    author: null,
    author_url: null,
    picture_url: null,
    published_at: null,
  } as const
  const keep = async () => {
    const own = { brand_id: handed.brandId, mention_id: handed.mentionId }
    const before = await trx
      .selectFrom('mention_links')
      .select('link_key')
      .where('brand_id', '=', own.brand_id)
      .where('mention_id', '=', own.mention_id)
      .executeTakeFirst()
    // Another post has other figures.
    if (before && before.link_key !== kept.key) await dropReadings(trx, own)
    if (before?.link_key === kept.key) return askSoon(trx, own, now)
    await trx
      .insertInto('mention_links')
      .values({ ...own, ...row })
      .onConflict((conflict) => conflict.columns(['brand_id', 'mention_id']).doUpdateSet(row))
      .execute()
  }
  return { link: { ...handed.link, url: kept.url }, keep }
}

interface Own {
  brand_id: string
  mention_id: string
}

const dropReadings = (trx: Db, { brand_id: brandId, mention_id: mentionId }: Own) =>
  trx.deleteFrom('link_readings').where('brand_id', '=', brandId).where('mention_id', '=', mentionId).execute()

/** Has the network asked at the job's next turn: a decision fell, or the post was sent again. */
export const askSoon = async (trx: Db, { brand_id: brandId, mention_id: mentionId }: Own, now: Date): Promise<void> => {
  await trx
    .updateTable('mention_links')
    .set({ next_at: now.toISOString() })
    .where('brand_id', '=', brandId)
    .where('mention_id', '=', mentionId)
    .where('state', '<>', 'unreadable')
    .execute()
}

/** An approval that was taken back takes the figures that were read since with it. */
export const forgetReadings = async (trx: Db, { brand_id: brandId, mention_id: mentionId }: Own): Promise<void> => {
  await trx
    .deleteFrom('link_readings')
    .where('brand_id', '=', brandId)
    .where('mention_id', '=', mentionId)
    .where('after_days', '>=', 0)
    .execute()
}
