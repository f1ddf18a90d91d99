import type { Campaign } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { transact } from '../../db/transact'
import { lockOwnCampaign } from './commands'
import { campaignChanged } from './events'
import { recordCampaignEvent } from './history'
import { authorizeCampaign } from './policies'
import { getCampaign } from './queries'
import { lockedFactsOf } from './serialize'

/** Promotes an open campaign to the top of the marketplace, or removes the promotion (row T-04). Idempotent. */
export const setPromoted = async (
  { db, caller, now, live }: Context<UserCaller>,
  { id, promoted }: { id: string; promoted: boolean },
): Promise<Campaign> =>
  transact(db, async (trx) => {
    const row = await lockOwnCampaign(trx, id, caller)
    const facts = lockedFactsOf(row, now)
    if (facts.promoted !== promoted) {
      authorizeCampaign(caller, promoted ? 'promote' : 'unpromote', facts)
      await trx
        .updateTable('campaigns')
        .set({ promoted_at: promoted ? now.toISOString() : null })
        .where('brand_id', '=', row.brand_id)
        .where('id', '=', row.id)
        .execute()
      await recordCampaignEvent(trx, {
        brandId: row.brand_id,
        campaignId: row.id,
        act: promoted ? 'promoted' : 'unpromoted',
        actor: caller,
        now,
      })
      await live.publish(trx, campaignChanged(row))
    }
    return getCampaign(trx, row.id, caller, now)
  })
