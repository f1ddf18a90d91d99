import { expect, test } from '@jest/globals'
import { quarterStores } from '../content/pickups'
import { openingWeekOf } from './opening-week'

test('hours in words are read by weekday, in both languages', () => {
  const [week, saturday] = [[{ from: '10:00', to: '18:00' }], [{ from: '09:30', to: '15:00' }]]
  const read = [week, week, week, week, week, saturday, []]
  expect(openingWeekOf('Mån–fre 10–18, lör 9.30–15')).toEqual(read)
  expect(openingWeekOf('Mon–Fri 10–18, Sat 9:30–15')).toEqual(read)
})

test('every store of the demo is open some day, and closes after it opens', () => {
  for (const { hours } of quarterStores) {
    const opened = openingWeekOf(hours).flat()
    expect({ hours, open: opened.length > 0, wrong: opened.filter(({ from, to }) => from >= to) }).toEqual({
      hours,
      open: true,
      wrong: [],
    })
  }
})
