import * as dkNumber from 'stdnum/lib/cjs/dk/cpr.js'
import * as fiNumber from 'stdnum/lib/cjs/fi/hetu.js'
import * as gbInsurance from 'stdnum/lib/cjs/gb/nino.js'
import * as gbNumber from 'stdnum/lib/cjs/gb/utr.js'
import * as noNumber from 'stdnum/lib/cjs/no/fodselsnummer.js'
import * as seNumber from 'stdnum/lib/cjs/se/personnummer.js'
import type { Country } from '../constants'
import { type ReadNumber, readStdnum } from './company-numbers'
import { plainPersonalId } from './payment-details'
import { toPersonalId } from './text'

const bare = (typed: string): string => typed.replace(/[\p{Cf}\s.,/]/gu, '').toUpperCase()

/** Coordination numbers have the day of birth and sixty; their check digit is made of it all the same. */
const asBorn = (personalId: string): string => {
  const day = Number(personalId.slice(6, 8))
  return day > 60 ? `${personalId.slice(0, 6)}${String(day - 60).padStart(2, '0')}${personalId.slice(8)}` : personalId
}

const taxNumbers: Readonly<Record<Country, (typed: string) => ReadNumber>> = {
  // By its form alone where it is a coordination number, which the library does not know: the server looks at its check digit.
  SE: (typed) => {
    const number = toPersonalId(plainPersonalId(typed))
    if (!number) return { fault: 'wrong_length' }
    return number === asBorn(number) ? readStdnum(seNumber.validate(number), () => number) : { number }
  },
  NO: (typed) => readStdnum(noNumber.validate(typed), (number) => number),
  // Danish numbers of late have no check digit: the date alone is looked at.
  DK: (typed) => readStdnum(dkNumber.validate(typed), dkNumber.format),
  FI: (typed) => readStdnum(fiNumber.validate(typed), (number) => number),
  // Who files a return has a reference of ten digits, everybody else a number of national insurance.
  GB: (typed) =>
    /^\d/.test(typed)
      ? readStdnum(gbNumber.validate(typed), (number) => number)
      : readStdnum(gbInsurance.validate(typed), (number) => number),
}

/** Reads the number by which a country's tax office knows a person: its length and check digit, as that country writes it. */
export const readTaxNumber = (typed: string, country: Country): ReadNumber =>
  /\d/.test(typed) ? taxNumbers[country](bare(typed)) : { fault: 'invalid' }

/** The day of birth (YYYY-MM-DD) that a Swedish personal id or coordination number says. */
export const birthDateOf = (personalId: string): string =>
  asBorn(personalId).replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3')
