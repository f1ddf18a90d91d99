import { type KeyboardEvent, useRef, useState } from 'react'
import { weekNumber } from '@samspel/desk/week'
import { dayOf, useFormats, useText } from '@samspel/i18n'
import { cx, useIsMobile } from '@samspel/ui'
import { dayAfter, mondayOf } from './data/days'
import type { Figures } from './data/overview'
import { scaleOf } from './data/scale'
import { figureMessages as m } from './messages'
import css from './WeekChart.module.css'

const labels = { desk: 7, phone: 4 } as const

/**
 * Weekly reach and cost on a shared time axis, with the current week lighter. Arrow keys move between weeks, and the focused one is
 * described in words.
 */
export function WeekChart({ figures }: { figures: Figures }) {
  const t = useText()
  const format = useFormats()
  const { weeks } = figures
  const every = Math.ceil(weeks.length / (useIsMobile() ? labels.phone : labels.desk))
  const [chosen, choose] = useState<number>()
  const bars = useRef<(HTMLButtonElement | null)[]>([])
  const now = mondayOf(dayOf(Date.now()))
  const kronor = (ore: number) => format.money(Math.round(ore / 100))
  const peakAt = weeks.reduce((best, { reach }, index) => (reach > weeks[best]!.reach ? index : best), 0)
  const peak = weeks[peakAt]!
  const reachScale = scaleOf(peak.reach, 3)
  const costScale = scaleOf(Math.max(...weeks.map(({ cost }) => cost)) / 100, 2)
  const nameOf = (week: string) => t(m.week, { n: weekNumber(week) })
  const wordsOf = ({ week, reach, cost }: Figures['weeks'][number]) =>
    t(m.weekWords, {
      week: nameOf(week),
      from: format.date(week, 'short'),
      to: format.date(dayAfter(week, 6), 'short'),
      reach: format.number(reach),
      cost: kronor(cost),
    })
  const move = (event: KeyboardEvent, index: number) => {
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: weeks.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    bars.current[Math.min(Math.max(next, 0), weeks.length - 1)]?.focus()
  }
  const told = chosen === undefined ? undefined : weeks[chosen]
  const height = (value: number, top: number) => ({ height: `${(value / top) * 100}%` })
  const scale = (steps: readonly number[], say: (value: number) => string) =>
    steps.slice(1).map((step) => (
      <span key={step} className={css.tick} style={{ bottom: `${(step / steps.at(-1)!) * 100}%` }}>
        <span>{say(step)}</span>
      </span>
    ))

  return (
    <figure className={css.figure}>
      <div className={css.plots}>
        <div className={css.scales} aria-hidden="true">
          <div className={css.reach}>{scale(reachScale, format.number)}</div>
          <div className={css.cost}>{scale(costScale, format.money)}</div>
        </div>
        <div
          role="group"
          className={css.weeks}
          aria-label={t(m.sentence, {
            n: weeks.length,
            reach: format.number(figures.totals.reach),
            cost: kronor(figures.totals.cost),
            peak: format.number(peak.reach),
            week: nameOf(peak.week),
          })}
          onPointerLeave={() => choose(undefined)}
        >
          {weeks.map((each, index) => (
            <button
              key={each.week}
              type="button"
              ref={(element) => {
                bars.current[index] = element
              }}
              className={cx(css.week, each.week === now && css.now)}
              tabIndex={index === (chosen ?? weeks.length - 1) ? 0 : -1}
              aria-label={wordsOf(each)}
              onFocus={() => choose(index)}
              onBlur={() => choose(undefined)}
              onPointerEnter={() => choose(index)}
              onKeyDown={(event) => move(event, index)}
            >
              <span className={css.reach}>
                {index === peakAt && peak.reach > 0 && (
                  <span
                    aria-hidden="true"
                    className={cx(
                      css.peak,
                      index < weeks.length / 4 && css.fromStart,
                      index > (weeks.length * 3) / 4 && css.fromEnd,
                    )}
                    style={{ bottom: `${(peak.reach / reachScale.at(-1)!) * 100}%` }}
                  >
                    {t(m.peak, { reach: format.number(peak.reach), week: nameOf(peak.week) })}
                  </span>
                )}
                <span className={css.bar} style={height(each.reach, reachScale.at(-1)!)} />
              </span>
              <span className={css.cost}>
                <span className={css.bar} style={height(each.cost / 100, costScale.at(-1)!)} />
              </span>
              <span className={css.label} aria-hidden="true">
                {each.week === now
                  ? t(m.now)
                  : (weeks.length - 1 - index) % every === 0 && index < weeks.length - 1
                    ? nameOf(each.week)
                    : ''}
              </span>
            </button>
          ))}
        </div>
      </div>
      <figcaption className={css.told} aria-hidden="true">
        {told ? wordsOf(told) : t(m.point)}
      </figcaption>
    </figure>
  )
}
