import { expect, test } from '@jest/globals'
import { storePlace } from './store-place'

test('a store is named with its town, once', () => {
  expect(storePlace({ name: 'Björkbrygg Kaffebar, Järntorget', city: 'Göteborg' })).toBe(
    'Björkbrygg Kaffebar, Järntorget, Göteborg',
  )
  expect(storePlace({ name: 'Björkbrygg Kaffebar, Växjö', city: 'Växjö' })).toBe('Björkbrygg Kaffebar, Växjö')
})
