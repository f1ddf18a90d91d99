import { expect, test } from '@jest/globals'
import {
  answersTo,
  expectedRows,
  handedOut,
  laterRows,
  laterThisWeek,
  nextExpected,
  weekRows,
  withHandOut,
  withoutHandOut,
} from './day'
import { buildCounterDay, buildCounterPickup } from './testing'

const at = (time: string, day = '2026-11-20') => `${day}T${time}:00.000+01:00`

const until = (time: string, day = '2026-11-20') => ({ day, time })
const day = buildCounterDay({
  pickups: [
    buildCounterPickup({ id: 'liv', until: until('18:00') }),
    buildCounterPickup({ id: 'karin', comingAt: at('16:30') }),
    buildCounterPickup({ id: 'elin', isExpectedToday: false, until: until('18:00', '2026-11-25') }),
    buildCounterPickup({ id: 'agnes', comingAt: at('13:45') }),
    buildCounterPickup({ id: 'tove', comingAt: at('14:30'), until: until('18:00') }),
    buildCounterPickup({ id: 'tomorrow', isExpectedToday: false, comingAt: at('09:00', '2026-11-21') }),
    buildCounterPickup({ id: 'yesterday', comingAt: at('09:00', '2026-11-19'), until: until('15:00') }),
    buildCounterPickup({ id: 'december', isExpectedToday: false, until: until('18:00', '2026-12-02') }),
    buildCounterPickup({ id: 'open', isExpectedToday: false, until: null }),
    buildCounterPickup({ id: 'gone', state: 'picked_up' }),
  ],
})
const now = Date.parse(at('14:32'))
const idsOf = (rows: { pickup: { id: string } }[]) => rows.map(({ pickup }) => pickup.id)

test('the order of the counter: hours that were given, then passes by the hour they end; each says what it is', () => {
  expect(expectedRows(day, now).map(({ pickup, note, comingAt }) => [pickup.id, note, comingAt !== null])).toEqual([
    ['agnes', 'late', true],
    ['tove', 'last_day', true],
    ['karin', 'expected', true],
    ['yesterday', 'last_day', false],
    ['liv', 'last_day', false],
  ])
  expect(nextExpected(day)).toBe(at('09:00', '2026-11-21'))
})

test('the rest comes another day: by the day, those who said an hour first; the week holds seven days and nobody twice', () => {
  expect(idsOf(laterRows(day, now))).toEqual(['tomorrow', 'elin', 'december', 'open'])
  expect(laterRows(day, now).map(({ isOtherDay }) => isOtherDay)).toEqual([true, true, true, false])
  expect(idsOf(laterThisWeek(day, now))).toEqual(['tomorrow', 'elin'])
  expect(idsOf(weekRows(day, now))).toEqual([...idsOf(expectedRows(day, now)), 'tomorrow', 'elin'])
})

test('late is more than half an hour past the hour given, not half an hour', () => {
  const one = buildCounterDay({ pickups: [buildCounterPickup({ comingAt: at('14:00') })] })
  const noteAt = (time: string) => expectedRows(one, Date.parse(at(time)))[0]?.note
  expect([noteAt('14:30'), noteAt('14:31')]).toEqual(['expected', 'late'])
})

test('a name is found without its accents, an account by its at sign, a product by any word', () => {
  const tove = buildCounterPickup()
  expect(['tove', 'ekstrom', '@tovebakar', 'rost tove', '  '].map((words) => answersTo(tove, words))).toEqual(
    Array(5).fill(true),
  )
  expect(answersTo(tove, 'tove nordstan')).toBe(false)
})

test('a hand-out moves to those who were here, the latest first, and back when it is undone', () => {
  const both = buildCounterDay({
    pickups: [
      buildCounterPickup({ id: 'a' }),
      buildCounterPickup({ id: 'b', state: 'picked_up', pickedUpAt: at('13:05') }),
    ],
  })
  const done = withHandOut(both, { id: 'a', pickedUpAt: at('14:33'), pickedUpBy: 'Elin' })
  expect(handedOut(done).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(expectedRows(done)).toEqual([])
  expect(expectedRows(withoutHandOut(done, 'a')).map(({ pickup }) => pickup)).toEqual([both.pickups[0]])
})
