import type { Country } from '@samspel/api'

/** Who a creator is by law; written by `modules/creator-papers`. */
export interface CreatorPapersTable {
  instagramer_id: string
  first_name: string | null
  last_name: string | null
  street: string | null
  postal_code: string | null
  town: string | null
  /** Null for the country of the account. */
  tax_country: Country | null
  /** Sealed, as is `tax_number` (auth/field-cipher.ts). */
  birth_date: string | null
  tax_number: string | null
  /** Of a deleted account, sealed as it was there. */
  kept_personal_id: string | null
  vat_number: string | null
  /** What the register of the EU says of the number; `unchecked` while it has not answered. */
  /** Whose the number is, as the register of the EU says. */
  vat_name: string | null
  vat_state: 'valid' | 'invalid' | 'unchecked' | null
  vat_checked_at: string | null
  vat_asked_at: string | null
  updated_at: string
}

/** What was changed of them when; of what is sealed only that it was. */
export interface CreatorPaperChanges {
  id: string
  instagramer_id: string
  field: string
  from_value: string | null
  to_value: string | null
  changed_at: string
}

/** When a creator was reminded of what is missing for a year's report; written by `modules/seller-reports`. */
export interface SellerReminders {
  instagramer_id: string
  year: number
  reminded_at: string
  reminded_by: string
}
