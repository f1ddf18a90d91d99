import { type RawBuilder, sql } from 'kysely'
import type { BulkRecipient, Locale } from '@samspel/api'
import { messageLimits } from '@samspel/api/message-rules'
import type { UserCaller } from '../../auth/caller'
import type { Context, Query } from '../../context'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { awaitsParcel } from '../../parcel-deadline'
import { saidPostByOf } from '../../pickup-deadline'
import { agreedFeeOf } from '../../proposal'
import { owesMore, passOwesMore } from '../../terms-that-hold'
import { type MessageRight, ownBrands } from './pair'
import { valuesOf } from './values'

type Filter = NonNullable<Query<'listBulkRecipients'>['filter']>

interface Row {
  id: string
  name: string
  avatar_url: string | null
  locale: Locale | null
  muted: boolean
  blocked: boolean
  last_day: string | null
  fee: number
}
export interface CampaignRow {
  id: string
  brand_id: string
  name: string
  brand_name: string
}

export const findCampaign = async (
  db: Db,
  caller: UserCaller,
  id: string,
  right: MessageRight,
): Promise<CampaignRow> => {
  const { rows } =
    await sql<CampaignRow>`SELECT c.id, c.brand_id, c.name, b.name AS brand_name FROM campaigns c JOIN brands b ON b.id = c.brand_id WHERE c.id = ${id}`.execute(
      db,
    )
  if (!rows[0] || !ownBrands(caller, right).includes(rows[0].brand_id)) throw new AppError('campaign_not_found')
  return rows[0]
}

const filters: Record<Filter, ReturnType<typeof sql>> = {
  all: sql`own.takes_part`,
  without_post: sql`own.owes_more`,
  pending: sql`own.waits`,
  not_picked_up: sql`own.may_pick_up`,
}

/** Everybody in a campaign, by participation or pass, and what is open for them; the campaign may be a row `c` outside. */
const takingPart = (brandId: RawBuilder<unknown>, campaignId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
      SELECT p.brand_id, p.id, p.instagramer_id, CASE WHEN NOT ${awaitsParcel('p')} THEN coalesce(p.due_at, own_campaign.due_at, own_campaign.end_at) END AS last_day, CASE WHEN p.fee_amount > 0 THEN p.fee_amount ELSE ${agreedFeeOf('p', 'own_campaign')} END AS fee, p.state = 'approved' AS takes_part, p.state = 'approved' AND ${owesMore('p', 'own_campaign')} AS owes_more,
        p.state = 'pending' AS waits, false AS may_pick_up
      FROM participations p JOIN campaigns own_campaign ON own_campaign.brand_id = p.brand_id AND own_campaign.id = p.campaign_id WHERE p.brand_id = ${brandId} AND p.campaign_id = ${campaignId}
      UNION ALL
      SELECT sp.brand_id, sp.id, sp.instagramer_id, ${saidPostByOf('sp', sql`s.country_code`)}, CASE WHEN sp.fee_amount > 0 THEN sp.fee_amount ELSE ${agreedFeeOf('sp', 'own_campaign')} END, sp.state IN ('approved', 'picked_up'), sp.state = 'picked_up' AND ${passOwesMore('sp', 'own_campaign')},
        sp.state = 'requested', sp.state = 'approved'
      FROM store_participations sp JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
        JOIN campaigns own_campaign ON own_campaign.brand_id = sc.brand_id AND own_campaign.id = sc.campaign_id
        JOIN stores s ON s.brand_id = sc.brand_id AND s.id = sc.store_id
      WHERE sc.brand_id = ${brandId} AND sc.campaign_id = ${campaignId}`

/** How many of a campaign's creators have agreed pieces left to hand in, as a bulk message to them reaches. */
export const countWithoutPost = (brandId: RawBuilder<unknown>, campaignId: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(SELECT count(DISTINCT own.instagramer_id) FROM (${takingPart(brandId, campaignId)}) own
    JOIN instagramers i ON i.id = own.instagramer_id AND i.deleted_at IS NULL WHERE ${filters.without_post})`

/** Participants of a campaign who would receive a bulk message, each once, by name. */
export const recipientsOf = async (
  { db, now }: Context<UserCaller>,
  campaign: CampaignRow,
  filter: Filter = 'all',
): Promise<BulkRecipient[]> => {
  const { rows } = await sql<Row>`WITH own AS (${takingPart(sql`${campaign.brand_id}`, sql`${campaign.id}`)})
    SELECT * FROM (SELECT DISTINCT ON (i.id) i.id, i.name, i.avatar_url, i.locale, t.creator_muted_at IS NOT NULL AS muted,
        (t.creator_blocked_at IS NOT NULL OR t.brand_blocked_at IS NOT NULL OR t.closed_for = 'user') IS TRUE AS blocked,
        own.last_day,
        own.fee
      FROM own JOIN campaigns c ON c.brand_id = own.brand_id AND c.id = ${campaign.id}
        JOIN instagramers i ON i.id = own.instagramer_id AND i.deleted_at IS NULL
        LEFT JOIN threads t ON t.brand_id = own.brand_id AND t.instagramer_id = i.id
      WHERE ${filters[filter]} ORDER BY i.id, own.id) people
    ORDER BY name, id LIMIT ${messageLimits.bulkRecipients}`.execute(db)
  return rows.map((row) => ({
    instagramerId: row.id,
    name: row.name,
    avatarUrl: row.avatar_url,
    muted: row.muted,
    blocked: row.blocked,
    values: valuesOf({
      name: row.name,
      locale: row.locale,
      brand: campaign.brand_name,
      campaign: campaign.name,
      lastDay: row.last_day,
      fee: row.fee || null,
      today: dayOf(now),
    }),
  }))
}
