import { type Country, isEmail } from '@samspel/api'
import { type ReadNumber, readOrganisationNumber, readVatNumber } from '@samspel/api/company-numbers'
import { isPostalCode, writtenPostalCode } from '@samspel/api/postal'
import type { Body } from '../../context'
import type { FieldErrors } from '../../errors'

type Given = Body<'updateCompanyPapers'>['papers']
export type PaperValues = { [F in keyof Given]?: string | null }

/** What an invoice cannot do without; what was given once is changed, and not taken away. */
export const neededPapers = ['legalName', 'organisationNumber', 'street', 'postalCode', 'town', 'invoiceEmail'] as const

const oneLine = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

const numberFaults = { wrong_length: 'wrong_length', wrong_check_digit: 'wrong_number', invalid: 'invalid' } as const

/** The values of a change as they are kept, and what is wrong with them by field. */
export const readPapers = (given: Given, country: Country): { values: PaperValues; errors: FieldErrors } => {
  const values: PaperValues = {}
  const errors: FieldErrors = {}
  const number = (field: 'organisationNumber' | 'vatNumber', reading: ReadNumber) => {
    if ('fault' in reading) errors[field] = [numberFaults[reading.fault]]
    else values[field] = reading.number
  }
  for (const [key, typed] of Object.entries(given)) {
    const field = key as keyof Given
    const text = oneLine(typed ?? '')
    if (text === '') values[field] = null
    else if (field === 'organisationNumber') number(field, readOrganisationNumber(text, country))
    else if (field === 'vatNumber') number(field, readVatNumber(text, country))
    else if (field === 'postalCode' && !isPostalCode(text, country)) errors[field] = ['wrong_postal_code']
    else if (field === 'invoiceEmail' && !isEmail(text)) errors[field] = ['invalid_email']
    else values[field] = field === 'postalCode' ? writtenPostalCode(text, country) : text
  }
  return { values, errors }
}

/** Which of a company's values a country does not know as its own. */
export const foreignIn = (
  papers: { organisationNumber: string | null; vatNumber: string | null; postalCode: string | null },
  country: Country,
): PaperValues => {
  const { organisationNumber, vatNumber, postalCode } = papers
  return {
    ...(organisationNumber &&
      'fault' in readOrganisationNumber(organisationNumber, country) && { organisationNumber: null }),
    ...(vatNumber && !vatNumber.startsWith(country) && { vatNumber: null }),
    ...(postalCode && !isPostalCode(postalCode, country) && { postalCode: null }),
  }
}
