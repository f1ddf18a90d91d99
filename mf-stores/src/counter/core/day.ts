import { plainText } from '@samspel/api/plain-text'
import { dayOf } from '@samspel/i18n'
import type { CounterDay, CounterPickup } from './types'

/** How long after the announced time somebody counts as late. */
const LATE_MS = 30 * 60_000

/** A row of the list, with its note. */
export interface DayRow {
  pickup: CounterPickup
  /** The time announced for this day, otherwise the pass's expiry. */
  hour: string | null
  /** Without an announced time, `hour` is the latest possible. */
  isLatest: boolean
  /** `hour` is on a later day. */
  isOtherDay: boolean
  note: 'late' | 'last_day' | 'expected'
}

const isExpected = ({ state }: CounterPickup) => state === 'approved'
const comesLater = ({ comingAt }: CounterPickup, day: string) => comingAt !== null && dayOf(comingAt) > day
const comparing = (a: string | null, b: string | null) => (a ?? '9').localeCompare(b ?? '9')

/**
 * Creators who may come today, in the counter's order: by announced time, then the others by their pass's expiry. Those who announced a
 * later day are left out; a time announced for an earlier day is ignored.
 */
export function expectedRows({ pickups, day }: Pick<CounterDay, 'pickups' | 'day'>, now = Date.now()): DayRow[] {
  return pickups
    .filter((pickup) => isExpected(pickup) && !comesLater(pickup, day))
    .map((pickup): DayRow => {
      const coming = pickup.comingAt && dayOf(pickup.comingAt) === day ? pickup.comingAt : null
      const isLate = coming !== null && now > Date.parse(coming) + LATE_MS
      const isLastDay = pickup.expiresAt !== null && dayOf(pickup.expiresAt) === day
      return {
        pickup,
        hour: coming ?? pickup.expiresAt,
        isLatest: coming === null,
        isOtherDay: coming === null && pickup.expiresAt !== null && dayOf(pickup.expiresAt) !== day,
        note: isLate ? 'late' : isLastDay ? 'last_day' : 'expected',
      }
    })
    .sort((a, b) => Number(a.isLatest) - Number(b.isLatest) || comparing(a.hour, b.hour))
}

/** The next announced visit after today. */
export const nextExpected = ({ pickups, day }: Pick<CounterDay, 'pickups' | 'day'>): string | undefined =>
  pickups
    .filter((pickup) => isExpected(pickup) && comesLater(pickup, day))
    .map(({ comingAt }) => comingAt ?? '')
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
