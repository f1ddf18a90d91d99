import { sql } from 'kysely'
import type { ParcelChoice, ParcelCounts, Product } from '@samspel/api'
import { choicesOf, hasChoice } from '@samspel/api/parcels'
import type { Db } from '../../db/transact'
import { parcelStateOf } from '../../parcel-deadline'

interface Campaign {
  brand_id: string
  id: string
  products: Product[]
  logistics_cost_per_participant: number
}

/** The parcels of a campaign's participants as they are now, as `k`. Whoever has left is none; what was sent to them has its cost. */
export const currentParcels = sql`parcels k JOIN participations p ON p.brand_id = k.brand_id AND p.id = k.participation_id
  AND p.state = 'approved' AND k.replaced_at IS NULL`

/** Parcels that were sent to participation `p`, those that were replaced and those of whoever has left among them. */
export const sentTo = sql`(SELECT count(*)::int FROM parcels s
  WHERE s.brand_id = p.brand_id AND s.participation_id = p.id AND s.sent_at IS NOT NULL)`

/** How often logistics are paid for participation `p`: once a parcel, and once for who takes part from before there were parcels. */
export const shipmentsTo = sql`(${sentTo} + (p.state = 'approved' AND NOT EXISTS (SELECT FROM parcels s
  WHERE s.brand_id = p.brand_id AND s.participation_id = p.id))::int)`

/** What a campaign's parcels add up to: the one source of tiles, tab, next step and list. */
export const countParcels = async (db: Db, campaign: Campaign): Promise<ParcelCounts> => {
  const chosen = hasChoice(campaign.products) ? sql`choice_id IS NOT NULL` : sql`true`
  const { rows } = await sql<Record<string, number>>`SELECT count(*) FILTER (WHERE state = 'to_pack') AS to_pack,
      count(*) FILTER (WHERE state = 'to_pack' AND sealed_address IS NOT NULL AND ${chosen}) AS packable,
      count(*) FILTER (WHERE state = 'to_pack' AND sealed_address IS NULL) AS address_missing,
      count(*) FILTER (WHERE state = 'to_pack' AND sealed_address IS NOT NULL AND NOT ${chosen}) AS choice_missing,
      count(*) FILTER (WHERE state = 'sent') AS sent, count(*) FILTER (WHERE state = 'arrived') AS arrived,
      count(*) FILTER (WHERE state = 'problem') AS problem, count(*) AS every,
      (SELECT sum(${shipmentsTo}) FROM participations p
        WHERE p.brand_id = ${campaign.brand_id} AND p.campaign_id = ${campaign.id}) AS paid_for
    FROM (SELECT k.*, ${parcelStateOf('k')} AS state FROM ${currentParcels}
      WHERE k.brand_id = ${campaign.brand_id} AND k.campaign_id = ${campaign.id}) k`.execute(db)
  const of = (name: string) => Number(rows[0]?.[name] ?? 0)
  return {
    toPack: of('to_pack'),
    packable: of('packable'),
    addressMissing: of('address_missing'),
    choiceMissing: of('choice_missing'),
    sent: of('sent'),
    arrived: of('arrived'),
    problem: of('problem'),
    waiting: of('to_pack') + of('problem'),
    all: of('every'),
    logisticsCost: of('paid_for') * campaign.logistics_cost_per_participant,
  }
}

/** What a creator chooses from, with how many are left of each. Under the campaign's lock nobody takes one meanwhile. */
export const choicesLeft = async (db: Db, campaign: Omit<Campaign, 'logistics_cost_per_participant'>) => {
  const choices = choicesOf(campaign.products)
  const { rows } = choices.some(({ stock }) => stock !== null)
    ? await sql<{ choice_id: string; taken: number }>`SELECT choice_id, count(*) AS taken FROM parcels
        WHERE brand_id = ${campaign.brand_id} AND campaign_id = ${campaign.id} AND choice_id IS NOT NULL GROUP BY 1`.execute(
        db,
      )
    : { rows: [] }
  return choices.map(({ stock, ...choice }): ParcelChoice => ({
    ...choice,
    left:
      stock === null
        ? null
        : Math.max(0, stock - Number(rows.find(({ choice_id: id }) => id === choice.id)?.taken ?? 0)),
  }))
}
