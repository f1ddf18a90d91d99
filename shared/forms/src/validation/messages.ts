import { defineMessages, fieldMessages, type Message, withValues } from '@samspel/i18n'

/** Texts of the rules, word for word as specified (V-04…V-17). */
export const ruleMessages = {
  integer: fieldMessages.invalid_integer,
  required: fieldMessages.required,
  email: fieldMessages.invalid_email,
  equal: fieldMessages.not_equal,
  url: fieldMessages.invalid_url,
  slug: fieldMessages.invalid_slug,
  slugTaken: fieldMessages.taken,
  image: fieldMessages.image_required,
  upload: fieldMessages.upload_failed,
  personalId: fieldMessages.invalid_personal_id,
  ...defineMessages({
    todayOrLater: {
      id: 'forms.rule.today-or-later',
      description: 'A day in the past',
      defaultMessage: 'måste vara dagens datum eller senare',
      en: 'must be today or later',
    },
    passwordLength: {
      id: 'forms.rule.password-length',
      description: 'Password too short',
      defaultMessage: 'Måste vara minst 8 tecken långt',
      en: 'Must be at least 8 characters long',
    },
    passwordMatch: {
      id: 'forms.rule.password-match',
      description: 'Repeated password differs',
      defaultMessage: 'Lösenorden matchar inte',
      en: 'Passwords do not match',
    },
    slugLookup: {
      id: 'forms.rule.slug-lookup',
      description: 'The lookup of a slug failed',
      defaultMessage: 'förfrågan misslyckades',
      en: 'request failed',
    },
    beforeStart: {
      id: 'forms.rule.before-start',
      description: 'End before start',
      defaultMessage: 'måste vara samma dag som starten eller senare',
      en: 'must be on or after the start',
    },
  }),
}

const limits = defineMessages({
  tooLong: {
    id: 'forms.rule.too-long',
    description: 'Text too long',
    defaultMessage: 'högst {max} tecken',
    en: 'at most {max} characters',
  },
  tooSmall: {
    id: 'forms.rule.too-small',
    description: 'Number too small',
    defaultMessage: 'minst {min}',
    en: 'at least {min}',
  },
  tooGreat: {
    id: 'forms.rule.too-great',
    description: 'Number too great',
    defaultMessage: 'högst {max}',
    en: 'at most {max}',
  },
})

/** A text longer than allowed. */
export const tooLong = (max: number): Message => withValues(limits.tooLong, { max: String(max) })

/** A number below the least allowed. */
export const tooSmall = (min: number): Message => withValues(limits.tooSmall, { min: String(min) })

/** A number above the most allowed. */
export const tooGreat = (max: number): Message => withValues(limits.tooGreat, { max: String(max) })
