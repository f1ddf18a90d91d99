import { type RawBuilder, sql } from 'kysely'
import type { CreatorLink, OwnLink } from '@samspel/api'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import type { Context, Query } from '../../context'
import { pageWithTotal } from '../../db/page-with-total'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { contains } from '../../search/words'
import { seeCampaign } from '../campaigns'
import { codeIn, isTaken, matchWaiting } from './codes'
import { ownCurrency } from './currency'
import { lockToManage } from './target'

interface LinkRow {
  slug: string
  campaign_id: string
  code: string | null
  code_from: 'typed' | 'made' | 'file' | null
  url: string | null
  clicks: number
  orders: number
  sold: number
  returned: number
  instagramer_id: string
  username: string
  name: string
  city: string | null
  avatar_url: string | null
  followers_count: number
  engagement_rate: number
  consent_ended_at: string | null
}

/** Where a link is opened; the edge leads it to the redirect. */
export const shortUrl = (appUrl: string, slug: string): string => new URL(`/l/${slug}`, appUrl).href

const toLink = (row: LinkRow, appUrl: string): CreatorLink => ({
  id: row.slug,
  campaignId: row.campaign_id,
  creator: {
    id: row.instagramer_id,
    username: row.username,
    name: row.name,
    city: row.city,
    avatarUrl: row.avatar_url,
    followersCount: row.followers_count,
    engagementRate: row.engagement_rate,
    ...(row.consent_ended_at !== null && { consentEndedAt: row.consent_ended_at }),
  },
  url: row.url === null ? null : shortUrl(appUrl, row.slug),
  code: row.code,
  codeFrom: row.code === null ? null : row.code_from,
  clicks: row.clicks,
  orders: row.orders,
  revenue: row.sold - row.returned,
  returned: row.returned,
})

const found = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`creator_links l JOIN campaign_targets t USING (brand_id, campaign_id) JOIN instagramers i ON i.id = l.instagramer_id
    WHERE ${condition}`

const rows = (condition: RawBuilder<unknown>, paging: RawBuilder<unknown>): RawBuilder<LinkRow> =>
  sql<LinkRow>`SELECT l.slug, l.campaign_id, l.code, l.code_from, t.url, l.instagramer_id, i.username, i.name, i.city, i.avatar_url,
      i.followers_count, i.engagement_rate, i.consent_ended_at, c.clicks::int AS clicks, s.orders::int AS orders,
      s.sold::bigint AS sold, s.returned::bigint AS returned
    FROM creator_links l JOIN campaign_targets t USING (brand_id, campaign_id) JOIN instagramers i ON i.id = l.instagramer_id
    CROSS JOIN LATERAL (SELECT coalesce(sum(clicks), 0) AS clicks FROM link_clicks k
      WHERE k.brand_id = l.brand_id AND k.campaign_id = l.campaign_id AND k.instagramer_id = l.instagramer_id) c
    CROSS JOIN LATERAL (SELECT count(*) AS orders, coalesce(sum(amount), 0) AS sold, coalesce(sum(returned), 0) AS returned FROM sales o
      WHERE o.brand_id = l.brand_id AND o.campaign_id = l.campaign_id AND o.instagramer_id = l.instagramer_id
        AND o.currency = ${ownCurrency}) s
    WHERE ${condition} ORDER BY s.sold - s.returned DESC, c.clicks DESC, plain_text(i.name), l.instagramer_id ${paging}`

export const listCreatorLinks = async (
  { db, caller, now, config }: Context<UserCaller>,
  { id, ...query }: { id: string } & Query<'listCreatorLinks'>,
) => {
  const campaign = await seeCampaign(db, id, caller, now)
  const page = pageOf(query, 25)
  const condition = sql`l.brand_id = ${campaign.brand_id} AND l.campaign_id = ${campaign.id}
    AND ${contains(sql`i.name || ' ' || i.username || ' ' || coalesce(l.code, '')`, query.query)}
    AND ${query.withoutCode ? sql`l.code IS NULL` : sql`true`}`
  const { rows: list, total } = await pageWithTotal(
    db,
    rows(condition, sql`LIMIT ${page.limit} OFFSET ${page.offset}`),
    found(condition),
  )
  return { creatorLinks: list.map((row) => toLink(row, config.appUrl)), meta: metaOf(page, total) }
}

const findLink = async (db: Db, { brandId, id, instagramerId }: Record<'brandId' | 'id' | 'instagramerId', string>) => {
  const condition = sql`l.brand_id = ${brandId} AND l.campaign_id = ${id} AND l.instagramer_id = ${instagramerId}`
  return (await rows(condition, sql``).execute(db)).rows[0]
}

export const setCreatorCode = async (
  { db, caller, config }: Context<UserCaller>,
  { id, instagramerId, discountCode: typed }: { id: string; instagramerId: string; discountCode: string | null },
) =>
  transact(db, async (trx) => {
    const { brand_id: brandId } = await lockToManage(trx, id, caller)
    const whose = { brandId, id, instagramerId }
    if (!(await findLink(trx, whose))) throw new AppError('not_found')
    const code = typed === null || typed.trim() === '' ? null : codeIn(typed)
    if (code === undefined) throw invalid({ discount_code: ['invalid'] })
    if (code !== null && (await isTaken(trx, { ...whose, code }))) throw invalid({ discount_code: ['taken'] })
    await sql`UPDATE creator_links SET code = ${code}, code_from = ${code === null ? null : 'typed'}
      WHERE brand_id = ${brandId} AND campaign_id = ${id} AND instagramer_id = ${instagramerId}
        AND code IS DISTINCT FROM ${code}`.execute(trx)
    await matchWaiting(trx, brandId)
    return { creatorLink: toLink((await findLink(trx, whose))!, config.appUrl) }
  })

/** What a creator sees of their own in a campaign: null where there is no link for them. Sums are the brand's. */
export const getOwnLink = async (
  { db, caller, config }: Context<CreatorCaller>,
  { id }: { id: string },
): Promise<{ ownLink: OwnLink | null }> => {
  const condition = sql`l.campaign_id = ${id} AND l.instagramer_id = ${caller.id}`
  const [row] = (await rows(condition, sql`LIMIT 1`).execute(db)).rows
  if (!row) return { ownLink: null }
  const { url, code, clicks, orders } = toLink(row, config.appUrl)
  return { ownLink: url === null && code === null ? null : { url, code, clicks, orders } }
}
