import { type RawBuilder, sql } from 'kysely'
import { pageSizes } from '@samspel/api'
import { choicesOf } from '@samspel/api/parcels'
import type { UserCaller } from '../../auth/caller'
import type { Context, Query } from '../../context'
import type { Db } from '../../db/transact'
import { metaOf, pageOf } from '../../http/page'
import { parcelStateOf } from '../../parcel-deadline'
import { contains } from '../../search'
import { countParcels, currentParcels, seeCampaign } from '../campaigns'
import { creatorWords } from '../creators'
import { seesAddresses } from './policies'
import { type ParcelRow, selectParcels } from './rows'
import { recordSeen } from './seen'
import { toBoardRow } from './serialize'

type Asked = Query<'listParcels'>

const wordsOf = sql`(${creatorWords} || ' ' || coalesce(k.town, '') || ' ' || k.order_number || ' ' || coalesce(k.tracking_number, ''))`

/** The order of the board: problems, without address, to pack by last day, sent by day, arrived. */
const order = sql`CASE k.state WHEN 'problem' THEN 0 WHEN 'to_pack' THEN CASE WHEN k.sealed_address IS NULL THEN 1 ELSE 2 END
    WHEN 'sent' THEN 3 ELSE 4 END,
  CASE WHEN k.state = 'to_pack' THEN k.send_by END, CASE WHEN k.state = 'sent' THEN k.sent_at END, k.arrived_at DESC NULLS LAST,
  k.participation_id`

const isMissing = (missing: Asked['missing'], choices: readonly { id: string }[]): RawBuilder<unknown> => {
  if (missing === 'address') return sql`k.state = 'to_pack' AND k.sealed_address IS NULL`
  if (missing === 'choice')
    return sql`k.state = 'to_pack' AND k.sealed_address IS NOT NULL
      AND ${choices.length > 1 ? sql`k.choice_id IS NULL` : sql`false`}`
  return sql`true`
}

const daysOf = async (db: Db, campaign: { id: string; brand_id: string }) => {
  const { rows } = await sql<{ oldest: string | null; send_by: string | null }>`SELECT
      min(k.sent_at) FILTER (WHERE ${parcelStateOf('k')} = 'sent') AS oldest,
      min(k.send_by) FILTER (WHERE ${parcelStateOf('k')} = 'to_pack') AS send_by
    FROM ${currentParcels} WHERE k.brand_id = ${campaign.brand_id} AND k.campaign_id = ${campaign.id}`.execute(db)
  return { oldestSentAt: rows[0]?.oldest ?? null, sendBy: rows[0]?.send_by ?? null }
}

/** Condition for the current parcels `k` of a campaign, with their creators `i`. */
export const boardOf = (campaign: { id: string; brand_id: string }, where: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(SELECT k.* FROM (SELECT k.*, ${parcelStateOf('k')} AS state FROM ${currentParcels}
      WHERE k.brand_id = ${campaign.brand_id} AND k.campaign_id = ${campaign.id}) k
    JOIN instagramers i ON i.id = k.instagramer_id WHERE ${where})`

/** The current parcels of a campaign in the order of the board: the named ones, otherwise all that can be packed. */
export const parcelsFor = async (
  db: Db,
  campaign: { id: string; brand_id: string; products: Parameters<typeof choicesOf>[0] },
  ids?: readonly string[],
): Promise<ParcelRow[]> => {
  const choices = choicesOf(campaign.products)
  const where = ids
    ? sql`k.id = ANY(${ids}::uuid[])`
    : sql`k.state = 'to_pack' AND k.sealed_address IS NOT NULL AND ${choices.length > 1 ? sql`k.choice_id IS NOT NULL` : sql`true`}`
  const { rows: found } = await sql<{
    id: string
  }>`SELECT k.id FROM ${boardOf(campaign, where)} k ORDER BY ${order}`.execute(db)
  const { rows } = await selectParcels(
    sql`(SELECT * FROM parcels WHERE brand_id = ${campaign.brand_id} AND id = ANY(${found.map(({ id }) => id)}::uuid[]))`,
  ).execute(db)
  return found.flatMap(({ id }) => rows.find((row) => row.id === id) ?? [])
}

/** The parcels of a campaign with what they add up to. A look at addresses is in the campaign's history. */
export const listParcels = async (
  context: Context<UserCaller>,
  { campaignId, ...query }: { campaignId: string } & Asked,
) => {
  const { db, caller, now, config } = context
  const campaign = await seeCampaign(db, campaignId, caller, now)
  const choices = choicesOf(campaign.products)
  const where = sql`${query.state ? sql`k.state = ${query.state}` : sql`true`} AND ${isMissing(query.missing, choices)}
    AND ${query.choiceId ? sql`k.choice_id = ${query.choiceId}` : sql`true`}
    AND ${query.query?.trim() ? contains(wordsOf, query.query) : sql`true`}`
  const page = pageOf(query, pageSizes.table)
  const { rows: found } = await sql<{ id: string; total: number }>`SELECT k.id, count(*) OVER () AS total
    FROM ${boardOf(campaign, where)} k ORDER BY ${order} LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db)
  const ids = found.map(({ id }) => id)
  const { rows } = await selectParcels(
    sql`(SELECT * FROM parcels WHERE brand_id = ${campaign.brand_id} AND id = ANY(${ids}::uuid[]))`,
  ).execute(db)
  const parcels = ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id)
    return row ? [toBoardRow(row, context)] : []
  })
  if (parcels.some(({ address }) => address !== null)) await recordSeen(db, context, campaign)
  return {
    parcels,
    meta: metaOf(page, found[0]?.total ?? (page.offset > 0 ? await countBoard(db, campaign, where) : 0)),
    counts: await countParcels(db, campaign),
    ...(await daysOf(db, campaign)),
    choices: choices.map(({ id, product, size, colour }) => ({
      id,
      name: [choices.every((choice) => choice.product === product) && (size || colour) ? '' : product, size, colour]
        .filter(Boolean)
        .join(', '),
    })),
    seesAddresses: seesAddresses(caller, campaign.brand_id),
    addressDays: config.addressDays,
  }
}

const countBoard = async (db: Db, campaign: { id: string; brand_id: string }, where: RawBuilder<unknown>) => {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${boardOf(campaign, where)} k`.execute(db)
  return rows[0]?.count ?? 0
}
