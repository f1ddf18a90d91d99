import { describe, expect, test } from '@jest/globals'
import {
  comingExceptions,
  hoursAt,
  lastOpenBefore,
  nextOpening,
  openState,
  passEndAt,
  passEndOf,
  weekLines,
} from './opening-hours'

const day = [{ from: '09:00', to: '18:00' }]
const saturday = [{ from: '10:00', to: '15:00' }]
const store = {
  countryCode: 'SE' as const,
  openingWeek: [day, day, day, day, day, saturday, []],
  openingExceptions: [
    { day: '2026-12-25', hours: [], note: 'Juldagen' },
    { day: '2026-12-24', hours: [{ from: '09:00', to: '13:00' }], note: '' },
    { day: '2027-06-06', hours: [], note: 'Nationaldagen' },
    { day: '2026-11-01', hours: [], note: '' },
  ],
}
/** A Monday, 12:00 in Sweden. */
const monday = Date.parse('2026-11-23T11:00:00Z')
const at = (moment: string, country: 'SE' | 'FI' = 'SE') =>
  openState({ ...store, countryCode: country }, Date.parse(moment))

test('open until, opens at, over and closed, on the clock of the store’s country', () => {
  expect(at('2026-11-23T11:00:00Z')).toEqual({ kind: 'open', until: '18:00' })
  expect(at('2026-11-23T07:30:00Z')).toEqual({ kind: 'later', from: '09:00' })
  expect(at('2026-11-23T07:30:00Z', 'FI')).toEqual({ kind: 'open', until: '18:00' })
  expect(at('2026-11-23T17:00:00Z')).toEqual({ kind: 'over' })
  expect(at('2026-11-29T11:00:00Z')).toEqual({ kind: 'closed' })
  expect(at('2026-12-25T11:00:00Z')).toEqual({ kind: 'closed' })
  expect(openState({ countryCode: 'SE', openingWeek: null }, monday)).toBeUndefined()
})

test('days alike are one line, today stands alone; exceptions of the next two months come by day', () => {
  expect(weekLines(store, monday).map(({ from, to, isToday }) => [from, to, isToday])).toEqual([
    [0, 0, true],
    [1, 4, false],
    [5, 5, false],
    [6, 6, false],
  ])
  expect(weekLines(store, Date.parse('2026-12-24T11:00:00Z'))[1]).toMatchObject({
    isToday: true,
    hours: [{ from: '09:00', to: '13:00' }],
  })
  expect(comingExceptions(store, monday).map((one) => one.day)).toEqual(['2026-12-24', '2026-12-25'])
})

test('a pass that ends with a day can be used until the store closes, on the last day before that it is open', () => {
  const until = (moment: string) => lastOpenBefore(store, Date.parse(moment))
  expect(until('2026-11-27T22:59:59.999Z')).toEqual({ day: '2026-11-27', time: '18:00' })
  expect(until('2026-11-29T22:59:59.999Z')).toEqual({ day: '2026-11-28', time: '15:00' })
  expect(until('2026-12-25T22:59:59.999Z')).toEqual({ day: '2026-12-24', time: '13:00' })
  expect(until('2026-11-27T15:30:00Z')).toEqual({ day: '2026-11-27', time: '16:30' })
  expect(until('2026-11-27T06:00:00Z')).toEqual({ day: '2026-11-26', time: '18:00' })
  expect(lastOpenBefore({ countryCode: 'SE', openingWeek: null }, monday)).toBeUndefined()
})

test('a closed store says when it opens next', () => {
  const next = (moment: string) => nextOpening(store, Date.parse(moment))
  expect(next('2026-11-23T11:00:00Z')).toBeUndefined()
  expect(next('2026-11-23T07:30:00Z')).toEqual({ day: '2026-11-23', time: '09:00' })
  expect(next('2026-11-28T20:50:00Z')).toEqual({ day: '2026-11-30', time: '09:00' })
  expect(next('2026-12-24T20:50:00Z')).toEqual({ day: '2026-12-26', time: '10:00' })
  expect(nextOpening({ countryCode: 'SE', openingWeek: [[], [], [], [], [], [], []] }, monday)).toBeUndefined()
})

test('a moment is within the hours of its day from the first minute to the last, both included', () => {
  const isOpen = (moment: string) => hoursAt(store, Date.parse(moment))?.isOpen
  expect(isOpen('2026-11-23T07:59:00Z')).toBe(false)
  expect(isOpen('2026-11-23T08:00:00Z')).toBe(true)
  expect(isOpen('2026-11-23T17:00:00Z')).toBe(true)
  expect(isOpen('2026-11-23T17:01:00Z')).toBe(false)
  expect(hoursAt(store, Date.parse('2026-12-24T11:00:00Z'))?.hours).toEqual([{ from: '09:00', to: '13:00' }])
  expect(hoursAt({ countryCode: 'SE', openingWeek: null }, monday)).toBeUndefined()
})

describe('the end of a pass', () => {
  const end = (from: string, latest: string, of: Parameters<typeof passEndOf>[0] = store) => {
    const at = passEndOf(of, { from: Date.parse(from), latest: Date.parse(latest) })
    return at === undefined ? undefined : new Date(at).toISOString()
  }
  const fromMonday = (latest: string) => end('2026-11-23T11:00:00Z', latest)

  test('is when the store closes on the last day, or the last time before when it is closed then', () => {
    expect(fromMonday('2026-11-27T22:59:59.999Z')).toBe('2026-11-27T17:00:00.000Z')
    expect(fromMonday('2026-11-29T22:59:59.999Z')).toBe('2026-11-28T14:00:00.000Z')
    expect(fromMonday('2026-12-24T22:59:59.999Z')).toBe('2026-12-24T12:00:00.000Z')
    expect(fromMonday('2026-12-25T22:59:59.999Z')).toBe('2026-12-24T12:00:00.000Z')
    expect(end('2026-11-23T11:00:00Z', '2026-11-27T21:59:59.999Z', { ...store, countryCode: 'FI' })).toBe(
      '2026-11-27T16:00:00.000Z',
    )
  })

  test('leaves one opening at least: who reserves when the store has closed for the last time has its next day', () => {
    expect(end('2026-11-28T20:50:00Z', '2026-11-29T22:59:59.999Z')).toBe('2026-11-30T17:00:00.000Z')
    expect(end('2026-11-27T17:30:00Z', '2026-11-27T22:59:59.999Z')).toBe('2026-11-28T14:00:00.000Z')
  })

  test('is not known where the hours are not; a store that is open until midnight has the whole day', () => {
    expect(end('2026-11-23T11:00:00Z', '2026-11-27T22:59:59.999Z', { countryCode: 'SE', openingWeek: null })).toBe(
      undefined,
    )
    const always = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }])
    expect(end('2026-11-23T11:00:00Z', '2026-11-27T22:59:59.999Z', { countryCode: 'SE', openingWeek: always })).toBe(
      '2026-11-27T22:59:00.000Z',
    )
  })

  test('is said as it is; one from before hours counted as the last time that the store is open', () => {
    expect(passEndAt(store, Date.parse('2026-11-27T17:00:00.000Z'))).toEqual({ day: '2026-11-27', time: '18:00' })
    expect(passEndAt(store, Date.parse('2026-11-27T22:59:59.999Z'))).toEqual({ day: '2026-11-27', time: '18:00' })
    expect(passEndAt({ countryCode: 'SE', openingWeek: null }, Date.parse('2026-11-27T22:59:59.999Z'))).toEqual({
      day: '2026-11-27',
      time: null,
    })
  })

  test('what is said of it is never past what holds', () => {
    for (let hour = 0; hour < 24 * 14; hour += 1) {
      const from = Date.parse('2026-12-18T00:00:00Z') + hour * 3_600_000
      for (const days of [1, 7]) {
        const latest = from + days * 86_400_000
        const at = passEndOf(store, { from, latest })!
        expect(at).toBeGreaterThan(from)
        const said = passEndAt(store, at)
        expect(Date.parse(`${said.day}T${said.time}:00+01:00`)).toBe(at)
      }
    }
  })
})
