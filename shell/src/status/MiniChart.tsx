import css from './MiniChart.module.css'

/** Whether a value lies far above the others. */
export const standsOut = (values: readonly number[], value: number): boolean => {
  const sorted = values.filter((other) => other > 0).sort((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return value >= 3 && value >= middle * 3
}

interface BarsProps {
  values: readonly number[]
  /** Read out; without one the bars are decoration, and the numbers stand beside. */
  sentence?: string
  /** Of one bar, when pointed at. */
  tip?: (index: number) => string
  marked?: boolean
  small?: boolean
}

/** Values by hour as bars of one quiet hue; `marked` brings out those far above the others. */
export function MiniBars({ values, sentence, tip, marked = false, small = false }: BarsProps) {
  const max = Math.max(...values, 1)
  return (
    <div
      className={small ? css.small : css.bars}
      {...(sentence ? { role: 'img', 'aria-label': sentence } : { 'aria-hidden': true })}
    >
      {values.map((value, index) => (
        <span key={index} className={css.slot} title={tip?.(index)}>
          <span
            className={marked && standsOut(values, value) ? css.loud : css.bar}
            style={{ height: `${value > 0 ? Math.max((value / max) * 100, small ? 8 : 3) : 0}%` }}
          />
        </span>
      ))}
    </div>
  )
}

const width = 100
const height = 50

/** Pieces of a line; hours without a value are gaps in it. */
export const linePath = (values: readonly (number | null)[]): string => {
  const max = Math.max(...values.map((value) => value ?? 0), 1) * 1.15
  const step = width / Math.max(values.length - 1, 1)
  return values
    .map((value, index) =>
      value === null
        ? ''
        : `${index > 0 && values[index - 1] != null ? 'L' : 'M'}${(index * step).toFixed(2)} ${(height - (value / max) * height).toFixed(2)}`,
    )
    .join('')
}

/** Values by hour as a line that ends in a dot. */
export function MiniLine({ values, sentence }: { values: readonly (number | null)[]; sentence: string }) {
  const path = linePath(values)
  const end = path.split(/[ML]/).at(-1)?.split(' ').map(Number)
  return (
    <div className={css.line} role="img" aria-label={sentence}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={path} />
      </svg>
      {path && end && (
        <span className={css.dot} style={{ left: `${end[0]}%`, top: `${((end[1] ?? 0) / height) * 100}%` }} />
      )}
    </div>
  )
}
