import { describe, expect, test } from '@jest/globals'
import { bankNameOf, isRealPersonalId, toBankAccount } from './bank-account'

describe('bank accounts', () => {
  test.each([
    // Examples from Bankgirot's specification and from banks.
    ['8327-9 834 124 471', 'Swedbank'],
    ['3300 000620-5124', 'Nordea'],
    ['6789 123456789', 'Handelsbanken'],
    ['SE45 5000 0000 0583 9825 7466', 'IBAN SE'],
    ['NO93 8601 1117 947', 'IBAN NO'],
  ])('%s is at %s', (typed, bank) => {
    expect(toBankAccount(typed)?.bank).toBe(bank)
  })

  test.each([
    '8327-9 834 124 473',
    '3300 000620-5125',
    '6789 123456788',
    '1050 1234567',
    'SE45 5000 0000 0583 9825 7467',
    '12',
  ])('%s cannot exist', (typed) => {
    expect(toBankAccount(typed)).toBeUndefined()
  })

  test('a number that is wrong still says at which bank it would be', () => {
    expect(bankNameOf('8327-9 034 124 471')).toBe('Swedbank')
    expect(bankNameOf('1050 1234567')).toBeUndefined()
  })
})

test('a personal id needs a day that exists and its check digit', () => {
  expect(isRealPersonalId('19900101-9802')).toBe(true)
  expect(isRealPersonalId('19900101-9803')).toBe(false)
  expect(isRealPersonalId('19900231-9802')).toBe(false)
})
