import { cx } from '../base/cx'
import css from './BarChart.module.css'
import { niceTicks } from './scale'
import { useWidth } from './use-width'

export interface ChartBar {
  /** Unique, in the order shown: a day `YYYY-MM-DD`. */
  key: string
  /** 0 or more; null for a day to come. */
  value: number | null
  /** Under the bar where there is room, such as '3 nov'. */
  label: string
  /** More about the bar, shown while it is pointed at; the table beside the chart says it too. */
  hint?: string
}
export interface ChartMark {
  key: string
  /** Written in the plot, such as 'Sista dag att publicera, 28 nov'. */
  label: string
}
export interface BarChartProps {
  bars: readonly ChartBar[]
  /** The whole chart in a sentence, for screen readers. */
  sentence: string
  /** Formats numbers of the scale. */
  format: (value: number) => string
  /** Written over the highest bar; default: its formatted value. */
  peakLabel?: string
  /** A dashed line: the deadline. */
  deadline?: ChartMark
  /** The bar drawn paler, its label in colour: today. */
  today?: ChartMark
  /** px; default 188. */
  height?: number
  /** Bars become buttons, each named by its hint or label: a press tells its key. */
  onBar?: (key: string) => void
  /** The bar that has been pressed. */
  pressed?: string | undefined
  className?: string
}

const NARROW = 520
const FOOT = 22
const CHAR = 6.6

/** Values per day: peak and deadline are labelled in the plot, so that no legend is needed. */
export function BarChart({
  bars,
  sentence,
  format,
  peakLabel,
  deadline,
  today,
  height = 188,
  onBar,
  pressed,
  className,
}: BarChartProps) {
  const [ref, width] = useWidth(640)
  const peak = bars.reduce<ChartBar | null>((best, bar) => ((bar.value ?? 0) > (best?.value ?? 0) ? bar : best), null)
  const max = peak?.value ?? 0
  // Of few whole numbers: no halves, which would be written as whole ones.
  const ticks = niceTicks(max, Number.isInteger(max) ? Math.min(4, Math.max(1, max)) : 4).slice(1)
  const scaleWidth = Math.max(...ticks.map((tick) => format(tick).length), 0) * CHAR + 8
  const plot = Math.max(width - scaleWidth, 40)
  const base = height - FOOT
  // On a phone the deadline's words would run into the bars: they get a line of their own over the plot.
  const narrow = width < NARROW
  const top = narrow && deadline ? 40 : 20
  const y = (value: number) => base - (max > 0 ? (value / max) * (base - top) : 0)
  const step = plot / Math.max(bars.length, 1)
  const bar = Math.max(Math.min(step * 0.75, 40), 1)
  const center = (index: number) => step * (index + 0.5)
  // Label every n-th bar, n such that the longest label has air on both sides.
  const every = Math.max(1, Math.ceil((Math.max(...bars.map((item) => item.label.length), 1) * CHAR + 32) / step))
  const at = (key: string | undefined) => bars.findIndex((item) => item.key === key)
  const todayAt = at(today?.key)
  const deadlineAt = at(deadline?.key)
  const peakAt = at(peak?.key)
  const edge = (x: number, text: string) => {
    const half = (text.length * CHAR) / 2
    return x - half < 0
      ? { x: 0, textAnchor: 'start' as const }
      : x + half > plot
        ? { x: plot, textAnchor: 'end' as const }
        : { x, textAnchor: 'middle' as const }
  }
  const peakText = peakLabel ?? (peak?.value ? format(peak.value) : '')
  const deadlineEnd = deadline ? center(deadlineAt) - 6 > deadline.label.length * CHAR : true

  return (
    <div ref={ref} className={cx(css.frame, className)}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        {...(onBar ? { 'aria-hidden': true } : { role: 'img', 'aria-label': sentence })}
        className={css.svg}
      >
        {[0, ...ticks].map((tick) => (
          <path key={tick} className={css.grid} d={`M0 ${Math.round(y(tick)) + 0.5}H${plot}`} />
        ))}
        {ticks.map((tick) => (
          <text key={tick} className={css.tick} x={width} y={y(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        ))}
        {bars.map((item, index) => {
          const value = item.value ?? 0
          const head = value > 0 ? Math.min(y(value), base - 2) : base
          return (
            value > 0 && (
              <rect
                key={item.key}
                className={cx(
                  index === todayAt ? css.pale : css.bar,
                  Boolean(pressed) && pressed !== item.key && css.faded,
                )}
                x={center(index) - bar / 2}
                y={head}
                width={bar}
                height={base - head}
                rx={Math.min(3, bar / 3)}
              >
                {item.hint && <title>{item.hint}</title>}
              </rect>
            )
          )
        })}
        {bars.map((item, index) => {
          const nearToday = todayAt >= 0 && index !== todayAt && Math.abs(index - todayAt) < every
          if (index === todayAt ? !today : index % every !== 0 || nearToday) return null
          const text = index === todayAt ? (today?.label ?? item.label) : item.label
          return (
            <text
              key={item.key}
              className={index === todayAt ? css.todayLabel : css.tick}
              y={height - 5}
              {...edge(center(index), text)}
            >
              {text}
            </text>
          )
        })}
        {deadline && deadlineAt >= 0 && (
          <>
            <path className={css.deadline} d={`M${center(deadlineAt)} ${narrow ? 4 : 18}V${base}`} />
            <text
              className={css.deadlineLabel}
              x={center(deadlineAt) + (deadlineEnd ? -6 : 6)}
              y={narrow ? 13 : 30}
              textAnchor={deadlineEnd ? 'end' : 'start'}
            >
              {deadline.label}
            </text>
          </>
        )}
        {peak && peakText && (
          <text className={css.peak} y={y(max) - 7} {...edge(center(peakAt), peakText)}>
            {peakText}
          </text>
        )}
      </svg>
      {onBar && (
        <div className={css.buttons} role="group" aria-label={sentence} style={{ width: plot, height: base }}>
          {bars.map((item) => (
            <button
              key={item.key}
              type="button"
              aria-label={item.hint ?? item.label}
              aria-pressed={pressed === item.key}
              title={item.hint}
              onClick={() => onBar(item.key)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
