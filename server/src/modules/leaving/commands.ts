import { type EndingReason, type LeaveReason, type LeaveTerms, leaveUndoMinutes } from '@samspel/api'
import { endingCountsFor, owedAtEnd } from '@samspel/api/campaign-rules'
import { leaveReasons } from '@samspel/api/ending-states'
import type { Caller, CreatorCaller, UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { seenWork, type WorkRow } from '../agreements'
import { dropEnding, keepEnding, openEnding } from '../endings'
import { decideMention } from '../mentions'
import { participationChanged } from '../participations'
import { publishPassesChanged } from '../stores'
import { endedOf } from '../track-record'
import { endCollaboration, lockWork, workKeys } from './end'
import { leaveFacts, reasonsOf } from './facts'

const isLeaveReason = (reason: EndingReason): reason is LeaveReason =>
  (leaveReasons as readonly EndingReason[]).includes(reason)

const tell = (trx: Db, live: Context['live'], work: WorkRow): Promise<void> =>
  work.participation_id === null
    ? publishPassesChanged(trx, live, [work.id])
    : live.publish(trx, participationChanged(work))

/** What follows were the caller's side to end it: the sheet shows it, and the server does it. */
export const getLeaveTerms = async (
  { db, caller, now }: { db: Db; caller: Caller; now: Date },
  { id }: { id: string },
): Promise<LeaveTerms> => {
  const work = await seenWork(db, id, caller)
  const facts = await leaveFacts(db, work, now)
  const side = caller.kind === 'instagramer' ? 'creator' : 'brand'
  const record = await endedOf(
    db,
    side === 'creator' ? { creatorId: work.instagramer_id } : { brandId: work.brand_id },
    now,
  )
  const open = side === 'creator' ? await openEnding(db, workKeys(work)) : undefined
  return {
    id: work.id,
    campaignId: work.campaign_id,
    campaignName: work.campaign_name,
    brandName: work.brand_name,
    creatorName: work.creator_name,
    fee: facts.atEnd.fee,
    goods: facts.goods,
    productValue: facts.productValue,
    obstacle: facts.obstacle,
    reasons: reasonsOf(side, facts).map((reason) => ({
      reason,
      owed: owedAtEnd(side, reason, facts.atEnd),
      countsFor: endingCountsFor(side, reason, facts.isLate),
    })),
    ...record,
    leaving:
      open && isLeaveReason(open.reason)
        ? {
            reason: open.reason,
            words: open.words,
            askedAt: new Date(open.created_at).toISOString(),
            until: new Date(open.due_at).toISOString(),
          }
        : null,
  }
}

const requireReason = async (
  trx: Db,
  work: WorkRow,
  side: 'creator' | 'brand',
  { reason, now }: { reason: EndingReason; now: Date },
) => {
  const facts = await leaveFacts(trx, work, now)
  const reasons: readonly EndingReason[] = reasonsOf(side, facts)
  if (reasons.includes(reason)) return facts
  if (facts.obstacle === 'work_waiting') throw new AppError('work_waiting')
  if (facts.obstacle !== null) throw new AppError('already_decided')
  throw invalid({ reason: ['invalid'] })
}

/** Keeps that the creator leaves; the clock carries it out when the time to undo is over. */
export const leave = async (
  context: Context<CreatorCaller>,
  { id, reason, words = '' }: { id: string } & Body<'leaveCollaboration'>,
): Promise<LeaveTerms> =>
  transact(context.db, async (trx) => {
    const { caller, now, live } = context
    await seenWork(trx, id, caller)
    const work = await lockWork(trx, id)
    const { isLate } = await requireReason(trx, work, 'creator', { reason, now })
    if (await openEnding(trx, workKeys(work))) throw new AppError('conflict')
    await keepEnding(
      trx,
      workKeys(work),
      { by: 'creator', reason, words: words.trim(), countsFor: endingCountsFor('creator', reason, isLate) },
      { now, dueAt: new Date(now.getTime() + leaveUndoMinutes * 60_000) },
    )
    await tell(trx, live, work)
    return getLeaveTerms({ db: trx, caller, now }, { id })
  })

export const undo = async (context: Context<CreatorCaller>, { id }: { id: string }): Promise<LeaveTerms> =>
  transact(context.db, async (trx) => {
    const { caller, now, live } = context
    await seenWork(trx, id, caller)
    const work = await lockWork(trx, id)
    if (!(await dropEnding(trx, workKeys(work)))) throw new AppError('already_decided')
    await tell(trx, live, work)
    return getLeaveTerms({ db: trx, caller, now }, { id })
  })

/** The brand ends it at once. Where the agreed rounds are used, what waits is rejected by it. */
export const end = async (
  context: Context<UserCaller>,
  { id, reason, words }: { id: string } & Body<'endCollaboration'>,
): Promise<LeaveTerms> =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    const { brand_id: brandId } = await seenWork(trx, id, caller)
    if (!mayFor(caller, 'decideApplications', brandId)) throw new AppError('forbidden')
    const work = await lockWork(trx, id)
    await requireReason(trx, work, 'brand', { reason, now })
    if (reason === 'rounds_used')
      for (const mention of await waitingOf(trx, work))
        await decideMention({ ...context, db: trx }, { id: mention, decision: 'reject', reason: words })
    await endCollaboration(trx, context, { id, reason, words })
    return getLeaveTerms({ db: trx, caller, now }, { id })
  })

const waitingOf = async (trx: Db, work: WorkRow): Promise<string[]> => {
  const owner = work.participation_id === null ? 'store_participation_id' : 'participation_id'
  const rows = await trx
    .selectFrom('mentions')
    .select('id')
    .where('brand_id', '=', work.brand_id)
    .where(owner, '=', work.id)
    .where('state', '=', 'pending')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}
