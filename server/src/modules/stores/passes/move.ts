import type { UserCaller } from '../../../auth/caller'
import { mayFor } from '../../../auth/roles'
import type { Body, Context } from '../../../context'
import { dayOf } from '../../../days'
import { transact } from '../../../db/transact'
import { AppError, invalid } from '../../../errors'
import { isOpenAt } from '../../../opening'
import { notifyOfPasses, placesLeftOf, publishPassesChanged, shelfHere, withdrawPassNotices } from '../offers'
import { answered, lockForStaff } from './answer'
import { listOtherOffers, type OtherOffer, writeMove } from './other-offers'
import { authorizeStoreParticipation } from './policies'
import { findApplicant } from './repository'
import { factsOf } from './serialize'

const toStore = (row: OtherOffer) => ({
  storeCampaignId: row.id,
  storeId: row.store_id,
  name: row.store_name,
  city: row.city,
  address: row.address,
  distance: row.distance,
  shelf: shelfHere(row),
  placesLeft: placesLeftOf(row),
})

/** Stores of the campaign nearby that have something free. */
export const listStoresToMoveTo = async (
  { db, caller, now }: Pick<Context<UserCaller>, 'db' | 'caller' | 'now'>,
  { id }: { id: string },
) => {
  const row = await findApplicant(db, id, dayOf(now))
  if (!row) throw new AppError('not_found')
  authorizeStoreParticipation(caller, 'move', factsOf(row, now))
  const others = await listOtherOffers(db, row, dayOf(now))
  return { targets: others.filter((other) => placesLeftOf(other) !== 0).map(toStore) }
}

/**
 * Moves an application to another store of its campaign. It books nothing yet; the lock of both stores keeps an answer that is given at
 * the same moment from counting it at the wrong one. An answer that the first store refused is forgotten.
 */
export const move = async (
  { db, caller, now, config, live }: Context<UserCaller>,
  { id, storeCampaignId }: { id: string } & Body<'moveStoreParticipation'>,
) =>
  transact(db, async (trx) => {
    const found = await findApplicant(trx, id, dayOf(now))
    if (!found || !mayFor(caller, 'seeCampaigns', found.brand_id)) throw new AppError('not_found')
    const { row } = await lockForStaff(trx, { id, caller, now, also: [storeCampaignId] })
    authorizeStoreParticipation(caller, 'move', factsOf(row, now))
    const target = (await listOtherOffers(trx, row, dayOf(now))).find((other) => other.id === storeCampaignId)
    if (!target) throw invalid({ storeCampaignId: ['invalid'] })
    if (placesLeftOf(target) === 0) throw new AppError('campaign_full')
    await publishPassesChanged(trx, live, [id])
    await withdrawPassNotices(trx, { live }, { id, kinds: ['store_application'] })
    const { coming_at: coming } = row
    await writeMove(trx, row, {
      storeCampaignId,
      comingAt: coming && new Date(coming) > now && isOpenAt(target, new Date(coming)) ? coming : null,
    })
    await notifyOfPasses(trx, { live, now, config }, 'pass_moved', { ids: [id] })
    // For whoever moved it too: the bell counts what waits.
    await notifyOfPasses(trx, { live, now, config }, 'store_application', { ids: [id] })
    return answered(trx, id, { caller, live, now })
  })
