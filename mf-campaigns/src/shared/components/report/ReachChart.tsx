import type { CampaignReport } from '@samspel/api'
import { dayOf, useFormats, useText } from '@samspel/i18n'
import { cx } from '@samspel/ui'
import { reportMessages as messages } from './messages'
import css from './Report.module.css'
import { marksOf, type ReportDay, steps } from './report-days'

interface ReachChartProps {
  days: readonly ReportDay[]
  report: CampaignReport
}

/** Labels near an edge of the plot are placed inwards. */
const sideOf = (share: number) => (share > 0.6 ? css.before : css.after)

/** Daily reach as bars and cumulative reach as a line, both on the scale of the wanted reach. */
export function ReachChart({ days, report }: ReachChartProps) {
  const t = useText()
  const format = useFormats()
  const { wantedReach, totals, campaign } = report
  const scale = steps(Math.max(wantedReach, totals.reach))
  const top = scale.at(-1)!
  const share = (index: number) => (index + 0.5) / days.length
  const height = (value: number) => `${(value / top) * 100}%`
  const told = days.filter((day) => day.total !== null)
  const peakAt = days.reduce((best, { reach }, index) => (reach > (days[best]?.reach ?? 0) ? index : best), 0)
  const peak = days[peakAt]!
  const dueAt = days.findIndex(({ day }) => day === campaign.dueAt)
  const today = dayOf(Date.now())
  const lastAt = told.length - 1
  const marks = marksOf(days.length)
  const sentence = t(messages.chartSentence, {
    from: format.date(days[0]!.day, 'short'),
    to: format.date(days.at(-1)!.day, 'short'),
    reach: format.number(totals.reach),
    wanted: format.number(wantedReach),
    peak: format.number(peak.reach),
    day: format.date(peak.day, 'short'),
  })
  return (
    <div role="img" aria-label={sentence} className={css.chart}>
      <div className={css.plot}>
        {scale.map((tick) => (
          <div key={tick} className={css.tick} style={{ bottom: height(tick) }}>
            <span>{format.number(tick)}</span>
          </div>
        ))}
        <svg className={css.drawing} viewBox={`0 0 ${days.length} ${top}`} preserveAspectRatio="none">
          {days.map(
            ({ day, reach }, index) =>
              reach > 0 && (
                <rect
                  key={day}
                  className={day === today ? css.barToday : css.bar}
                  x={index + 0.14}
                  width={0.72}
                  y={top - reach}
                  height={reach}
                />
              ),
          )}
          <polyline
            className={css.line}
            points={told.map(({ total }, index) => `${index + 0.5},${top - (total ?? 0)}`).join(' ')}
          />
        </svg>
        {wantedReach > 0 && (
          <div className={css.wanted} style={{ bottom: height(wantedReach) }}>
            <span>{t(messages.wantedMark, { reach: format.number(wantedReach) })}</span>
          </div>
        )}
        {dueAt >= 0 && (
          <div className={cx(css.dueMark, sideOf(share(dueAt)))} style={{ left: `${share(dueAt) * 100}%` }}>
            <span>{t(messages.dueMark, { day: format.date(days[dueAt]!.day, 'short') })}</span>
          </div>
        )}
        {peak.reach > 0 && peakAt !== lastAt && (
          <div
            className={cx(css.mark, sideOf(share(peakAt)))}
            style={{ left: `${share(peakAt) * 100}%`, bottom: height(peak.reach) }}
          >
            <span>
              {t(messages.peakMark, { reach: format.number(peak.reach), day: format.date(peak.day, 'short') })}
            </span>
          </div>
        )}
        {lastAt >= 0 && (
          <div
            className={cx(css.mark, css.strong, sideOf(share(lastAt)))}
            style={{ left: `${share(lastAt) * 100}%`, bottom: height(totals.reach) }}
          >
            <span>{t(messages.totalMark, { reach: format.number(totals.reach) })}</span>
          </div>
        )}
      </div>
      <div className={css.axis}>
        {marks.map((index, place) => (
          <span
            key={index}
            className={cx(place % 2 === 1 && place < marks.length - 1 && css.minor)}
            style={{ left: `${share(index) * 100}%` }}
          >
            {format.date(days[index]!.day, 'short')}
          </span>
        ))}
      </div>
    </div>
  )
}
