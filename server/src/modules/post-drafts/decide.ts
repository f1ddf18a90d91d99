import type { Campaign, Participation, PostDraft } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { endOver, lockPlace } from './end'
import { publishDraftChanged } from './events'
import { notifyOfAnswer, notifyOfExtraRound, notifyStaffOfUnanswered, withdrawSent } from './notices'
import { authorizeDraft } from './policies'
import { getPostDraft, load, type Loaded, loadLocked } from './read'
import { type DraftRow, updateDraft } from './repository'
import { closeVersion, countKept, dropComments, sendComments } from './versions'

type Ctx = Context<UserCaller>
type Decision = 'approve' | 'requestChanges' | 'askExtraRound' | 'decline'

/** Locks the version that was seen; another one, or an answered one, was decided about meanwhile. */
const hold = async (
  trx: Db,
  caller: UserCaller,
  { id, version, decision }: { id: string; version: number; decision: Decision },
): Promise<Loaded & { draft: DraftRow }> => {
  await load(trx, id, caller)
  const all = await loadLocked(trx, id)
  const last = all.versions[0]
  if (all.facts.state === 'sent' && last?.number !== version) throw new AppError('already_decided')
  authorizeDraft(caller, decision, all.facts)
  return { ...all, draft: all.draft! }
}

const answered = { answer_by: null } as const

/** Approves the version that waits; the creator publishes it as it is. */
export const approve = async (context: Ctx, { id, version }: { id: string; version: number }): Promise<PostDraft> =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    const { work, draft } = await hold(trx, caller, { id, version, decision: 'approve' })
    await closeVersion(trx, draft, { outcome: 'approved', by: caller.id, now })
    await dropComments(trx, draft)
    await updateDraft(trx, draft, {
      ...answered,
      state: 'approved',
      ...(draft.extra_round === 'asked' && { extra_round: null, extra_note: '', extra_by: null }),
    })
    await withdrawSent(trx, context, draft)
    await notifyOfAnswer(trx, context, { work, draft, kind: 'draft_approved' })
    await publishDraftChanged(trx, context, work)
    return getPostDraft({ ...context, db: trx }, { id })
  })

/** What a request for changes says: comments that are kept, a note, or both. */
const requireWords = async (trx: Db, draft: DraftRow, note: string) => {
  if (note === '' && (await countKept(trx, draft)) === 0) throw invalid({ note: ['required'] })
}

/** Sends what is kept and said to the creator, who changes the draft and sends it again. */
export const requestChanges = async (
  context: Ctx,
  { id, version, note: words = '' }: { id: string } & Body<'requestDraftChanges'>,
): Promise<PostDraft> =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    const { work, draft } = await hold(trx, caller, { id, version, decision: 'requestChanges' })
    const note = words.trim()
    await requireWords(trx, draft, note)
    await closeVersion(trx, draft, { outcome: 'changes_requested', by: caller.id, note, now })
    await sendComments(trx, draft, now)
    await updateDraft(trx, draft, { ...answered, state: 'changes_requested' })
    await withdrawSent(trx, context, draft)
    await notifyOfAnswer(trx, context, { work, draft, kind: 'draft_changes_requested', note })
    await publishDraftChanged(trx, context, work)
    return getPostDraft({ ...context, db: trx }, { id })
  })

/** Asks for one more round than was agreed. The clock goes on meanwhile: a creator who does not answer keeps what was agreed. */
export const askExtra = async (
  context: Ctx,
  { id, version, note: words = '' }: { id: string } & Body<'askExtraRound'>,
): Promise<PostDraft> =>
  transact(context.db, async (trx) => {
    const { caller } = context
    const { work, draft } = await hold(trx, caller, { id, version, decision: 'askExtraRound' })
    const note = words.trim()
    await requireWords(trx, draft, note)
    await updateDraft(trx, draft, { extra_round: 'asked', extra_note: note, extra_by: caller.id })
    await notifyOfExtraRound(trx, context, { work, draft, note, answerBy: draft.answer_by! })
    await publishDraftChanged(trx, context, work)
    return getPostDraft({ ...context, db: trx }, { id })
  })

/** Ends the collaboration over its draft; what is owed follows the terms. */
export const decline = async (
  context: Ctx,
  { id, version, reason }: { id: string } & Body<'declinePostDraft'>,
): Promise<{ postDraft: PostDraft; participation?: Participation; campaign?: Campaign }> =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    const seen = await load(trx, id, caller)
    // Campaign and work are locked before the draft, as they are where a post is handed in.
    await lockPlace(trx, seen.work)
    const { work, draft } = await hold(trx, caller, { id, version, decision: 'decline' })
    await closeVersion(trx, draft, { outcome: 'declined', by: caller.id, note: reason.trim(), now })
    await dropComments(trx, draft)
    await updateDraft(trx, draft, { ...answered, state: 'changes_requested' })
    await withdrawSent(trx, context, draft)
    const ended = await endOver({ ...context, db: trx }, work, reason.trim())
    await publishDraftChanged(trx, context, work)
    return { postDraft: await getPostDraft({ ...context, db: trx }, { id }), ...ended }
  })

/** Approves a draft that nobody has answered in time; false when somebody did meanwhile. */
export const approveUnanswered = async (
  trx: Db,
  id: string,
  clock: Pick<Context, 'now' | 'live' | 'config'> & { isDue: (loaded: Loaded) => boolean },
): Promise<boolean> => {
  const all = await loadLocked(trx, id)
  const { work, draft } = all
  if (draft?.state !== 'sent' || !clock.isDue(all)) return false
  await closeVersion(trx, draft, { outcome: 'unanswered', by: null, now: clock.now })
  await dropComments(trx, draft)
  await updateDraft(trx, draft, {
    ...answered,
    state: 'approved',
    ...(draft.extra_round === 'asked' && { extra_round: null, extra_note: '', extra_by: null }),
  })
  await withdrawSent(trx, clock, draft)
  await notifyOfAnswer(trx, clock, { work, draft, kind: 'draft_passed' })
  await notifyStaffOfUnanswered(trx, clock, { work, draft })
  await publishDraftChanged(trx, clock, work)
  return true
}
