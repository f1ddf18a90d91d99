import { expect, test } from '@jest/globals'
import { numberOf, overBy, quarterOf } from './quarter'

test('a day has its quarter, and fees go above what is left of it', () => {
  expect(['2026-01-31', '2026-06-30', '2026-11-30', '2026-12-31'].map(quarterOf)).toEqual([
    '2026-01-01',
    '2026-04-01',
    '2026-10-01',
    '2026-10-01',
  ])
  expect(numberOf('2026-10-01')).toEqual({ n: 4, year: '2026' })
  expect([overBy({ left: 500 }, 800), overBy({ left: 800 }, 800), overBy({ left: -100 }, 300)]).toEqual([300, 0, 400])
  expect(overBy({ left: null }, 800)).toBe(0)
})
