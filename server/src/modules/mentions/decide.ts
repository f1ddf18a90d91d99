import type { Campaign, CampaignCalculatedReach, DecisionState, Mention, Participation } from '@samspel/api'
import { actsFor } from '../../auth/brand-scope'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { dropLater } from '../../outbox/outbox'
import { calculatedReach, campaignChanged, getCampaign, recordCampaignEvent } from '../campaigns'
import { tellThread } from '../messages'
import { getParticipation, mentionChanged } from '../participations'
import { releaseHold } from '../wallet'
import { moveCounters } from './counters'
import { mentionRefusedMail, paidMail } from './mails'
import { tellCreatorOfDecision, withdrawDecision } from './notices'
import { idOf, lockOwner, tellOwnerChanged, toldOf } from './owners'
import { authorizeMention } from './policies'
import { getMention } from './queries'
import { findKeys, lockMention } from './repository'

/** Everything a decision changes, so that both sides' screens can update at once. */
export interface Decided {
  mention: Mention
  /** Absent for a store participation. */
  participation?: Participation
  campaign: Campaign
  campaignCalculatedReach: CampaignCalculatedReach
}

const lockAll = async (trx: Db, id: string, caller: UserCaller) => {
  const place = await findKeys(trx, id)
  if (!place || !actsFor(caller.brandIds, place.brand_id)) throw new AppError('not_found')
  const { campaign, owner } = await lockOwner(trx, place)
  const mention = await lockMention(trx, place.brand_id, place.id)
  if (!mention) throw new AppError('not_found')
  return { campaign, owner, mention }
}

/** For each decision the new state, and how it appears in the history. */
const decisions = {
  approve: { to: 'approved', kind: 'approved', act: 'mention_approved', told: 'mention_approved' },
  reject: { to: 'rejected', kind: 'rejected', act: 'mention_rejected', told: 'mention_rejected' },
  /** Rejected for now: the creator may submit again. */
  requestChanges: {
    to: 'rejected',
    kind: 'changes_requested',
    act: 'mention_changes_requested',
    told: 'changes_requested',
  },
  reset: { to: 'pending', kind: null, act: 'mention_reset', told: 'mention_reset' },
} as const

/** Delay of the mail in seconds, so that a decision can be taken back before the creator reads about it. */
const mailWaits = 120

type Locked = Awaited<ReturnType<typeof lockAll>>

/** `paid`: the fee earned, öre. */
interface CreatorNotice extends Pick<Context, 'now' | 'config' | 'live'> {
  kind: (typeof decisions)[keyof typeof decisions]['kind']
  reason: string | null
  paid: number
}

/** Notifies the creator. Rejections are mailed after a delay, payments at once because they are final. */
const notifyCreator = async (
  trx: Db,
  { campaign, owner, mention }: Locked,
  { kind, reason, paid, now, ...clock }: CreatorNotice,
): Promise<void> => {
  if (kind === null) {
    await withdrawDecision(trx, { ...clock, now }, mention.id)
    return dropLater(trx, { mentionId: mention.id })
  }
  const about = { mention, campaign, owner }
  if (kind === 'approved')
    return tellCreatorOfDecision(
      trx,
      { ...clock, now },
      {
        ...about,
        ...(paid > 0
          ? { kind: 'earned', amount: paid, write: (mail) => paidMail({ ...mail, amount: paid, now }) }
          : { kind: 'post_approved' }),
      },
    )
  return tellCreatorOfDecision(
    trx,
    { ...clock, now },
    {
      ...about,
      kind: kind === 'rejected' ? 'post_rejected' : kind,
      write: (mail) => mentionRefusedMail({ ...mail, kind, reason: reason ?? '' }),
      seconds: mailWaits,
    },
  )
}

/**
 * Applies one decision in one transaction: mention, counters, fee, history, mail and live facts. Only a pending mention can be decided and
 * only a decided one reset; a concurrent second attempt gets already_decided (QUALITY 6).
 */
export const decide = async (
  { db, caller, now, live, config }: Context<UserCaller>,
  { id, decision, reason = null }: { id: string; decision: keyof typeof decisions; reason?: string | null },
): Promise<Decided> =>
  transact(db, async (trx) => {
    const { kind, act, told } = decisions[decision]
    const to: DecisionState = decisions[decision].to
    const locked = await lockAll(trx, id, caller)
    const { campaign, owner, mention } = locked
    authorizeMention(caller, decision, {
      brandId: mention.brand_id,
      instagramerId: mention.instagramer_id,
      state: mention.state,
      takesPart: owner.takesPart,
      campaignState: campaign.state,
      feeReturned: owner.fee_returned_at !== null,
    })

    await trx
      .updateTable('mentions')
      .set({
        state: to,
        decision_kind: kind,
        reject_reason: reason,
        ...(to === 'pending'
          ? { decided_at: null, decided_by: null }
          : { decided_at: now.toISOString(), decided_by: caller.id }),
      })
      .where('brand_id', '=', mention.brand_id)
      .where('id', '=', mention.id)
      .execute()
    await moveCounters(trx, locked, to)
    // The first approved mention earns the fee. A fee that was paid is never reversed, whatever is decided later.
    const moved =
      to === 'approved'
        ? await releaseHold(trx, {
            brandId: mention.brand_id,
            ...idOf(owner),
            instagramerId: mention.instagramer_id,
            mentionId: mention.id,
            campaignTitle: campaign.name,
            now,
          })
        : null
    await recordCampaignEvent(trx, {
      brandId: mention.brand_id,
      campaignId: campaign.id,
      act,
      actor: caller,
      comment: reason,
      now,
    })
    await notifyCreator(trx, locked, { kind, reason, paid: moved?.amount ?? 0, now, config, live })
    await tellThread(trx, { caller, now, live }, { ...toldOf(owner, mention.id), kind: told, text: reason })
    for (const event of [mentionChanged(mention), campaignChanged(campaign), ...(moved?.events ?? [])])
      await live.publish(trx, event)
    await tellOwnerChanged(trx, live, owner)
    return {
      mention: await getMention(trx, mention.id, caller),
      ...(owner.table === 'participations' && {
        participation: await getParticipation(trx, owner.id, caller, config),
      }),
      campaign: await getCampaign(trx, campaign.id, caller, now),
      campaignCalculatedReach: await calculatedReach(trx, campaign),
    }
  })
