import { expect, test } from '@jest/globals'
import { lastInstantIn, startOfDayIn, startOfWeekIn } from './days'

const started = (...of: Parameters<typeof startOfDayIn>) => startOfDayIn(...of).toISOString()

test('a day begins at midnight where it is, in winter, in summer and around a change of the clocks', () => {
  expect([started('SE', '2026-12-05'), started('FI', '2026-12-05'), started('GB', '2026-12-05')]).toEqual([
    '2026-12-04T23:00:00.000Z',
    '2026-12-04T22:00:00.000Z',
    '2026-12-05T00:00:00.000Z',
  ])
  expect([started('SE', '2026-07-01'), started('FI', '2026-07-01'), started('GB', '2026-07-01')]).toEqual([
    '2026-06-30T22:00:00.000Z',
    '2026-06-30T21:00:00.000Z',
    '2026-06-30T23:00:00.000Z',
  ])
  expect([started('SE', '2026-03-29'), started('SE', '2026-03-30')]).toEqual([
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ])
  expect([started('GB', '2026-10-25'), started('GB', '2026-10-26')]).toEqual([
    '2026-10-24T23:00:00.000Z',
    '2026-10-26T00:00:00.000Z',
  ])
})

test('the last instant of a day is right before the next one', () => {
  expect(lastInstantIn('SE', '2026-12-05').toISOString()).toBe('2026-12-05T22:59:59.999Z')
})

test('a week begins with its Monday', () => {
  for (const day of ['2026-11-23', '2026-11-25', '2026-11-29'])
    expect(startOfWeekIn('SE', day).toISOString()).toBe('2026-11-22T23:00:00.000Z')
})
