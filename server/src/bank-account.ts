import { composeIBAN, electronicFormatIBAN, isValidBBAN, isValidIBAN } from 'ibantools'
import Kontonummer, { parse } from 'kontonummer'
import personnummer from 'personnummer'
import type { Country, ResponseOf } from '@samspel/api'
import { toAccountNumber } from '@samspel/api/payment-details'

/** A bank account in the form that payment files need: an IBAN, or a Swedish clearing and account number. */
export type BankAccount = { bank: string } & (
  | { kind: 'iban'; iban: string }
  | { kind: 'bban'; clearing: string; account: string }
)

/** Why money cannot be sent there. */
type AccountFault = NonNullable<ResponseOf<'getMyAccount'>['details']['accountFault']>

const isIban = (number: string) => /^[A-Za-z]{2}/.test(number)

const bankOf = (digits: string) => {
  try {
    return Kontonummer.getSortingCodeInfo(digits.slice(0, 4)).bankName
  } catch {
    return undefined
  }
}

const swedish = (digits: string): BankAccount | AccountFault => {
  const bank = bankOf(digits)
  if (!bank) return 'unknown_bank'
  const clearing = digits.slice(0, 4)
  // Swedbank's clearing numbers from 8000 up have a fifth digit, a check digit that some people leave out.
  for (const length of clearing.startsWith('8') ? [5, 4] : [4]) {
    try {
      const account = digits.slice(length)
      // `semi`: numbers of the second type may leave out the zeros that they begin with.
      const { valid, comment, type } = parse(digits.slice(0, length), account, { mode: 'semi' })
      const hasLength = type === 1 ? account.length === 7 : account.length <= (comment === 2 ? 9 : 10)
      if (valid && hasLength) return { kind: 'bban', bank, clearing, account }
    } catch {
      // Not split there, or wrong.
    }
  }
  return 'wrong_check_digit'
}

/** Domestic numbers of other countries that an IBAN can be made of, by their form. Those of Britain and Finland lack what it needs. */
const domestic: Partial<Record<Country, (digits: string) => string | undefined>> = {
  // Eleven digits, the last one a check digit.
  NO: (digits) => (digits.length === 11 ? digits : undefined),
  // Registration number of four, account number of up to ten digits.
  DK: (digits) =>
    digits.length >= 8 && digits.length <= 14 ? digits.slice(0, 4) + digits.slice(4).padStart(10, '0') : undefined,
}

const foreign = (digits: string, country: Country): BankAccount | AccountFault => {
  const bban = domestic[country]?.(digits)
  // A number that a Swedish account could have as well is not guessed at.
  if (!bban || typeof swedish(digits) === 'object') return 'iban_needed'
  const iban = isValidBBAN(bban, country) ? composeIBAN({ countryCode: country, bban }) : null
  return iban ? { kind: 'iban', bank: `IBAN ${country}`, iban } : 'wrong_check_digit'
}

/** Reads an account number of a creator in a country. */
export const readBankAccount = (typed: string, country: Country): BankAccount | AccountFault => {
  const number = toAccountNumber(typed)
  if (!number) return 'unreadable'
  if (isIban(number)) {
    const iban = electronicFormatIBAN(number) ?? ''
    return isValidIBAN(iban) ? { kind: 'iban', bank: `IBAN ${iban.slice(0, 2)}`, iban } : 'invalid_iban'
  }
  const digits = number.replace(/\D/g, '')
  return country === 'SE' ? swedish(digits) : foreign(digits, country)
}

/** The bank's name, judged by the clearing number alone; undefined when that is unknown, or not Swedish. */
export const bankNameOf = (typed: string, country: Country): string | undefined => {
  const number = toAccountNumber(typed) ?? ''
  if (isIban(number)) return `IBAN ${number.slice(0, 2).toUpperCase()}`
  return country === 'SE' ? bankOf(number.replace(/\D/g, '')) : undefined
}

/** Swedish tax wants to know whom money goes to: people in Sweden, and whoever is paid to an account there (row G-06). */
export const needsPersonalId = (country: Country, accountNumber: string | null | undefined): boolean =>
  country === 'SE' || /^SE/i.test(toAccountNumber(accountNumber ?? '') ?? '')

/** Whether a personal id can exist: the date is real and the check digit correct; coordination numbers too. The format alone is row V-09. */
export const isRealPersonalId = (personalId: string): boolean => personnummer.valid(personalId)
