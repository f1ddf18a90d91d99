import { sql } from 'kysely'
import type { Mention } from '@samspel/api'
import { isSameCaption } from '@samspel/api/campaign-rules'
import type { CreatorCaller } from '../../auth/caller'
import type { Context } from '../../context'
import type { DraftPictures } from '../../db/tables/campaigns'
import { type ApprovedDraft, approvedDraftOf } from '../../draft-state'
import { draftMediaOf, readPreviews } from '../media'
import { type FileReader, likenessOf, looksAlike, readUpload } from '../uploads'
import type { Place } from './owners'
import type { MentionRow } from './repository'

/** The only kind that has a caption at the network. */
const isCompared = ({ kind, post }: Pick<MentionRow, 'kind' | 'post'>) => kind === 'post' && post !== null

/** How a post compares with the draft that was approved for it; undefined where none was, or where there is no caption to compare. */
export const comparisonOf = (
  row: Pick<MentionRow, 'kind' | 'post' | 'approved_draft' | 'draft_pictures'>,
): Pick<NonNullable<Mention['draftMatch']>, 'text' | 'pictures' | 'approvedCaption'> | undefined => {
  if (!row.approved_draft || !isCompared(row)) return undefined
  const { caption } = row.approved_draft
  return {
    text: isSameCaption(row.post!.caption, caption) ? 'same' : 'differs',
    pictures: row.draft_pictures ?? 'unknown',
    approvedCaption: caption,
  }
}

/** How each of the posts compares with its draft, in their order; the files of all drafts are asked for once. */
export const draftMatchesOf = async (
  db: Context['db'],
  rows: readonly MentionRow[],
  reader: FileReader,
): Promise<Mention['draftMatch'][]> => {
  const compared = rows.map(comparisonOf)
  const files = rows.flatMap((row, index) => (compared[index] ? row.approved_draft!.media : []))
  const media = new Map((await draftMediaOf(db, reader, files)).map((file) => [file.id, file]))
  return rows.map((row, index) => {
    const comparison = compared[index]
    return comparison && { ...comparison, media: row.approved_draft!.media.flatMap(({ id }) => media.get(id) ?? []) }
  })
}

const comparePictures = async (
  context: Pick<Context, 'db' | 'config'>,
  url: string | null | undefined,
  { media }: ApprovedDraft,
): Promise<DraftPictures> => {
  const picture = url ? await readUpload(context.config, url) : undefined
  const published = picture && (await likenessOf(picture))
  if (!published || media.length === 0) return 'unknown'
  const previews = await readPreviews(
    context,
    media.map(({ id }) => id),
  )
  const drafted = await Promise.all(previews.map((content) => content && likenessOf(content)))
  if (drafted.some((signs) => signs && looksAlike(published, signs))) return 'same'
  return drafted.every(Boolean) ? 'differs' : 'unknown'
}

/**
 * How the picture of a creator's post compares with those of the approved draft, asked before anything is locked, since files are read. What
 * the storage does not give now is unknown, and a person looks. Null where no draft was approved.
 */
export const picturesOf = async (
  context: Pick<Context<CreatorCaller>, 'db' | 'config' | 'caller'>,
  place: Pick<Place, 'participation_id' | 'store_participation_id'>,
  postId: string | null | undefined,
): Promise<DraftPictures | null> => {
  if (!postId) return null
  const { rows } = await sql<{ url: string | null; approved: ApprovedDraft | null }>`SELECT p.image_url AS url, (
      SELECT ${approvedDraftOf('w')} FROM (
        SELECT brand_id, id AS participation_id, NULL::uuid AS store_participation_id FROM participations WHERE id = ${place.participation_id}
        UNION ALL SELECT brand_id, NULL, id FROM store_participations WHERE id = ${place.store_participation_id}) w) AS approved
    FROM instagram_posts p WHERE p.id = ${postId} AND p.instagramer_id = ${context.caller.id} AND NOT p.story`.execute(
    context.db,
  )
  const [found] = rows
  if (!found?.approved) return null
  return comparePictures(context, found.url, found.approved).catch(() => 'unknown' as const)
}

/** Whether another post of the same work was approved as its draft: one that repeats it is looked at. */
export const hasDraftedPost = async (
  trx: Context['db'],
  mention: Pick<Place, 'brand_id' | 'participation_id' | 'store_participation_id'>,
): Promise<boolean> =>
  (await trx
    .selectFrom('mentions')
    .select('id')
    .where('brand_id', '=', mention.brand_id)
    .where('participation_id', 'is not distinct from', mention.participation_id)
    .where('store_participation_id', 'is not distinct from', mention.store_participation_id)
    .where('decision_kind', '=', 'as_drafted')
    .limit(1)
    .executeTakeFirst()) !== undefined
