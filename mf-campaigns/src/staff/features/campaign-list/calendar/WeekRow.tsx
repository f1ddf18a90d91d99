import { weekNumber } from '@samspel/desk/week'
import { useFormats, useText } from '@samspel/i18n'
import { cx, Skeleton } from '@samspel/ui'
import css from './CalendarGrid.module.css'
import { CampaignBar } from './CampaignBar'
import { DayDeadlines } from './DayDeadlines'
import { type CalendarCampaign, campaignsOn, deadlinesOf, layoutWeek, moreOf, shownLanes } from './layout'
import { calendarMessages as messages } from './messages'

interface WeekRowProps {
  week: readonly string[]
  day: string
  today: string
  campaigns: readonly CalendarCampaign[]
  onlyDeadlines: boolean
  isLoading: boolean
  /** Draws every bar instead of only three. */
  isWhole: boolean
  tintOf: (brandId: string) => number
  onOpen: (day: string) => void
}

const noWeek = { bars: [], hidden: [] }

export function WeekRow({
  week,
  day,
  today,
  campaigns,
  onlyDeadlines,
  isLoading,
  isWhole,
  tintOf,
  onOpen,
}: WeekRowProps) {
  const t = useText()
  const format = useFormats()
  const { bars, hidden } = onlyDeadlines ? noWeek : layoutWeek(week, campaigns, isWhole ? Infinity : shownLanes)
  const lanes = Math.max(shownLanes, ...bars.map(({ lane }) => lane + 1))
  const more = moreOf(hidden)
  const number = weekNumber(week[0]!)
  return (
    <div role="row" className={css.week} style={{ minHeight: 60 + lanes * 26 }}>
      <span role="rowheader" className={css.weekNumber} aria-label={t(messages.weekNumber, { number })}>
        {number}
      </span>
      {week.map((one, index) => {
        const due = deadlinesOf(campaigns, one)
        const running = onlyDeadlines ? 0 : campaignsOn(campaigns, one).length
        const hides = more.find((entry) => entry.day === index)
        return (
          <div
            key={one}
            role="gridcell"
            aria-selected={one === day}
            className={cx(
              css.day,
              index > 4 && css.weekend,
              one.slice(0, 7) !== day.slice(0, 7) && !isWhole && css.outside,
            )}
          >
            <button
              type="button"
              data-day={one}
              tabIndex={one === day ? 0 : -1}
              className={cx(css.number, one === today && css.today)}
              onClick={() => onOpen(one)}
              aria-current={one === today ? 'date' : undefined}
              aria-label={t(messages.dayLabel, { date: format.date(one, 'weekday'), n: running, due: due.length })}
            >
              {Number(one.slice(8))}
            </button>
            {due.length > 0 && <DayDeadlines campaigns={due} isList={onlyDeadlines} onMore={() => onOpen(one)} />}
            {bars
              .filter(({ from }) => from === index)
              .map((bar) => (
                <CampaignBar key={bar.campaign.id} bar={bar} hue={tintOf(bar.campaign.brandId)} />
              ))}
            {hides && (
              <button type="button" tabIndex={-1} className={css.more} onClick={() => onOpen(one)}>
                {t(messages.more, { n: hides.count })}
              </button>
            )}
            {isLoading && index === number % 4 && (
              <span className={css.waiting}>
                <Skeleton height={24} />
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
