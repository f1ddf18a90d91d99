import { useEffect, useState } from 'react'
import { cx } from './cx'
import css from './Spinner.module.css'

/** Delays in ms before a spinner shows: anywhere, and for a route whose code is loading (S-39). */
export const SPINNER_DELAY = 800
export const ROUTE_SPINNER_DELAY = 1000

export interface SpinnerProps {
  /** Read out, such as 'Laddar'. */
  label: string
  /** ms until it shows; 0 shows it at once. Default 800 (S-39). */
  delay?: number
  size?: number
  /** Fills its place, in the middle. */
  centered?: boolean
  className?: string
}

/** Turns while something of unknown shape loads; quick answers never show it. */
export function Spinner({ label, delay = SPINNER_DELAY, size = 28, centered = false, className }: SpinnerProps) {
  const [shown, setShown] = useState(delay <= 0)
  useEffect(() => {
    if (delay <= 0) {
      setShown(true)
      return
    }
    setShown(false)
    const timer = setTimeout(() => setShown(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return (
    <div role="status" className={cx(css.place, centered && css.centered, className)}>
      {shown && (
        <svg
          className={css.spinner}
          width={size}
          height={size}
          viewBox="0 0 24 24"
          fill="none"
          role="img"
          aria-label={label}
        >
          <circle className={css.track} cx="12" cy="12" r="9" />
          <path className={css.arc} d="M12 3a9 9 0 0 1 9 9" />
        </svg>
      )}
    </div>
  )
}
