import type { ReactNode } from 'react'
import { cx } from '../base/cx'
import css from './Figure.module.css'

export interface FigureProps {
  label: string
  /** Formatted by the caller. */
  value: ReactNode
  /** Beside the number, quieter: 'av 250 000'. */
  of?: ReactNode
  /** Beneath. */
  help?: ReactNode
  /** 0 to 1 draws a meter beneath. */
  share?: number
  size?: 'normal' | 'balance'
  className?: string
}

/** A number with its label. */
export function Figure({ label, value, of, help, share, size = 'normal', className }: FigureProps) {
  return (
    <div className={cx(css.figure, className)}>
      <div className={css.label}>{label}</div>
      <div className={css.line}>
        <span className={cx(css.value, size === 'balance' && css.balance)}>{value}</span>
        {of && <span className={css.of}>{of}</span>}
      </div>
      {share !== undefined && <Meter label={label} value={share} className={css.meter} />}
      {help && <div className={css.help}>{help}</div>}
    </div>
  )
}

/** Figures in one card, beside one another. */
export function FigureRow({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx(css.row, className)}>{children}</div>
}

export interface MeterProps {
  /** Names the meter for screen readers. */
  label: string
  /** 0 to 1; more counts as 1. */
  value: number
  /** Read out instead of the percentage. */
  valueText?: string
  tone?: 'primary' | 'ok' | 'warn'
  className?: string
}

/** How much of something is there. */
export function Meter({ label, value, valueText, tone = 'primary', className }: MeterProps) {
  const share = Math.min(Math.max(Number.isFinite(value) ? value : 0, 0), 1)
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText}
      className={cx(css.track, className)}
    >
      <span className={cx(css.bar, css[tone])} style={{ width: `${share * 100}%` }} />
    </div>
  )
}

/** Label and numbers over a meter; in a table, whose header is the label, `hideLabel` leaves only the numbers. */
export function MeterField({
  value,
  of,
  hideLabel = false,
  ...meter
}: MeterProps & { of?: { value: ReactNode; total: ReactNode }; hideLabel?: boolean }) {
  return (
    <div>
      <div className={cx(css.meterHead, hideLabel && css.tight)}>
        {!hideLabel && <span className={css.meterLabel}>{meter.label}</span>}
        {of &&
          (hideLabel ? (
            <>
              <b>{of.value}</b>
              <span className={css.of}>{of.total}</span>
            </>
          ) : (
            <span className={css.number}>
              <b>{of.value}</b> <span className={css.of}>{of.total}</span>
            </span>
          ))}
      </div>
      <Meter {...meter} value={value} />
    </div>
  )
}

/** Two parts of one sum, such as what can be paid out and what waits; decoration, the numbers stand beside it. */
export function SplitBar({ parts }: { parts: readonly number[] }) {
  return (
    <div className={css.split} aria-hidden="true">
      {parts.map(
        (part, index) =>
          part > 0 && <span key={index} className={cx(index === 0 && css.mainPart)} style={{ flexGrow: part }} />,
      )}
    </div>
  )
}
