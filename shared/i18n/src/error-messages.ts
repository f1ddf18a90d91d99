import type { ErrorId, FieldErrorId } from '@samspel/api'
import { genericMessages, recordMessages } from './generic-messages'
import { defineMessages, type Message } from './messages'

/** What is known of a failure: a status, or that the answer could not be read. */
export type Failure = number | 'offline' | 'parse'

/** The generic text of a failure (X-01…X-14). Status 0 is offline; `query` marks a read, whose English text says more. */
export const messageForStatus = (failure: Failure, { query = false } = {}): Message => {
  if (failure === 0 || failure === 'offline') return query ? genericMessages.offlineQuery : genericMessages.offline
  if (failure === 'parse') return genericMessages.unreadable
  if (failure === 401) return genericMessages.unauthenticated
  if (failure === 403) return genericMessages.unauthorized
  if (failure === 404) return genericMessages.notFound
  if (failure === 422) return genericMessages.unprocessable
  return genericMessages.other
}

/** Kinds of record that have not-found and access-denied texts of their own. */
export type RecordKind = keyof typeof recordMessages

/** The text of a failed read of one record: its own for 404 and 403, else the generic one. */
export const messageForRecord = (kind: RecordKind, failure: Failure): Message =>
  failure === 404 || failure === 403 ? recordMessages[kind][failure] : messageForStatus(failure, { query: true })

/** Texts that a caller gives instead of the generic ones: by error id, by status, or `default` for any failure. */
export type ErrorMessages = Partial<Record<ErrorId | number | 'offline' | 'parse' | 'default', Message>>

/** An error as the typed client gives it, or the parts of it that decide the text. */
export interface ErrorFacts {
  status: number
  kind: 'offline' | 'parse' | 'http'
  id?: string | undefined
}

/** The text of an error: the caller's by id, then by kind or status, then `default`; then our text of the id; then the generic one. */
export const messageForError = (error: ErrorFacts, { messages = {}, query = false }: { messages?: ErrorMessages | undefined; query?: boolean } = {}): Message => {
  const own = messages as Record<string, Message | undefined>
  const failure = error.kind === 'http' ? error.status : error.kind
  return (
    (error.id ? own[error.id] : undefined) ??
    own[String(failure)] ??
    own.default ??
    errorIdMessages[error.id as keyof typeof errorIdMessages] ??
    messageForStatus(failure, { query })
  )
}

/** Texts of error ids that the generic ones would leave unexplained. */
export const errorIdMessages = defineMessages<'campaign_not_found' | 'store_not_found' | 'store_campaign_not_found' | 'conflict' | 'stale_version' | 'already_decided' | 'not_running' | 'locked' | 'nothing_to_go_back_to' | 'body_too_large' | 'illegal_transition' | 'insufficient_funds' | 'bank_account_missing' | 'personal_id_missing' | 'too_many_requests' | 'unavailable' | 'platform_unavailable' | 'provider_sign_in_needed' | 'provider_unavailable' | 'confirmation_needed' | 'fresh_sign_in_needed' | 'balance_left' | 'collaborations_ongoing' | 'last_member' | 'company_not_approved' | 'email_not_confirmed' | 'days_passed'>({
  campaign_not_found: recordMessages.campaign[404],
  store_not_found: recordMessages.store[404],
  store_campaign_not_found: recordMessages.storeCampaign[404],
  conflict: { id: 'i18n.error.conflict', description: 'Someone else changed the same thing', sv: 'Någon annan hann före. Ladda om och försök igen.', en: 'Someone else was faster. Reload and try again.' },
  stale_version: { id: 'i18n.error.stale-version', description: 'The record changed while it was edited', sv: 'Någon annan har ändrat under tiden. Ladda om för att se ändringen.', en: 'Someone else has made changes meanwhile. Reload to see them.' },
  already_decided: { id: 'i18n.error.already-decided', description: 'Approve or reject of something decided', sv: 'Det här är redan avgjort av någon annan.', en: 'Someone else has already decided this.' },
  not_running: { id: 'i18n.error.not-running', description: 'Stop or rollback of a version that no longer runs', sv: 'Versionen är inte längre igång. Någon annan hann före.', en: 'That version no longer runs. Someone else was faster.' },
  locked: { id: 'i18n.error.locked', description: 'Stop or rollback of a locked part', sv: 'Delen är låst. Lås upp den först.', en: 'The part is locked. Unlock it first.' },
  nothing_to_go_back_to: { id: 'i18n.error.nothing-to-go-back-to', description: 'Rollback without a previous version', sv: 'Det finns ingen tidigare version att gå tillbaka till.', en: 'There is no earlier version to go back to.' },
  body_too_large: { id: 'i18n.error.body-too-large', description: 'Status 413', sv: 'Det du skickar är för stort.', en: 'What you are sending is too large.' },
  illegal_transition: { id: 'i18n.error.illegal-transition', description: 'A state change that the process does not allow', sv: 'Det går inte att göra i det här läget.', en: 'That cannot be done at this stage.' },
  insufficient_funds: { id: 'i18n.error.insufficient-funds', description: 'The account has too little money', sv: 'Det finns inte tillräckligt med pengar på kontot.', en: 'There is not enough money in the account.' },
  bank_account_missing: { id: 'i18n.error.bank-account-missing', description: 'Payout without bank details', sv: 'Lägg till ett bankkonto först.', en: 'Add a bank account first.' },
  personal_id_missing: { id: 'i18n.error.personal-id-missing', description: 'Payout in Sweden without a personal id', sv: 'Lägg till ditt personnummer först.', en: 'Add your Swedish personal identity number first.' },
  too_many_requests: { id: 'i18n.error.too-many-requests', description: 'Status 429', sv: 'För många försök. Vänta en stund och försök igen.', en: 'Too many attempts. Wait a while and try again.' },
  unavailable: { id: 'i18n.error.unavailable', description: 'Status 503', sv: 'Tjänsten svarar inte just nu. Försök igen om en stund.', en: 'The service is not answering right now. Try again in a while.' },
  platform_unavailable: { id: 'i18n.error.platform-unavailable', description: 'The registry is not connected or does not answer', sv: 'Registret svarar inte just nu. Delarna fortsätter som de är.', en: 'The registry is not answering right now. The parts go on as they are.' },
  provider_sign_in_needed: { id: 'i18n.error.provider-sign-in-needed', description: 'The sign-in at Facebook or Instagram has run out', sv: 'Inloggningen hos Facebook gäller inte längre. Logga in där igen.', en: 'Your sign-in at Facebook no longer holds. Sign in there again.' },
  provider_unavailable: { id: 'i18n.error.provider-unavailable', description: 'Facebook or Instagram does not answer', sv: 'Facebook svarar inte just nu. Försök igen om en stund.', en: 'Facebook is not answering right now. Try again in a while.' },
  confirmation_needed: { id: 'i18n.error.confirmation-needed', description: 'A change of bank account or password, long after the sign-in', sv: 'Skriv ditt lösenord för att ändra det här.', en: 'Enter your password to change this.' },
  fresh_sign_in_needed: { id: 'i18n.error.fresh-sign-in-needed', description: 'The same, for an account without a password', sv: 'Logga in med Facebook igen för att ändra det här.', en: 'Log in with Facebook again to change this.' },
  balance_left: { id: 'i18n.error.balance-left', description: 'Deletion of an account with money in its wallet', sv: 'Det finns pengar kvar i plånboken. Ta ut dem först.', en: 'There is money left in the wallet. Take it out first.' },
  collaborations_ongoing: { id: 'i18n.error.collaborations-ongoing', description: 'Deletion of an account with approved collaborations', sv: 'Du har samarbeten kvar att göra klart. Gör klart dem först.', en: 'You have collaborations left to finish. Finish them first.' },
  last_member: { id: 'i18n.error.last-member', description: 'The last one who can look after a company or the platform', sv: 'Ingen annan kan sköta det här kontot. Bjud in någon först.', en: 'Nobody else can look after this account. Invite somebody first.' },
  company_not_approved: { id: 'i18n.error.company-not-approved', description: 'Something that only an approved company may do', sv: 'Ert företag är inte godkänt ännu. Ni kan förbereda utkast så länge.', en: 'Your company has not been approved yet. You can prepare drafts meanwhile.' },
  email_not_confirmed: { id: 'i18n.error.email-not-confirmed', description: 'Something that needs a confirmed address', sv: 'Bekräfta din emailadress först. Länken finns i din inkorg.', en: 'Confirm your email address first. The link is in your inbox.' },
  days_passed: { id: 'i18n.error.days-passed', description: 'Publishing a campaign whose days lie before today', sv: 'Kampanjens dagar har passerat. De måste ändras innan den kan publiceras.', en: 'The days of the campaign have passed. They have to be changed before it can be published.' },
} satisfies Partial<Record<ErrorId, Message>>)

/** The text of a message id under `errors[field]`; an unknown id gets the text of `invalid`. */
export const messageForField = (id: string): Message => fieldMessages[id as FieldErrorId] ?? fieldMessages.invalid

const field = (name: FieldErrorId, description: string, sv: string, en: string): Message => ({ id: `i18n.field.${name}`, description, sv, en })

/** One text for each message id of the contract. */
export const fieldMessages: Record<FieldErrorId, Message> = {
  required: field('required', 'Empty or missing', 'fältet är obligatoriskt', 'this field is required'),
  invalid: field('invalid', 'Not of the right form', 'ogiltigt värde', 'invalid value'),
  invalid_email: field('invalid_email', 'Not an email address', 'ange en giltig emailadress', 'enter a valid email address'),
  invalid_slug: field('invalid_slug', 'Not a slug', 'enbart bokstäver, siffror och bindestreck (-) är tillåtna.', 'only letters, numbers and hyphens (-) are allowed.'),
  invalid_url: field('invalid_url', 'Not an address', 'ogiltig url', 'invalid url'),
  invalid_date: field('invalid_date', 'Not a date', 'ogiltigt datum', 'invalid date'),
  invalid_integer: field('invalid_integer', 'Not a whole number', 'ogiltigt heltal', 'invalid integer'),
  unknown_field: field('unknown_field', 'A field that does not exist', 'okänt fält', 'unknown field'),
  too_short: field('too_short', 'Text too short', 'för kort', 'too short'),
  too_long: field('too_long', 'Text too long', 'för långt', 'too long'),
  too_small: field('too_small', 'Number too small', 'för litet', 'too small'),
  too_large: field('too_large', 'Number too large', 'för stort', 'too large'),
  taken: field('taken', 'Someone has this value', 'är redan upptagen', 'is already taken'),
  account_exists: field('account_exists', 'X-18, English only in the specification', 'account already exists', 'account already exists'),
  not_equal: field('not_equal', 'Differs from another field', 'måste stämma överrens', 'must be equal'),
  not_found: field('not_found', 'Points at nothing', 'finns inte', 'does not exist'),
  must_be_accepted: field('must_be_accepted', 'A box that must be ticked', 'måste godkännas', 'must be accepted'),
  after_end: field('after_end', 'A date after the end', 'måste vara före slutdatumet', 'must be before the end date'),
  before_start: field('before_start', 'A date before the start', 'måste vara efter startdatumet', 'must be after the start date'),
  in_the_past: field('in_the_past', 'A day before today', 'måste vara dagens datum eller senare', 'must be today or later'),
  not_an_image: field('not_an_image', 'An upload that is no image', 'filen är ingen bild. Välj en JPEG, PNG eller WebP.', 'the file is not an image. Choose a JPEG, PNG or WebP.'),
  file_too_large: field('file_too_large', 'An upload that is too large', 'filen är för stor. Välj en under 8 MB.', 'the file is too large. Choose one under 8 MB.'),
  not_yours: field('not_yours', 'Belongs to someone else', 'tillhör någon annan', 'belongs to someone else'),
  already_used: field('already_used', 'A code or link that was used', 'är redan använd', 'has already been used'),
  token_invalid: field('token_invalid', 'A link that is no longer valid', 'länken är inte längre giltig', 'the link is no longer valid'),
  already_confirmed: field('already_confirmed', 'An address that is confirmed', 'är redan bekräftad', 'is already confirmed'),
  wrong_password: field('wrong_password', 'Not the current password', 'fel lösenord', 'wrong password'),
  too_common: field('too_common', 'A password that many people have', 'det lösenordet är för vanligt. Välj ett som ingen annan kommer på.', 'that password is too common. Choose one that nobody else would think of.'),
  no_page: field('no_page', 'An Instagram account without a Facebook page', 'kontot är inte kopplat till en Facebooksida', 'the account is not tied to a Facebook page'),
  no_instagram: field('no_instagram', 'A Facebook page without an Instagram account', 'sidan har inget Instagramkonto', 'the page has no Instagram account'),
  not_professional: field('not_professional', 'A personal Instagram account', 'kontot är inte professionellt', 'the account is not professional'),
  nul_character: field('nul_character', 'Text with a NUL character', 'innehåller ett otillåtet tecken', 'contains a character that is not allowed'),
  kind_not_asked: field('kind_not_asked', 'A kind of post that the campaign does not take', 'kampanjen tar inte den sortens inlägg', 'the campaign does not take that kind of post'),
  contrast_too_low: field('contrast_too_low', 'Colours that nobody can read', 'färgerna är för lika', 'the colours are too alike'),
  image_required: field('image_required', 'V-07, no picture', 'bilden är obligatorisk', 'this image is required'),
  upload_failed: field('upload_failed', 'V-13, one of several uploads failed', 'något gick fel med uppladdningen', 'something went wrong'),
  invalid_personal_id: field('invalid_personal_id', 'V-09, Swedish national id', 'personnummer måste anges enligt ÅÅÅÅMMDD-XXXX', 'YYYYMMDD-XXXX'),
  only_in_sweden: field('only_in_sweden', 'Something that Swedish tax alone asks for', 'finns bara i Sverige', 'is available in Sweden only'),
  social_required: field('social_required', 'V-32, English only in the specification', 'at least one social required', 'at least one social required'),
}
