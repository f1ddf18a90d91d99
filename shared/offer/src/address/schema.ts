import type { Country, DeliveryAddress } from '@samspel/api'
import { checkAddress, isPostalCode, postalForms } from '@samspel/api/postal'
import { maxLength, required, type Rule, type Schema } from '@samspel/forms'
import { withValues } from '@samspel/i18n'
import { messages } from './messages'

const postalCode: Rule = (value, { country }) =>
  isPostalCode(String(value), country as Country)
    ? undefined
    : withValues(messages.postalCodeInvalid, { example: postalForms[country as Country].example })

const phone: Rule = (value, values) =>
  checkAddress({ ...emptyAddress('SE'), country: values.country as Country, phone: String(value) }).phone
    ? messages.phoneInvalid
    : undefined

/** An address of which nothing is typed yet. */
export const emptyAddress = (country: Country, name = ''): DeliveryAddress => ({
  name,
  street: '',
  postalCode: '',
  city: '',
  country,
  phone: '',
  note: '',
})

/** Rules of the address's fields; `checkAddress` holds on the server too. */
export const addressSchema: Schema = {
  name: [required, maxLength(120)],
  street: [required, maxLength(200)],
  postalCode: [required, postalCode],
  city: [required, maxLength(120)],
  country: required,
  phone: [required, phone],
  note: maxLength(300),
}
