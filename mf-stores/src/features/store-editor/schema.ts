import { max, maxLength, min, required, type Schema } from '@samspel/forms'

/** Limits are those of the contract. */
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
}
