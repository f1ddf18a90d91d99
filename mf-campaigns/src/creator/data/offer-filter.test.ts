/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import { countNarrowing, readFilter, writeFilter } from './offer-filter'

beforeEach(() => localStorage.clear())
const kept = () =>
  JSON.parse(localStorage.getItem('samspel.marketplace-filter') ?? '{}') as {
    country: unknown
    users: Record<string, object>
  }

test('the filter is kept per creator; who comes to this browser first begins with the country that was chosen in it (E-42)', () => {
  writeFilter('kim', { country: 'NO', paid: true, sort: '-value', categoryId: null, fits: false })
  expect(readFilter('kim')).toEqual({ country: 'NO', paid: true, sort: '-value' })
  expect(readFilter('alva')).toEqual({ country: 'NO' })
  writeFilter('alva', { country: null, fits: true })
  expect([readFilter('kim'), readFilter('alva')]).toEqual([
    { country: 'NO', paid: true, sort: '-value' },
    { fits: true },
  ])
  expect(localStorage.getItem('samspel.preferred-country')).toBeNull()
})

test('18.4 the town that was chosen on the marketplace stays when a creator filters', () => {
  const town = { name: 'Umeå', latitude: 63.83, longitude: 20.26 }
  localStorage.setItem('samspel.marketplace-filter', JSON.stringify({ country: 'SE', town }))
  writeFilter('kim', { country: 'NO' })
  expect(kept()).toMatchObject({ country: 'NO', town })
})

test('the filters of five creators are kept at most (E-42)', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7]) writeFilter(`u${n}`, { paid: true })
  expect(Object.keys(kept().users)).toEqual(['u3', 'u4', 'u5', 'u6', 'u7'])
})

test.each(['nonsense', '[]', '{"users":7}', '{"users":{"kim":{"country":"XX","paid":"yes","sort":"name"}}}', 'null'])(
  'a kept filter that cannot be read asks nothing: %s',
  (text) => {
    localStorage.setItem('samspel.marketplace-filter', text)
    expect(readFilter('kim') ?? {}).toEqual({})
  },
)

test('the order narrows nothing', () => {
  expect(countNarrowing({ sort: '-value' })).toBe(0)
  expect(countNarrowing({ country: 'SE', paid: true, fits: true, categoryId: 'c', paymentType: 'link' })).toBe(5)
})
