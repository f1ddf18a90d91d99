import { describe, expect, test } from '@jest/globals'
import type { Country } from '../constants'
import { readOrganisationNumber, readVatNumber } from './company-numbers'

type Case = readonly [country: Country, typed: string, found: string]

const wrong = ['wrong_length', 'wrong_check_digit', 'invalid']
const outcome = (found: string) => (wrong.includes(found) ? { fault: found } : { number: found })

describe('organisation numbers', () => {
  test.each<Case>([
    ['SE', '559999-4711', '559999-4711'],
    ['SE', '5599994711', '559999-4711'],
    ['SE', ' 556703–7485 ', '556703-7485'],
    ['SE', '16556703-7485', '556703-7485'],
    ['SE', '19811218-9876', '811218-9876'],
    ['SE', 'SE5567037485', '556703-7485'],
    ['SE', '556703-7486', 'wrong_check_digit'],
    ['SE', '556703-748', 'wrong_length'],
    ['SE', '556703-74855', 'wrong_length'],
    ['SE', 'Trekant AB', 'invalid'],
    ['NO', '988 077 917', '988 077 917'],
    ['NO', 'NO988077917MVA', '988 077 917'],
    ['NO', '988077918', 'wrong_check_digit'],
    ['NO', '98807791', 'wrong_length'],
    ['DK', '13 58 56 28', '13585628'],
    ['DK', 'CVR-nr: 13585628', '13585628'],
    ['DK', '13585627', 'wrong_check_digit'],
    ['DK', '1358562', 'wrong_length'],
    ['FI', '20774740', '2077474-0'],
    ['FI', '2077474-0', '2077474-0'],
    ['FI', '2077474-1', 'wrong_check_digit'],
    ['FI', '207747-0', 'wrong_length'],
    ['GB', '00445790', '00445790'],
    ['GB', '445790', '00445790'],
    ['GB', 'sc 123456', 'SC123456'],
    ['GB', '123456789', 'wrong_length'],
    ['GB', 'Tesco', 'invalid'],
  ])('%s: %s is %s', (country, typed, found) => {
    expect(readOrganisationNumber(typed, country)).toEqual(outcome(found))
  })
})

describe('VAT numbers', () => {
  test.each<Case>([
    ['SE', 'SE559999471101', 'SE559999471101'],
    ['SE', 'se 556703-7485 01', 'SE556703748501'],
    ['SE', '556703748501', 'SE556703748501'],
    ['SE', 'SE556703748601', 'wrong_check_digit'],
    ['SE', 'SE5567037485', 'wrong_length'],
    ['NO', 'NO 988 077 917 MVA', 'NO988077917MVA'],
    ['NO', '988077917', 'NO988077917MVA'],
    ['NO', 'NO988077918MVA', 'wrong_check_digit'],
    ['DK', 'DK 13585628', 'DK13585628'],
    ['DK', 'DK13585627', 'wrong_check_digit'],
    ['FI', 'FI-2077474-0', 'FI20774740'],
    ['FI', 'FI2077474', 'wrong_length'],
    ['GB', 'GB 980 7806 84', 'GB980780684'],
    ['GB', 'GB802311781', 'wrong_check_digit'],
    // Of another country than the company's.
    ['SE', 'DK13585628', 'wrong_length'],
  ])('%s: %s is %s', (country, typed, found) => {
    expect(readVatNumber(typed, country)).toEqual(outcome(found))
  })
})
