import { expect, test } from '@jest/globals'
import { instantOf, typedTime, wallOf } from './stockholm-time'

test.each([
  ['2026-01-15', '09:30', '2026-01-15T08:30:00.000Z'],
  ['2026-07-15', '09:30', '2026-07-15T07:30:00.000Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '03:30', '2026-10-25T02:30:00.000Z'],
  ['2026-12-31', '00:00', '2026-12-30T23:00:00.000Z'],
])('%s %s in Stockholm is %s, and back', (day, time, instant) => {
  expect(instantOf({ day, time })).toBe(instant)
  expect(wallOf(instant)).toEqual({ day, time })
})

test('a time that summer time skips is a moment all the same', () => {
  expect(Number.isNaN(Date.parse(instantOf({ day: '2026-03-29', time: '02:30' })))).toBe(false)
})

test('figures become a time while they are typed', () => {
  expect(['9', '09', '093', '0930', '09:3', '09:30x7'].map(typedTime)).toEqual([
    '9',
    '09',
    '09:3',
    '09:30',
    '09:3',
    '09:30',
  ])
})
