import { expect, test } from '@jest/globals'
import { datesFromMonday } from './dates'

test('the same lengths begin next Monday, never today', () => {
  const before = { startAt: '2026-10-07', endAt: '2026-10-28', dueAt: '2026-10-21' }
  const moved = { startAt: '2026-12-07', endAt: '2026-12-28', dueAt: '2026-12-21' }
  // A Monday, a Wednesday and a Sunday.
  for (const today of ['2026-11-30', '2026-12-02', '2026-12-06']) expect(datesFromMonday(before, today)).toEqual(moved)
  const open = { startAt: null, endAt: null, dueAt: null }
  expect(datesFromMonday(open, '2026-11-30')).toEqual(open)
  expect(datesFromMonday({ ...open, dueAt: '2026-10-07' }, '2026-11-30')).toEqual({ ...open, dueAt: '2026-12-07' })
})
