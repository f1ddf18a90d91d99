import { expect, test } from '@jest/globals'
import { localNames, partsOf } from './store-name'

test.each([
  ['Björkbrygg Kaffebar, Järntorget', 'Björkbrygg', 'Järntorget', 'Björkbrygg Kaffebar'],
  ['Havsro, Kalmar', 'Havsro', 'Kalmar', 'Havsro'],
  ['Mossa & Moln, Hus 2, Lund', 'Mossa & Moln', 'Hus 2, Lund', 'Mossa & Moln'],
  ['Järntorget', 'Björkbrygg Kaffebar', 'Järntorget', 'Björkbrygg Kaffebar'],
  ['Kalmar, Storgatan', 'Kal', 'Kalmar, Storgatan', 'Kal'],
  ['Björkbrygg', 'Björkbrygg', 'Björkbrygg', 'Björkbrygg'],
])('%s of %s is called %s', (name, brand, local, chain) => {
  expect(partsOf(name, brand)).toEqual({ local, chain })
})

test('what the names of all stores begin with is said by none of them; one that differs leaves them as they are', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }))
  expect(localNames(named('Havsro, Kalmar', 'Havsro, Lund'))).toEqual(named('Kalmar', 'Lund'))
  expect(localNames(named('Havsro, Kalmar', 'Havsro Lund'))).toEqual(named('Havsro, Kalmar', 'Havsro Lund'))
  expect(localNames(named('Havsro, Kalmar'))).toEqual(named('Havsro, Kalmar'))
  expect(localNames(named())).toEqual([])
})
