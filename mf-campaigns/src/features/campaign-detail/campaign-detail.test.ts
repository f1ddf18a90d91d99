import { describe, expect, test } from '@jest/globals'
import { reachDays } from './data'

describe('days of the chart', () => {
  const now = '2026-11-05T12:00:00Z'
  test('E-05 run from the start to the end; days to come have no value', () => {
    expect(reachDays({ '2026-11-04': 50 }, { startAt: '2026-11-03', endAt: '2026-11-06' }, now)).toEqual([
      { day: '2026-11-03', value: 0 }, { day: '2026-11-04', value: 50 }, { day: '2026-11-05', value: 0 }, { day: '2026-11-06', value: null },
    ])
  })
  test('a post before the start or after the end widens the chart; a day below zero shows none', () => {
    const days = reachDays({ '2026-11-01': 7, '2026-11-05': -3 }, { startAt: '2026-11-03', endAt: '2026-11-04' }, now)
    expect(days.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'])
    expect(days.at(-1)?.value).toBe(0)
  })
})
