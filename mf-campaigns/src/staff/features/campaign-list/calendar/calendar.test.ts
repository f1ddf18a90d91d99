import { describe, expect, test } from '@jest/globals'
import { storage } from '@samspel/store'
import { createTestStore, id } from '@samspel/testing'
import { addDays } from '../../../../shared/components/days'
import { calendarSaga } from '../data/calendar-saga'
import { calendarView, calendarViewChosen, selectCalendarView } from '../data/calendar-view'
import { addMonths, isDay, weeksOf } from './days'
import { agendaOf, type CalendarCampaign, campaignsOn, layoutWeek, moreOf } from './layout'

const campaign = (
  n: number,
  startAt: string | null,
  endAt: string | null,
  dueAt: string | null = null,
): CalendarCampaign => ({
  id: id(n),
  name: `Kampanj ${n}`,
  brandId: id(200),
  brandName: 'Fjällbris',
  state: 'ongoing',
  startAt,
  dueAt,
  endAt,
})
const [, week] = weeksOf('2025-11-21', 'month') as [string[], string[]]

describe('the calendar setting', () => {
  test('initial calendar view is campaigns (S-40)', () => {
    expect(calendarView.reducer(undefined, { type: 'start' })).toBe('campaigns')
    expect(selectCalendarView({})).toBe('campaigns')
  })

  test('a choice is kept in the browser and taken up at the next start; an unknown one is not (S-40)', () => {
    const first = createTestStore({ slices: [calendarView], sagas: { calendar: calendarSaga } })
    first.store.dispatch(calendarViewChosen('deadlines'))
    expect(storage.get('calendar-view')).toBe('deadlines')
    expect(
      selectCalendarView(
        createTestStore({ slices: [calendarView], sagas: { calendar: calendarSaga } }).store.getState(),
      ),
    ).toBe('deadlines')
    storage.set('calendar-view', 'years')
    expect(
      selectCalendarView(
        createTestStore({ slices: [calendarView], sagas: { calendar: calendarSaga } }).store.getState(),
      ),
    ).toBe('campaigns')
    storage.remove('calendar-view')
  })
})

describe('days', () => {
  test('a month is shown in whole weeks from Monday', () => {
    expect(weeksOf('2025-11-21', 'month').map(([monday]) => monday)).toEqual([
      '2025-10-27',
      '2025-11-03',
      '2025-11-10',
      '2025-11-17',
      '2025-11-24',
    ])
    expect(weeksOf('2025-11-21', 'week')).toEqual([
      ['2025-11-17', '2025-11-18', '2025-11-19', '2025-11-20', '2025-11-21', '2025-11-22', '2025-11-23'],
    ])
  })

  test('a month later than the 31st is that month’s last day; the change of clocks loses no day', () => {
    expect([addMonths('2026-01-31', 1), addMonths('2026-01-15', -1), addDays('2025-10-25', 2)]).toEqual([
      '2026-02-28',
      '2025-12-15',
      '2025-10-27',
    ])
    expect(['2025-11-21', '2025-02-30', 'nov', '', undefined].map(isDay)).toEqual([true, false, false, false, false])
  })
})

describe('bars of a week', () => {
  test('a bar begins where the campaign starts, goes on from the week before, and ends on its last day', () => {
    const { bars } = layoutWeek(week, [
      campaign(1, '2025-11-05', '2025-11-20'),
      campaign(2, '2025-10-31', '2025-11-04'),
      campaign(3, '2025-11-10', null),
    ])
    expect(
      bars.map(({ campaign: { id: which }, from, days, lane, starts, ends }) => [
        which,
        from,
        days,
        lane,
        starts,
        ends,
      ]),
    ).toEqual([
      [id(2), 0, 2, 0, false, true],
      [id(1), 2, 5, 0, true, false],
    ])
  })

  test('three stand under one another, the rest is counted by day', () => {
    const all = [1, 2, 3, 4, 5]
      .map((n) => campaign(n, '2025-11-01', '2025-11-30'))
      .concat(campaign(6, '2025-11-06', '2025-11-06'))
    const { bars, hidden } = layoutWeek(week, all)
    expect([bars.length, hidden]).toEqual([3, [2, 2, 2, 3, 2, 2, 2]])
    expect(moreOf(hidden)).toEqual([
      { day: 0, count: 2 },
      { day: 3, count: 3 },
      { day: 4, count: 2 },
    ])
    expect(layoutWeek(week, all, Infinity).hidden.some(Boolean)).toBe(false)
  })
})

describe('lists of days', () => {
  const all = [
    campaign(1, '2025-10-01', '2025-12-24', '2025-11-28'),
    campaign(2, '2025-11-03', '2025-11-24'),
    campaign(3, '2025-10-01', '2025-12-01'),
    campaign(4, null, null),
  ]

  test('a day has what runs and what is due, deadlines first', () => {
    expect(campaignsOn(all, '2025-11-28').map(({ id: which }) => which)).toEqual([id(1), id(3)])
    expect(campaignsOn(all, '2025-12-24').map(({ id: which }) => which)).toEqual([id(1)])
  })

  test('an agenda names the days on which something happens, and what runs all the while; deadlines alone when those are asked for', () => {
    const agenda = agendaOf(all, '2025-11-01', '2025-11-30', false)
    expect(agenda.days.map(({ day, entries }) => [day, entries.map(({ moment }) => moment)])).toEqual([
      ['2025-11-03', ['start']],
      ['2025-11-24', ['end']],
      ['2025-11-28', ['due']],
    ])
    expect(agenda.running.map(({ id: which }) => which)).toEqual([id(3)])
    expect(agendaOf(all, '2025-11-01', '2025-11-30', true)).toEqual({
      running: [],
      days: [{ day: '2025-11-28', entries: [{ campaign: all[0], moment: 'due' }] }],
    })
  })
})
