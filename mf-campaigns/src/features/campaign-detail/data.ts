import { dayOf } from '@samspel/i18n'
import { apiAction } from '@samspel/store'

export const listCampaignEvents = apiAction('listCampaignEvents')
export const getLastReview = apiAction('getLastReview')

const dayMs = 86_400_000
const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** One day of the chart; `value` is null for a day to come. */
export interface ReachDay { day: string; value: number | null }

/**
 * The days of a campaign's chart: from its start (or first post) to its end, today at the latest included; at most 92, the last ones.
 * @param days reach by post day (row E-05)
 */
export const reachDays = (days: Readonly<Record<string, number>>, { startAt, endAt }: { startAt: string | null; endAt: string | null }, now: string | number = Date.now()): ReachDay[] => {
  const today = dayOf(now)
  const posted = Object.keys(days).sort()
  const first = [startAt, posted[0]].filter((day) => day !== undefined && day !== null).sort()[0] ?? today
  const last = [endAt ?? today, posted.at(-1) ?? today].sort().at(-1)!
  const count = Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1
  const shown = Math.min(Math.max(count, 1), 92)
  return Array.from({ length: shown }, (_, index) => {
    const day = addDays(last, index - shown + 1)
    return { day, value: day > today ? null : Math.max(days[day] ?? 0, 0) }
  })
}
