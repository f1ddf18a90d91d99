import { isIP } from 'node:net'
import { sql } from 'kysely'
import type { CampaignSales } from '@samspel/api'
import { plainText } from '@samspel/api/plain-text'
import { isWebAddress } from '@samspel/api/web-address'
import type { UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { isPublicAddress } from '../../outgoing'
import { lockOwnCampaign, seeCampaign } from '../campaigns'
import { ownCurrency } from './currency'
import { resultsOf } from './results'

interface OwnCampaign {
  id: string
  brand_id: string
}

/** Names that only this network knows, and addresses of it: visitors are sent to none of them. */
const isOfNoNetwork = (host: string): boolean => {
  const bare = host.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(bare)) return isPublicAddress(bare)
  return /^[^.]+(?:\.[^.]+)+$/.test(bare) && !/\.(?:localhost|local|internal|lan|home|test|invalid|arpa)$/i.test(bare)
}

/** The address that links lead to: https, of the internet, and not our own, where a link would lead to itself. 422 otherwise. */
const checkedUrl = (typed: string | null, appUrl: string): string | null => {
  const text = typed?.trim() ?? ''
  if (text === '') return null
  const url = isWebAddress(text) ? new URL(text) : undefined
  if (!url || url.protocol !== 'https:' || !isOfNoNetwork(url.hostname) || url.host === new URL(appUrl).host)
    throw invalid({ target_url: ['invalid_url'] })
  return url.href
}

/** An address with our marks; its own query stays as it is, and its own marks win but for the one that orders are found by. */
export const markedUrl = (url: string, { campaign, slug }: { campaign: string; slug: string }): string => {
  const { origin, pathname, search, hash } = new URL(url)
  const own = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('utm_content='))
  const name = plainText(campaign)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  const marks = { utm_source: 'samspel', utm_medium: 'influencer', utm_campaign: name, utm_content: slug }
  const added = Object.entries(marks).flatMap(([key, value]) =>
    own.some((pair) => pair.startsWith(`${key}=`)) ? [] : [`${key}=${encodeURIComponent(value)}`],
  )
  return `${origin}${pathname}?${[...own, ...added].join('&')}${hash}`
}

const answer = async (db: Db, caller: UserCaller, campaign: OwnCampaign): Promise<CampaignSales> => {
  const own = sql`brand_id = ${campaign.brand_id} AND campaign_id = ${campaign.id}`
  const {
    rows: [target],
  } = await sql<{ url: string | null; shops: number }>`SELECT t.url, (SELECT count(*) FROM shops s
      WHERE s.brand_id = t.brand_id AND s.ended_at IS NULL)::int AS shops
    FROM campaign_targets t WHERE ${own}`.execute(db)
  const { rows: others } = await sql<{
    currency: string
    orders: number
    sold: number
    returned: number
  }>`SELECT currency, count(*)::int AS orders, sum(amount)::bigint AS sold, sum(returned)::bigint AS returned FROM sales
    WHERE ${own} AND currency <> ${ownCurrency} GROUP BY currency ORDER BY currency LIMIT 50`.execute(db)
  const results = await resultsOf(db, [{ brandId: campaign.brand_id, id: campaign.id }])
  const sum = (of: 'clicks' | 'orders' | 'revenue' | 'returned') => results.reduce((all, row) => all + row[of], 0)
  return {
    campaignId: campaign.id,
    brandId: campaign.brand_id,
    isOn: target !== undefined,
    targetUrl: target?.url ?? null,
    creators: results.length,
    withoutCode: results.filter(({ code }) => code === null).length,
    hasShop: (target?.shops ?? 0) > 0,
    clicks: sum('clicks'),
    orders: sum('orders'),
    revenue: sum('revenue'),
    returned: sum('returned'),
    otherCurrencies: others.map(({ currency, orders, sold, returned }) => ({
      currency,
      orders,
      revenue: sold - returned,
      returned,
    })),
    abilities: mayFor(caller, 'manageCampaigns', campaign.brand_id) ? ['manage'] : [],
  }
}

export const getCampaignSales = async ({ db, caller, now }: Context<UserCaller>, { id }: { id: string }) => ({
  campaignSales: await answer(db, caller, await seeCampaign(db, id, caller, now)),
})

/** The campaign under its lock, for whoever may decide what its links and codes are. */
export const lockToManage = async (trx: Db, id: string, caller: UserCaller) => {
  const campaign = await lockOwnCampaign(trx, id, caller)
  if (!mayFor(caller, 'manageCampaigns', campaign.brand_id)) throw new AppError('forbidden')
  return campaign
}

/** Turns links and codes on where they are not: everybody who takes part is given a row by the database. */
export const turnOn = async (trx: Db, campaign: OwnCampaign, now: Date): Promise<void> => {
  await sql`INSERT INTO campaign_targets (brand_id, campaign_id, created_at, updated_at)
    VALUES (${campaign.brand_id}, ${campaign.id}, ${now}, ${now}) ON CONFLICT DO NOTHING`.execute(trx)
}

export const answerSales = answer

export const setCampaignTarget = async (
  { db, caller, now, config }: Context<UserCaller>,
  { id, targetUrl }: { id: string; targetUrl: string | null },
) =>
  transact(db, async (trx) => {
    const campaign = await lockToManage(trx, id, caller)
    const url = checkedUrl(targetUrl, config.appUrl)
    await turnOn(trx, campaign, now)
    await sql`UPDATE campaign_targets SET url = ${url}, updated_at = ${now}
      WHERE brand_id = ${campaign.brand_id} AND campaign_id = ${campaign.id}`.execute(trx)
    return { campaignSales: await answer(trx, caller, campaign) }
  })
