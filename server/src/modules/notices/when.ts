import { addDays } from '../../days'

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Day, hour and weekday (1 Monday … 7 Sunday) in Stockholm. */
const wall = (instant: Date) => {
  const [day = '', time = ''] = clock.format(instant).split(' ')
  return { day, hour: Number(time.slice(0, 2)), weekday: new Date(`${day}T00:00:00Z`).getUTCDay() || 7 }
}

/** The instant at which it is this hour of this day in Stockholm. */
const instantAt = (day: string, hour: number): Date => {
  const wanted = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const shown = Date.parse(`${clock.format(wanted).replace(' ', 'T')}Z`)
  return new Date(wanted - (shown - wanted))
}

export interface QuietHours {
  quiet: boolean
  quiet_from: number
  quiet_to: number
}

/** The earliest time to notify: now, or the end of quiet hours. */
export const afterQuiet = (now: Date, { quiet, quiet_from: from, quiet_to: to }: QuietHours): Date => {
  if (!quiet || from === to) return now
  const { day, hour } = wall(now)
  const isQuiet = from < to ? hour >= from && hour < to : hour >= from || hour < to
  if (!isQuiet) return now
  return instantAt(hour < to ? day : addDays(day, 1), to)
}

export interface DigestTime {
  digest_days: 'weekdays' | 'daily' | 'mondays'
  digest_hour: number
}

const takes: Record<DigestTime['digest_days'], (weekday: number) => boolean> = {
  weekdays: (weekday) => weekday < 6,
  daily: () => true,
  mondays: (weekday) => weekday === 1,
}

export const nextDigest = (now: Date, { digest_days: days, digest_hour: hour }: DigestTime): Date => {
  const { day } = wall(now)
  for (let ahead = 0; ; ahead += 1) {
    const at = instantAt(addDays(day, ahead), hour)
    if (at > now && takes[days](wall(at).weekday)) return at
  }
}
