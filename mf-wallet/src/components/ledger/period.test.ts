import { expect, test } from '@jest/globals'
import { daysOf, periodsUntil } from './period'

test('a month and a year of the address become their days, anything else is all time', () => {
  expect(daysOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(daysOf('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(daysOf('2026')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  expect(daysOf('30d', '2026-03-02')).toEqual({ from: '2026-01-31' })
  for (const other of [undefined, '', '2026-13', '26', 'i fjol', '2026-1']) expect(daysOf(other)).toEqual({})
})

test('days of one’s own are those of the address, where they are days and stand in their order', () => {
  expect(daysOf('days', undefined, { from: '2026-11-17', to: '2026-11-23' })).toEqual({
    from: '2026-11-17',
    to: '2026-11-23',
  })
  expect(daysOf('days', undefined, { to: '2026-11-23' })).toEqual({ to: '2026-11-23' })
  expect(daysOf('days', undefined, { from: '2026-11-23', to: '2026-11-17' })).toEqual({ from: '2026-11-23' })
  expect(daysOf('days', undefined, { from: '2026-02-31', to: 'i dag' })).toEqual({})
  expect(daysOf('2026-11', undefined, { from: '2025-01-01' })).toEqual({ from: '2026-11-01', to: '2026-11-30' })
})

test('twelve months back from today, over the turn of the year, and two years', () => {
  const { months, years } = periodsUntil('2026-02-28')
  expect([months[0], months[1], months[2], months.at(-1), months.length]).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-03',
    12,
  ])
  expect(years).toEqual(['2026', '2025'])
})
