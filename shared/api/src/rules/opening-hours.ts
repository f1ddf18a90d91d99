import type { Store } from '../contract/types'
import { countryFacts } from '../countries'

/** What of a store says when it is open. */
export type Opening = Pick<Store, 'countryCode' | 'openingWeek' | 'openingExceptions'>
/** Opening hours of one day, in their order; none: closed. */
export type Hours = NonNullable<Store['openingWeek']>[number]

const DAYS_AHEAD = 60
const dayMs = 86_400_000

/** Local date and time in a store's country: `2026-11-23`, `14:32`. */
export function clockOf(country: Store['countryCode'], now: number): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: countryFacts[country].zone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now)
  const [day = '', time = ''] = parts.split(' ')
  return { day, time }
}

const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** Monday is 0. */
const weekdayOf = (day: string): number => (new Date(noon(day)).getUTCDay() + 6) % 7

const hoursOn = ({ openingWeek, openingExceptions = [] }: Opening, day: string): Hours =>
  openingExceptions.find((exception) => exception.day === day)?.hours ?? openingWeek?.[weekdayOf(day)] ?? []

/** A store's opening state now; undefined when its hours are given only as text. */
export type OpenState = { kind: 'open'; until: string } | { kind: 'later'; from: string } | { kind: 'over' | 'closed' }

export function openState(store: Opening, now = Date.now()): OpenState | undefined {
  if (!store.openingWeek) return undefined
  const { day, time } = clockOf(store.countryCode, now)
  const hours = hoursOn(store, day)
  if (hours.length === 0) return { kind: 'closed' }
  const current = hours.find(({ from, to }) => from <= time && time < to)
  if (current) return { kind: 'open', until: current.to }
  const next = hours.find(({ from }) => time < from)
  return next ? { kind: 'later', from: next.from } : { kind: 'over' }
}

/** A store's hours on the day of a moment, and whether it is open at that moment; undefined when its hours are given only as text. */
export function hoursAt(store: Opening, moment: number): { hours: Hours; isOpen: boolean } | undefined {
  if (!store.openingWeek) return undefined
  const { day, time } = clockOf(store.countryCode, moment)
  const hours = hoursOn(store, day)
  return { hours, isOpen: hours.some(({ from, to }) => from <= time && time <= to) }
}

/** A day and a time on the clock of the store's country. */
export interface LocalTime {
  day: string
  time: string
}

const daysInARow = (day: string, step: 1 | -1): string[] =>
  Array.from({ length: DAYS_AHEAD }, (_, index) =>
    new Date(noon(day) + step * index * dayMs).toISOString().slice(0, 10),
  )

/** Until when a store is open at the latest before a moment; undefined when its hours are given only as text, or it is closed all along. */
export function lastOpenBefore(store: Opening, moment: number): LocalTime | undefined {
  const end = clockOf(store.countryCode, moment)
  for (const day of store.openingWeek ? daysInARow(end.day, -1) : []) {
    const last = hoursOn(store, day).findLast(({ from }) => day < end.day || from < end.time)
    if (last) return { day, time: day === end.day && end.time < last.to ? end.time : last.to }
  }
  return undefined
}

/** Until when a pass can be used: a day, and the time on it where the store's hours are known. */
export interface PassEnd {
  day: string
  time: string | null
}

/** Until when a pass that ends at a moment can be used, as every screen, mail and notice says it. */
export const passEndAt = (store: Opening, end: number): PassEnd =>
  lastOpenBefore(store, end) ?? { day: clockOf(store.countryCode, end).day, time: null }

/** The moment of a time on a country's clock; the end of a day is its last instant. */
const momentOf = (country: Store['countryCode'], { day, time }: LocalTime): number => {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const shown = clockOf(country, wanted)
  return wanted - (Date.parse(`${shown.day}T${shown.time}:00Z`) - wanted) - (time === '24:00' ? 1 : 0)
}

/**
 * When a pass ends that may be used until a moment at the latest: when the store closes for the last time before it. A store that does not
 * open between the two is waited for: then the pass ends when the first day on which it does is over. Undefined where its hours are not known.
 */
export function passEndOf(store: Opening, { from, latest }: { from: number; latest: number }): number | undefined {
  const last = lastOpenBefore(store, latest)
  const end = last && momentOf(store.countryCode, last)
  if (end !== undefined && end > from) return end
  const next = nextOpening(store, from)
  const to = next && hoursOn(store, next.day).at(-1)?.to
  return next && to !== undefined ? momentOf(store.countryCode, { day: next.day, time: to }) : undefined
}

/** When a store that is closed opens next; undefined while it is open, and when nothing says when it opens. */
export function nextOpening(store: Opening, now = Date.now()): LocalTime | undefined {
  const { day: today, time } = clockOf(store.countryCode, now)
  if (!store.openingWeek || openState(store, now)?.kind === 'open') return undefined
  for (const day of daysInARow(today, 1)) {
    const first = hoursOn(store, day).find(({ from }) => day > today || time < from)
    if (first) return { day, time: first.from }
  }
  return undefined
}

/** Consecutive weekdays with equal hours, starting from Monday; today is always separate. */
export interface WeekLine {
  /** Weekday numbers, Monday is 0. */
  from: number
  to: number
  hours: Hours
  isToday: boolean
}

export function weekLines(store: Opening, now = Date.now()): WeekLine[] {
  const { day } = clockOf(store.countryCode, now)
  const today = weekdayOf(day)
  return (store.openingWeek ?? []).reduce<WeekLine[]>((lines, usual, index) => {
    const last = lines.at(-1)
    const isToday = index === today
    if (last && !isToday && !last.isToday && JSON.stringify(last.hours) === JSON.stringify(usual)) {
      last.to = index
      return lines
    }
    return [...lines, { from: index, to: index, hours: isToday ? hoursOn(store, day) : usual, isToday }]
  }, [])
}

/** Exceptional days within the next two months. */
export function comingExceptions(store: Opening, now = Date.now()): NonNullable<Store['openingExceptions']> {
  const { day } = clockOf(store.countryCode, now)
  return (store.openingExceptions ?? [])
    .filter((one) => one.day > day && noon(one.day) - noon(day) <= DAYS_AHEAD * dayMs)
    .sort((a, b) => a.day.localeCompare(b.day))
}
