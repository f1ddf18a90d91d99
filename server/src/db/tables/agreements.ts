import type {
  AgreementCause,
  AgreementChangeState,
  AgreementProposal,
  DealFacts,
  EndingReason,
  EndingSide,
  Terms,
} from '@samspel/api'
import type { Auto, Json } from './column'

export interface Agreements {
  brand_id: string
  id: string
  campaign_id: string
  instagramer_id: string
  /** Exactly one of the two is set. */
  participation_id: string | null
  store_participation_id: string | null
  number: string
  version: number
  cause: AgreementCause
  facts: Json<DealFacts>
  creator_name: string
  company_name: string
  creator_agreed_at: string | null
  brand_agreed_at: string | null
  brand_agreed_by: string | null
  reason: Auto<string>
  hash: string
  created_at: string
  superseded_at: string | null
}

export interface AgreementChanges {
  brand_id: string
  id: string
  agreement_id: string
  instagramer_id: string
  state: Auto<AgreementChangeState>
  proposal: Json<AgreementProposal>
  facts: Json<DealFacts>
  reason: Auto<string>
  answer_by: string
  asked_by: string | null
  created_at: string
  answered_at: string | null
  warned_at: Auto<string | null>
}

export interface Endings {
  brand_id: string
  id: string
  campaign_id: string
  instagramer_id: string
  /** Exactly one of the two is set. */
  participation_id: string | null
  store_participation_id: string | null
  ended_by: EndingSide
  reason: EndingReason
  words: Auto<string>
  /** On whose record it counts. */
  counts_for: EndingSide | null
  created_at: string
  /** Until when a creator may undo it. */
  due_at: string
  /** Null until it is carried out. */
  ended_at: string | null
  /** Öre of the held fee. */
  paid: Auto<number>
  returned: Auto<number>
}

export interface TermsTemplates {
  brand_id: string
  id: string
  name: string
  terms: Json<Terms>
  updated_by: string | null
  updated_at: string
}

export interface RightUses {
  brand_id: string
  id: string
  instagramer_id: string
  /** Exactly one of the two is set. */
  mention_id: string | null
  image_purchase_id: string | null
  link: Auto<string>
  words: string
  created_at: string
}
