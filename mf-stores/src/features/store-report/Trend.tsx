import type { StoreReportWeek } from '@samspel/api'
import css from './Report.module.css'

const [WIDTH, HEIGHT, GAP] = [104, 28, 2]

/** Pick-ups by week in a table's cell; the numbers stand in the row and in the store's own table. `most`: the height of a full bar. */
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
