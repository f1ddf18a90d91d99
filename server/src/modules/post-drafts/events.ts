import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import { campaignChanged } from '../campaigns'
import { participationChanged } from '../participations'
import { publishPassesChanged } from '../stores'
import type { WorkRow } from './repository'

/** Both sides' screens read the work and what waits of its campaign anew. */
export const publishDraftChanged = async (trx: Db, { live }: Pick<Context, 'live'>, work: WorkRow): Promise<void> => {
  await live.publish(trx, campaignChanged({ id: work.campaign_id, brand_id: work.brand_id }))
  if (work.participation_id === null) return publishPassesChanged(trx, live, [work.id])
  await live.publish(trx, participationChanged(work))
}
