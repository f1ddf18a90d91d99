import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import { postcodeValidator } from 'postcode-validator'
import type { Country } from '../constants'
import type { DeliveryAddress } from '../contract/types'
import { phoneData } from '../generated/phone-data'

interface PostalForm {
  /** How many digits a post code has; null where it has letters too. */
  digits: number | null
  /** Where the blank is written, counted from the end; 0: nowhere. */
  blankBefore: number
  example: string
  /** The server knows its towns by post code. */
  knowsTowns: boolean
}

/** How the countries write their post codes. */
export const postalForms: Readonly<Record<Country, PostalForm>> = {
  DK: { digits: 4, blankBefore: 0, example: '2100', knowsTowns: true },
  FI: { digits: 5, blankBefore: 0, example: '00100', knowsTowns: true },
  GB: { digits: null, blankBefore: 3, example: 'SW1A 1AA', knowsTowns: false },
  NO: { digits: 4, blankBefore: 0, example: '0150', knowsTowns: true },
  SE: { digits: 5, blankBefore: 2, example: '413 04', knowsTowns: true },
}

/** A post code as the country writes it, also while it is being typed; what cannot be one is left as it is. */
export const writtenPostalCode = (typed: string, country: Country): string => {
  const { digits, blankBefore } = postalForms[country]
  const code = typed
    .replace(/[\p{Cf}\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replace(new RegExp(`^${country}(?=\\d)`), '')
  const isWhole = digits === null ? code.length >= 5 : code.length === digits
  return isWhole && blankBefore > 0
    ? `${code.slice(0, -blankBefore)} ${code.slice(-blankBefore)}`
    : code || typed.trim()
}

/** Whether a text is a post code of the country. */
export const isPostalCode = (typed: string, country: Country): boolean =>
  postcodeValidator(writtenPostalCode(typed, country), country)

const phoneOf = (typed: string, country: Country) => {
  const phone = parsePhoneNumberFromString(typed, country, phoneData)
  return phone?.isValid() ? phone : undefined
}

/** A phone number as its country writes it; one that cannot be read as it was given. */
export const writtenPhone = (phone: string, country: Country): string => {
  const found = phoneOf(phone, country)
  if (!found) return phone
  return found.country === country ? found.formatNational() : found.formatInternational()
}

const oneLine = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** An address as it is kept: blanks made single, the post code as the country writes it, the phone in E.164. What cannot be read stays as it was typed. */
export const plainAddress = (address: DeliveryAddress): DeliveryAddress => {
  const { country } = address
  return {
    name: oneLine(address.name),
    street: oneLine(address.street),
    postalCode: writtenPostalCode(address.postalCode, country),
    city: oneLine(address.city),
    country,
    phone: phoneOf(address.phone, country)?.number ?? oneLine(address.phone),
    note: address.note.trim(),
  }
}

/** What is wrong with an address, by field: mobile numbers alone, as carriers tell of parcels by text. */
export const checkAddress = (address: DeliveryAddress): Partial<Record<AddressField, ('required' | 'invalid')[]>> => {
  const plain = plainAddress(address)
  const { country } = plain
  const errors: ReturnType<typeof checkAddress> = {}
  for (const field of neededFields) if (plain[field] === '') errors[field] = ['required']
  if (!errors.postalCode && !isPostalCode(plain.postalCode, country)) errors.postalCode = ['invalid']
  if (!errors.phone && !phoneOf(plain.phone, country)) errors.phone = ['invalid']
  return errors
}

const neededFields = ['name', 'street', 'postalCode', 'city', 'phone'] as const
type AddressField = (typeof neededFields)[number]
