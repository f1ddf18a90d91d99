import type { Country } from '@samspel/api'
import { readVatNumber } from '@samspel/api/company-numbers'
import { isPostalCode } from '@samspel/api/postal'
import { readTaxNumber } from '@samspel/api/tax-numbers'
import { isRealPersonalId } from '../../bank-account'
import type { Body } from '../../context'
import { addDays } from '../../days'
import { numberField, postalField, type ReadField, readFields } from '../../paper-fields'

type Given = Body<'updateMyPapers'>['papers']
export type PaperValues = { [F in keyof Given]?: string | null }

/** What was given once is changed, and not taken away. */
export const neededPapers = ['firstName', 'lastName', 'street', 'postalCode', 'town', 'taxNumber', 'birthDate'] as const

const oldest = 120 * 365

const birthField = (text: string, today: string): ReadField => {
  const day = text.replace(/^(\d{4})[-.]?(\d{2})[-.]?(\d{2})$/, '$1-$2-$3')
  const isDay = !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day
  return isDay && day < today && day > addDays(today, -oldest) ? { value: day } : { fault: 'invalid_date' }
}

const taxField = (text: string, country: Country): ReadField => {
  const read = readTaxNumber(text, country)
  // The library does not know coordination numbers.
  if (country === 'SE' && 'number' in read && !isRealPersonalId(read.number)) return { fault: 'wrong_number' }
  return numberField(read)
}

/** The values of a change as they are kept, and what is wrong with them by field. */
export const readValues = (given: Given, { country, today }: { country: Country; today: string }) =>
  readFields<keyof Given>(given, {
    taxNumber: (text) => taxField(text, country),
    birthDate: (text) => birthField(text, today),
    vatNumber: (text) => numberField(readVatNumber(text, country)),
    postalCode: (text) => postalField(text, country),
  })

/** What of somebody's papers a new country does not know as its own; a tax number is another one in every country. */
export const foreignIn = (
  papers: { vatNumber: string | null; postalCode: string | null; hasTaxNumber: boolean },
  country: Country,
): PaperValues => ({
  ...(papers.vatNumber && !papers.vatNumber.startsWith(country) && { vatNumber: null }),
  ...(papers.postalCode && !isPostalCode(papers.postalCode, country) && { postalCode: null }),
  ...(papers.hasTaxNumber && { taxNumber: null }),
})
