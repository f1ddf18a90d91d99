import type { PostDraftOutcome } from '@samspel/api'
import type { Db } from '../../db/transact'
import type { DraftRow } from './repository'

type Draft = Pick<DraftRow, 'brand_id' | 'id'>

/** Answers the version that waits. */
export const closeVersion = (
  trx: Db,
  { brand_id: brandId, id }: Draft,
  { outcome, by, note = '', now }: { outcome: PostDraftOutcome; by: string | null; note?: string; now: Date },
) =>
  trx
    .updateTable('post_draft_versions')
    .set({ outcome, decided_at: now.toISOString(), decided_by: by, note })
    .where('brand_id', '=', brandId)
    .where('draft_id', '=', id)
    .where('outcome', 'is', null)
    .execute()

/** Comments that the brand has kept are the creator's to read. */
export const sendComments = (trx: Db, draft: Draft, now: Date) =>
  trx
    .updateTable('post_draft_comments')
    .set({ sent_at: now.toISOString() })
    .where('brand_id', '=', draft.brand_id)
    .where('draft_id', '=', draft.id)
    .where('sent_at', 'is', null)
    .execute()

export const dropComments = (trx: Db, draft: Draft) =>
  trx
    .deleteFrom('post_draft_comments')
    .where('brand_id', '=', draft.brand_id)
    .where('draft_id', '=', draft.id)
    .where('sent_at', 'is', null)
    .execute()

export const countKept = async (trx: Db, draft: Draft): Promise<number> =>
  (
    await trx
      .selectFrom('post_draft_comments')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('brand_id', '=', draft.brand_id)
      .where('draft_id', '=', draft.id)
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).count
