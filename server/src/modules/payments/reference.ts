import { checkDigit } from '../../check-digit'

/** The reference of a number of ours. */
export const referenceOf = (number: number): string => `${number}${checkDigit(String(number))}`

/** The digits of what a payer wrote, blanks and dashes left out; undefined where the check digit says that it was mistyped. */
export const readReference = (written: string): string | undefined => {
  const digits = written.replace(/[\s-]/g, '')
  if (!/^\d{4,20}$/.test(digits)) return undefined
  return checkDigit(digits.slice(0, -1)) === digits.at(-1) ? digits : undefined
}
