import { plainText } from '@samspel/api/plain-text'
import { dayOf, daysUntil } from '@samspel/i18n'
import type { CounterDay, CounterPickup } from './types'

/** How long after the announced time somebody counts as late. */
const LATE_MS = 30 * 60_000

/** Days of the week that begins with the list's. */
const WEEK_DAYS = 7

/** A row of the list, with its note. */
export interface DayRow {
  pickup: CounterPickup
  /** The time announced, unless its day is over; otherwise `pickup.until` is the latest. */
  comingAt: string | null
  /** The announced time, or the end of the pass, is on a later day. */
  isOtherDay: boolean
  note: 'late' | 'last_day' | 'expected'
}

type Day = Pick<CounterDay, 'pickups' | 'day'>

const isExpected = ({ state }: CounterPickup) => state === 'approved'
const onDay = ({ comingAt, pickup }: DayRow): string => (comingAt ? dayOf(comingAt) : (pickup.until?.day ?? '9'))
/** By day, announced times before the others. */
const orderOf = (row: DayRow): string =>
  `${onDay(row)} ${row.comingAt ?? `~${row.pickup.until?.time ?? ''}`} ${row.pickup.id}`
const inOrder = (a: DayRow, b: DayRow) => (orderOf(a) < orderOf(b) ? -1 : 1)

const rowOf = (pickup: CounterPickup, day: string, now: number): DayRow => {
  const comingAt = pickup.comingAt && dayOf(pickup.comingAt) >= day ? pickup.comingAt : null
  const isToday = comingAt !== null && dayOf(comingAt) === day
  const isLate = isToday && now > Date.parse(comingAt) + LATE_MS
  const on = comingAt ? dayOf(comingAt) : pickup.until?.day
  return {
    pickup,
    comingAt,
    isOtherDay: on !== undefined && on !== day,
    note: isLate ? 'late' : pickup.until?.day === day ? 'last_day' : 'expected',
  }
}

/**
 * Creators expected today, as the server counts them, in the counter's order: by announced time, then the others by the end of their pass.
 * A time announced for an earlier day is ignored.
 */
export const expectedRows = ({ pickups, day }: Day, now = Date.now()): DayRow[] =>
  pickups
    .filter((pickup) => isExpected(pickup) && pickup.isExpectedToday)
    .map((pickup) => rowOf(pickup, day, now))
    .sort(inOrder)

/** Everybody else whose pass holds, by the day that was announced or the last one. */
export const laterRows = ({ pickups, day }: Day, now = Date.now()): DayRow[] =>
  pickups
    .filter((pickup) => isExpected(pickup) && !pickup.isExpectedToday)
    .map((pickup) => rowOf(pickup, day, now))
    .sort(inOrder)

/** Those of them who announced a time within seven days, or whose pass ends by then. */
export const laterThisWeek = (day: Day, now = Date.now()): DayRow[] =>
  laterRows(day, now).filter((row) => onDay(row) !== '9' && daysUntil(onDay(row), day.day) < WEEK_DAYS)

/** Today and the rest of the seven days. */
export const weekRows = (day: Day, now = Date.now()): DayRow[] => [
  ...expectedRows(day, now),
  ...laterThisWeek(day, now),
]

/** The next announced visit after today. */
export const nextExpected = (day: Day): string | undefined =>
  laterRows(day)
    .map(({ comingAt }) => comingAt ?? '')
    .filter(Boolean)
    .sort()[0]

/** Pick-ups already handed out, latest first. */
export const handedOut = ({ pickups }: Pick<CounterDay, 'pickups'>): CounterPickup[] =>
  pickups
    .filter(({ state }) => state === 'picked_up')
    .sort((a, b) => (b.pickedUpAt ?? '').localeCompare(a.pickedUpAt ?? ''))

/** What is handed out, on one line. */
export const whatOf = ({ products, campaignName }: Pick<CounterPickup, 'products' | 'campaignName'>): string =>
  products.map(({ name }) => name).join(', ') || campaignName

/** Whether a pick-up matches a search: name, account, product. */
export function answersTo(pickup: CounterPickup, words: string): boolean {
  const { creator, products, campaignName } = pickup
  const text = plainText([creator.name, creator.handle, ...products.map(({ name }) => name), campaignName].join(' '))
  return plainText(words)
    .trim()
    .split(/\s+/)
    .every((word) => text.includes(word.replace(/^@/, '')))
}

/** The day after a hand-out, until the server's list arrives. */
export const withHandOut = (
  day: CounterDay,
  done: Pick<CounterPickup, 'id' | 'pickedUpAt' | 'pickedUpBy'>,
): CounterDay => ({
  ...day,
  pickups: day.pickups.map((each) => (each.id === done.id ? { ...each, ...done, state: 'picked_up' } : each)),
})

/** The day after undoing a hand-out. */
export const withoutHandOut = (day: CounterDay, id: string): CounterDay => ({
  ...day,
  pickups: day.pickups.map((each) =>
    each.id === id ? { ...each, state: 'approved', pickedUpAt: null, pickedUpBy: null } : each,
  ),
})
