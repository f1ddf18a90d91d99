import type { Country } from '@samspel/api'
import { readOrganisationNumber, readVatNumber } from '@samspel/api/company-numbers'

const places: Readonly<Record<Country, readonly [street: string, postalCode: string, town: string]>> = {
  SE: ['Magasinsgatan', '411 18', 'Göteborg'],
  DK: ['Vestergade', '1456', 'København'],
  NO: ['Storgata', '0184', 'Oslo'],
  FI: ['Aleksanterinkatu', '00100', 'Helsinki'],
  GB: ['Redchurch Street', 'E2 7DJ', 'London'],
}
/** Where numbers of the demo begin; in ranges that no company has been given yet where there are such. */
const begin: Readonly<Record<Country, number>> = {
  SE: 5_599_990_000,
  DK: 99_000_000,
  NO: 999_900_000,
  FI: 99_000_000,
  GB: 99_000_000,
}

/** The number that comes after so many, by the country's check digits. */
const numberAfter = (country: Country, at: number): string => {
  for (let tried = begin[country] + at * 211; ; tried += 1) {
    const read = readOrganisationNumber(String(tried), country)
    if ('number' in read) return read.number
  }
}
const vatOf = (country: Country, number: string): string | null => {
  const read = readVatNumber(`${number}${country === 'SE' ? '01' : ''}`, country)
  return 'number' in read ? read.number : null
}

/** What stands on the invoices of a company of the demo: the same at every start. */
export const companyPapers = ({ name, country, at }: { name: string; country: Country; at: number }, since: string) => {
  const [street, postalCode, town] = places[country]
  const number = name === 'Trekant Handel AB' ? '559999-4711' : numberAfter(country, at + 1)
  const vatNumber = vatOf(country, number)
  return {
    legal_name: name,
    organisation_number: number,
    vat_number: vatNumber,
    vat_state: vatNumber && ('valid' as const),
    vat_checked_at: vatNumber && since,
    street: `${street} ${11 + at}`,
    postal_code: postalCode,
    town,
    invoice_email: `faktura@${name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]/g, '')}.samspel.test`,
    reference: null,
  }
}
