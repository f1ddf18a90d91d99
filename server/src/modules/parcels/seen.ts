import { sql } from 'kysely'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { dayOf, startOfDayIn } from '../../days'
import { type Db, transact } from '../../db/transact'
import { recordCampaignEvent } from '../campaigns'

/**
 * Writes into a campaign's history that somebody has read addresses, once a person and day. Whoever comes second in the same moment waits
 * for the campaign's lock and finds it written.
 */
export const recordSeen = async (
  db: Db,
  { caller, now }: Pick<Context<UserCaller>, 'caller' | 'now'>,
  campaign: { id: string; brand_id: string },
): Promise<void> => {
  const today = startOfDayIn('SE', dayOf(now))
  const isWritten = async (on: Db) => {
    const { rows } = await sql`SELECT FROM campaign_events WHERE brand_id = ${campaign.brand_id}
      AND campaign_id = ${campaign.id} AND act = 'addresses_seen' AND user_id = ${caller.id} AND created_at >= ${today}`.execute(
      on,
    )
    return rows.length > 0
  }
  if (await isWritten(db)) return
  await transact(db, async (trx) => {
    await sql`SELECT FROM campaigns WHERE brand_id = ${campaign.brand_id} AND id = ${campaign.id} FOR UPDATE`.execute(
      trx,
    )
    if (await isWritten(trx)) return
    await recordCampaignEvent(trx, {
      brandId: campaign.brand_id,
      campaignId: campaign.id,
      act: 'addresses_seen',
      actor: caller,
      now,
    })
  })
}

/** Writes into a campaign's history that somebody has downloaded addresses, each time; `count` is how many. */
export const recordDownload = (
  trx: Db,
  { caller, now }: Pick<Context<UserCaller>, 'caller' | 'now'>,
  campaign: { id: string; brand_id: string },
  count: number,
): Promise<void> =>
  recordCampaignEvent(trx, {
    brandId: campaign.brand_id,
    campaignId: campaign.id,
    act: 'addresses_downloaded',
    actor: caller,
    count,
    now,
  })
