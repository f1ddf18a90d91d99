import type { Selectable } from 'kysely'
import type { Campaign, Participation } from '@samspel/api'
import { hasRoom, placesLeftOf } from '@samspel/api/campaign-rules'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import type { DB } from '../../db/types'
import { AppError } from '../../errors'
import { agreedFee } from '../../proposal'
import { makeAgreement } from '../agreements'
import { requireWithinLimit } from '../approval-limits'
import { campaignChanged, countApproved, getCampaign, recordCampaignEvent } from '../campaigns'
import { postToThread } from '../messages'
import { makeParcel } from '../parcels'
import { holdFee } from '../wallet'
import { approvedMail, refusedMail } from './answer-mails'
import { endDelivery } from './end-delivery'
import { participationChanged, toldOf } from './events'
import { lockForStaff } from './lock'
import { notifyCreatorOfAnswer } from './notices'
import { authorizeParticipation } from './policies'
import { getParticipation } from './queries'
import { countPendingMentions } from './repository'
import { participationFactsOf } from './serialize'

type ParticipationRow = Selectable<DB['participations']>

/** How each decision appears in the record and in the history. */
const kinds = {
  approved: { state: 'approved', act: 'participation_approved', told: 'application_approved' },
  rejected: { state: 'rejected', act: 'participation_rejected', told: 'application_rejected' },
} as const

interface Decision {
  kind: keyof typeof kinds
  reason: string | null
  fee: number
  /** Whose answer it is. */
  by: string | null
}

const decide = async (
  trx: Db,
  row: ParticipationRow,
  { caller, now, live }: Pick<Context<UserCaller | CreatorCaller>, 'caller' | 'now' | 'live'>,
  { kind, reason, fee, by }: Decision,
) => {
  const { state, act, told } = kinds[kind]
  await trx
    .updateTable('participations')
    .set({
      state,
      fee_amount: fee,
      decided_at: now.toISOString(),
      decided_by: by,
      decision_reason: reason,
      decision_kind: kind,
      // A fee that was returned belongs to the earlier approval: a creator approved again starts afresh, paid or not.
      ...(state === 'approved' && { fee_returned_at: null }),
    })
    .where('brand_id', '=', row.brand_id)
    .where('id', '=', row.id)
    .execute()
  await recordCampaignEvent(trx, {
    brandId: row.brand_id,
    campaignId: row.campaign_id,
    act,
    actor: caller,
    comment: reason,
    now,
  })
  await postToThread(trx, { caller, now, live }, { ...toldOf(row), kind: told, text: reason })
  await live.publish(trx, campaignChanged({ id: row.campaign_id, brand_id: row.brand_id }, row.instagramer_id))
}

type Decided = { participation: Participation; campaign: Campaign }

const answer = async (trx: Db, row: ParticipationRow, context: Context<UserCaller>): Promise<Decided> => ({
  participation: await getParticipation(trx, row.id, context),
  campaign: await getCampaign(trx, row.campaign_id, context.caller, context.now),
})

/** Refuses a decision based on an outdated state: somebody decided first, and acting on the new state would be a different decision. */
const requireSeen = (row: ParticipationRow, seen: ParticipationRow['state'] = 'pending'): void => {
  if (row.state !== seen) throw new AppError('already_decided')
}

interface Approving {
  campaign: Selectable<DB['campaigns']>
  row: ParticipationRow
  /** Who said yes for the brand. */
  by: string | null
  /** Öre. */
  fee: number
  /** When each side said yes, where that was not by applying and approving. */
  agreedAt?: { creator?: string; brand?: string }
}

const placesLeftIn = async (trx: Db, campaign: Selectable<DB['campaigns']>) =>
  placesLeftOf({
    targetNumberOfInstagramers: campaign.target_number_of_instagramers,
    approvedParticipationsCount: await countApproved(trx, campaign.brand_id, campaign.id),
  })

/** Takes a creator in: the fee is held, the agreement written down, a parcel made. Campaign and participation are locked; the caller tells. */
export const takeIn = async (
  trx: Db,
  context: Context<UserCaller | CreatorCaller>,
  { campaign, row, by, fee, agreedAt }: Approving,
): Promise<void> => {
  const { now, live } = context
  if (!hasRoom(await placesLeftIn(trx, campaign))) throw new AppError('campaign_full')
  const moved = await holdFee(trx, { brandId: row.brand_id, participationId: row.id, amount: fee, now })
  await decide(trx, row, context, { kind: 'approved', reason: null, fee, by })
  const { facts, ...version } = await makeAgreement(trx, row.id, { by, now, ...(agreedAt && { agreedAt }) })
  const held = moved?.amount ?? 0
  const parcel = await makeParcel(trx, context, campaign, row)
  await notifyCreatorOfAnswer(trx, context, row, {
    kind: 'application_approved',
    campaign: campaign.name,
    day: parcel ? null : facts.dueAt,
    amount: held,
    // Only what is on hold now is promised; a fee that was paid before is not paid again.
    write: (mail) =>
      approvedMail({
        ...mail,
        due: facts.dueAt,
        parcel,
        deal: {
          facts: { ...facts, fee: held },
          day: dayOf(now),
          file: { brandId: version.brand_id, id: version.id },
        },
      }),
  })
  for (const event of moved?.events ?? []) await live.publish(trx, event)
}

/** Approves while there are places. A paid approval puts the fee on hold in the brand's account, and is refused entirely if it cannot. */
export const approve = async (
  context: Context<UserCaller>,
  { id, from, fee: seen }: { id: string } & Body<'approveParticipation'>,
): Promise<Decided> =>
  transact(context.db, async (trx) => {
    const { caller } = context
    const { campaign, row } = await lockForStaff(trx, id, caller)
    requireSeen(row, from)
    const placesLeft = await placesLeftIn(trx, campaign)
    authorizeParticipation(caller, 'approve', { ...participationFactsOf(campaign, row), placesLeft })
    const fee = agreedFee(row, campaign.enable_paid_collaborations ? campaign.paid_collaboration_price * 100 : 0)
    if (seen !== undefined && seen !== fee) throw new AppError('proposal_changed')
    await requireWithinLimit(trx, { caller, brandId: row.brand_id, amount: fee, now: context.now })
    await takeIn(trx, context, { campaign, row, by: caller.id, fee })
    await context.live.publish(trx, participationChanged(row))
    return answer(trx, row, context)
  })

/** Rejects with a reason, or ends what an approved creator takes part in. */
export const reject = async (
  context: Context<UserCaller>,
  { id, reason, from }: { id: string } & Body<'rejectParticipation'>,
): Promise<Decided> =>
  transact(context.db, async (trx) => {
    const { caller } = context
    const { campaign, row } = await lockForStaff(trx, id, caller)
    requireSeen(row, from)
    const facts = participationFactsOf(campaign, row)
    if (row.state === 'approved') {
      authorizeParticipation(caller, 'remove', { ...facts, pendingMentionsCount: await countPendingMentions(trx, row) })
      await endDelivery(trx, { row, campaign }, context, { reason: 'other', words: reason })
      return answer(trx, row, context)
    }
    authorizeParticipation(caller, 'reject', facts)
    await decide(trx, row, context, { kind: 'rejected', reason, fee: row.fee_amount, by: caller.id })
    await notifyCreatorOfAnswer(trx, context, row, {
      kind: 'application_rejected',
      campaign: campaign.name,
      write: (mail) => refusedMail({ ...mail, kind: 'rejected', reason, ended: null }),
    })
    await context.live.publish(trx, participationChanged(row))
    return answer(trx, row, context)
  })
