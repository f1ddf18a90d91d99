import { dayMs } from '../days'
import type { Random } from './random'

const stockholm = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** What the wall shows in Stockholm, as if it were UTC. */
const wallTime = (instant: number): number => Date.parse(`${stockholm.format(instant).replace(' ', 'T')}Z`)

/** The calendar day of an instant in Stockholm, YYYY-MM-DD. */
export const dayOf = (instant: string | number): string => stockholm.format(new Date(instant)).slice(0, 10)

/** Times of the demo world, told from the moment of seeding. Nothing that has happened lies later than it. */
export interface Clock {
  now: number
  /** The day so many days from today, YYYY-MM-DD. */
  day(offset: number): string
  /** Wall-clock time in Stockholm on a day from today; never later than now. */
  at(offset: number, hour: number, minute: number): string
  /** Some time in the waking hours of a day from today. */
  during(offset: number, random: Random): string
  /** Exactly so many hours ago. */
  hoursAgo(hours: number): string
}

export const clockAt = (moment: Date): Clock => {
  const now = Math.floor(moment.getTime() / 3_600_000) * 3_600_000
  const midnight = Date.parse(`${dayOf(now)}T00:00:00Z`)
  // Thousands of rows ask for the same few hundred hours, and the calendar is slow to ask.
  const offsets = new Map<number, number>()
  const offsetAt = (wall: number) => {
    const hour = Math.floor(wall / 3_600_000)
    const offset = offsets.get(hour) ?? wallTime(wall) - wall
    offsets.set(hour, offset)
    return offset
  }
  const at = (offset: number, hour: number, minute: number) => {
    const wall = midnight + offset * dayMs + (hour * 60 + minute) * 60_000
    const instant = wall - offsetAt(wall)
    const latest = now - (hour * 60 + minute) * 1000
    return new Date(Math.min(instant, latest)).toISOString()
  }
  return {
    now,
    day: (offset) => new Date(midnight + offset * dayMs).toISOString().slice(0, 10),
    at,
    during: (offset, random) => at(offset, random.int(7, 22), random.int(0, 59)),
    hoursAgo: (hours) => new Date(now - hours * 3_600_000).toISOString(),
  }
}

/** Ids count their time from here, not from today, so that the same record has the same id on every day. */
const epoch = Date.UTC(2025, 5, 1)

/** Makes UUIDv7-shaped ids that sort like the times they were made for. */
export const idsOf =
  (clock: Clock, random: Random) =>
  (createdAt: string): string => {
    const time = Math.max(0, epoch + Date.parse(createdAt) - clock.now)
      .toString(16)
      .padStart(12, '0')
    return `${time.slice(0, 8)}-${time.slice(8)}-7${random.hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${random.hex(3)}-${random.hex(12)}`
  }
