import { type Country, isEmail } from '@samspel/api'
import { readOrganisationNumber, readVatNumber } from '@samspel/api/company-numbers'
import { isPostalCode } from '@samspel/api/postal'
import type { Body } from '../../context'
import type { FieldErrors } from '../../errors'
import { numberField, postalField, readFields } from '../../paper-fields'

type Given = Body<'updateCompanyPapers'>['papers']
export type PaperValues = { [F in keyof Given]?: string | null }

/** What an invoice cannot do without; what was given once is changed, and not taken away. */
export const neededPapers = ['legalName', 'organisationNumber', 'street', 'postalCode', 'town', 'invoiceEmail'] as const

/** The values of a change as they are kept, and what is wrong with them by field. */
export const readPapers = (given: Given, country: Country): { values: PaperValues; errors: FieldErrors } =>
  readFields<keyof Given>(given, {
    organisationNumber: (text) => numberField(readOrganisationNumber(text, country)),
    vatNumber: (text) => numberField(readVatNumber(text, country)),
    postalCode: (text) => postalField(text, country),
    invoiceEmail: (text) => (isEmail(text) ? { value: text } : { fault: 'invalid_email' }),
  })

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
