import { type RawBuilder, sql } from 'kysely'
import type { PostDraftState, PromisedProduct, Terms } from '@samspel/api'
import { draftStateOfPass } from '../../../draft-state'
import { questionAbout, termsOfPass } from '../../../terms-that-hold'

const ofCampaign = sql`FROM store_campaigns sc
  JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id
  WHERE sc.brand_id = store_participations.brand_id AND sc.id = store_participations.store_campaign_id`

/** The terms of a row of store_participations. */
export const ownTerms = sql<Terms>`(SELECT ${termsOfPass('store_participations', 'c')} ${ofCampaign})`

/** Where the draft stands that they ask for. */
export const ownDraftState = sql<PostDraftState | null>`(SELECT ${draftStateOfPass('store_participations', 'c')} ${ofCampaign})`

/** The last day to answer the question about its agreement. */
export const ownQuestion = questionAbout('store_participation_id', 'store_participations')

/** How many of its posts. */
export const ownMentions = (which: RawBuilder<unknown>) => sql<number>`(SELECT count(*)::int FROM mentions
  WHERE brand_id = store_participations.brand_id AND store_participation_id = store_participations.id AND ${which})`

/** What was agreed about it, its posts that await the brand, and those that await the creator's changes. */
export interface OwnMentions {
  terms: Terms
  question_by: string | null
  draft_state: PostDraftState | null
  pending_mentions: number
  returned_mentions: number
  /** Until when its creator may undo that she leaves. */
  leaving_until: string | null
  /** The products its store campaign gives away today. */
  offered: PromisedProduct[]
}
