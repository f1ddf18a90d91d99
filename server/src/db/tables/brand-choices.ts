import type { Auto } from './column'

/** What a brand means to spend in the quarter that begins on this day, öre. */
export interface Budgets {
  brand_id: string
  quarter: string
  amount: number
  set_by: string | null
  updated_at: Auto<string>
}

/** Whom a draft asks again when it opens. */
export interface AskAgains {
  brand_id: string
  campaign_id: string
  instagramer_id: string
  from_campaign_id: string
  message: Auto<string>
  created_at: Auto<string>
}

/** Whom a brand does not want to work with. */
export interface BlockedCreators {
  brand_id: string
  instagramer_id: string
  reason: string
  blocked_by_id: string | null
  created_at: Auto<string>
}
