import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import personnummer from 'personnummer'
import { type ClearingSeries, clearingSeries } from './swedish-banks'

/** A bank account in the form that payment files need: an IBAN, or a Swedish clearing and account number. */
export type BankAccount = { bank: string } & (
  | { kind: 'iban'; iban: string }
  | { kind: 'bban'; clearing: string; account: string }
)

const luhn = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, at) => {
    const weighted = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return sum + (weighted > 9 ? weighted - 9 : weighted)
  }, 0) %
    10 ===
  0

/** Modulus 11: weights 1 to 10 from the right, then starting at 1 again. */
const modulus11 = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, at) => sum + Number(digit) * (at === 10 ? 1 : at + 1), 0) % 11 === 0

const fits = (rule: ClearingSeries['rule'], clearing: string, account: string): boolean => {
  switch (rule) {
    case '1a':
      return account.length === 7 && modulus11(clearing.slice(1) + account)
    case '1b':
      return account.length === 7 && modulus11(clearing + account)
    case '2a':
      return account.length <= 10 && luhn(account.padStart(10, '0'))
    case '2b':
      return account.length >= 8 && account.length <= 9 && modulus11(account.padStart(9, '0'))
    case '2c':
      return account.length >= 2 && account.length <= 10 && luhn(account)
  }
}

const swedish = (digits: string): BankAccount | undefined => {
  const clearing = digits.slice(0, 4)
  const found = clearingSeries.find(({ from, to }) => Number(clearing) >= from && Number(clearing) <= to)
  if (!found) return undefined
  // Swedbank's clearing numbers from 8000 up have a fifth digit, a check digit that some people leave out.
  const hasFifth = found.rule === '2c' && clearing.startsWith('8') && luhn(digits.slice(0, 5))
  const lengths = hasFifth ? [5, 4] : [4]
  for (const length of lengths) {
    const account = digits.slice(length)
    if (fits(found.rule, clearing, account)) return { kind: 'bban', bank: found.bank, clearing, account }
  }
  return undefined
}

/** Parses an account number. Undefined unless it has a known clearing number and a correct check digit, or is a valid IBAN. */
export const toBankAccount = (typed: string): BankAccount | undefined => {
  if (/^[A-Za-z]{2}/.test(typed.trim())) {
    const iban = electronicFormatIBAN(typed) ?? ''
    return isValidIBAN(iban) ? { kind: 'iban', bank: `IBAN ${iban.slice(0, 2)}`, iban } : undefined
  }
  return swedish(typed.replace(/\D/g, ''))
}

/** The bank's name, judged by the clearing number alone; undefined when that is unknown. */
export const bankNameOf = (typed: string): string | undefined => {
  if (/^[A-Za-z]{2}/.test(typed.trim())) return `IBAN ${typed.trim().slice(0, 2).toUpperCase()}`
  const clearing = Number(typed.replace(/\D/g, '').slice(0, 4))
  return clearingSeries.find(({ from, to }) => clearing >= from && clearing <= to)?.bank
}

/** Whether a personal id can exist: the date is real and the check digit correct. The format alone is row V-09. */
export const isRealPersonalId = (personalId: string): boolean => personnummer.valid(personalId)
