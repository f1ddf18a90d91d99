import { expect, test } from '@jest/globals'
import { weekNumber } from './week-number'

test('weeks have the number of their Thursday, also around New Year', () => {
  expect(weekNumber('2026-11-16')).toBe(47)
  expect(weekNumber('2026-11-22')).toBe(47)
  expect(weekNumber('2026-12-28')).toBe(53)
  expect(weekNumber('2027-01-03')).toBe(53)
  expect(weekNumber('2027-01-04')).toBe(1)
  expect(weekNumber('2024-12-30')).toBe(1)
  expect(['2025-10-27', '2026-01-01', '2027-01-01', '2020-12-31'].map(weekNumber)).toEqual([44, 1, 53, 53])
})
