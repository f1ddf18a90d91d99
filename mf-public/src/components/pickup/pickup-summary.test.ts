import { expect, test } from '@jest/globals'
import { lastDay, pickupDay, storeBelowBrand, storeLine } from './pickup-summary'

test('the day to pick up is said where it comes before the day of the posts', () => {
  expect(pickupDay({ endAt: '2026-12-20', dueAt: '2026-12-31' })).toBe('2026-12-20')
  expect(pickupDay({ endAt: '2027-01-08', dueAt: '2027-01-03' })).toBeUndefined()
  expect(pickupDay({ endAt: '2027-01-08', dueAt: null })).toBe('2027-01-08')
  expect(lastDay({ endAt: '2027-01-08', dueAt: '2027-01-03' })).toBe('2027-01-03')
  expect(lastDay({ endAt: null, dueAt: null })).toBeNull()
})

test('a town is not said twice', () => {
  expect(storeLine({ name: 'Havsro, Umeå', city: 'Umeå' })).toBe('Havsro, Umeå')
  expect(storeLine({ name: 'Kaffebaren', city: 'Umeå' })).toBe('Kaffebaren, Umeå')
})

test('issue 18: below its brand a store is called by the rest of its name', () => {
  expect(storeBelowBrand({ name: 'Havsro, Umeå', city: 'Umeå' }, 'Havsro')).toBe('Umeå')
  expect(storeBelowBrand({ name: 'Fjällglim, Nordstan', city: 'Göteborg' }, 'Fjällglim')).toBe('Nordstan, Göteborg')
  expect(storeBelowBrand({ name: 'Björkbrygg Kaffebar, Borås', city: 'Borås' }, 'Björkbrygg')).toBe(
    'Björkbrygg Kaffebar, Borås',
  )
})
