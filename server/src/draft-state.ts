import { type RawBuilder, sql } from 'kysely'
import type { PostDraftState, Terms } from '@samspel/api'
import type { ShownFile } from './db/tables/post-drafts'
import type { Db } from './db/transact'
import { termsOfParticipation, termsOfPass, type TermsOwner } from './terms-that-hold'

const stateOf = (terms: RawBuilder<Terms>, row: string, owner: RawBuilder<unknown>) =>
  sql<PostDraftState | null>`CASE WHEN ${terms} -> 'draft' IS NOT NULL THEN coalesce((SELECT drafted.state FROM post_drafts drafted
    WHERE drafted.brand_id = ${sql.ref(`${row}.brand_id`)} AND drafted.${owner} = ${sql.ref(`${row}.id`)}), 'writing') END`

/**
 * Where the draft of a participation stands that its terms ask for, for an alias of participations and that of its campaign; null where
 * they ask for none.
 */
export const draftStateOf = (participation: string, campaign: string): RawBuilder<PostDraftState | null> =>
  stateOf(termsOfParticipation(participation, campaign), participation, sql`participation_id`)

/** The same for an alias of store_participations. */
export const draftStateOfPass = (pass: string, campaign: string): RawBuilder<PostDraftState | null> =>
  stateOf(termsOfPass(pass, campaign), pass, sql`store_participation_id`)

/** Whether a draft of it was approved, for an alias of participations or store_participations. */
export const draftApproved = (owner: 'participation_id' | 'store_participation_id', row: string): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM post_drafts drafted WHERE drafted.brand_id = ${sql.ref(`${row}.brand_id`)}
    AND drafted.${sql.ref(owner)} = ${sql.ref(`${row}.id`)} AND drafted.state = 'approved')`

/** What was approved of a draft: its words, and its files in their order. */
export interface ApprovedDraft {
  caption: string
  media: ShownFile[]
}

/** What was approved for an alias with the two ids of its work, one of them null; null where nothing was. */
export const approvedDraftOf = (row: string): RawBuilder<ApprovedDraft | null> =>
  sql<ApprovedDraft | null>`(SELECT jsonb_build_object('caption', version.caption, 'media', version.media)
    FROM post_drafts drafted JOIN post_draft_versions version ON version.brand_id = drafted.brand_id AND version.draft_id = drafted.id
      AND version.outcome IN ('approved', 'unanswered')
    WHERE drafted.brand_id = ${sql.ref(`${row}.brand_id`)} AND drafted.state = 'approved'
      AND (drafted.participation_id = ${sql.ref(`${row}.participation_id`)} OR drafted.store_participation_id = ${sql.ref(`${row}.store_participation_id`)})
    ORDER BY version.number DESC LIMIT 1)`

/** Whether something may be published for it: its draft is approved, or none is asked for. */
export const mayBePublished = async (db: Db, owner: TermsOwner): Promise<boolean> => {
  const { rows } = await (
    owner.participationId === undefined
      ? sql<{
          state: PostDraftState | null
        }>`SELECT ${draftStateOfPass('sp', 'c')} AS state FROM store_participations sp
          JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
          JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id WHERE sp.id = ${owner.storeParticipationId}`
      : sql<{ state: PostDraftState | null }>`SELECT ${draftStateOf('p', 'c')} AS state FROM participations p
          JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id WHERE p.id = ${owner.participationId}`
  ).execute(db)
  const state = rows[0]?.state ?? null
  return state === null || state === 'approved'
}
