import type { CSSProperties, ReactNode } from 'react'
import { cx } from '../base/cx'
import css from './Skeleton.module.css'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** One grey shape; width as CSS, height in px. */
export function Skeleton({
  width = '100%',
  height = 12,
  radius = 6,
  className,
}: {
  width?: CSSProperties['width']
  height?: number
  radius?: number
  className?: string
}) {
  return <span className={cx(css.shape, className)} style={{ width, height, borderRadius: radius }} />
}

interface SkeletonProps {
  /** Read out while it loads. */
  label: string
  className?: string
}

function Loading({ label, className, children }: SkeletonProps & { children: ReactNode }) {
  return (
    <div role="status" aria-label={label} aria-busy="true" className={cx(css.loading, className)}>
      {children}
    </div>
  )
}

/** Lines of text. */
export function SkeletonText({ label, lines = 3, className }: SkeletonProps & { lines?: number }) {
  const widths = ['100%', '92%', '96%', '58%']
  return (
    <Loading label={label} className={cx(css.lines, className)}>
      {times(lines).map((line) => (
        <Skeleton key={line} width={line === lines - 1 ? '58%' : widths[line % 3]} />
      ))}
    </Loading>
  )
}

/** A table with its header, 56 px rows with a picture first. */
export function SkeletonTable({
  label,
  rows = 6,
  columns = 5,
  className,
}: SkeletonProps & { rows?: number; columns?: number }) {
  return (
    <Loading label={label} className={cx(css.card, css.table, className)}>
      <div className={css.tableHead}>
        <Skeleton width={72} height={10} />
      </div>
      {times(rows).map((row) => (
        <div key={row} className={css.tableRow}>
          <Skeleton width={40} height={40} radius={8} />
          <span className={css.words}>
            <Skeleton width="62%" />
            <Skeleton width="36%" height={10} />
          </span>
          {times(columns - 1).map((column) => (
            <span key={column} className={css.cell}>
              <Skeleton width={column % 2 ? '48%' : '70%'} />
            </span>
          ))}
        </div>
      ))}
    </Loading>
  )
}

/** Cards with a picture and two lines. */
export function SkeletonCards({
  label,
  count = 6,
  min = 240,
  className,
}: SkeletonProps & { count?: number; min?: number }) {
  return (
    <Loading label={label} className={cx(css.cards, className)}>
      <div className={css.grid} style={{ '--grid-min': `${min}px` } as CSSProperties}>
        {times(count).map((card) => (
          <div key={card} className={css.card}>
            <Skeleton height={148} radius={0} />
            <div className={css.body}>
              <Skeleton width="40%" height={10} />
              <Skeleton width="76%" height={14} />
              <Skeleton width="56%" height={10} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}

/** Rows of a list: a round picture and two lines. */
export function SkeletonList({ label, rows = 5, className }: SkeletonProps & { rows?: number }) {
  return (
    <Loading label={label} className={cx(css.card, className)}>
      {times(rows).map((row) => (
        <div key={row} className={css.tableRow}>
          <Skeleton width={36} height={36} radius={18} />
          <span className={css.words}>
            <Skeleton width="44%" />
            <Skeleton width="64%" height={10} />
          </span>
        </div>
      ))}
    </Loading>
  )
}

/** A detail screen: heading, figures, a large block. */
export function SkeletonDetail({ label, className }: SkeletonProps) {
  return (
    <Loading label={label} className={cx(css.detail, className)}>
      <div className={css.detailHead}>
        <Skeleton width={52} height={52} radius={10} />
        <span className={css.words}>
          <Skeleton width="46%" height={20} />
          <Skeleton width="30%" />
        </span>
      </div>
      <div className={cx(css.card, css.figures)}>
        {times(4).map((figure) => (
          <span key={figure} className={css.words}>
            <Skeleton width="60%" height={10} />
            <Skeleton width="44%" height={22} />
          </span>
        ))}
      </div>
      <div className={cx(css.card, css.body)}>
        <Skeleton width="24%" height={14} />
        <Skeleton height={160} radius={10} />
      </div>
    </Loading>
  )
}
