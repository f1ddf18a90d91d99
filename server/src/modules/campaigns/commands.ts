import type { Selectable } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Campaign } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import type { DB } from '../../db/types'
import { AppError } from '../../errors'
import { campaignChanged } from './events'
import { checkFields, toColumns } from './fields'
import { recordCampaignEvent } from './history'
import { keepingDeal } from './locked-terms'
import { authorizeCampaign } from './policies'
import { getCampaign } from './queries'
import { lockCampaign } from './repository'
import { requireRoomForDraft } from './room-for-drafts'
import { lockedFactsOf } from './serialize'

export const createCampaign = async (
  { db, caller, now, live }: Context<UserCaller>,
  { brandId, ...fields }: Body<'createCampaign'>['campaign'],
): Promise<Campaign> => {
  return transact(db, async (trx) => {
    const brand =
      mayFor(caller, 'manageCampaigns', brandId) &&
      (await trx.selectFrom('brands').select('id').where('id', '=', brandId).executeTakeFirst())
    if (!brand) throw new AppError('not_found')
    await checkFields(trx, brandId, fields)
    await requireRoomForDraft(trx, brandId)
    const id = uuidv7()
    await trx
      .insertInto('campaigns')
      .values({
        ...toColumns(fields),
        name: fields.name,
        brand_id: brandId,
        id,
        created_by: caller.id,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      })
      .execute()
    await recordCampaignEvent(trx, { brandId, campaignId: id, act: 'created', actor: caller, now })
    await live.publish(trx, campaignChanged({ id, brand_id: brandId }))
    return getCampaign(trx, id, caller, now)
  })
}

/** Locks the campaign, provided it belongs to the caller. */
export const lockOwnCampaign = async (trx: Db, id: string, caller: UserCaller) => {
  const campaign = await lockCampaign(trx, id)
  if (!campaign || !mayFor(caller, 'seeCampaigns', campaign.brand_id)) throw new AppError('campaign_not_found')
  return campaign
}

export const updateCampaign = async (
  { db, caller, now, live }: Context<UserCaller>,
  { id, version, campaign: change }: { id: string } & Body<'updateCampaign'>,
): Promise<Campaign> =>
  transact(db, async (trx) => {
    const before = await lockOwnCampaign(trx, id, caller)
    authorizeCampaign(caller, 'edit', lockedFactsOf(before, now))
    if (version !== undefined && version !== before.version) throw new AppError('stale_version')
    await checkFields(trx, before.brand_id, change, before)
    await keepingDeal(trx, before, async () => {
      await trx
        .updateTable('campaigns')
        .set({ ...toColumns(change, before), version: before.version + 1, updated_at: now.toISOString() })
        .where('brand_id', '=', before.brand_id)
        .where('id', '=', before.id)
        .execute()
    })
    await recordCampaignEvent(trx, {
      brandId: before.brand_id,
      campaignId: before.id,
      act: 'edited',
      actor: caller,
      now,
    })
    await live.publish(trx, campaignChanged(before))
    return getCampaign(trx, before.id, caller, now)
  })

export const deleteCampaign = async (
  { db, caller, now, live }: Context<UserCaller>,
  { id }: { id: string },
): Promise<void> =>
  transact(db, async (trx) => {
    const campaign = await lockOwnCampaign(trx, id, caller)
    authorizeCampaign(caller, 'delete', lockedFactsOf(campaign, now))
    await trx.deleteFrom('campaigns').where('brand_id', '=', campaign.brand_id).where('id', '=', campaign.id).execute()
    await live.publish(trx, campaignChanged(campaign))
  })

/** Sets the days of a draft, which are checked as the editor's are. */
export const updateDates = async (
  trx: Db,
  draft: Selectable<DB['campaigns']>,
  dates: Pick<Body<'updateCampaign'>['campaign'], 'startAt' | 'endAt' | 'dueAt'>,
  now: Date,
): Promise<void> => {
  await checkFields(trx, draft.brand_id, dates, draft)
  await trx
    .updateTable('campaigns')
    .set({ ...toColumns(dates, draft), updated_at: now.toISOString() })
    .where('brand_id', '=', draft.brand_id)
    .where('id', '=', draft.id)
    .execute()
}
