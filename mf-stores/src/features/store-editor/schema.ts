import { each, max, maxLength, min, optionalEmail, required, type Rule, type Schema } from '@samspel/forms'
import { readHours } from './hours-text'
import { messages } from './more-messages'
import type { ExceptionText } from './values'

const hours: Rule = (value) => (readHours(typeof value === 'string' ? value : '') ? undefined : messages.wrongHours)

const once: Rule = (value, { openingExceptions }) =>
  (openingExceptions as ExceptionText[]).filter(({ day }) => day === value).length > 1 ? messages.dayTwice : undefined

/** Limits as in the contract. */
export const schema: Schema = {
  name: [required, maxLength(120)],
  address: [required, maxLength(200)],
  postalCode: [required, maxLength(20)],
  city: [required, maxLength(120)],
  countryCode: required,
  latitude: [required, min(-90), max(90)],
  longitude: [required, min(-180), max(180)],
  phone: maxLength(40),
  openingHours: maxLength(200),
  openingWeek: each(hours),
  openingExceptions: each({ day: [required, once], hours, note: maxLength(120) }),
  contactName: maxLength(120),
  contactEmail: [optionalEmail, maxLength(254)],
  handoverNote: maxLength(500),
}
