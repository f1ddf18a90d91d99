import type { Selectable } from 'kysely'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import { AppError } from '../../errors'
import { lockCampaign } from '../campaigns'
import { findKeys, lockParticipation } from './repository'

interface Locked {
  campaign: Selectable<DB['campaigns']>
  row: Selectable<DB['participations']>
}
type Place = NonNullable<Awaited<ReturnType<typeof findKeys>>>

/** Locks what a command changes, always the campaign before the participation; other callers' give a 404. */
const lock = async (trx: Db, id: string, isOwn: (place: Place) => boolean): Promise<Locked> => {
  const place = await findKeys(trx, id)
  if (!place || !isOwn(place)) throw new AppError('not_found')
  const campaign = await lockCampaign(trx, place.campaign_id)
  const row = await lockParticipation(trx, place.brand_id, place.id)
  if (!campaign || !row) throw new AppError('not_found')
  return { campaign, row }
}

export const lockForStaff = (trx: Db, id: string, caller: UserCaller): Promise<Locked> =>
  lock(trx, id, ({ brand_id: brandId }) => mayFor(caller, 'seeCampaigns', brandId))

export const lockForCreator = (trx: Db, id: string, { id: creatorId }: CreatorCaller): Promise<Locked> =>
  lock(trx, id, ({ instagramer_id: owner }) => owner === creatorId)
