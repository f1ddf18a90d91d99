import { type FieldErrorId, isEmail, type OpeningException } from '@samspel/api'
import { invalid } from '../../errors'
import type { StoreFields } from './repository'

/** Whether opening hours are in order, do not cross midnight and do not overlap. */
const areApart = (hours: OpeningException['hours']): boolean =>
  hours.every(({ from, to }, index) => from < to && (index === 0 || (hours[index - 1]?.to ?? '') <= from))

const differ = (exceptions: readonly OpeningException[]): boolean =>
  new Set(exceptions.map(({ day }) => day)).size === exceptions.length

/** Checks beyond the schema: invalid email addresses, overlapping hours, duplicate days. */
export const fieldErrors = ({ contactEmail, openingWeek, openingExceptions }: StoreFields) => {
  const errors: Record<string, FieldErrorId[]> = {}
  if (contactEmail && !isEmail(contactEmail)) errors['contactEmail'] = ['invalid_email']
  if (openingWeek && !openingWeek.every(areApart)) errors['openingWeek'] = ['invalid']
  if (openingExceptions && !(openingExceptions.every(({ hours }) => areApart(hours)) && differ(openingExceptions)))
    errors['openingExceptions'] = ['invalid']
  return errors
}

/** 422 with the invalid fields. */
export const requireFields = (fields: StoreFields): void => {
  const errors = fieldErrors(fields)
  if (Object.keys(errors).length > 0) throw invalid(errors)
}
