import { expect, test } from '@jest/globals'
import type { Registry } from '../registry/types'
import { likelyNext, mayPrefetch } from './prefetch'

const nav = (to: string, order: number, area = 'company') => [{ id: to, to, order, group: 'main', areas: [area] }]
const registry = { remotes: { a: { nav: nav('/a', 10) }, b: { nav: nav('/b', 20) }, c: { nav: nav('/c', 5, 'creator') } } } as unknown as Registry

test('the likely next remote is the most visited one of the area that is not loaded, else the first of the navigation', () => {
  expect(likelyNext(registry, 'company', () => false, {})).toBe('/a')
  expect(likelyNext(registry, 'company', () => false, { b: 3, c: 9 })).toBe('/b')
  expect(likelyNext(registry, 'company', (remote) => remote === 'b', { b: 3 })).toBe('/a')
  expect(likelyNext(registry, 'company', () => true, {})).toBeUndefined()
})

test.each([
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('a connection of %j is asked for more than it needs: %s', (connection, may) => {
  expect(mayPrefetch(connection)).toBe(may)
})
