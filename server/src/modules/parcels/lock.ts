import type { Selectable } from 'kysely'
import type { UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import { AppError } from '../../errors'
import { lockCampaign } from '../campaigns'
import { findParcel, findParcelKeys, type ParcelRow } from './rows'

interface Locked {
  campaign: Selectable<DB['campaigns']>
  row: ParcelRow
}

/** Locks the campaign, the participation and the parcel, and reads the parcel as it then is. */
export const lockParcelFor = async (trx: Db, id: string, caller: UserCaller): Promise<Locked> => {
  const place = await findParcelKeys(trx, id)
  if (!place || !mayFor(caller, 'seeCampaigns', place.brand_id)) throw new AppError('not_found')
  const campaign = await lockCampaign(trx, place.campaign_id)
  await lockParts(trx, place.brand_id, [place.participation_id])
  const row = await findParcel(trx, place.brand_id, id)
  if (!campaign || !row) throw new AppError('not_found')
  return { campaign, row }
}

/** Locks participations with their parcels, always in the same order. */
export const lockParts = async (trx: Db, brandId: string, participationIds: readonly string[]): Promise<void> => {
  if (participationIds.length === 0) return
  for (const [table, column] of [
    ['participations', 'id'],
    ['parcels', 'participation_id'],
  ] as const)
    await trx
      .selectFrom(table)
      .select('id')
      .where('brand_id', '=', brandId)
      .where(column as 'id', 'in', [...participationIds])
      .orderBy('id')
      .forUpdate()
      .execute()
}
