import * as dkNumber from 'stdnum/lib/cjs/dk/cvr.js'
import * as fiVat from 'stdnum/lib/cjs/fi/alv.js'
import * as fiNumber from 'stdnum/lib/cjs/fi/ytunnus.js'
import * as gbVat from 'stdnum/lib/cjs/gb/vat.js'
import * as noNumber from 'stdnum/lib/cjs/no/orgnr.js'
import * as seNumber from 'stdnum/lib/cjs/se/orgnr.js'
import * as seVat from 'stdnum/lib/cjs/se/vat.js'
import type { Country } from '../constants'

/** Why a number cannot be one. */
export type NumberFault = 'wrong_length' | 'wrong_check_digit' | 'invalid'

/** A number as it is kept, or why it is none. */
export type ReadNumber = { number: string } | { fault: NumberFault }

type Validated = ReturnType<typeof seNumber.validate>

/** What people copy along: blanks, points and hyphens of every kind, and signs without a width. */
const bare = (typed: string): string => typed.replace(/[\p{Cf}\p{Pd}\u2212\s.,/]/gu, '').toUpperCase()

const faults: Readonly<Record<string, NumberFault>> = {
  InvalidLength: 'wrong_length',
  InvalidChecksum: 'wrong_check_digit',
}
/** What the library says of a number, as it is kept. */
export const readStdnum = (result: Validated, write: (compact: string) => string): ReadNumber =>
  result.isValid ? { number: write(result.compact) } : { fault: faults[result.error.name] ?? 'invalid' }

/** Letters before and after that belong to the VAT number, or to nobody. */
const digitsOf = (typed: string, country: Country): string =>
  bare(typed)
    .replace(new RegExp(`^${country}(?=\\d)`), '')
    .replace(/^(?:CVR|ORG)(?:NR|NO)?:?(?=\d)/, '')
    .replace(/(?<=^\d{9})MVA$/, '')

const organisationNumbers: Readonly<Record<Country, (typed: string) => ReadNumber>> = {
  // Sole traders have their personal id, written with or without its century; the tax office writes 16 before a company's.
  SE: (typed) => readStdnum(seNumber.validate(typed.replace(/^(?:16|19|20)(?=\d{10}$)/, '')), seNumber.format),
  NO: (typed) => readStdnum(noNumber.validate(typed), noNumber.format),
  DK: (typed) => readStdnum(dkNumber.validate(typed), (number) => number),
  FI: (typed) => readStdnum(fiNumber.validate(typed), fiNumber.format),
  // Companies House numbers have no check digit: eight digits, or two letters and six.
  GB: (typed) => {
    const number = /^\d{6,7}$/.test(typed) ? typed.padStart(8, '0') : typed
    if (/^(?:\d{8}|[A-Z]{2}\d{6})$/.test(number)) return { number }
    return { fault: /^[A-Z]{0,2}\d+$/.test(number) ? 'wrong_length' : 'invalid' }
  },
}

const vatNumbers: Readonly<Record<Country, (digits: string) => ReadNumber>> = {
  SE: (digits) => readStdnum(seVat.validate(digits), (number) => `SE${number}`),
  NO: (digits) => readStdnum(noNumber.validate(digits), (number) => `NO${number}MVA`),
  DK: (digits) => readStdnum(dkNumber.validate(digits), (number) => `DK${number}`),
  FI: (digits) => readStdnum(fiVat.validate(digits), (number) => `FI${number}`),
  GB: (digits) => readStdnum(gbVat.validate(digits), (number) => `GB${number}`),
}

/** Reads an organisation number of a company in a country: its length and check digit, as that country writes it. */
export const readOrganisationNumber = (typed: string, country: Country): ReadNumber =>
  /\d/.test(typed) ? organisationNumbers[country](digitsOf(typed, country)) : { fault: 'invalid' }

/** Reads a VAT number of a company in a country, given with its letters or without: in one piece, as the EU's register is asked. */
export const readVatNumber = (typed: string, country: Country): ReadNumber =>
  /\d/.test(typed) ? vatNumbers[country](digitsOf(typed, country)) : { fault: 'invalid' }
