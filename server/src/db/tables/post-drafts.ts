import type { DraftPlace, ExtraRoundState, PostDraftOutcome, PostDraftState } from '@samspel/api'
import type { Auto, AutoJson, Json } from './column'

/** A file of a draft, and what is said of it to those who do not see it. */
export interface ShownFile {
  id: string
  alt: string
}

export interface PostDrafts {
  brand_id: string
  id: string
  campaign_id: string
  instagramer_id: string
  /** Exactly one of the two is set. */
  participation_id: string | null
  store_participation_id: string | null
  state: Auto<PostDraftState>
  caption: Auto<string>
  media: AutoJson<ShownFile[]>
  saved_at: string | null
  answer_by: string | null
  extra_round: ExtraRoundState | null
  extra_note: Auto<string>
  extra_by: string | null
  created_at: string
}

export interface PostDraftVersions {
  brand_id: string
  id: string
  draft_id: string
  instagramer_id: string
  number: number
  caption: string
  media: Json<ShownFile[]>
  sent_at: string
  outcome: PostDraftOutcome | null
  decided_at: string | null
  decided_by: string | null
  note: Auto<string>
}

export interface PostDraftComments {
  brand_id: string
  id: string
  draft_id: string
  instagramer_id: string
  number: number
  version: number
  place: Json<DraftPlace>
  text: string
  written_by: string | null
  created_at: string
  sent_at: string | null
  done_at: string | null
}
