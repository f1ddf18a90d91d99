import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { DraftComment, DraftPlace } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { requireRoom } from '../../db/room'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { authorizeDraft } from './policies'
import { load, type Loaded, loadLocked, toComment } from './read'
import { type DraftRow, listComments, type VersionRow, workOfComment } from './repository'

type Ctx = Context<UserCaller>
type Held = Loaded & { draft: DraftRow; waiting: VersionRow }

/** The version that waits, where the caller may comment on it. */
const hold = async (trx: Db, id: string, caller: UserCaller): Promise<Held> => {
  await load(trx, id, caller)
  const all = await loadLocked(trx, id)
  authorizeDraft(caller, 'comment', all.facts)
  const [waiting] = all.versions
  if (!all.draft || !waiting) throw new AppError('not_found')
  return { ...all, draft: all.draft, waiting }
}

/** A comment points at something that the version shows. */
const requirePlace = (place: DraftPlace, { caption, media }: VersionRow): void => {
  if ('mediaId' in place) {
    if (!media.some(({ id }) => id === place.mediaId)) throw invalid({ 'place.mediaId': ['not_found'] })
    return
  }
  if (place.from >= place.to || place.to > caption.length) throw invalid({ 'place.to': ['invalid'] })
}

const toldOf = async (trx: Db, draft: DraftRow, id: string): Promise<DraftComment> => {
  const row = (await listComments(trx, draft)).find((comment) => comment.id === id)
  if (!row) throw new AppError('not_found')
  return toComment(row)
}

/** Keeps a comment; the creator reads it once it is sent with a request for changes. */
export const create = async (
  { db, caller, now }: Ctx,
  { id, draftComment: { place, text } }: { id: string } & Body<'createDraftComment'>,
): Promise<DraftComment> =>
  transact(db, async (trx) => {
    const { draft, waiting } = await hold(trx, id, caller)
    requirePlace(place, waiting)
    const rows = sql`post_draft_comments WHERE brand_id = ${draft.brand_id} AND draft_id = ${draft.id}`
    await requireRoom(trx, rows, 'commentsOfDraft')
    const { rows: next } = await sql<{
      number: number
    }>`SELECT coalesce(max(number), 0) + 1 AS number FROM ${rows}`.execute(trx)
    const commentId = uuidv7()
    await trx
      .insertInto('post_draft_comments')
      .values({
        brand_id: draft.brand_id,
        id: commentId,
        draft_id: draft.id,
        instagramer_id: draft.instagramer_id,
        number: next[0]!.number,
        version: waiting.number,
        place: JSON.stringify(place),
        text: text.trim(),
        written_by: caller.id,
        created_at: now.toISOString(),
        sent_at: null,
        done_at: null,
      })
      .execute()
    return toldOf(trx, draft, commentId)
  })

const holdOf = async (trx: Db, id: string, caller: UserCaller): Promise<Held> => {
  const workId = await workOfComment(trx, id)
  if (workId === undefined) throw new AppError('not_found')
  return hold(trx, workId, caller)
}

/** Changes or moves a comment that is not sent. */
export const update = async (
  { db, caller }: Ctx,
  { id, draftComment: { place, text } }: { id: string } & Body<'updateDraftComment'>,
): Promise<DraftComment> =>
  transact(db, async (trx) => {
    const { draft, waiting } = await holdOf(trx, id, caller)
    if (place) requirePlace(place, waiting)
    const kept = trx
      .updateTable('post_draft_comments')
      .where('brand_id', '=', draft.brand_id)
      .where('id', '=', id)
      .where('sent_at', 'is', null)
    const [written] = await kept
      .set({
        version: waiting.number,
        ...(place && { place: JSON.stringify(place) }),
        ...(text !== undefined && { text: text.trim() }),
      })
      .execute()
    if (written?.numUpdatedRows !== 1n) throw new AppError('already_decided')
    return toldOf(trx, draft, id)
  })

/** Drops a comment that is not sent. */
export const remove = async ({ db, caller }: Ctx, { id }: { id: string }): Promise<void> =>
  transact(db, async (trx) => {
    const { draft } = await holdOf(trx, id, caller)
    const [dropped] = await trx
      .deleteFrom('post_draft_comments')
      .where('brand_id', '=', draft.brand_id)
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .execute()
    if (dropped?.numDeletedRows !== 1n) throw new AppError('already_decided')
  })
