import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { phoneDataText } from '../../scripts/phone-data'
import { checkAddress, isPostalCode, plainAddress, writtenPhone, writtenPostalCode } from './postal'

const lina = {
  name: 'Lina Sandberg',
  street: 'Linnégatan 21',
  postalCode: '413 04',
  city: 'Göteborg',
  country: 'SE',
  phone: '070-174 06 12',
  note: '',
} as const

describe('post codes', () => {
  test.each([
    ['SE', '41304', '413 04'],
    ['SE', 'SE-413 04', '413 04'],
    ['NO', ' 0150 ', '0150'],
    ['DK', '2100', '2100'],
    ['FI', 'FI-00100', '00100'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'M1 1AE', 'M1 1AE'],
  ] as const)('of %s: %s is written %s', (country, typed, written) => {
    expect(writtenPostalCode(typed, country)).toBe(written)
    expect(isPostalCode(typed, country)).toBe(true)
  })

  test.each([
    ['SE', '4130'],
    ['SE', '413 045'],
    ['NO', '00100'],
    ['DK', 'DK-21'],
    ['FI', '0150'],
    ['GB', '41304'],
    ['GB', 'SW1A'],
    ['SE', 'Göteborg'],
  ] as const)('of %s: %s is none', (country, typed) => expect(isPostalCode(typed, country)).toBe(false))

  test('what is being typed is not moved about', () => {
    expect(writtenPostalCode('413', 'SE')).toBe('413')
    expect(writtenPostalCode('sw1', 'GB')).toBe('SW1')
  })
})

describe('addresses', () => {
  test('are kept with the phone in E.164 and the post code as it is written', () => {
    expect(plainAddress({ ...lina, postalCode: '41304', name: ' Lina  Sandberg ', note: ' Kod 1234\n' })).toEqual({
      ...lina,
      phone: '+46701740612',
      note: 'Kod 1234',
    })
    expect(checkAddress(lina)).toEqual({})
    expect(plainAddress(plainAddress(lina))).toEqual(plainAddress(lina))
  })

  test.each([
    ['NO', '0150', '412 34 567', '+4741234567'],
    ['DK', '2100', '20 12 34 56', '+4520123456'],
    ['FI', '00100', '040 1234567', '+358401234567'],
    ['GB', 'SW1A 1AA', '07400 123456', '+447400123456'],
    ['SE', '413 04', '+47 412 34 567', '+4741234567'],
    ['FI', '22100', '0457 123 4567', '+3584571234567'],
    ['GB', 'JE2 3AB', '07797 123456', '+447797123456'],
  ] as const)('phones of %s %s: %s', (country, postalCode, phone, kept) => {
    const address = { ...lina, country, postalCode, phone }
    expect(plainAddress(address).phone).toBe(kept)
    expect(checkAddress(address)).toEqual({})
  })

  test.each(['031-123456', '070-174', 'ring mig', '+46', '+48 512 345 678'])(
    'a parcel cannot be told of at %s',
    (phone) => {
      expect(checkAddress({ ...lina, phone })).toEqual({ phone: ['invalid'] })
      expect(plainAddress({ ...lina, phone }).phone).toBe(phone)
    },
  )

  test('say what is missing and what is not so written, each at its field', () => {
    expect(checkAddress({ ...lina, name: ' ', street: '', city: '\u200B', postalCode: '413', phone: '' })).toEqual({
      name: ['required'],
      street: ['required'],
      city: ['required'],
      phone: ['required'],
      postalCode: ['invalid'],
    })
  })
})

test('a phone is shown as its country writes it', () => {
  expect(writtenPhone('+46701740612', 'SE')).toBe('070-174 06 12')
  expect(writtenPhone('+4741234567', 'SE')).toBe('+47 41 23 45 67')
  expect(writtenPhone('nonsense', 'SE')).toBe('nonsense')
})

test('the numbers of our countries are read by what the library knows today', () => {
  const kept = readFileSync(`${__dirname}/../generated/phone-data.ts`, 'utf8')
  expect(kept).toBe(phoneDataText())
})
