import { expect, test } from '@jest/globals'
import type { RehearsedPage, Seen } from './report'
import { bounds, compared, verdictOf } from './report'

const seen = (more: Partial<Seen> = {}): Seen => ({ errors: [], failed: [], violations: {}, ...more })

test('what only the candidate has makes it worse; what both have does not', () => {
  const old = seen({ errors: ['old'], violations: { label: 2 } })
  expect(compared(old, old, 0)).toEqual({ state: 'same', added: [], gone: 0, picture: 0 })
  expect(
    compared(
      old,
      seen({
        errors: ['old', 'new', 'new'],
        failed: ['GET /api/x 500'],
        violations: { label: 3, 'color-contrast': 1 },
      }),
      0,
    ),
  ).toMatchObject({
    state: 'worse',
    added: ['console: new', 'request: GET /api/x 500', 'axe label: 1 more', 'axe color-contrast: 1 more'],
  })
})

test('fewer problems are better, another picture alone is a change', () => {
  expect(compared(seen({ errors: ['old'], violations: { label: 1 } }), seen(), 0.5)).toMatchObject({
    state: 'better',
    gone: 2,
  })
  expect(compared(seen(), seen(), 0.01).state).toBe('changed')
  expect(compared(seen(), seen(), 0.0001).state).toBe('same')
})

test('a page that is not live has nothing to be compared with: all that it has is new', () => {
  expect(compared(undefined, seen(), null)).toEqual({ state: 'changed', added: [], gone: 0, picture: null })
  expect(compared(undefined, seen({ errors: ['new'] }), null).state).toBe('worse')
})

test('a page with endless errors stays within the bounds, and says how many it has', () => {
  const errors = Array.from({ length: 50 }, (_, index) => `${index} ${'x'.repeat(1_000)}`)
  const { added } = compared(seen(), seen({ errors }), 0)
  expect(added).toHaveLength(bounds.added)
  expect(added.at(-1)).toBe('and 43 more')
  expect(Math.max(...added.map((text) => text.length))).toBe(bounds.text)
})

test('a rehearsal is worse by one page, or by scripts that grew', () => {
  const page = (state: RehearsedPage['state']) => ({ state }) as RehearsedPage
  const bytes = (live: number | null, candidate: number) => [
    { role: 'creator', language: 'sv', live, candidate } as const,
  ]
  expect(verdictOf({ pages: [page('same')], bytes: bytes(100_000, 104_000) })).toBe('same')
  expect(verdictOf({ pages: [page('same')], bytes: bytes(100_000, 106_000) })).toBe('worse')
  expect(verdictOf({ pages: [page('same')], bytes: bytes(10_000, 11_000) })).toBe('same')
  expect(verdictOf({ pages: [page('same')], bytes: bytes(null, 900_000) })).toBe('same')
  expect(verdictOf({ pages: [page('same'), page('better')], bytes: [] })).toBe('changed')
  expect(verdictOf({ pages: [page('better'), page('worse')], bytes: [] })).toBe('worse')
})
