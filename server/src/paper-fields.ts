import type { Country } from '@samspel/api'
import type { NumberFault, ReadNumber } from '@samspel/api/company-numbers'
import type { FieldErrorId } from '@samspel/api/errors'
import { isPostalCode, writtenPostalCode } from '@samspel/api/postal'
import type { FieldErrors } from './errors'

/** What is kept of what was typed in a field, or the id of what is wrong with it. */
export type ReadField = { value: string } | { fault: FieldErrorId }

const numberFaults: Readonly<Record<NumberFault, FieldErrorId>> = {
  wrong_length: 'wrong_length',
  wrong_check_digit: 'wrong_number',
  invalid: 'invalid',
}

/** A number of an office as a field of papers. */
export const numberField = (reading: ReadNumber): ReadField =>
  'fault' in reading ? { fault: numberFaults[reading.fault] } : { value: reading.number }

/** A post code as its country writes it. */
export const postalField = (text: string, country: Country): ReadField =>
  isPostalCode(text, country) ? { value: writtenPostalCode(text, country) } : { fault: 'wrong_postal_code' }

const oneLine = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The values of a change as they are kept, null for what was emptied, and what is wrong with them by field. */
export const readFields = <F extends string>(
  given: { [K in F]?: string | null | undefined },
  readers: { [K in F]?: (text: string) => ReadField },
): { values: { [K in F]?: string | null }; errors: FieldErrors } => {
  const values: { [K in F]?: string | null } = {}
  const errors: FieldErrors = {}
  for (const field of Object.keys(given) as F[]) {
    const text = oneLine(given[field] ?? '')
    const read = readers[field]?.(text) ?? { value: text }
    if (text === '') values[field] = null
    else if ('fault' in read) errors[field] = [read.fault]
    else values[field] = read.value
  }
  return { values, errors }
}
