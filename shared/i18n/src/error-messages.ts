import type { ErrorId } from '@samspel/api'
import { genericMessages, recordMessages } from './generic-messages'
import type { Message } from './message'
import { defineMessages, withValues } from './messages'

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

/** Texts that come with the first answer that says no. */
let late: { ids: Readonly<Record<string, Message>>; fields: Readonly<Record<string, Message>> } = {
  ids: {},
  fields: {},
}
let loading: Promise<void> | undefined

/**
 * Loads the texts that no first view needs. Whoever makes an answer into words waits for it; where it fails (offline) the generic texts
 * stand in, and the next answer tries again.
 */
export const loadErrorTexts = (): Promise<void> =>
  (loading ??= import(/* webpackChunkName: "error-texts" */ './late-error-messages').then(
    ({ lateErrorIdMessages, lateFieldMessages }) => {
      late = { ids: lateErrorIdMessages, fields: lateFieldMessages }
    },
    () => {
      loading = undefined
    },
  ))

/** An error as the typed client gives it, or the parts of it that decide the text. */
export interface ErrorFacts {
  status: number
  kind: 'offline' | 'parse' | 'http'
  id?: string | undefined
  /** What a body or file that was too large may have. */
  maxBytes?: number | undefined
}

/** The text of an error: the caller's by id, then by kind or status, then `default`; then our text of the id; then the generic one. */
export const messageForError = (
  error: ErrorFacts,
  { messages = {}, query = false }: { messages?: ErrorMessages | undefined; query?: boolean } = {},
): Message => {
  const own = messages as Record<string, Message | undefined>
  const failure = error.kind === 'http' ? error.status : error.kind
  return (
    (error.id ? own[error.id] : undefined) ??
    own[String(failure)] ??
    own.default ??
    (error.status === 413 ? tooLarge(sizeMessages.body, errorIdMessages.body_too_large, error.maxBytes) : undefined) ??
    errorIdMessages[error.id as keyof typeof errorIdMessages] ??
    late.ids[error.id ?? ''] ??
    messageForStatus(failure, { query })
  )
}

/** Texts of error ids that the generic ones would leave unexplained. */
export const errorIdMessages = {
  campaign_not_found: recordMessages.campaign[404],
  store_not_found: recordMessages.store[404],
  store_campaign_not_found: recordMessages.storeCampaign[404],
  ...defineMessages({
    already_decided: {
      id: 'i18n.error.already-decided',
      description: 'Approve or reject of something decided',
      defaultMessage: 'Det här är redan avgjort av någon annan.',
      en: 'Someone else has already decided this.',
    },
    body_too_large: {
      id: 'i18n.error.body-too-large',
      description: 'Status 413',
      defaultMessage: 'Det du skickar är för stort.',
      en: 'What you are sending is too large.',
    },
    illegal_transition: {
      id: 'i18n.error.illegal-transition',
      description: 'A state change that the process does not allow',
      defaultMessage: 'Det går inte att göra i det här läget.',
      en: 'That cannot be done at this stage.',
    },
    proposal_changed: {
      id: 'i18n.error.proposal-changed',
      description: 'Staff approved a fee that the creator has changed since',
      defaultMessage: 'Kreatören har föreslagit ett annat arvode. Läs ansökan igen.',
      en: 'The creator has proposed another fee. Read the application again.',
    },
    fee_not_covered: {
      id: 'i18n.error.fee-not-covered',
      description: 'A creator says yes to a fee that the brand has no money for right now',
      defaultMessage:
        'Varumärket har inte pengar på kontot just nu, så inget är bestämt. De har fått veta det. Svara igen lite senare.',
      en: 'The brand does not have the money in its account right now, so nothing is decided. They have been told. Answer again a little later.',
    },
    insufficient_funds: {
      id: 'i18n.error.insufficient-funds',
      description: 'The account has too little money',
      defaultMessage: 'Det finns inte tillräckligt med pengar på kontot.',
      en: 'There is not enough money in the account.',
    },
    too_many_requests: {
      id: 'i18n.error.too-many-requests',
      description: 'Status 429',
      defaultMessage: 'För många försök. Vänta en stund och försök igen.',
      en: 'Too many attempts. Wait a while and try again.',
    },
    unavailable: {
      id: 'i18n.error.unavailable',
      description: 'Status 503',
      defaultMessage: 'Tjänsten svarar inte just nu. Försök igen om en stund.',
      en: 'The service is not answering right now. Try again in a while.',
    },
    company_not_approved: {
      id: 'i18n.error.company-not-approved',
      description: 'Something that only an approved company may do',
      defaultMessage: 'Ert företag är inte godkänt ännu. Ni kan förbereda utkast så länge.',
      en: 'Your company has not been approved yet. You can prepare drafts meanwhile.',
    },
    email_not_confirmed: {
      id: 'i18n.error.email-not-confirmed',
      description: 'Something that needs a confirmed address',
      defaultMessage: 'Bekräfta din e-postadress först. Länken finns i din inkorg.',
      en: 'Confirm your email address first. The link is in your inbox.',
    },
    days_passed: {
      id: 'i18n.error.days-passed',
      description: 'Publishing a campaign whose days lie before today',
      defaultMessage: 'Kampanjens dagar har passerat. De måste ändras innan den kan publiceras.',
      en: 'The campaign dates have passed. Change them before it can be published.',
    },
  }),
} satisfies Partial<Record<ErrorId, Message>>

const sizeMessages = defineMessages({
  body: {
    id: 'i18n.error.body-over',
    description: 'Status 413, with the limit, such as 4 MB',
    defaultMessage: 'Det du skickar är för stort. Högst {size} går att skicka.',
    en: 'What you are sending is too large. At most {size} can be sent.',
  },
  file: {
    id: 'i18n.field.file-over',
    description: 'A file that is too large, with the limit, such as 8 MB',
    defaultMessage: 'filen är för stor. Välj en på högst {size}.',
    en: 'the file is too large. Choose one of at most {size}.',
  },
})

const MiB = 1024 * 1024
const tooLarge = (withLimit: Message, without: Message, maxBytes: number | undefined): Message =>
  maxBytes === undefined
    ? without
    : withValues(withLimit, {
        size: maxBytes < MiB ? `${Math.floor(maxBytes / 1024)} kB` : `${Math.floor(maxBytes / MiB)} MB`,
      })

/** The text of a message id under `errors[field]`; an unknown id gets the text of `invalid`. `maxBytes`: what a file that is too large may have. */
export const messageForField = (id: string, maxBytes?: number): Message =>
  id === 'file_too_large'
    ? tooLarge(sizeMessages.file, fieldMessages.file_too_large, maxBytes)
    : ((fieldMessages as Readonly<Record<string, Message>>)[id] ?? late.fields[id] ?? fieldMessages.invalid)

/** Texts of message ids of the contract; those that few forms have are in `late-error-messages.ts`. */
export const fieldMessages = defineMessages({
  required: {
    id: 'i18n.field.required',
    description: 'Empty or missing',
    defaultMessage: 'fältet är obligatoriskt',
    en: 'this field is required',
  },
  invalid: {
    id: 'i18n.field.invalid',
    description: 'Not of the right form',
    defaultMessage: 'ogiltigt värde',
    en: 'invalid value',
  },
  invalid_email: {
    id: 'i18n.field.invalid_email',
    description: 'Not an email address',
    defaultMessage: 'ange en giltig emailadress',
    en: 'enter a valid email address',
  },
  invalid_slug: {
    id: 'i18n.field.invalid_slug',
    description: 'Not a slug',
    defaultMessage: 'enbart bokstäver, siffror och bindestreck (-) är tillåtna.',
    en: 'only letters, numbers and hyphens (-) are allowed.',
  },
  invalid_url: {
    id: 'i18n.field.invalid_url',
    description: 'Not an address',
    defaultMessage: 'ogiltig url',
    en: 'invalid url',
  },
  invalid_date: {
    id: 'i18n.field.invalid_date',
    description: 'Not a date',
    defaultMessage: 'ogiltigt datum',
    en: 'invalid date',
  },
  invalid_integer: {
    id: 'i18n.field.invalid_integer',
    description: 'Not a whole number',
    defaultMessage: 'ogiltigt heltal',
    en: 'invalid integer',
  },
  too_short: { id: 'i18n.field.too_short', description: 'Text too short', defaultMessage: 'för kort', en: 'too short' },
  too_long: { id: 'i18n.field.too_long', description: 'Text too long', defaultMessage: 'för långt', en: 'too long' },
  too_small: {
    id: 'i18n.field.too_small',
    description: 'Number too small',
    defaultMessage: 'för litet',
    en: 'too small',
  },
  too_large: {
    id: 'i18n.field.too_large',
    description: 'Number too large',
    defaultMessage: 'för stort',
    en: 'too large',
  },
  taken: {
    id: 'i18n.field.taken',
    description: 'Someone has this value',
    defaultMessage: 'är redan upptagen',
    en: 'is already taken',
  },
  account_exists: {
    id: 'i18n.field.account_exists',
    description: 'X-18, English only in the specification',
    defaultMessage: 'account already exists',
    en: 'account already exists',
  },
  not_equal: {
    id: 'i18n.field.not_equal',
    description: 'Differs from another field',
    defaultMessage: 'måste stämma överrens',
    en: 'must be equal',
  },
  not_found: {
    id: 'i18n.field.not_found',
    description: 'Points at nothing',
    defaultMessage: 'finns inte',
    en: 'does not exist',
  },
  not_an_image: {
    id: 'i18n.field.not_an_image',
    description: 'An upload that is no image',
    defaultMessage: 'filen är ingen bild. Välj en JPEG, PNG eller WebP.',
    en: 'the file is not an image. Choose a JPEG, PNG or WebP.',
  },
  heic_image: {
    id: 'i18n.field.heic_image',
    description: 'A picture in the format HEIC of an iPhone, which browsers cannot show',
    defaultMessage:
      'bilden är i formatet HEIC. Spara den som JPEG: öppna den i bildprogrammet och välj Exportera, eller ställ in kameran på Mest kompatibel.',
    en: 'the picture is in the HEIC format. Save it as JPEG: open it in your photo app and choose Export, or set the camera to Most Compatible.',
  },
  animated_image: {
    id: 'i18n.field.animated_image',
    description: 'A picture that moves',
    defaultMessage: 'bilden är rörlig. Välj en stillbild.',
    en: 'the picture is animated. Choose a still picture.',
  },
  too_many_pixels: {
    id: 'i18n.field.too_many_pixels',
    description: 'A picture with more pixels than are taken',
    defaultMessage: 'bilden har för många bildpunkter. Välj en på högst 64 megapixlar.',
    en: 'the picture has too many pixels. Choose one of at most 64 megapixels.',
  },
  file_too_large: {
    id: 'i18n.field.file_too_large',
    description: 'An upload that is too large',
    defaultMessage: 'filen är för stor. Välj en mindre.',
    en: 'the file is too large. Choose a smaller one.',
  },
  file_type: {
    id: 'i18n.field.file_type',
    description: 'A file that is neither a picture nor a film that is taken',
    defaultMessage: 'filen går inte att använda. Välj en bild (JPEG, PNG, WebP) eller film (MP4, MOV, WebM).',
    en: 'the file cannot be used. Choose a picture (JPEG, PNG, WebP) or film (MP4, MOV, WebM).',
  },
  incomplete: {
    id: 'i18n.field.incomplete',
    description: 'A file of which a part is missing',
    defaultMessage: 'hela filen kom inte fram. Försök igen.',
    en: 'not all of the file arrived. Try again.',
  },
  image_required: {
    id: 'i18n.field.image_required',
    description: 'V-07, no picture',
    defaultMessage: 'bilden är obligatorisk',
    en: 'this image is required',
  },
  upload_failed: {
    id: 'i18n.field.upload_failed',
    description: 'V-13, one of several uploads failed',
    defaultMessage: 'något gick fel med uppladdningen',
    en: 'something went wrong',
  },
  invalid_personal_id: {
    id: 'i18n.field.invalid_personal_id',
    description: 'V-09, Swedish national id',
    defaultMessage: 'personnummer måste anges enligt ÅÅÅÅMMDD-XXXX',
    en: 'YYYYMMDD-XXXX',
  },
  social_required: {
    id: 'i18n.field.social_required',
    description: 'V-32, English only in the specification',
    defaultMessage: 'at least one social required',
    en: 'at least one social required',
  },
})
