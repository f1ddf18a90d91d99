/** Local date and time in Stockholm, as a form holds them. */
export interface WallTime {
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM` */
  time: string
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The local date and time in Stockholm at an instant. */
export const wallOf = (instant: string | number): WallTime => {
  const parts = Object.fromEntries(clock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

const asUtc = ({ day, time }: WallTime) => Date.parse(`${day}T${time}:00Z`)

/** The instant of a local time in Stockholm; for a time skipped by daylight saving, the one after it. */
export const instantOf = (wall: WallTime): string => {
  const wanted = asUtc(wall)
  // The offset depends on the instant being computed; two iterations are enough on either side of a clock change.
  let moment = wanted
  for (let step = 0; step < 2; step += 1) moment += wanted - asUtc(wallOf(moment))
  return new Date(moment).toISOString()
}

/** Formats digits as a time of day while typing: `0930` becomes `09:30`. */
export const typedTime = (text: string): string => {
  const figures = text.replace(/\D/g, '').slice(0, 4)
  return figures.length > 2 ? `${figures.slice(0, 2)}:${figures.slice(2)}` : figures
}
