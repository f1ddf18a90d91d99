import { uuidv7 } from 'uuidv7'
import type { Agreement, AgreementProposal } from '@samspel/api'
import { changedParts, factsAfter, proposalErrors } from '@samspel/api/agreements'
import { missingForFee } from '@samspel/api/campaign-rules'
import type { Caller, CreatorCaller, UserCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { countersOf } from '../../mention-kinds'
import { recordCampaignEvent } from '../campaigns'
import { postToThread } from '../messages'
import { lackingForHold, type Moved, raiseHold, releaseHold } from '../wallet'
import { agreementChanged, placeOf } from './events'
import { makeVersion } from './make'
import { notifyOfAnswer, notifyOfEarning, notifyOfQuestion, withdrawQuestion } from './notices'
import { authorizeAgreement, canSeeAgreement } from './policies'
import { factsOf, getAgreement, openIn } from './read'
import {
  type ChangeRow,
  endChange,
  findVersion,
  lastApproved,
  listChanges,
  lockWork,
  type VersionRow,
  workOfChange,
  type WorkRow,
} from './repository'

type Clock = Pick<Context, 'live' | 'now' | 'config'>

interface Held {
  work: WorkRow
  current: VersionRow
  open: ChangeRow | undefined
}

/** Locks the work, and reads what holds and what is asked about it. */
const hold = async (trx: Db, id: string, caller: Caller, now: Date): Promise<Held> => {
  const work = await lockWork(trx, id)
  if (!work || !canSeeAgreement(caller, { brandId: work.brand_id, instagramerId: work.instagramer_id }))
    throw new AppError('not_found')
  const current = await findVersion(trx, work)
  if (!current) throw new AppError('not_found')
  return { work, current, open: openIn(await listChanges(trx, work), now) }
}

/** The same by the id of a question, which is the one that waits. */
const holdOf = async (trx: Db, changeId: string, caller: Caller, now: Date): Promise<Held & { asked: ChangeRow }> => {
  const id = await workOfChange(trx, changeId)
  if (id === undefined) throw new AppError('not_found')
  const held = await hold(trx, id, caller, now)
  if (held.open?.id !== changeId) throw new AppError('already_decided')
  return { ...held, asked: held.open }
}

const ownerOf = ({ brand_id: brandId, participation_id: part, id }: WorkRow) =>
  part === null ? { brandId, storeParticipationId: id } : { brandId, participationId: id }

/** Only what is other than what holds is asked for. */
const pickChanged = (current: VersionRow, proposal: AgreementProposal): AgreementProposal => {
  const changed: readonly string[] = changedParts(current.facts, factsAfter(current.facts, proposal))
  return Object.fromEntries(Object.entries(proposal).filter(([part]) => changed.includes(part)))
}

/** Asks the creator whether the agreement may change. A fee that the account does not cover is not offered. */
export const ask = async (
  context: Context<UserCaller>,
  { id, change }: { id: string } & Body<'askAgreementChange'>,
): Promise<Agreement> =>
  transact(context.db, async (trx) => {
    const { caller, now, live, config } = context
    const { work, current, open } = await hold(trx, id, caller, now)
    authorizeAgreement(caller, 'askChange', factsOf(work, current, open))
    const { reason = '', answerBy, ...proposal } = change
    const errors = proposalErrors({ facts: current.facts, proposal, answerBy, today: dayOf(now) })
    if (Object.keys(errors).length > 0) throw invalid(errors)
    const more = (proposal.fee ?? current.facts.fee) - current.facts.fee
    if (more > 0 && (await lackingForHold(trx, work.brand_id, more)) > 0) throw new AppError('insufficient_funds')
    const asked = await trx
      .insertInto('agreement_changes')
      .values({
        brand_id: work.brand_id,
        id: uuidv7(),
        agreement_id: current.id,
        instagramer_id: work.instagramer_id,
        proposal: JSON.stringify(pickChanged(current, proposal)),
        facts: JSON.stringify(factsAfter(current.facts, proposal)),
        reason: reason.trim(),
        answer_by: answerBy,
        asked_by: caller.id,
        created_at: now.toISOString(),
        answered_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await notifyOfQuestion(trx, { live, now, config }, { work, current, asked })
    await live.publish(trx, agreementChanged(work))
    return getAgreement({ db: trx, caller, now }, { id: work.id })
  })

/** What was agreed on holds for the work: its last day, and what is held for it. */
const carryOut = async (trx: Db, { work, current, asked }: Held & { asked: ChangeRow }, now: Date): Promise<Moved> => {
  const { facts } = asked
  if (facts.dueAt !== current.facts.dueAt) {
    const where = { brandId: work.brand_id, id: work.id }
    if (work.participation_id === null)
      await trx
        .updateTable('store_participations')
        .set({ promised_post_by: facts.dueAt })
        .where('brand_id', '=', where.brandId)
        .where('id', '=', where.id)
        .execute()
    else
      await trx
        .updateTable('participations')
        .set({ due_at: facts.dueAt, deadline_reminded_at: null })
        .where('brand_id', '=', where.brandId)
        .where('id', '=', where.id)
        .execute()
  }
  return facts.fee === current.facts.fee ? null : raiseHold(trx, { ...ownerOf(work), amount: facts.fee, now })
}

/** Fewer pieces may leave nothing to be done: then the fee is earned, by the last post that was approved. */
const payIfDone = async (trx: Db, { work, asked }: Held & { asked: ChangeRow }, clock: Clock): Promise<Moved> => {
  if (missingForFee(asked.facts.terms, countersOf(work)) > 0) return null
  const mentionId = await lastApproved(trx, work)
  if (mentionId === undefined) return null
  const paid = await releaseHold(trx, {
    ...ownerOf(work),
    instagramerId: work.instagramer_id,
    mentionId,
    campaignTitle: work.campaign_name,
    now: clock.now,
  })
  if (paid) await notifyOfEarning(trx, clock, { work, mentionId, amount: paid.amount })
  return paid
}

/** The creator's yes makes the next version; a no keeps the one that holds. */
export const answer = async (
  context: Context<CreatorCaller>,
  { id, answer: said }: { id: string } & Body<'answerAgreementChange'>,
): Promise<Agreement> =>
  transact(context.db, async (trx) => {
    const { caller, now, live, config } = context
    const held = await holdOf(trx, id, caller, now)
    const { work, current, asked } = held
    authorizeAgreement(caller, 'answerChange', factsOf(work, current, asked))
    if (said === 'yes') {
      const moved = await carryOut(trx, held, now)
      await makeVersion(trx, work, current, {
        facts: asked.facts,
        cause: 'change',
        creatorAgreedAt: now.toISOString(),
        brandAgreedAt: asked.created_at,
        brandAgreedBy: asked.asked_by,
        reason: asked.reason,
        now,
      })
      await postToThread(
        trx,
        { caller, now, live },
        { ...placeOf(work), kind: 'agreement_changed', text: asked.reason || null },
      )
      await recordCampaignEvent(trx, {
        brandId: work.brand_id,
        campaignId: work.campaign_id,
        act: 'agreement_changed',
        actor: caller,
        comment: asked.reason,
        now,
      })
      const paid = await payIfDone(trx, held, { live, now, config })
      await live.publishAll(trx, [...(moved?.events ?? []), ...(paid?.events ?? [])])
    }
    await endChange(trx, asked, said === 'yes' ? 'accepted' : 'declined', now)
    await withdrawQuestion(trx, { live }, asked)
    await notifyOfAnswer(trx, { live, now, config }, { work, current, asked }, said)
    await live.publish(trx, agreementChanged(work))
    return getAgreement({ db: trx, caller, now }, { id: work.id })
  })

/** The brand takes its question back; what holds stays. */
export const withdraw = async (context: Context<UserCaller>, { id }: { id: string }): Promise<Agreement> =>
  transact(context.db, async (trx) => {
    const { caller, now, live } = context
    const { work, current, asked } = await holdOf(trx, id, caller, now)
    authorizeAgreement(caller, 'withdrawChange', factsOf(work, current, asked))
    await endChange(trx, asked, 'withdrawn', now)
    await withdrawQuestion(trx, { live }, asked)
    await live.publish(trx, agreementChanged(work))
    return getAgreement({ db: trx, caller, now }, { id: work.id })
  })
