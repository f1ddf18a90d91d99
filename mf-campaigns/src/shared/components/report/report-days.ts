import { dayOf } from '@samspel/i18n'
import { addDays } from '../days'

export interface ReportDay {
  day: string
  reach: number
  /** Cumulative reach up to this day; null for future days. */
  total: number | null
}

interface Reported {
  campaign: { startAt: string | null; endAt: string | null }
  /** Days with posts, in any order. */
  days: readonly { day: string; reach: number }[]
}

const next = (day: string) => addDays(day, 1)
/** The maximum number of days a chart can show; longer reports are cut. */
const most = 732

/** Every day of the campaign and its posts, in order, including posts before the start or after the end. */
export function reportDays(
  { campaign: { startAt, endAt }, days }: Reported,
  now: string | number = Date.now(),
): ReportDay[] {
  const known = new Map(days.map(({ day, reach }) => [day, reach]))
  const all = [...known.keys(), startAt, endAt].filter((day) => day !== null).sort()
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last) return []
  const today = dayOf(now)
  const filled: ReportDay[] = []
  let total = 0
  for (let day = first; day <= last && filled.length < most; day = next(day)) {
    const reach = known.get(day) ?? 0
    total += reach
    filled.push({ day, reach, total: day <= today || known.has(day) ? total : null })
  }
  return filled
}

/** About four round axis ticks, from 0 to at least `max`. */
export function steps(max: number): number[] {
  if (!(max > 0)) return [0, 1]
  const rough = max / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  return Array.from({ length: Math.ceil(max / step - 1e-9) + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** The days labelled below a chart: about five, evenly spread and including the first and the last. */
export function marksOf(days: number): number[] {
  const last = days - 1
  if (last <= 0) return days > 0 ? [0] : []
  const step = Math.ceil(last / 4)
  const marks: number[] = []
  // A label too close to the last one gives way to it.
  for (let index = 0; index <= last - step * 0.6; index += step) marks.push(index)
  return [...marks, last]
}
