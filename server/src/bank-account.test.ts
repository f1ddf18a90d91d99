import { describe, expect, test } from '@jest/globals'
import { bankNameOf, isRealPersonalId, needsPersonalId, readBankAccount } from './bank-account'

describe('bank accounts', () => {
  test.each([
    // Examples from Bankgirot's specification and from banks.
    ['8327-9 834 124 471', 'Swedbank'],
    ['8327 834 124 471', 'Swedbank'],
    ['3300 000620-5124', 'Nordea'],
    ['6789 123456789', 'Handelsbanken'],
    ['SE45 5000 0000 0583 9825 7466', 'IBAN SE'],
    ['IBAN SE45\u00a05000\u00a00000\u00a00583\u00a09825\u00a07466', 'IBAN SE'],
    ['\u200eNO93 8601 1117 947', 'IBAN NO'],
  ])('%s is at %s', (typed, bank) => {
    expect(readBankAccount(typed, 'SE')).toMatchObject({ bank })
  })

  /** A number with this clearing number, with the check digit that fits. */
  const withDigit = (clearing: string) =>
    Array.from({ length: 100 }, (_, digits) => `${clearing}12345${String(digits).padStart(2, '0')}`).find(
      (number) => typeof readBankAccount(number, 'SE') === 'object',
    )
  test.each([
    ['9100', 'Nordnet Bank'],
    ['9570', 'Sparbanken Syd'],
    ['9300', 'Swedbank'],
    ['9660', 'Svea Bank'],
    ['9750', 'Northmill Bank'],
    ['9070', 'Multitude Bank'],
    ['9680', 'BlueStep Finans'],
    ['9590', 'Erik Penser'],
    ['9580', 'Aion Bank'],
    ['9470', 'BNP Paribas'],
    ['9880', 'Riksgälden'],
  ])('%s is known: %s', (clearing, bank) => {
    expect(bankNameOf(`${clearing}1234560`, 'SE')).toBe(bank)
    expect(withDigit(clearing)).toBeDefined()
  })

  test.each([
    ['8327-9 834 124 473', 'wrong_check_digit'],
    ['3300 000620-5125', 'wrong_check_digit'],
    ['6789 123456788', 'wrong_check_digit'],
    ['1050 1234567', 'unknown_bank'],
    ['SE45 5000 0000 0583 9825 7467', 'invalid_iban'],
    ['12', 'unreadable'],
  ])('%s: %s', (typed, fault) => {
    expect(readBankAccount(typed, 'SE')).toBe(fault)
  })

  test("another country's domestic number is not taken for a Swedish one, however well it fits", () => {
    for (const country of ['NO', 'DK', 'FI', 'GB'] as const) {
      expect(readBankAccount('8327-9 834 124 471', country)).toBe('iban_needed')
      expect(bankNameOf('8327-9 834 124 471', country)).toBeUndefined()
    }
  })

  test.each([
    ['NO', '8601 11 17947', 'NO9386011117947'],
    ['NO', '8601.11.17947', 'NO9386011117947'],
    ['DK', '0040 0440116243', 'DK5000400440116243'],
    ['DK', '0040-440116243', 'DK5000400440116243'],
  ] as const)('in %s the domestic number %s is the account %s', (country, typed, iban) => {
    expect(readBankAccount(typed, country)).toEqual({ kind: 'iban', bank: `IBAN ${country}`, iban })
  })

  test.each([
    ['NO', '8601 11 17948', 'wrong_check_digit'],
    ['NO', '8601 11 1794', 'iban_needed'],
    ['FI', '123456-785', 'iban_needed'],
    ['GB', '60-16-13 31926819', 'iban_needed'],
    ['GB', 'GB29 NWBK 6016 1331 9268 18', 'invalid_iban'],
  ] as const)('in %s the number %s: %s', (country, typed, fault) => {
    expect(readBankAccount(typed, country)).toBe(fault)
  })

  test.each([
    'gb29 nwbk 6016 1331 9268 19',
    'IBAN: GB29NWBK60161331926819',
    'iban gb29\u00a0nwbk\u00a06016 1331 9268 19',
  ])('an IBAN is read as typed, copied and printed: %s', (typed) => {
    expect(readBankAccount(typed, 'GB')).toMatchObject({ kind: 'iban', iban: 'GB29NWBK60161331926819' })
  })

  test('a number that is wrong still says at which bank it would be', () => {
    expect(bankNameOf('8327-9 034 124 471', 'SE')).toBe('Swedbank')
    expect(bankNameOf('1050 1234567', 'SE')).toBeUndefined()
  })
})

describe('a number of another country', () => {
  test.each([
    ['NO', '8601 11 1794'],
    ['NO', '8601 11 179470'],
    ['DK', '0040 440'],
    ['DK', '0040 44011624300'],
    ['SE', ''],
  ] as const)('in %s %j is not one that an IBAN can be made of', (country, typed) => {
    expect(readBankAccount(typed, country)).toBe(country === 'SE' ? 'unreadable' : 'iban_needed')
  })

  test('the shortest of Denmark is filled up with zeros', () => {
    expect(readBankAccount('0040 1234', 'DK')).not.toBe('iban_needed')
  })
})

test('the bank of an IBAN is its country, however it is written, and a number of nothing is at no bank', () => {
  expect(bankNameOf('no93 8601 1117 947', 'SE')).toBe('IBAN NO')
  expect(bankNameOf('NO93 8601 1117 947', 'NO')).toBe('IBAN NO')
  expect(bankNameOf('', 'SE')).toBeUndefined()
  expect(readBankAccount('no93 8601 1117 947', 'SE')).toEqual({
    kind: 'iban',
    bank: 'IBAN NO',
    iban: 'NO9386011117947',
  })
})

test('a Swedish account is split into clearing and number, with the fifth digit of the clearing or without it', () => {
  expect(readBankAccount('6789 123456789', 'SE')).toMatchObject({
    kind: 'bban',
    clearing: '6789',
    account: '123456789',
  })
  for (const typed of ['8327-9 834 124 471', '8327 834 124 471'])
    expect(readBankAccount(typed, 'SE')).toMatchObject({ kind: 'bban', clearing: '8327', account: '834124471' })
})

test.each(['3300 00000620-5124', '5000 123456', '5000 12345678', '6789 1234567890'])(
  '%s has not as many digits as its bank gives',
  (typed) => {
    expect(readBankAccount(typed, 'SE')).toBe('wrong_check_digit')
  },
)

describe('a personal id', () => {
  test('needs a day that exists and its check digit; coordination numbers are some too', () => {
    expect(isRealPersonalId('19900101-9802')).toBe(true)
    expect(isRealPersonalId('19900161-9809')).toBe(true)
    expect(isRealPersonalId('19900101-9803')).toBe(false)
    expect(isRealPersonalId('19900231-9802')).toBe(false)
  })

  test('is asked of people in Sweden, and of whoever is paid to an account there', () => {
    expect(needsPersonalId('SE', null)).toBe(true)
    expect(needsPersonalId('SE', 'NO93 8601 1117 947')).toBe(true)
    expect(needsPersonalId('NO', '\u200eIBAN se45 5000 0000 0583 9825 7466')).toBe(true)
    expect(needsPersonalId('NO', 'NO93 8601 1117 947')).toBe(false)
    expect(needsPersonalId('NO', null)).toBe(false)
    expect(needsPersonalId('GB', 'GB29 SEBA 6016 1331 9268 19')).toBe(false)
  })
})
