import { dayOf } from '@samspel/i18n'
import type { CounterDay, CounterPickup } from './types'

/** Past the hour that was given before somebody counts as late. */
const LATE_MS = 30 * 60_000

/** A row of the list, with what is said of it. */
export interface DayRow {
  pickup: CounterPickup
  /** The hour given for this day, else when the pass ends. */
  hour: string | null
  /** Nobody gave an hour: `hour` is the latest. */
  isLatest: boolean
  /** `hour` is on a later day. */
  isOtherDay: boolean
  note: 'late' | 'last_day' | 'expected'
}

const isExpected = ({ state }: CounterPickup) => state === 'approved'
const comesLater = ({ comingAt }: CounterPickup, day: string) => comingAt !== null && dayOf(comingAt) > day
const comparing = (a: string | null, b: string | null) => (a ?? '9').localeCompare(b ?? '9')

/**
 * Those who may come today, in the order of the counter: by the hour they gave, then those without one by the hour their pass ends. Who said
 * that they come on a later day is not among them; an hour of an earlier day is none.
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

/** When the next one comes who said so, after today. */
export const nextExpected = ({ pickups, day }: Pick<CounterDay, 'pickups' | 'day'>): string | undefined =>
  pickups
    .filter((pickup) => isExpected(pickup) && comesLater(pickup, day))
    .map(({ comingAt }) => comingAt ?? '')
    .sort()[0]

/** Those who have been here, the latest first. */
export const handedOut = ({ pickups }: Pick<CounterDay, 'pickups'>): CounterPickup[] =>
  pickups
    .filter(({ state }) => state === 'picked_up')
    .sort((a, b) => (b.pickedUpAt ?? '').localeCompare(a.pickedUpAt ?? ''))

/** What is handed out to somebody, in a line. */
export const whatOf = ({ products, campaignName }: Pick<CounterPickup, 'products' | 'campaignName'>): string =>
  products.map(({ name }) => name).join(', ') || campaignName

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Whether a pick-up answers to words that were typed: name, account, product. */
export function answersTo(pickup: CounterPickup, words: string): boolean {
  const { creator, products, campaignName } = pickup
  const text = plain([creator.name, creator.handle, ...products.map(({ name }) => name), campaignName].join(' '))
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word.replace(/^@/, '')))
}

/** The day with a hand-out in it, before the server's own list has come. */
export const withHandOut = (
  day: CounterDay,
  done: Pick<CounterPickup, 'id' | 'pickedUpAt' | 'pickedUpBy'>,
): CounterDay => ({
  ...day,
  pickups: day.pickups.map((each) => (each.id === done.id ? { ...each, ...done, state: 'picked_up' } : each)),
})

/** The day with a hand-out taken back. */
export const withoutHandOut = (day: CounterDay, id: string): CounterDay => ({
  ...day,
  pickups: day.pickups.map((each) =>
    each.id === id ? { ...each, state: 'approved', pickedUpAt: null, pickedUpBy: null } : each,
  ),
})
