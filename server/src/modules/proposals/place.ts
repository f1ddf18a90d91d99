import { type Selectable, sql } from 'kysely'
import type { CampaignState, FeeSpan } from '@samspel/api'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import { feeSpanOf } from '../../proposal'
import { lockCampaign } from '../campaigns'
import { lockParticipation } from '../participations'
import { lockOffer, lockOwn } from '../stores'

interface Shared {
  campaignId: string
  campaignName: string
  campaignState: CampaignState
  brandName: string
  creatorName: string
  span: FeeSpan | null
}

/** An application as it stands, to a campaign or at a store, locked with what decides whether it can be approved. */
export type Place = Shared &
  (
    | { kind: 'campaign'; row: Selectable<DB['participations']>; campaign: Selectable<DB['campaigns']> }
    | { kind: 'store'; row: Selectable<DB['store_participations']>; storeId: string }
  )

interface Keys {
  kind: 'campaign' | 'store'
  brand_id: string
  campaign_id: string
  store_campaign_id: string | null
  store_id: string | null
}

const keysOf = async (db: Db, id: string): Promise<Keys | undefined> =>
  (
    await sql<Keys>`SELECT 'campaign' AS kind, brand_id, campaign_id, NULL::uuid AS store_campaign_id, NULL::uuid AS store_id
      FROM participations WHERE id = ${id}
    UNION ALL SELECT 'store', sp.brand_id, sc.campaign_id, sc.id, sc.store_id FROM store_participations sp
      JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
      WHERE sp.id = ${id} AND sp.decision_kind IS DISTINCT FROM 'withdrawn'`.execute(db)
  ).rows[0]

const sharedOf = async (trx: Db, { brand_id: brandId, campaign_id: id }: Keys, creatorId: string): Promise<Shared> => {
  const { rows } = await sql<
    Omit<Shared, 'campaignId'>
  >`SELECT c.name AS "campaignName", c.state AS "campaignState", b.name AS "brandName",
      (SELECT name FROM instagramers WHERE id = ${creatorId}) AS "creatorName", ${feeSpanOf('c')} AS span
    FROM campaigns c JOIN brands b ON b.id = c.brand_id WHERE c.brand_id = ${brandId} AND c.id = ${id}`.execute(trx)
  return { ...rows[0]!, campaignId: id }
}

/** Locks an application by the id of its participation, or of what is picked up, in the order of all who do. */
export const lockPlace = async (trx: Db, id: string): Promise<Place | undefined> => {
  const keys = await keysOf(trx, id)
  if (!keys) return undefined
  if (keys.kind === 'campaign') {
    const campaign = await lockCampaign(trx, keys.campaign_id)
    const row = await lockParticipation(trx, keys.brand_id, id)
    return campaign && row && { ...(await sharedOf(trx, keys, row.instagramer_id)), kind: 'campaign', row, campaign }
  }
  await lockOffer(trx, keys.store_campaign_id!)
  const row = await lockOwn(trx, id)
  // Moved to another store, or taken back, while this waited for the lock.
  if (row?.store_campaign_id !== keys.store_campaign_id || row?.decision_kind === 'withdrawn') return undefined
  return { ...(await sharedOf(trx, keys, row!.instagramer_id)), kind: 'store', row: row!, storeId: keys.store_id! }
}

/** Writes what was said of the fee. */
export const writeProposal = async (
  trx: Db,
  { kind, row }: Place,
  said: Partial<
    Pick<
      Selectable<DB['participations']>,
      'proposed_fee' | 'proposed_at' | 'counter_fee' | 'counter_at' | 'counter_by' | 'counter_accepted'
    >
  >,
): Promise<void> => {
  const { brand_id: brandId, id } = row
  if (kind === 'campaign')
    await trx.updateTable('participations').set(said).where('brand_id', '=', brandId).where('id', '=', id).execute()
  else
    await trx
      .updateTable('store_participations')
      .set(said)
      .where('brand_id', '=', brandId)
      .where('id', '=', id)
      .execute()
}
