import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { PostDraft } from '@samspel/api'
import { adLabelOf } from '@samspel/api/ad-label'
import type { CreatorCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { addDays, dayOf } from '../../days'
import { requireRoom } from '../../db/room'
import type { ShownFile } from '../../db/tables/post-drafts'
import { transact } from '../../db/transact'
import { AppError, type FieldErrors, invalid } from '../../errors'
import { sendMedia, useMedia } from '../media'
import { publishDraftChanged } from './events'
import { notifyOfExtraAnswer, notifyOfSent, withdrawSent } from './notices'
import { authorizeDraft } from './policies'
import { getPostDraft, load, type Loaded, loadLocked } from './read'
import { type DraftRow, openDraft, updateDraft, type VersionRow, workOfComment, type WorkRow } from './repository'
import { closeVersion, sendComments } from './versions'

type Ctx = Context<CreatorCaller>

const idsOf = (media: readonly ShownFile[]) => media.map(({ id }) => id)
const sameMoment = (a: string | null, b: string | null) =>
  a === null || b === null ? a === b : Date.parse(a) === Date.parse(b)

/** Keeps what is being written; refused when another device has kept something since it was read. */
export const save = async (
  context: Ctx,
  { id, postDraft }: { id: string } & Body<'savePostDraft'>,
): Promise<PostDraft> =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    const { work, facts } = await load(trx, id, caller)
    authorizeDraft(caller, 'write', facts)
    const draft = await openDraft(trx, work, now)
    // It may have been sent between the first look and the lock.
    authorizeDraft(caller, 'write', { ...facts, state: draft.state })
    if (!sameMoment(postDraft.savedAt, draft.saved_at)) throw new AppError('conflict')
    const ids = idsOf(postDraft.media)
    if (new Set(ids).size < ids.length) throw invalid({ media: ['invalid'] })
    await useMedia(trx, { creatorId: caller.id, forId: id, ids }, now)
    await updateDraft(trx, draft, {
      caption: postDraft.caption,
      media: JSON.stringify(postDraft.media),
      saved_at: now.toISOString(),
    })
    return getPostDraft({ ...context, db: trx }, { id })
  })

/** Throws away what is being written; what was sent stays. */
export const discard = async (context: Ctx, { id }: { id: string }): Promise<void> =>
  transact(context.db, async (trx) => {
    const { caller } = context
    await load(trx, id, caller)
    const { draft, facts } = await loadLocked(trx, id)
    authorizeDraft(caller, 'write', facts)
    if (!draft) return
    await updateDraft(trx, draft, { caption: '', media: '[]', saved_at: null })
    await useMedia(trx, { creatorId: caller.id, forId: id, ids: [] }, context.now)
  })

const isEqual = (version: VersionRow, { caption, media }: Pick<DraftRow, 'caption' | 'media'>) =>
  version.caption.trim() === caption.trim() &&
  version.media.length === media.length &&
  version.media.every(({ id, alt }, at) => media[at]?.id === id && media[at].alt === alt)

/** A draft of pieces that are pictures needs one. */
const showsPictures = ({ terms: { pieces } }: WorkRow) => pieces.post + pieces.reel + pieces.story > 0

const requireWhole = ({ work, draft, versions }: Loaded & { draft: DraftRow }): void => {
  const errors: FieldErrors = {}
  if (draft.caption.trim() === '') errors.caption = ['required']
  if (draft.media.length === 0 && showsPictures(work)) errors.media = ['required']
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (adLabelOf(draft.caption) === 'missing') throw new AppError('draft_label_missing')
  // What was taken back may be sent again as it is; what was answered may not.
  const answered = versions.find(({ outcome }) => outcome !== 'withdrawn')
  if (answered && isEqual(answered, draft)) throw new AppError('draft_unchanged')
}

/** Sends what was written to the brand, which has so many days to answer. */
export const send = async (context: Ctx, { id }: { id: string }): Promise<PostDraft> =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    const seen = await load(trx, id, caller)
    await openDraft(trx, seen.work, now)
    const { draft, ...rest } = await loadLocked(trx, id)
    const { work, versions, facts } = rest
    authorizeDraft(caller, 'send', facts)
    if (!draft || !work.terms.draft) throw new AppError('illegal_transition')
    requireWhole({ ...rest, draft })
    await requireRoom(
      trx,
      sql`post_draft_versions WHERE brand_id = ${draft.brand_id} AND draft_id = ${draft.id}`,
      'versionsOfDraft',
    )
    const answerBy = addDays(dayOf(now), work.terms.draft.answerDays)
    const number = (versions[0]?.number ?? 0) + 1
    await trx
      .insertInto('post_draft_versions')
      .values({
        brand_id: draft.brand_id,
        id: uuidv7(),
        draft_id: draft.id,
        instagramer_id: caller.id,
        number,
        caption: draft.caption.trim(),
        media: JSON.stringify(draft.media),
        sent_at: now.toISOString(),
        outcome: null,
        decided_at: null,
        decided_by: null,
      })
      .execute()
    await updateDraft(trx, draft, { state: 'sent', answer_by: answerBy })
    await sendMedia(trx, { creatorId: caller.id, forId: id, ids: idsOf(draft.media) }, now)
    await notifyOfSent(trx, context, { work, draft, answerBy })
    await publishDraftChanged(trx, context, work)
    return getPostDraft({ ...context, db: trx }, { id })
  })

/** Takes it back before the brand has answered. */
export const withdraw = async (context: Ctx, { id }: { id: string }): Promise<PostDraft> =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    await load(trx, id, caller)
    const { work, draft, versions, facts } = await loadLocked(trx, id)
    authorizeDraft(caller, 'withdraw', facts)
    await closeVersion(trx, draft!, { outcome: 'withdrawn', by: null, now })
    const wasAnswered = versions.some(({ outcome }) => outcome === 'changes_requested')
    await updateDraft(trx, draft!, {
      state: wasAnswered ? 'changes_requested' : 'writing',
      answer_by: null,
      ...(draft!.extra_round === 'asked' && { extra_round: null, extra_note: '', extra_by: null }),
    })
    await withdrawSent(trx, context, draft!)
    await publishDraftChanged(trx, context, work)
    return getPostDraft({ ...context, db: trx }, { id })
  })

/** The creator says that a comment is dealt with, or not. */
export const tick = async (context: Ctx, { id, done }: { id: string } & Body<'tickDraftComment'>): Promise<PostDraft> =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    const workId = await workOfComment(trx, id)
    if (workId === undefined) throw new AppError('not_found')
    await load(trx, workId, caller)
    const { work, draft, facts } = await loadLocked(trx, workId)
    const [ticked] = await trx
      .updateTable('post_draft_comments')
      .set({ done_at: done ? now.toISOString() : null })
      .where('brand_id', '=', draft!.brand_id)
      .where('id', '=', id)
      .where('sent_at', 'is not', null)
      .execute()
    if (ticked?.numUpdatedRows !== 1n) throw new AppError('not_found')
    authorizeDraft(caller, 'write', facts)
    await publishDraftChanged(trx, context, work)
    return getPostDraft({ ...context, db: trx }, { id: workId })
  })

/** Yes or no to one more round than was agreed: a yes is a request for changes, after a no it is approved or declined. */
export const answerExtra = async (
  context: Ctx,
  { id, answer }: { id: string } & Body<'answerExtraRound'>,
): Promise<PostDraft> =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    await load(trx, id, caller)
    const { work, draft, facts } = await loadLocked(trx, id)
    authorizeDraft(caller, 'answerExtraRound', facts)
    if (answer === 'yes') {
      const { extra_note: note, extra_by: by } = draft!
      await closeVersion(trx, draft!, { outcome: 'changes_requested', by, note, now })
      await sendComments(trx, draft!, now)
      await updateDraft(trx, draft!, { state: 'changes_requested', answer_by: null, extra_round: 'granted' })
    } else await updateDraft(trx, draft!, { extra_round: 'refused' })
    await notifyOfExtraAnswer(trx, context, { work, draft: draft! }, answer)
    await publishDraftChanged(trx, context, work)
    return getPostDraft({ ...context, db: trx }, { id })
  })
