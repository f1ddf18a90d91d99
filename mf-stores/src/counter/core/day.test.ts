import { expect, test } from '@jest/globals'
import { answersTo, expectedRows, handedOut, nextExpected, withHandOut, withoutHandOut } from './day'
import { buildCounterDay, buildCounterPickup } from './testing'

const at = (time: string, day = '2026-11-20') => `${day}T${time}:00.000+01:00`

test('the order of the counter: hours that were given, then passes by the hour they end; each says what it is', () => {
  const day = buildCounterDay({
    pickups: [
      buildCounterPickup({ id: 'liv', expiresAt: at('18:00') }),
      buildCounterPickup({ id: 'karin', comingAt: at('16:30') }),
      buildCounterPickup({ id: 'elin', expiresAt: at('18:00', '2026-11-25') }),
      buildCounterPickup({ id: 'agnes', comingAt: at('13:45') }),
      buildCounterPickup({ id: 'tove', comingAt: at('14:30'), expiresAt: at('18:00') }),
      buildCounterPickup({ id: 'tomorrow', comingAt: at('09:00', '2026-11-21') }),
      buildCounterPickup({ id: 'yesterday', comingAt: at('09:00', '2026-11-19') }),
      buildCounterPickup({ id: 'gone', state: 'picked_up' }),
    ],
  })
  const rows = expectedRows(day, Date.parse(at('14:32')))
  expect(rows.map(({ pickup, note, isLatest }) => [pickup.id, note, isLatest])).toEqual([
    ['agnes', 'late', false],
    ['tove', 'last_day', false],
    ['karin', 'expected', false],
    ['liv', 'last_day', true],
    ['yesterday', 'expected', true],
    ['elin', 'expected', true],
  ])
  expect(nextExpected(day)).toBe(at('09:00', '2026-11-21'))
})

test('late is more than half an hour past the hour given, not half an hour', () => {
  const day = buildCounterDay({ pickups: [buildCounterPickup({ comingAt: at('14:00') })] })
  const noteAt = (time: string) => expectedRows(day, Date.parse(at(time)))[0]?.note
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
  const day = buildCounterDay({
    pickups: [
      buildCounterPickup({ id: 'a' }),
      buildCounterPickup({ id: 'b', state: 'picked_up', pickedUpAt: at('13:05') }),
    ],
  })
  const done = withHandOut(day, { id: 'a', pickedUpAt: at('14:33'), pickedUpBy: 'Elin' })
  expect(handedOut(done).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(expectedRows(done)).toEqual([])
  expect(expectedRows(withoutHandOut(done, 'a')).map(({ pickup }) => pickup)).toEqual([day.pickups[0]])
})
