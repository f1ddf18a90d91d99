import { expect, test } from '@jest/globals'
import { feesByQuarter } from './fees-by-quarter'
import { numberOf, overBy, quarterOf } from './quarter'

test('a day has its quarter, and fees go above what is left of it', () => {
  expect(['2026-01-31', '2026-06-30', '2026-11-30', '2026-12-31'].map((day) => quarterOf(day))).toEqual([
    '2026-01-01',
    '2026-04-01',
    '2026-10-01',
    '2026-10-01',
  ])
  expect(numberOf('2026-10-01')).toEqual({ n: 4, year: '2026' })
  expect([overBy({ left: 500 }, 800), overBy({ left: 800 }, 800), overBy({ left: -100 }, 300)]).toEqual([300, 0, 400])
  expect(overBy({ left: null }, 800)).toBe(0)
})

test('what is approved together is added up by brand and quarter; what is late is of this one', () => {
  const of = (brandId: string, fee: number, endsOn: string | null) => ({ brandId, brandName: brandId, fee, endsOn })
  const fees = [
    of('a', 100, '2026-12-24'),
    of('a', 200, null),
    of('b', 400, '2026-03-01'),
    of('a', 800, '2027-01-10'),
    of('b', 0, '2027-05-01'),
  ]
  expect(feesByQuarter(fees, '2026-11-30').map(({ brandId, quarter, sum }) => [brandId, quarter, sum])).toEqual([
    ['a', '2026-10-01', 300],
    ['b', '2026-10-01', 400],
    ['a', '2027-01-01', 800],
  ])
})
