import type { Store } from '@samspel/api'
import { dayMs } from '@samspel/i18n'
import { clockOf } from './zone'

type Opening = Pick<Store, 'countryCode' | 'openingWeek' | 'openingExceptions'>
export type Hours = NonNullable<Store['openingWeek']>[number]

const DAYS_AHEAD = 60
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
