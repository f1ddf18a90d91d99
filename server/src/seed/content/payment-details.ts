import { composeIBAN, isValidBBAN } from 'ibantools'
import type { Country } from '@samspel/api'
import { checkDigit } from '../../check-digit'

/** An account at Swedbank that can exist: the check digit stands last. */
const swedbankAccountOf = (figures: number): string => {
  const account = `03${String(figures).slice(0, 6)}`
  return `83279${account}${checkDigit(account)}`
}

/** What stands before the figures of a domestic number, and how many figures follow. */
const domestic = {
  DK: ['0040', 10],
  FI: ['123456', 8],
  GB: ['NWBK601613', 8],
  NO: ['8601', 7],
} as const satisfies Record<Exclude<Country, 'SE'>, readonly [string, number]>

/** An account that can exist: a Swedish number in Sweden, an IBAN elsewhere. */
export const bankAccountOf = (country: Country, figures: number): string => {
  if (country === 'SE') return swedbankAccountOf(figures)
  const [bank, length] = domestic[country]
  // Numbers of some countries have check digits of their own: the next that fits is taken.
  for (let number = figures; ; number += 1) {
    const bban = `${bank}${String(number).padStart(length, '0')}`
    const iban = isValidBBAN(bban, country) ? composeIBAN({ countryCode: country, bban }) : null
    if (iban) return iban
  }
}

/** Made up, as the numbers from 980 on are kept for such; with its check digit. */
export const personalIdOf = (day: string, serial: number): string => {
  const number = `98${serial % 10}`
  return `${day}-${number}${checkDigit(`${day.slice(2)}${number}`)}`
}

/** An account at Swedbank that can exist and ends in these figures: what the bank of the practice world answers hangs on them. */
export const accountEndingIn = (lastFour: string): string => {
  for (let figures = 0; figures < 1_000; figures += 1) {
    const account = `03${String(figures).padStart(3, '0')}${lastFour}`
    if (checkDigit(account.slice(0, -1)) === lastFour.at(-1)) return `83279${account}`
  }
  throw new Error(`No account ends in ${lastFour}`)
}
