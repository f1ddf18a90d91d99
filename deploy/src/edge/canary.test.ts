import { describe, expect, test } from '@jest/globals'
import type { Audience, Registry, Visitor } from '@samspel/federation/registry'
import { release } from '../testing/releases'
import { bucketOf, canariesFor, newVisitor, visitorIn, withCanaries } from './canary'

const registryWith = (percent: number): Registry => ({
  revision: 1,
  environment: 'test',
  updatedAt: '',
  remotes: {
    'mf-x': {
      ...release('mf-x', '2'),
      previous: release('mf-x', '1'),
      canary: {
        percent,
        release: release('mf-x', '3', { routes: [{ path: '/new', areas: ['admin'] }] }),
        since: '',
        by: 'eva',
      },
    },
    'mf-y': release('mf-y', '1'),
  },
})
const visitors = Array.from({ length: 10_000 }, newVisitor)
const chosenAt = (percent: number) => {
  const registry = registryWith(percent)
  return visitors.filter((visitor) => canariesFor(registry, visitor).length > 0)
}

describe('a canary', () => {
  test.each([1, 5, 25, 50, 90])(
    '%i %% of the visitors get it: of 10 000, within five standard deviations',
    (percent) => {
      const expected = (percent / 100) * visitors.length
      const deviation = Math.sqrt(expected * (1 - percent / 100))
      const { length } = chosenAt(percent)
      expect(Math.abs(length - expected)).toBeLessThan(5 * deviation)
    },
  )

  test('a visitor stays on one side, and raising the share keeps those who are in', () => {
    const few = chosenAt(5)
    expect(chosenAt(5)).toEqual(few)
    const many = new Set(chosenAt(30))
    expect(few.every((visitor) => many.has(visitor))).toBe(true)
  })

  test('another canary has another order of the same visitors', () => {
    const first = (name: string, version: string) =>
      visitors.filter((visitor) => bucketOf(visitor, name, version) < 1_000)
    const ofOther = new Set(first('mf-x', '4'))
    const both = first('mf-x', '3').filter((visitor) => ofOther.has(visitor))
    // About 1 % if the buckets of the two canaries are independent; 10 % if they are the same.
    expect(both.length).toBeLessThan(200)
  })

  test('its release stands in the place of the live one, with its own routes, and the live one is what to fall back on', () => {
    const { remotes } = withCanaries(registryWith(5), ['mf-x'])
    expect(remotes['mf-x']).toMatchObject({
      version: '3',
      channel: 'canary',
      routes: [{ path: '/new' }],
      previous: { version: '2' },
    })
    expect(remotes['mf-x']!.canary).toBeUndefined()
    expect(remotes['mf-y']).toEqual(release('mf-y', '1'))
  })

  test('for some companies and roles alone: for all of these, or for a steady share of them', () => {
    const to = (percent: number, audience: Audience): Registry => {
      const registry = registryWith(percent)
      const { canary } = registry.remotes['mf-x']!
      return { ...registry, first: { 'mf-x': { ...canary!, to: audience } }, remotes: {} }
    }
    const gets = (registry: Registry, facts: Visitor) =>
      visitors.filter((visitor) => canariesFor(registry, visitor, facts).length > 0).length
    const both = { companies: ['a'], roles: ['creator' as const] }
    expect(gets(to(100, both), { role: 'company', company: 'a' })).toBe(visitors.length)
    expect(gets(to(100, both), { role: 'creator' })).toBe(visitors.length)
    expect(gets(to(100, both), { role: 'company', company: 'b' })).toBe(0)
    expect(gets(to(100, both), {})).toBe(0)
    expect(gets(to(10, both), { role: 'creator' })).toBe(chosenAt(10).length)
  })

  test('who has no cookie has no canary', () => {
    expect(canariesFor(registryWith(99), undefined)).toEqual([])
  })
})

test.each(['', 'x', 'a'.repeat(23), '../../../../../../etc', 'a b c d e f g h i j k ', undefined])(
  '%j is no visitor of ours',
  (value) => {
    expect(visitorIn(value)).toBeUndefined()
    const visitor = newVisitor()
    expect(visitorIn(visitor)).toBe(visitor)
  },
)
