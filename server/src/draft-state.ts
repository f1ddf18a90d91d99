import { type RawBuilder, sql } from 'kysely'
import type { PostDraftState, Terms } from '@samspel/api'
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
