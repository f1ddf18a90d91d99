import type { StoreReportWeek } from '@samspel/api'
import css from './Report.module.css'

const [WIDTH, HEIGHT, GAP] = [104, 28, 2]

/**
 * Weekly pick-ups as a small chart in a table cell; the numbers are in the row and in the store's own table. `most` is the value of a full
 * bar.
 */
export function Trend({ weeks, most }: { weeks: readonly StoreReportWeek[]; most: number }) {
  const step = WIDTH / Math.max(weeks.length, 1)
  return (
    <svg className={css.trend} width={WIDTH} height={HEIGHT} aria-hidden="true">
      {weeks.map(({ week, pickedUp }, at) => {
        const height = pickedUp > 0 ? Math.max(2, (pickedUp / most) * HEIGHT) : 1
        return (
          <rect
            key={week}
            className={css.bar}
            x={at * step}
            y={HEIGHT - height}
            width={Math.max(step - GAP, 1)}
            height={height}
          />
        )
      })}
    </svg>
  )
}
