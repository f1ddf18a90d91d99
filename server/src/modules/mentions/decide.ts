import type { Campaign, CampaignCalculatedReach, DecisionState, Mention, Participation } from '@samspel/api'
import { changesLeftOf, isSameCaption, missingForFee } from '@samspel/api/campaign-rules'
import type { UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { dropLater } from '../../outbox/outbox'
import { termsThatHold } from '../../terms-that-hold'
import { calculatedReach, campaignChanged, getCampaign, recordCampaignEvent } from '../campaigns'
import { postToThread } from '../messages'
import { askSoon, forgetReadings } from '../networks'
import { getParticipation, mentionChanged } from '../participations'
import { releaseHold } from '../wallet'
import { moveCounters } from './counters'
import { comparisonOf, hasDraftedPost } from './draft-match'
import { mentionRefusedMail, paidMail } from './mails'
import { notifyCreatorOfDecision, notifyStaffOfUnanswered, withdrawDecision } from './notices'
import { idOf, lockOwner, publishOwnerChanged, toldOf } from './owners'
import { authorizeMention } from './policies'
import { getMention } from './queries'
import { findKeys, findMention, lockMention } from './repository'

/** Everything a decision changes, so that both sides' screens can update at once. */
export interface Decided {
  mention: Mention
  /** Absent for a store participation. */
  participation?: Participation
  campaign: Campaign
  campaignCalculatedReach: CampaignCalculatedReach
}

/** Locks a post, its owner and its campaign; not one that `isOwn` does not know. */
const lockPlace = async (trx: Db, id: string, isOwn: (brandId: string) => boolean = () => true) => {
  const place = await findKeys(trx, id)
  if (!place || !isOwn(place.brand_id)) throw new AppError('not_found')
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
  /** By the clock, in the brand's place. */
  unanswered: { to: 'approved', kind: 'unanswered', act: 'mention_unanswered', told: 'mention_unanswered' },
  /** By itself: it is what the brand had approved as a draft. */
  asDrafted: { to: 'approved', kind: 'as_drafted', act: 'mention_as_drafted', told: 'mention_as_drafted' },
} as const
type Decision = keyof typeof decisions

/** Delay of the mail in seconds, so that a decision can be taken back before the creator reads about it. */
const mailWaits = 120

type Locked = Awaited<ReturnType<typeof lockPlace>>

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
  if (kind === 'approved' || kind === 'unanswered' || kind === 'as_drafted')
    return notifyCreatorOfDecision(
      trx,
      { ...clock, now },
      {
        ...about,
        ...(paid > 0
          ? { kind: 'earned', amount: paid, write: (mail) => paidMail({ ...mail, kind, amount: paid, now }) }
          : { kind: 'post_approved' }),
      },
    )
  return notifyCreatorOfDecision(
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

interface Deciding extends Pick<Context, 'now' | 'live' | 'config'> {
  decision: Decision
  /** Absent where it happens by itself. */
  actor?: UserCaller
  reason?: string | null
}

/** Writes one decision: mention, counters, fee, history, mail and live facts. Answers what was paid, öre. The caller holds the locks. */
const apply = async (
  trx: Db,
  locked: Locked,
  { decision, actor, reason = null, now, live, config }: Deciding,
): Promise<number> => {
  const { campaign, owner, mention } = locked
  const { kind, act, told } = decisions[decision]
  const to: DecisionState = decisions[decision].to
  await trx
    .updateTable('mentions')
    .set({
      state: to,
      decision_kind: kind,
      reject_reason: reason,
      ...(to === 'pending'
        ? { decided_at: null, decided_by: null }
        : { decided_at: now.toISOString(), decided_by: actor?.id ?? null }),
    })
    .where('brand_id', '=', mention.brand_id)
    .where('id', '=', mention.id)
    .execute()
  // Readings are counted from an approval: those of one that was taken back go with it.
  if (to === 'pending')
    await trx
      .deleteFrom('mention_readings')
      .where('brand_id', '=', mention.brand_id)
      .where('mention_id', '=', mention.id)
      .execute()
  if (mention.kind === 'link') {
    const link = { brand_id: mention.brand_id, mention_id: mention.id }
    if (to === 'pending') await forgetReadings(trx, link)
    await askSoon(trx, link, now)
  }
  const counters = await moveCounters(trx, locked, to)
  // The approval of the last piece earns the fee. A fee that was paid is never reversed, whatever is decided later.
  const moved =
    to === 'approved' && missingForFee(await termsThatHold(trx, idOf(owner)), counters) === 0
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
    actor,
    comment: reason,
    now,
  })
  await notifyCreator(trx, locked, { kind, reason, paid: moved?.amount ?? 0, now, config, live })
  await postToThread(
    trx,
    { caller: actor ?? { kind: 'anonymous' }, now, live },
    { ...toldOf(owner, mention.id), kind: told, text: reason },
  )
  for (const event of [mentionChanged(mention), campaignChanged(campaign), ...(moved?.events ?? [])])
    await live.publish(trx, event)
  await publishOwnerChanged(trx, live, owner)
  return moved?.amount ?? 0
}

/**
 * Applies a person's decision in one transaction. Only a pending mention can be decided and only a decided one reset; a concurrent second
 * attempt gets already_decided (QUALITY 6).
 */
export const decide = async (
  { db, caller, now, live, config }: Context<UserCaller>,
  {
    id,
    decision,
    reason = null,
  }: { id: string; decision: Exclude<Decision, 'unanswered' | 'asDrafted'>; reason?: string | null },
): Promise<Decided> =>
  transact(db, async (trx) => {
    const locked = await lockPlace(trx, id, (brandId) => mayFor(caller, 'decidePosts', brandId))
    const { campaign, owner, mention } = locked
    authorizeMention(caller, decision, {
      brandId: mention.brand_id,
      instagramerId: mention.instagramer_id,
      state: mention.state,
      takesPart: owner.takesPart,
      campaignState: campaign.state,
      feeReturned: owner.fee_returned_at !== null,
      changesLeft: changesLeftOf(await termsThatHold(trx, idOf(owner)), mention.revision),
    })
    await apply(trx, locked, { decision, actor: caller, reason, now, live, config })
    return {
      mention: await getMention({ db: trx, caller, now, config }, mention.id),
      ...(owner.table === 'participations' && {
        participation: await getParticipation(trx, owner.id, { caller, config, now }),
      }),
      campaign: await getCampaign(trx, campaign.id, caller, now),
      campaignCalculatedReach: await calculatedReach(trx, campaign),
    }
  })

/**
 * Approves and pays a post in the brand's place, because its time to answer is over; tells both. False when it was decided meanwhile. Whether
 * the time is over is asked by the caller, under `isDue`, once the post is locked.
 */
export const approveUnanswered = async (
  trx: Db,
  id: string,
  { isDue, ...clock }: Pick<Context, 'now' | 'live' | 'config'> & { isDue: () => Promise<boolean> },
): Promise<boolean> => {
  const locked = await lockPlace(trx, id)
  if (locked.mention.state !== 'pending' || !(await isDue())) return false
  const amount = await apply(trx, locked, { ...clock, decision: 'unanswered' })
  await notifyStaffOfUnanswered(trx, clock, { ...locked, amount })
  return true
}

/**
 * Approves and pays a post that is what the brand had approved as a draft, in words and picture; any other waits. `before`: the words that
 * it was sent back with, since what was to be changed although it was as drafted is looked at again.
 */
export const approveAsDrafted = async (
  trx: Db,
  id: string,
  { before, ...clock }: Pick<Context, 'now' | 'live' | 'config'> & { before?: string },
): Promise<void> => {
  const row = await findMention(trx, id)
  const comparison = row && comparisonOf(row)
  if (comparison?.text !== 'same' || comparison.pictures !== 'same') return
  if (before !== undefined && isSameCaption(before, comparison.approvedCaption)) return
  const locked = await lockPlace(trx, id)
  if (locked.mention.state !== 'pending' || (await hasDraftedPost(trx, locked.mention))) return
  await apply(trx, locked, { ...clock, decision: 'asDrafted' })
}
