import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { CampaignState, DecisionState, DeliveryProblem, ParcelState, Product } from '@samspel/api'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import { parcelStateOf } from '../../parcel-deadline'
import { type CreatorCardColumns, creatorCardColumns } from '../creators'

type Kept = Selectable<DB['parcels']>

/** A parcel with what its place depends on. */
export type ParcelRow = Kept &
  CreatorCardColumns & {
    state: ParcelState
    products: Product[]
    taken: number
    participation_state: DecisionState
    fee_returned_at: string | null
    campaign_state: CampaignState
    problem: (DeliveryProblem & { id: string }) | null
    earlier:
      | (Pick<Kept, 'number' | 'sent_at' | 'carrier' | 'tracking_number'> & {
          problem: DeliveryProblem['kind'] | null
        })[]
      | null
  }

const problem = sql`(SELECT jsonb_build_object('id', id, 'kind', kind, 'text', text, 'pictures', pictures, 'wish', wish,
    'answerBy', answer_by, 'reportedAt', created_at, 'answer', answer, 'resolvedAt', resolved_at)
  FROM delivery_problems WHERE brand_id = k.brand_id AND participation_id = k.participation_id AND parcel_id = k.id
  ORDER BY created_at DESC, id DESC LIMIT 1)`

const earlier = sql`(SELECT jsonb_agg(jsonb_build_object('number', e.number, 'sent_at', e.sent_at, 'carrier', e.carrier,
    'tracking_number', e.tracking_number, 'problem', (SELECT kind FROM delivery_problems
      WHERE brand_id = e.brand_id AND participation_id = e.participation_id AND parcel_id = e.id ORDER BY created_at DESC LIMIT 1))
    ORDER BY e.number DESC)
  FROM parcels e WHERE e.brand_id = k.brand_id AND e.participation_id = k.participation_id AND e.number < k.number)`

/** `parcels` is a page of parcels, as `k`. */
export const selectParcels = (parcels: RawBuilder<unknown>): RawBuilder<ParcelRow> => sql<ParcelRow>`SELECT k.*,
    ${creatorCardColumns}, ${parcelStateOf('k')} AS state, c.products, c.state AS campaign_state,
    p.state AS participation_state, p.fee_returned_at, ${problem} AS problem, ${earlier} AS earlier,
    (SELECT count(*) FROM parcels o WHERE o.brand_id = k.brand_id AND o.campaign_id = k.campaign_id
      AND o.choice_id = k.choice_id)::int AS taken
  FROM ${parcels} k
  JOIN participations p ON p.brand_id = k.brand_id AND p.id = k.participation_id
  JOIN campaigns c ON c.brand_id = k.brand_id AND c.id = k.campaign_id
  JOIN instagramers i ON i.id = k.instagramer_id`

/** The current parcels of participations, by participation. */
export const parcelsOfParts = async (
  db: Db,
  parts: readonly { brand_id: string; id: string }[],
): Promise<Map<string, ParcelRow>> => {
  if (parts.length === 0) return new Map()
  const brandIds = [...new Set(parts.map((part) => part.brand_id))]
  const { rows } = await selectParcels(sql`(SELECT * FROM parcels WHERE brand_id = ANY(${brandIds}::uuid[])
    AND participation_id = ANY(${parts.map(({ id }) => id)}::uuid[]) AND replaced_at IS NULL)`).execute(db)
  return new Map(rows.map((row) => [row.participation_id, row]))
}

export const findParcel = async (db: Db, brandId: string, id: string): Promise<ParcelRow | undefined> => {
  const { rows } = await selectParcels(sql`(SELECT * FROM parcels WHERE brand_id = ${brandId} AND id = ${id})`).execute(
    db,
  )
  return rows[0]
}

/** Where a parcel belongs, read without a lock, because the campaign has to be locked first. */
export const findParcelKeys = (db: Db, id: string) =>
  db
    .selectFrom('parcels')
    .select(['id', 'brand_id', 'campaign_id', 'participation_id', 'instagramer_id'])
    .where('id', '=', id)
    .executeTakeFirst()
