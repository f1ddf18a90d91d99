import { expect, test } from '@jest/globals'
import { hoursIn } from '../content/hours'
import { quarterStores } from '../content/pickups'
import { openingWeekOf } from './opening-week'

test.each([
  'Mån–fre 10–18, lör 9.30–15',
  'Man–fre 10–18, lør 9.30–15',
  'Man.–fre. kl. 10–18, lør. kl. 9.30–15',
  'Ma–pe 10–18, la 9.30–15',
  'Mon–Fri 10–18, Sat 9:30–15',
  'Mon–Fri 10am–6pm, Sat 9:30am–3pm',
])('hours in words are read by weekday: %s', (words) => {
  const [week, saturday] = [[{ from: '10:00', to: '18:00' }], [{ from: '09:30', to: '15:00' }]]
  expect(openingWeekOf(words)).toEqual([week, week, week, week, week, saturday, []])
})

test('noon and Tuesdays, in Danish and English', () => {
  expect(openingWeekOf('Tirs.–ons. kl. 12–16')).toEqual(openingWeekOf('Tue–Wed 12pm–4pm'))
  expect(openingWeekOf('Tue–Wed 12pm–4pm')[1]).toEqual([{ from: '12:00', to: '16:00' }])
})

test('every store of the demo is open some day, and closes after it opens', () => {
  for (const hours of [...quarterStores.map((store) => store.hours), ...Object.values(hoursIn).flat()]) {
    const opened = openingWeekOf(hours).flat()
    expect({ hours, open: opened.length > 0, wrong: opened.filter(({ from, to }) => from >= to) }).toEqual({
      hours,
      open: true,
      wrong: [],
    })
  }
})
