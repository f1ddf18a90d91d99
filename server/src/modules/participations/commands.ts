import type { Campaign, Participation } from '@samspel/api'
import type { Selectable } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { transact, type Db } from '../../db/transact'
import type { DB } from '../../db/types'
import { AppError, invalid } from '../../errors'
import type { Call, UserCaller } from '../../http/call'
import { actsFor } from '../brand-scope'
import { campaignChanged } from '../campaigns/facts'
import { recordAct } from '../campaigns/history'
import { takesDecisions } from '../campaigns/policies'
import { getCampaign, seeCampaign } from '../campaigns/queries'
import { lockCampaign } from '../campaigns/repository'
import { holdForParticipation, returnHold } from '../wallet/ledger'
import { participationChanged } from './facts'
import { getParticipation } from './queries'
import { lockParticipation, placeOf } from './repository'

type CampaignRow = Selectable<DB['campaigns']>
type ParticipationRow = Selectable<DB['participations']>

/** Applies to an open offer; a second application of the same creator is a conflict. */
export const apply = async ({ db, caller, params, body, now, live }: Call<'createParticipation'>): Promise<Participation> => transact(db, async (trx) => {
  await lockCampaign(trx, params.id)
  const campaign = await seeCampaign(trx, params.id, caller)
  if (campaign.my_participation_id) throw new AppError('conflict')
  if (campaign.state !== 'confirmed') throw new AppError('illegal_transition')
  const row = { id: uuidv7(), brand_id: campaign.brand_id, campaign_id: campaign.id, instagramer_id: caller.id }
  await trx.insertInto('participations').values({ ...row, motivation: body.participation.motivation, created_at: now.toISOString() }).execute()
  await recordAct(trx, { brandId: row.brand_id, campaignId: row.campaign_id, act: 'applied', actor: caller, now })
  await live.publish(trx, participationChanged(row))
  await live.publish(trx, campaignChanged({ id: campaign.id, brand_id: campaign.brand_id }))
  return getParticipation(trx, row.id, caller)
})

/** The creator takes a pending application back. */
export const withdraw = async ({ db, caller, params, now, live }: Call<'deleteParticipation'>): Promise<void> => transact(db, async (trx) => {
  const place = await placeOf(trx, params.id)
  if (!place || place.instagramer_id !== caller.id) throw new AppError('not_found')
  await lockCampaign(trx, place.campaign_id)
  const row = await lockParticipation(trx, place.brand_id, place.id)
  if (!row) throw new AppError('not_found')
  if (row.state !== 'pending') throw new AppError('already_decided')
  // An application that was approved once and returned may have left mentions: then it stays.
  const mention = await trx.selectFrom('mentions').select('id').where('brand_id', '=', row.brand_id).where('participation_id', '=', row.id).executeTakeFirst()
  if (mention) throw new AppError('illegal_transition')
  await trx.deleteFrom('participations').where('brand_id', '=', row.brand_id).where('id', '=', row.id).execute()
  await recordAct(trx, { brandId: row.brand_id, campaignId: row.campaign_id, act: 'participation_withdrawn', actor: caller, now })
  await live.publish(trx, participationChanged(row))
  await live.publish(trx, campaignChanged({ id: row.campaign_id, brand_id: row.brand_id }))
})

/** Locks what a decision changes, always campaign first, then participation; foreign ones are not found. */
const lockForDecision = async (trx: Db, id: string, caller: UserCaller): Promise<{ campaign: CampaignRow; row: ParticipationRow }> => {
  const place = await placeOf(trx, id)
  if (!place || !actsFor(caller.brandIds, place.brand_id)) throw new AppError('not_found')
  const campaign = await lockCampaign(trx, place.campaign_id)
  const row = await lockParticipation(trx, place.brand_id, place.id)
  if (!campaign || !row) throw new AppError('not_found')
  return { campaign, row }
}

interface Decision { state: 'approved' | 'rejected'; reason: string | null; fee: number }

const decide = async (trx: Db, row: ParticipationRow, { caller, now, live }: Pick<Call<'approveParticipation'>, 'caller' | 'now' | 'live'>, { state, reason, fee }: Decision) => {
  await trx.updateTable('participations').set({ state, fee_amount: fee, decided_at: now.toISOString(), decided_by: caller.id, decision_reason: reason })
    .where('brand_id', '=', row.brand_id).where('id', '=', row.id).execute()
  await recordAct(trx, { brandId: row.brand_id, campaignId: row.campaign_id, act: `participation_${state}`, actor: caller, comment: reason, now })
  await live.publish(trx, participationChanged(row))
  await live.publish(trx, campaignChanged({ id: row.campaign_id, brand_id: row.brand_id }, row.instagramer_id))
}

type Decided = { participation: Participation; campaign: Campaign }

const answer = async (trx: Db, row: ParticipationRow, caller: UserCaller): Promise<Decided> =>
  ({ participation: await getParticipation(trx, row.id, caller), campaign: await getCampaign(trx, row.campaign_id, caller) })

/** Approves; a paid one holds its fee on the brand's account, or is refused without effect. */
export const approve = async (call: Call<'approveParticipation'>): Promise<Decided> => transact(call.db, async (trx) => {
  const { caller, params, now, live } = call
  const { campaign, row } = await lockForDecision(trx, params.id, caller)
  if (row.state === 'approved') throw new AppError('already_decided')
  if (!takesDecisions(campaign.state)) throw new AppError('illegal_transition')
  const fee = campaign.enable_paid_collaborations ? campaign.paid_collaboration_price * 100 : 0
  const moved = await holdForParticipation(trx, { brandId: row.brand_id, participationId: row.id, campaignId: row.campaign_id, amount: fee, now })
  await decide(trx, row, call, { state: 'approved', reason: null, fee })
  for (const fact of moved?.facts ?? []) await live.publish(trx, fact)
  return answer(trx, row, caller)
})

/** Rejects with a reason; a fee that is still held goes back, one that was paid stays with the creator. */
export const reject = async (call: Call<'rejectParticipation'>): Promise<Decided> => transact(call.db, async (trx) => {
  const { caller, params, body, now, live } = call
  if (!body.reason.trim()) throw invalid({ reason: ['required'] })
  const { campaign, row } = await lockForDecision(trx, params.id, caller)
  if (row.state === 'rejected') throw new AppError('already_decided')
  if (!takesDecisions(campaign.state)) throw new AppError('illegal_transition')
  const moved = await returnHold(trx, { brandId: row.brand_id, participationId: row.id, now })
  await decide(trx, row, call, { state: 'rejected', reason: body.reason, fee: moved ? 0 : row.fee_amount })
  for (const fact of moved?.facts ?? []) await live.publish(trx, fact)
  return answer(trx, row, caller)
})
