import { expect, test } from '@jest/globals'
import { storePlace } from '@samspel/api/store-place'
import { storeBelowBrand } from './pickup-summary'

test('a town is not said twice', () => {
  expect(storePlace({ name: 'Havsro, Umeå', city: 'Umeå' })).toBe('Havsro, Umeå')
  expect(storePlace({ name: 'Kaffebaren', city: 'Umeå' })).toBe('Kaffebaren, Umeå')
})

test('below its brand a store is called by the rest of its name', () => {
  expect(storeBelowBrand({ name: 'Havsro, Umeå', city: 'Umeå' }, 'Havsro')).toBe('Umeå')
  expect(storeBelowBrand({ name: 'Fjällglim, Nordstan', city: 'Göteborg' }, 'Fjällglim')).toBe('Nordstan, Göteborg')
  expect(storeBelowBrand({ name: 'Björkbrygg Kaffebar, Borås', city: 'Borås' }, 'Björkbrygg')).toBe(
    'Björkbrygg Kaffebar, Borås',
  )
})
