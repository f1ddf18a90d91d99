import { storeFields } from '@samspel/api/store-fields'
import { each, max, maxLength, min, optionalEmail, required, type Rule, type Schema } from '@samspel/forms'
import { readHours } from './hours-text'
import { messages } from './more-messages'
import type { ExceptionText } from './values'

const hours: Rule = (value) => (readHours(typeof value === 'string' ? value : '') ? undefined : messages.wrongHours)

const once: Rule = (value, { openingExceptions }) =>
  (openingExceptions as ExceptionText[]).filter(({ day }) => day === value).length > 1 ? messages.dayTwice : undefined

export const schema: Schema = {
  name: [required, maxLength(storeFields.name.longest)],
  address: [required, maxLength(storeFields.address.longest)],
  postalCode: [required, maxLength(storeFields.postalCode.longest)],
  city: [required, maxLength(storeFields.city.longest)],
  countryCode: required,
  latitude: [required, min(-storeFields.latitude.most), max(storeFields.latitude.most)],
  longitude: [required, min(-storeFields.longitude.most), max(storeFields.longitude.most)],
  phone: maxLength(storeFields.phone.longest),
  openingHours: maxLength(storeFields.openingHours.longest),
  openingWeek: each(hours),
  openingExceptions: each({ day: [required, once], hours, note: maxLength(120) }),
  contactName: maxLength(storeFields.contactName.longest),
  contactEmail: [optionalEmail, maxLength(storeFields.contactEmail.longest)],
  handoverNote: maxLength(storeFields.handoverNote.longest),
}
