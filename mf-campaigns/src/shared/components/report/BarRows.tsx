import css from './Report.module.css'

export interface BarRow {
  key: string
  label: string
  /** Length of the bar. */
  value: number
  /** Formatted, at its end. */
  text: string
}

/** Values beside one another as bars, each with its name and number. */
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
