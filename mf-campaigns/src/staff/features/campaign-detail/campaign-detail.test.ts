import { describe, expect, test } from '@jest/globals'
import { reportDays } from '../../../shared/components/report/report-days'
import { reachDays } from './data'

describe('days of the chart', () => {
  const now = '2026-11-05T12:00:00Z'
  test('run from the start to the end; days to come have no value (E-05)', () => {
    expect(reachDays({ '2026-11-04': 50 }, { startAt: '2026-11-03', endAt: '2026-11-06' }, now)).toEqual([
      { day: '2026-11-03', value: 0 },
      { day: '2026-11-04', value: 50 },
      { day: '2026-11-05', value: 0 },
      { day: '2026-11-06', value: null },
    ])
  })
  test('a long campaign has all the days of its report, with the same peak and the same sum', () => {
    const days = { '2026-01-02': 900, '2026-11-04': 50 }
    const campaign = { startAt: '2026-01-01', endAt: '2026-11-30' }
    const shown = reachDays(days, campaign, now)
    expect(shown.map(({ day, value }) => [day, value ?? 0])).toEqual(
      reportDays({ campaign, days: Object.entries(days).map(([day, reach]) => ({ day, reach })) }, now).map(
        ({ day, reach }) => [day, reach],
      ),
    )
    expect(shown.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(950)
  })
  test('a post before the start or after the end widens the chart; a day below zero shows none', () => {
    const days = reachDays({ '2026-11-01': 7, '2026-11-05': -3 }, { startAt: '2026-11-03', endAt: '2026-11-04' }, now)
    expect(days.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'])
    expect(days.at(-1)?.value).toBe(0)
  })
})
