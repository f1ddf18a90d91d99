import type { Auto } from './column'

export interface PayoutBatches {
  id: string
  year: number
  number: number
  state: Auto<'compiled' | 'approved' | 'exported' | 'sent' | 'answered' | 'returned'>
  version: Auto<number>
  checksum: string
  compiled_by: string
  compiled_at: string
  approved_by: Auto<string | null>
  approved_at: Auto<string | null>
  exported_by: Auto<string | null>
  exported_at: Auto<string | null>
  execution_day: Auto<string | null>
  sent_by: Auto<string | null>
  sent_at: Auto<string | null>
  answered_at: Auto<string | null>
  returned_by: Auto<string | null>
  returned_at: Auto<string | null>
  return_reason: Auto<string | null>
}

export interface PayoutBatchRows {
  batch_id: string
  payout_id: string
  state: 'included' | 'stopped' | 'released' | 'paid' | 'failed'
  part: Auto<number>
  amount: number
  bank_name: Auto<string | null>
  last_four: Auto<string | null>
  fingerprint: string
  stop_reason: Auto<string | null>
  stop_note: Auto<string | null>
  stopped_by: Auto<string | null>
  asked_by: Auto<string | null>
  asked_at: Auto<string | null>
  result_code: Auto<string | null>
  result_text: Auto<string | null>
  settled_at: Auto<string | null>
}

export interface PayoutEvents {
  id: string
  batch_id: string
  payout_id: string | null
  act: string
  user_id: string | null
  note: string | null
  created_at: string
}

export interface TaxStandings {
  instagramer_id: string
  /** Minus infinity for what held from the beginning. */
  since: string
  country_code: string
  f_tax_from: string | null
}
export interface TaxRegistrations {
  instagramer_id: string
  f_tax_since: string
  recorded_at: string
}
