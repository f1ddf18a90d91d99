import { sql } from 'kysely'
import type { StoreOffer } from '@samspel/api'
import type { UserCaller } from '../../../auth/caller'
import { mayFor } from '../../../auth/roles'
import type { Body, Context } from '../../../context'
import { dayOf } from '../../../days'
import { transact } from '../../../db/transact'
import { AppError, invalid } from '../../../errors'
import { publishOffersChanged } from './changed'
import { lockOffer } from './locks'
import { authorizeOffer } from './policies'
import { findStaffOffer, offerFactsOf, toStoreOffer } from './staff-offers'
import { type Paused, writePaused } from './staff-repository'

const runs = sql`c.state IN ('confirmed', 'upcoming', 'ongoing')`

/** Uses the same lock as reservations: one made before the pause keeps its place, a later one is refused. */
const setPaused =
  (ability: 'pause' | 'resume') =>
  async (
    { db, caller, now, live }: Context<UserCaller>,
    { id }: { id: string },
  ): Promise<{ storeCampaign: StoreOffer }> =>
    transact(db, async (trx) => {
      const found = await findStaffOffer(trx, id, dayOf(now))
      // Store campaigns of other brands are not locked.
      if (!found || !mayFor(caller, 'seeCampaigns', found.brand_id)) throw new AppError('store_campaign_not_found')
      await lockOffer(trx, id)
      const row = await findStaffOffer(trx, id, dayOf(now))
      if (!row) throw new AppError('store_campaign_not_found')
      authorizeOffer(caller, ability, offerFactsOf(row))
      const paused: Paused = { isPaused: ability === 'pause', userId: caller.id, now }
      await publishOffersChanged(
        trx,
        live,
        await writePaused(trx, sql`sc.brand_id = ${row.brand_id} AND sc.id = ${id}`, paused),
      )
      const changed = await findStaffOffer(trx, id, dayOf(now))
      return { storeCampaign: toStoreOffer(changed ?? row, caller, now) }
    })

export const pauseOffer = setPaused('pause')
export const resumeOffer = setPaused('resume')

type Which = { brandId: string } & Body<'pauseStoreOffers'>

/**
 * Pauses or resumes all offers of a store or campaign, or the given ones. Those already in that state, or no longer running, are left
 * alone.
 */
const setAllPaused =
  (isPaused: boolean) =>
  async ({ db, caller, now, live }: Context<UserCaller>, { brandId, storeId, campaignId, storeCampaignIds }: Which) =>
    transact(db, async (trx) => {
      if (!mayFor(caller, 'manageCampaigns', brandId)) throw new AppError('not_found')
      if (!storeId && !campaignId && !storeCampaignIds) throw invalid({ storeCampaignIds: ['required'] })
      const where = sql`sc.brand_id = ${brandId} AND ${runs}
        AND ${storeId ? sql`sc.store_id = ${storeId}` : sql`true`}
        AND ${campaignId ? sql`sc.campaign_id = ${campaignId}` : sql`true`}
        AND ${storeCampaignIds ? sql`sc.id = ANY(${storeCampaignIds}::uuid[])` : sql`true`}`
      const changed = await writePaused(trx, where, { isPaused, userId: caller.id, now })
      await publishOffersChanged(trx, live, changed)
      return { changedIds: changed.map(({ id }) => id) }
    })

export const pauseOffers = setAllPaused(true)
export const resumeOffers = setAllPaused(false)
