import { type RawBuilder, type Selectable, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Terms } from '@samspel/api'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import { dueOf } from '../../parcel-deadline'
import { postByOf } from '../../pickup-deadline'
import { termsOfParticipation, termsOfPass } from '../../terms-that-hold'
import { type CardColumns, undecidedColumns } from '../participations'

export type DraftRow = Selectable<DB['post_drafts']>
export type VersionRow = Selectable<DB['post_draft_versions']> & { decided_by_name: string | null }
export type CommentRow = Selectable<DB['post_draft_comments']> & { by_name: string | null }

/** A piece of work, with what is asked of its draft. */
export type WorkRow = Omit<CardColumns, 'decided_by_name'> & {
  brand_id: string
  id: string
  campaign_id: string
  instagramer_id: string
  /** Exactly one of the two is set. */
  participation_id: string | null
  store_participation_id: string | null
  store_campaign_id: string | null
  /** Approved, or picked up at the store. */
  takes_part: boolean
  fee_returned_at: string | null
  terms: Terms
  hashtags: string[]
  mentions: string[]
  /** The last day to publish. */
  publish_by: string | null
}

const works = (id: string) => sql`(
  SELECT brand_id, id, campaign_id, instagramer_id, id AS participation_id, NULL::uuid AS store_participation_id, NULL::uuid AS store_campaign_id
  FROM participations WHERE id = ${id}
  UNION ALL SELECT s.brand_id, s.id, o.campaign_id, s.instagramer_id, NULL, s.id, o.id
  FROM store_participations s JOIN store_campaigns o ON o.brand_id = s.brand_id AND o.id = s.store_campaign_id WHERE s.id = ${id})`

const joinedWork = sql`JOIN campaigns c ON c.brand_id = w.brand_id AND c.id = w.campaign_id
  JOIN brands b ON b.id = w.brand_id JOIN instagramers i ON i.id = w.instagramer_id
  LEFT JOIN participations p ON p.brand_id = w.brand_id AND p.id = w.participation_id
  LEFT JOIN store_participations sp ON sp.brand_id = w.brand_id AND sp.id = w.store_participation_id
  LEFT JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
  LEFT JOIN stores st ON st.brand_id = sc.brand_id AND st.id = sc.store_id`

export const findWork = async (db: Db, id: string): Promise<WorkRow | undefined> => {
  const { rows } = await sql<WorkRow>`SELECT w.*, ${undecidedColumns}, c.hashtags, c.mentions,
      coalesce(p.state = 'approved', sp.state = 'picked_up') AS takes_part, coalesce(p.fee_returned_at, sp.fee_returned_at) AS fee_returned_at,
      CASE WHEN w.participation_id IS NOT NULL THEN ${termsOfParticipation('p', 'c')} ELSE ${termsOfPass('sp', 'c')} END AS terms,
      CASE WHEN w.participation_id IS NOT NULL THEN ${dueOf('p', 'c')} ELSE ${postByOf('sp', sql`st.country_code`)} END AS publish_by
    FROM ${works(id)} w ${joinedWork}`.execute(db)
  return rows[0]
}

type Owner = Pick<WorkRow, 'brand_id' | 'participation_id' | 'store_participation_id'>

const ofOwner = ({ brand_id: brand, participation_id: part, store_participation_id: pass }: Owner) =>
  part === null
    ? sql<boolean>`brand_id = ${brand} AND store_participation_id = ${pass}`
    : sql<boolean>`brand_id = ${brand} AND participation_id = ${part}`

export const findDraft = (db: Db, owner: Owner): Promise<DraftRow | undefined> =>
  db.selectFrom('post_drafts').selectAll().where(ofOwner(owner)).executeTakeFirst()

/** The draft, locked; what is decided about it is decided once. */
export const lockDraft = (trx: Db, owner: Owner): Promise<DraftRow | undefined> =>
  trx.selectFrom('post_drafts').selectAll().where(ofOwner(owner)).forUpdate().executeTakeFirst()

/** The draft, locked, and made where there was none; two devices that begin in one moment begin the same. */
export const openDraft = async (trx: Db, work: WorkRow, now: Date): Promise<DraftRow> => {
  const found = await lockDraft(trx, work)
  if (found) return found
  await trx
    .insertInto('post_drafts')
    .values({
      brand_id: work.brand_id,
      id: uuidv7(),
      campaign_id: work.campaign_id,
      instagramer_id: work.instagramer_id,
      participation_id: work.participation_id,
      store_participation_id: work.store_participation_id,
      saved_at: null,
      answer_by: null,
      extra_round: null,
      extra_by: null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await lockDraft(trx, work)
  if (!made) throw new Error('A draft was made and is not there')
  return made
}

export const updateDraft = (
  trx: Db,
  { brand_id: brandId, id }: Pick<DraftRow, 'brand_id' | 'id'>,
  fields: Partial<{
    state: DraftRow['state']
    caption: string
    media: string
    saved_at: string | null
    answer_by: string | null
    extra_round: DraftRow['extra_round']
    extra_note: string
    extra_by: string | null
  }>,
) => trx.updateTable('post_drafts').set(fields).where('brand_id', '=', brandId).where('id', '=', id).execute()

const ofDraft = (draft: Pick<DraftRow, 'brand_id' | 'id'>, alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.brand_id`)} = ${draft.brand_id} AND ${sql.ref(`${alias}.draft_id`)} = ${draft.id}`

/** What was sent, newest first. */
export const listVersions = async (db: Db, draft: Pick<DraftRow, 'brand_id' | 'id'>): Promise<VersionRow[]> =>
  (
    await sql<VersionRow>`SELECT v.*, u.name AS decided_by_name FROM post_draft_versions v LEFT JOIN users u ON u.id = v.decided_by
      WHERE ${ofDraft(draft, 'v')} ORDER BY v.number DESC`.execute(db)
  ).rows

export const listComments = async (db: Db, draft: Pick<DraftRow, 'brand_id' | 'id'>): Promise<CommentRow[]> =>
  (
    await sql<CommentRow>`SELECT k.*, u.name AS by_name FROM post_draft_comments k LEFT JOIN users u ON u.id = k.written_by
      WHERE ${ofDraft(draft, 'k')} ORDER BY k.number`.execute(db)
  ).rows

/** The piece of work that a comment is about. */
export const workOfComment = async (db: Db, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`SELECT coalesce(d.participation_id, d.store_participation_id) AS id
    FROM post_draft_comments k JOIN post_drafts d ON d.brand_id = k.brand_id AND d.id = k.draft_id WHERE k.id = ${id}`.execute(
    db,
  )
  return rows[0]?.id
}
