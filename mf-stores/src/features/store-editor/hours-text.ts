import type { Store } from '@samspel/api'

export type Hours = NonNullable<Store['openingWeek']>[number]

const MOST = 3
const time = '(\\d{1,2})(?:[.:]?(\\d{2}))?'
const span = new RegExp(`^${time}\\s*[-–—]\\s*${time}$`)

const clock = (hour: string, minute = '00'): string | undefined => {
  const text = `${hour.padStart(2, '0')}:${minute}`
  return Number(minute) < 60 && (text < '24:00' || text === '24:00') ? text : undefined
}

/**
 * Parses hours as people write them: `10–18`, `9.30-14, 15-18`; empty means closed. Undefined when invalid: overlapping, ending before they
 * start, or more than three.
 */
export function readHours(text: string): Hours | undefined {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length > MOST) return undefined
  const hours: Hours = []
  for (const part of parts) {
    const found = span.exec(part)
    const from = found && clock(found[1]!, found[2])
    const to = found && clock(found[3]!, found[4])
    if (!from || !to || from >= to || from < (hours.at(-1)?.to ?? '')) return undefined
    hours.push({ from, to })
  }
  return hours
}

const short = (text: string) => text.replace(/^0/, '').replace(/:00$/, '')

/** Formats hours so that {@link readHours} can parse them. */
export const writeHours = (hours: Hours): string =>
  hours.map(({ from, to }) => `${short(from)}–${short(to)}`).join(', ')
