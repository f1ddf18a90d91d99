import { expect, test } from '@jest/globals'
import { closeForAll, closeForCompany, matchClosed } from './closed'
import { matchRoute } from './match'
import type { Registry, RegistryRemote } from './types'
import type { Off } from './ways-out'

const by = { at: '2026-11-30T10:00:00.000Z', by: 'ann', reason: 'secret' }
const remote = (path: string, off?: Partial<Off>, more: Partial<RegistryRemote> = {}) =>
  ({
    version: '1',
    title: { sv: path, en: path },
    routes: [{ path, areas: ['company'] }],
    ...(off && { off: { ...by, ...off } }),
    ...more,
  }) as RegistryRemote
const registry = (remotes: Record<string, RegistryRemote>, more: Partial<Registry> = {}) =>
  ({ revision: 1, environment: 'test', updatedAt: '', remotes, ...more }) as Registry

test('what is off for everybody is out, and its paths say so without a word of the reason', () => {
  const closed = closeForAll(registry({ a: remote('/a', {}), b: remote('/b', { companies: ['c1'] }), c: remote('/c') }))
  expect(Object.keys(closed.remotes)).toEqual(['b', 'c'])
  expect(matchRoute(closed, '/a/1', 'company')).toBeUndefined()
  expect(matchClosed(closed, '/a/1', 'company')).toEqual({
    title: { sv: '/a', en: '/a' },
    routes: [{ path: '/a', areas: ['company'] }],
    reason: 'off',
    at: by.at,
  })
  expect(matchClosed(closed, '/a', 'admin')).toBeUndefined()
  expect(JSON.stringify(closed.closed)).not.toContain('secret')
})

test('whoever mends it sees it by an override', () => {
  expect(Object.keys(closeForAll(registry({ a: remote('/a', {}) }), ['a']).remotes)).toEqual(['a'])
})

test('what is retired says so, unless it runs again, as a canary', () => {
  const retired = { a: { ...by, routes: [{ path: '/a', areas: ['company'] as const }], version: '1' } }
  const closed = closeForAll(registry({}, { retired }))
  expect(matchClosed(closed, '/a', 'company')).toMatchObject({ reason: 'retired' })
  expect(closed).not.toHaveProperty('retired')
  expect(closeForAll(registry({ a: remote('/a') }, { retired })).closed).toEqual({})
})

test('what is off for a company is out for its people alone, once they are known', () => {
  const page = registry({ a: remote('/a', { companies: ['c1', 'c2'] }), b: remote('/b') })
  expect(closeForCompany(page, undefined)).toBe(page)
  expect(closeForCompany(page, 'c3')).toBe(page)
  const theirs = closeForCompany(page, 'c2')
  expect(Object.keys(theirs.remotes)).toEqual(['b'])
  expect(matchClosed(theirs, '/a', 'company')).toMatchObject({ reason: 'off' })
  const tried = registry({ a: remote('/a', { companies: ['c1'] }, { channel: 'override' }) })
  expect(closeForCompany(tried, 'c1')).toBe(tried)
})
