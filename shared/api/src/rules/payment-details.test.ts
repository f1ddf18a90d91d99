import { describe, expect, test } from '@jest/globals'
import { plainPersonalId, toAccountNumber } from './payment-details'

describe('an account number', () => {
  test.each([
    ['8327-9, 123 456 789-0', '8327-9 123 456 789-0'],
    ['8327-9\u00a0123\u202f456', '8327-9 123 456'],
    ['SE45\u00a05000\u00a00000\u00a00583\u00a09825\u00a07466', 'SE45 5000 0000 0583 9825 7466'],
    ['IBAN SE45 5000 0000 0583 9825 7466', 'SE45 5000 0000 0583 9825 7466'],
    ['iban: SE4550000000058398257466', 'SE4550000000058398257466'],
    ['\u200e9100 123 45 63 ', '9100 123 45 63'],
    ['8327\u20119 1234567', '8327-9 1234567'],
  ])('%j is read as %s', (typed, number) => {
    expect(toAccountNumber(typed)).toBe(number)
  })

  test.each(['', '12', 'Swedbank', '8327/9 123456', 'SE45', 'IBAN', '1234567890'.repeat(4)])('%j is none', (typed) => {
    expect(toAccountNumber(typed)).toBeUndefined()
  })
})

test('what a copy brings along goes off a personal id, and nothing else', () => {
  for (const typed of ['19900101-9802 ', '\u200e19900101-9802', '19900101\u20119802', '\u00a019900101-9802\u202c'])
    expect(plainPersonalId(typed)).toBe('19900101-9802')
  expect(plainPersonalId('19900101 9802')).toBe('19900101 9802')
})

test('the word IBAN is dropped before a number alone, and points between digits are blanks', () => {
  expect([
    toAccountNumber('IBANSE4550000000058398257466'),
    toAccountNumber('IBAN: SE45 5000 0000 0583 9825 7466'),
    toAccountNumber('SE45 IBAN 5000 0000 0583 9825 7466'),
    toAccountNumber('8327-9,923.456'),
  ]).toEqual([
    'SE4550000000058398257466',
    'SE45 5000 0000 0583 9825 7466',
    'SE45 IBAN 5000 0000 0583 9825 7466',
    '8327-9 923 456',
  ])
})
