import type { Campaign } from '@samspel/api'
import { isOpenOffer } from '@samspel/api/campaign-rules'
import { dayOf } from '../../days'
import { transact } from '../../db/transact'
import { AppError } from '../../errors'
import type { Call } from '../../http/call'
import { lockOwnCampaign } from './commands'
import { campaignChanged } from './events'
import { datesOf } from './fields'
import { recordCampaignEvent } from './history'
import { getCampaign } from './queries'

/** Puts an open offer first in the marketplace, or takes it back to its place (row T-04). Done twice it is as done once. */
const setPromoted = async (
  { db, caller, params, now, live }: Pick<Call<'promoteCampaign'>, 'db' | 'caller' | 'params' | 'now' | 'live'>,
  promoted: boolean,
): Promise<Campaign> =>
  transact(db, async (trx) => {
    const row = await lockOwnCampaign(trx, params.id, caller)
    if (promoted && !isOpenOffer(datesOf(row), dayOf(now))) throw new AppError('illegal_transition')
    if ((row.promoted_at !== null) !== promoted) {
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

export const promoteCampaign = async (call: Call<'promoteCampaign'>) => ({ campaign: await setPromoted(call, true) })
export const unpromoteCampaign = async (call: Call<'unpromoteCampaign'>) => ({
  campaign: await setPromoted(call, false),
})
