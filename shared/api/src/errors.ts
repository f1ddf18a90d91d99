/** All error ids that the API answers with; code switches on these, never on text. `reportable` ones go to the error reporter. */
export const errorKinds = {
  unauthenticated: { status: 401, reportable: false },
  bad_credentials: { status: 401, reportable: false },
  session_ended: { status: 401, reportable: false },
  forbidden: { status: 403, reportable: false },
  /** No token of a company: unknown, taken back, over, or for brands that are gone. */
  api_token_invalid: { status: 401, reportable: false },
  /** The token lacks the scope that `scope` names. */
  scope_missing: { status: 403, reportable: false },
  /** A person alone makes this call. */
  not_for_tokens: { status: 403, reportable: false },
  not_found: { status: 404, reportable: false },
  campaign_not_found: { status: 404, reportable: false },
  store_not_found: { status: 404, reportable: false },
  store_campaign_not_found: { status: 404, reportable: false },
  method_not_allowed: { status: 405, reportable: false },
  conflict: { status: 409, reportable: false },
  stale_version: { status: 409, reportable: false },
  already_decided: { status: 409, reportable: false },
  /** The creator has named another fee than the one that was seen. */
  proposal_changed: { status: 409, reportable: false },
  /** The canary or release meant is no longer the one that runs. */
  not_running: { status: 409, reportable: false },
  /** Somebody has locked the part; `platformStatus` names who and why. */
  locked: { status: 409, reportable: false },
  nothing_to_go_back_to: { status: 409, reportable: false },
  /** The gate refuses a release: it no longer fits what is live. */
  does_not_fit: { status: 409, reportable: false },
  body_too_large: { status: 413, reportable: false },
  unsupported_media_type: { status: 415, reportable: false },
  malformed_json: { status: 400, reportable: false },
  malformed_request: { status: 400, reportable: false },
  /** Nested deeper than 32 levels, or with more keys and items than any request is meant to have. */
  too_complex: { status: 400, reportable: false },
  invalid: { status: 422, reportable: false },
  illegal_transition: { status: 422, reportable: false },
  insufficient_funds: { status: 422, reportable: false },
  /** Nothing is booked on the account any more. */
  account_closed: { status: 422, reportable: false },
  idempotency_mismatch: { status: 422, reportable: false },
  /** Booked by hand on the accounts of brands only. */
  brand_account_only: { status: 422, reportable: false },
  /** Nothing is sold to a company that cannot be invoiced: who it is and where is missing. */
  papers_missing: { status: 422, reportable: false },
  bank_account_missing: { status: 422, reportable: false },
  /** Swedish tax wants to know whom a payout goes to. */
  personal_id_missing: { status: 422, reportable: false },
  payouts_held: { status: 422, reportable: false },
  /** The provider's consent has run out or was taken back: sign in there again. */
  provider_sign_in_needed: { status: 422, reportable: false },
  /** The password was typed too long ago for what is asked: `confirmPassword`, then again. */
  confirmation_needed: { status: 422, reportable: false },
  /** The same for an account without a password: sign in again by the provider. */
  fresh_sign_in_needed: { status: 422, reportable: false },
  /** Money is left in the wallet, or a payout is on its way. */
  balance_left: { status: 422, reportable: false },
  /** Approved collaborations are still to be done. */
  collaborations_ongoing: { status: 422, reportable: false },
  /** The password was right, and the account has a second step: `second_step` says by what, and has the token for it. */
  second_step_needed: { status: 422, reportable: false },
  /** The account must have a second step, and has none. */
  second_step_required: { status: 422, reportable: false },
  /** The company has its people sign in by its own issuer. */
  company_sign_in_required: { status: 422, reportable: false },
  /** The account has no second step. */
  second_step_off: { status: 422, reportable: false },
  /** Without it nothing would be left of the second step: turn it off instead. */
  last_way: { status: 422, reportable: false },
  /** Somebody else must do this. */
  not_own: { status: 422, reportable: false },
  /** Nobody else could look after the company, or the platform. */
  last_member: { status: 422, reportable: false },
  last_owner: { status: 422, reportable: false },
  /** More than the caller may approve, alone or with what they approved today. */
  above_limit: { status: 422, reportable: false },
  /** The caller has room for it, and needs nobody. */
  within_limit: { status: 422, reportable: false },
  /** A colleague has been asked for the same thing. */
  already_asked: { status: 409, reportable: false },
  /** The platform has not yet said yes to the company. */
  company_not_approved: { status: 422, reportable: false },
  email_not_confirmed: { status: 422, reportable: false },
  /** A day of the campaign lies before today: it cannot be published. */
  days_passed: { status: 422, reportable: false },
  /** Work that was handed in waits for the brand's answer: it is decided first. */
  work_waiting: { status: 422, reportable: false },
  /** Somebody still has time to deliver what a fee is held for. */
  work_underway: { status: 422, reportable: false },
  /** Somebody has applied to what the campaign's terms said. */
  terms_locked: { status: 422, reportable: false },
  /** The brand's account does not cover the fee that it has offered. */
  fee_not_covered: { status: 422, reportable: false },
  /** All rounds of changes that were agreed are used. */
  changes_used_up: { status: 422, reportable: false },
  /** Sent again after changes were asked for, with nothing changed. */
  mention_unchanged: { status: 422, reportable: false },
  /** What is published is first shown to the brand as a draft, which it has not approved yet. */
  draft_not_approved: { status: 422, reportable: false },
  /** A draft does not begin by saying that it is advertising. */
  draft_label_missing: { status: 422, reportable: false },
  /** The draft is the one that was sent last. */
  draft_unchanged: { status: 422, reportable: false },
  /** The licence of a bought picture has ended: nothing of it is handed out. */
  licence_ended: { status: 422, reportable: false },
  /** Every place of the campaign is taken. */
  campaign_full: { status: 409, reportable: false },
  /** There are as many of these as one may have. */
  limit_reached: { status: 422, reportable: false },
  /** The campaign no longer takes applications. */
  campaign_closed: { status: 422, reportable: false },
  /** The brand takes nobody at this store for the time being. */
  offer_paused: { status: 422, reportable: false },
  /** Goods are sent, and the creator has not said where to. */
  address_missing: { status: 422, reportable: false },
  /** None is left of what was chosen. */
  choice_out: { status: 422, reportable: false },
  /** The creator's followers are outside the campaign's bounds. */
  followers_outside: { status: 422, reportable: false },
  /** The campaign has bounds of followers, and nobody knows the creator's: no account is connected. */
  account_not_connected: { status: 422, reportable: false },
  /** The campaign is for creators in another country. */
  country_outside: { status: 422, reportable: false },
  /** One side of the thread, or the platform, has stopped messages. */
  blocked: { status: 422, reportable: false },
  /** Who has nothing to do with the brand must answer first. */
  await_answer: { status: 422, reportable: false },
  /** The account has begun to write to as many strangers as it may in a day. */
  too_many_strangers: { status: 429, reportable: false },
  too_many_requests: { status: 429, reportable: false },
  /** No payout waits that could go into a batch. */
  nothing_to_pay: { status: 422, reportable: false },
  /** Who put the batch together may not approve it; who entered a large transfer may not book it. */
  second_person_needed: { status: 422, reportable: false },
  /** The batch and the ledger do not agree. */
  batch_differs: { status: 422, reportable: false },
  /** A row has changed since the batch was approved: it must be approved anew. */
  batch_changed: { status: 409, reportable: false },
  /** The social provider does not answer. */
  provider_unavailable: { status: 503, reportable: false },
  /** The payment provider does not know the key of this installation. */
  payment_key_refused: { status: 503, reportable: true },
  /** The payment provider limits how often it is asked. */
  payment_busy: { status: 503, reportable: false },
  /** The payment provider does not do what it is asked for. */
  payment_refused: { status: 422, reportable: true },
  unavailable: { status: 503, reportable: true },
  /** This installation lacks a setting that it needs for this. */
  not_set_up: { status: 503, reportable: false },
  /** No registry is connected, or it does not answer. */
  platform_unavailable: { status: 503, reportable: false },
  internal: { status: 500, reportable: true },
} as const satisfies Record<string, { status: number; reportable: boolean }>
export type ErrorId = keyof typeof errorKinds

/** Message ids under `errors[field]`. The client has a text in both languages for each. */
export const fieldErrorIds = [
  'required',
  'invalid',
  'invalid_email',
  'invalid_slug',
  'invalid_url',
  'other_network',
  'not_a_post',
  'address_in_name',
  'invalid_date',
  'invalid_integer',
  'unknown_field',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'taken',
  'account_exists',
  'not_equal',
  'not_found',
  'must_be_accepted',
  'after_end',
  'before_start',
  'in_the_past',
  'not_an_image',
  'heic_image',
  'animated_image',
  'too_many_pixels',
  'file_too_large',
  'file_type',
  'incomplete',
  'not_yours',
  'already_used',
  'token_invalid',
  'already_confirmed',
  'wrong_password',
  'wrong_code',
  'no_company_sign_in',
  'trial_needed',
  'sign_in_denied',
  'sign_in_expired',
  'sign_in_off',
  'sign_in_unverified',
  'sign_in_unknown',
  'sign_in_other_person',
  'sign_in_several',
  'issuer_unreachable',
  'issuer_answer',
  'too_common',
  'own_words',
  'breached',
  'no_page',
  'no_instagram',
  'not_professional',
  'nul_character',
  'kind_not_asked',
  'out_of_span',
  'not_other',
  'contrast_too_low',
  'social_required',
  'image_required',
  'upload_failed',
  'not_ready',
  'invalid_personal_id',
  'wrong_personal_id',
  'invalid_account_number',
  'unknown_bank',
  'wrong_check_digit',
  'iban_needed',
  'invalid_iban',
  'only_in_sweden',
  'wrong_length',
  'wrong_number',
  'wrong_postal_code',
] as const
export type FieldErrorId = (typeof fieldErrorIds)[number]
