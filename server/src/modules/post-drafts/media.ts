import { sql } from 'kysely'
import type { DraftMedia } from '@samspel/api'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { grants } from '../../auth/rights-in-sql'
import { isOfPlatform, rolesWith } from '../../auth/roles'
import type { Context } from '../../context'
import type { ShownFile } from '../../db/tables/post-drafts'
import { draftMediaOf, type MayReadMedia } from '../media'
import { readerOf } from '../uploads'

type Reader = UserCaller | CreatorCaller

/** The files of several lists, by list and in its order, with addresses of the reader's own; what is gone is left out. */
export const mediaOfLists = async (
  context: Pick<Context, 'db' | 'now' | 'config'> & { caller: Reader },
  lists: readonly (readonly ShownFile[])[],
): Promise<DraftMedia[][]> => {
  const all = [...new Map(lists.flat().map((file) => [file.id, file])).values()]
  const found = all.length === 0 ? [] : await draftMediaOf(context.db, readerOf(context), all)
  const byId = new Map(found.map((media) => [media.id, media]))
  return lists.map((list) =>
    list.flatMap(({ id, alt }) => {
      const media = byId.get(id)
      return media ? [{ ...media, alt }] : []
    }),
  )
}

const seers = rolesWith('seeCampaigns')
const ofPlatform = seers.filter((role) => isOfPlatform({ role }))

/** Whether a member of staff may read a file: a version that was sent to a brand of theirs shows it. */
export const mayReadDraftMedia: MayReadMedia = async (db, { id, side, ownerId }) => {
  if (side !== 'user') return false
  const { rows } = await sql<{ may: boolean }>`SELECT EXISTS (SELECT FROM media_files f
      JOIN post_draft_versions v ON v.instagramer_id = f.instagramer_id AND v.media @> ${JSON.stringify([{ id }])}::jsonb
      JOIN users u ON u.id = ${ownerId} AND u.role = ANY(${seers}::text[])
    WHERE f.id = ${id} AND (u.role = ANY(${ofPlatform}::text[])
      OR EXISTS (SELECT FROM brand_users b WHERE b.user_id = u.id AND b.brand_id = v.brand_id AND ${grants('seeCampaigns', sql`u.role`, sql`b.role`)}))) AS may`.execute(
    db,
  )
  return rows[0]?.may ?? false
}
