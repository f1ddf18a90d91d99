import css from './Report.module.css'

export interface BarRow {
  key: string
  label: string
  /** Determines the length of the bar. */
  value: number
  /** The formatted value at the end of the bar. */
  text: string
}

/** A bar chart with a name and number for each bar. */
export function BarRows({ rows, sentence }: { rows: readonly BarRow[]; sentence: string }) {
  const max = Math.max(...rows.map(({ value }) => value), 1)
  return (
    <div role="img" aria-label={sentence} className={css.rows}>
      {rows.map(({ key, label, value, text }) => (
        <div key={key} className={css.row}>
          <span className={css.rowLabel}>{label}</span>
          <span className={css.rowTrack}>
            <span className={css.rowBar} style={{ width: `${(value / max) * 100}%` }} />
          </span>
          <span className={css.rowValue}>{text}</span>
        </div>
      ))}
    </div>
  )
}
