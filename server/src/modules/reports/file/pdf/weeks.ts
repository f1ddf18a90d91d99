import type { CampaignReport, Locale } from '@samspel/api'
import { addDays } from '../../../../days'
import type { ReportTexts } from '../texts'
import { numberOnPaper } from './numbers'
import { faint, margin, type Sheet, width } from './sheet'
import { drawTable } from './table'

export interface Week {
  /** Its Monday. */
  from: string
  /** ISO number. */
  week: number
  reach: number
  posts: number
  likes: number
  comments: number
}

const dayMs = 86_400_000
/** 0 is Monday. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The ISO number of the week that begins on a Monday: that of the year in which its Thursday lies. */
const numberOfWeek = (monday: string): number => {
  const thursday = Date.parse(`${addDays(monday, 3)}T00:00:00Z`)
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)
  return Math.floor((thursday - newYear) / dayMs / 7) + 1
}

/** The days of a report added up by week, in order, without empty weeks. */
export const weeksOf = (days: CampaignReport['days']): Week[] => {
  const weeks = new Map<string, Week>()
  for (const { day, reach, posts, likes, comments } of days) {
    const from = addDays(day, -weekdayOf(day))
    const week = weeks.get(from) ?? { from, week: numberOfWeek(from), reach: 0, posts: 0, likes: 0, comments: 0 }
    weeks.set(from, {
      ...week,
      reach: week.reach + reach,
      posts: week.posts + posts,
      likes: week.likes + likes,
      comments: week.comments + comments,
    })
  }
  return [...weeks.values()]
}

const [chartHeight, mostBars] = [110, 26]

/** Reach by week as bars, and the same as a table. */
export const drawWeeks = (sheet: Sheet, report: CampaignReport, words: ReportTexts, locale: Locale): void => {
  const weeks = weeksOf(report.days)
  if (weeks.length === 0) return
  const number = (value: number) => numberOnPaper(value, locale)
  sheet.need(chartHeight + 80)
  sheet.heading(words.reachByWeek)
  const shown = weeks.slice(-mostBars)
  const highest = Math.max(1, ...shown.map(({ reach }) => reach))
  const cell = Math.min(80, width / shown.length)
  const floor = sheet.y + chartHeight
  shown.forEach(({ week, reach }, index) => {
    const x = margin + index * cell
    const height = ((chartHeight - 16) * reach) / highest
    sheet.document.rect(x + cell * 0.15, floor - height, cell * 0.7, Math.max(height, 0.5)).fill(sheet.accent)
    if (cell >= 36) sheet.put(number(reach), [x, floor - height - 12, cell], { size: 7.5 })
    sheet.put(cell >= 36 ? words.week(week) : `${week}`, [x + cell * 0.15, floor + 4, cell], {
      size: 7.5,
      color: faint,
    })
  })
  sheet.y = floor + 24
  drawTable(
    sheet,
    [
      { heading: words.weekColumn, share: 2 },
      { heading: words.posts, share: 1, align: 'right' },
      { heading: words.reach, share: 1, align: 'right' },
      { heading: words.likes, share: 1, align: 'right' },
      { heading: words.comments, share: 1, align: 'right' },
    ],
    weeks.map(({ from, week, posts, reach, likes, comments }) => [
      `${words.week(week)}, ${words.period(from, addDays(from, 6))}`,
      ...[posts, reach, likes, comments].map(number),
    ]),
    [words.sum, ...[report.totals.posts, report.totals.reach, report.totals.likes, report.totals.comments].map(number)],
  )
}
