import { sql } from 'kysely'
import { postingDays } from '@samspel/api/campaign-rules'
import type { CreatorCaller } from '../../auth/caller'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { moveAgreedDay } from '../agreements'
import { recordCampaignEvent } from '../campaigns'
import { lockParcelOf } from './records'

interface Arrived {
  id: string
  brand_id: string
  campaign_id: string
  participation_id: string
}

/**
 * A parcel has come: the days to publish run from then, to the agreed day where that is later. `at` is when the creator says that
 * it came, or from when silence counts as arrived.
 */
export const setArrived = async (
  trx: Db,
  parcel: Arrived,
  { at, by, actor, now }: { at: Date; by: 'creator' | 'silence'; actor?: CreatorCaller; now: Date },
): Promise<void> => {
  await sql`UPDATE parcels SET arrived_at = ${at}, arrived_by = ${by}, sent_at = coalesce(sent_at, ${at})
    WHERE brand_id = ${parcel.brand_id} AND id = ${parcel.id}`.execute(trx)
  await sql`UPDATE participations p SET due_at = greatest(coalesce(p.due_at, c.due_at), ${dayOf(at)}::date + ${postingDays}::int),
      deadline_reminded_at = NULL
    FROM campaigns c WHERE c.brand_id = p.brand_id AND c.id = p.campaign_id
      AND p.brand_id = ${parcel.brand_id} AND p.id = ${parcel.participation_id}`.execute(trx)
  await moveAgreedDay(trx, parcel.participation_id, now)
  await recordCampaignEvent(trx, {
    brandId: parcel.brand_id,
    campaignId: parcel.campaign_id,
    act: 'parcel_arrived',
    actor,
    now,
  })
}

/** Who has published has what it is about. Under the participation's lock. */
export const arriveByPost = async (
  trx: Db,
  part: { brand_id: string; id: string },
  { actor, now }: { actor: CreatorCaller; now: Date },
): Promise<void> => {
  const parcel = await lockParcelOf(trx, part)
  if (parcel && parcel.arrived_at === null) await setArrived(trx, parcel, { at: now, by: 'creator', actor, now })
}
