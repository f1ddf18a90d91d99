import { describe, expect, test } from '@jest/globals'
import { endOfPass, lastPickupDayOf, postDeadlineOf, postDeadlineOfCampaign } from './pickup-dates'

describe('the deadline of a pick-up', () => {
  test('a promised day that no pick-up can pass is the deadline from reserving to hand-in', () => {
    const promised = '2026-12-22'
    const before = postDeadlineOf({ promised, from: '2026-11-28', to: '2026-12-05' })
    const after = postDeadlineOf({ promised, from: '2026-11-30', to: '2026-11-30' })
    expect(before).toEqual({ day: '2026-12-22', daysAfterPickup: null })
    expect(after).toEqual(before)
  })

  test('without a promised day, or with one that every pick-up passes, it is counted from the pick-up', () => {
    for (const promised of [null, '2026-12-01', '2026-12-12'])
      expect(postDeadlineOf({ promised, from: '2026-11-28', to: '2026-12-05' })).toEqual({
        day: null,
        daysAfterPickup: 14,
      })
    expect(postDeadlineOf({ promised: '2026-12-01', from: '2026-12-03', to: '2026-12-03' }).day).toBe('2026-12-17')
  })

  test('it is the later of the two where either may be, and where nobody knows the last day to pick up', () => {
    const both = { day: '2026-12-15', daysAfterPickup: 14 }
    expect(postDeadlineOf({ promised: '2026-12-15', from: '2026-11-28', to: '2026-12-05' })).toEqual(both)
    expect(postDeadlineOf({ promised: '2026-12-15', from: '2026-11-28', to: null })).toEqual(both)
  })

  test('a campaign that sends its product says what the arrival may add to its day; one at stores what a pick-up may', () => {
    const dueAt = '2026-12-22'
    expect(postDeadlineOfCampaign({ deliveryMethod: 'delivery', dueAt }, '2026-11-28')).toEqual({
      day: dueAt,
      daysAfterPickup: null,
      daysAfterArrival: 14,
    })
    expect(postDeadlineOfCampaign({ deliveryMethod: 'pickup', dueAt }, '2026-11-28')).toEqual({
      day: dueAt,
      daysAfterPickup: 14,
    })
  })

  test('no pick-up makes it earlier than what was said before', () => {
    const [from, to] = ['2026-11-28', '2026-12-05']
    for (const promised of [null, '2026-12-01', '2026-12-12', '2026-12-15', '2026-12-19', '2026-12-22']) {
      const said = postDeadlineOf({ promised, from, to })
      for (let day = 28; day <= 35; day += 1) {
        const on = new Date(Date.UTC(2026, 10, day)).toISOString().slice(0, 10)
        const held = postDeadlineOf({ promised, from: on, to: on }).day!
        const counted = new Date(Date.UTC(2026, 10, day + (said.daysAfterPickup ?? 0))).toISOString().slice(0, 10)
        const heard = [said.day, said.daysAfterPickup === null ? null : counted].filter((part) => part !== null).sort()
        expect(held).toBe(heard.at(-1))
      }
    }
  })
})

test('the day to pick up is the end of the campaign unless its posts are due before', () => {
  expect(lastPickupDayOf({ endAt: '2026-12-20', dueAt: '2026-12-31' })).toBe('2026-12-20')
  expect(lastPickupDayOf({ endAt: '2027-01-08', dueAt: '2027-01-03' })).toBe('2027-01-03')
  expect(lastPickupDayOf({ endAt: '2027-01-08', dueAt: null })).toBe('2027-01-08')
  expect(lastPickupDayOf({ endAt: null, dueAt: null })).toBeNull()
})

test('a pass ends at its own moment, and one without with its campaign', () => {
  const campaign = { endAt: '2026-12-20', dueAt: '2026-12-31' }
  const at = '2026-12-04T22:59:59.999Z'
  expect(endOfPass({ expiresAt: at }, campaign)).toEqual({ at, isMoment: true })
  expect(endOfPass({ expiresAt: null }, campaign)).toEqual({ at: '2026-12-20', isMoment: false })
  expect(endOfPass({ expiresAt: null }, { endAt: null, dueAt: null })).toBeUndefined()
})

test('the last day to pick up is the end, or the deadline of the posts where that comes first or alone is known', () => {
  expect([
    lastPickupDayOf({ endAt: '2026-12-01', dueAt: '2026-12-02' }),
    lastPickupDayOf({ endAt: '2026-12-03', dueAt: '2026-12-02' }),
    lastPickupDayOf({ endAt: '2026-12-01', dueAt: null }),
    lastPickupDayOf({ endAt: null, dueAt: '2026-12-02' }),
    lastPickupDayOf({ endAt: null, dueAt: null }),
  ]).toEqual(['2026-12-01', '2026-12-02', '2026-12-01', '2026-12-02', null])
})
