import type { CSSProperties, ReactNode } from 'react'
import { cx } from '../base/cx'
import css from './Stack.module.css'

/** Steps of the spacing scale, in px. */
export type Space = 0 | 2 | 4 | 6 | 8 | 12 | 16 | 20 | 24 | 32 | 48

interface BoxProps {
  children?: ReactNode
  gap?: Space
  className?: string
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav' | 'form' | 'span' | 'article' | 'aside'
}

export interface StackProps extends BoxProps {
  align?: 'stretch' | 'start' | 'center' | 'end'
}

/** Children under one another, 16 px apart unless told otherwise. */
export function Stack({ children, gap = 16, align = 'stretch', as: Tag = 'div', className }: StackProps) {
  return (
    <Tag className={cx(css.stack, css[`align-${align}`], className)} style={{ gap }}>
      {children}
    </Tag>
  )
}

export interface RowProps extends BoxProps {
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  justify?: 'start' | 'center' | 'end' | 'between'
  wrap?: boolean
}

/** Children beside one another, 8 px apart; wraps where it does not fit unless `wrap` is false. */
export function Row({
  children,
  gap = 8,
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Tag = 'div',
  className,
}: RowProps) {
  return (
    <Tag
      className={cx(css.row, css[`align-${align}`], css[`justify-${justify}`], wrap && css.wrap, className)}
      style={{ gap }}
    >
      {children}
    </Tag>
  )
}

export interface GridProps extends BoxProps {
  /** Narrowest column in px; as many fit as there is room for. */
  min?: number
  /** A fixed number of columns instead, from 684 px on; one column below. */
  columns?: 1 | 2 | 3 | 4
}

/** Equal columns; cards of pictures by `min`, fields beside one another by `columns`. */
export function Grid({ children, gap = 16, min = 240, columns, as: Tag = 'div', className }: GridProps) {
  const style = { gap, ...(columns ? {} : { '--grid-min': `${min}px` }) } as CSSProperties
  return (
    <Tag className={cx(columns ? css[`columns-${columns}`] : css.grid, className)} style={style}>
      {children}
    </Tag>
  )
}

/** Takes the room that is left in a Row. */
export function Spacer() {
  return <span className={css.spacer} />
}

/** A thin line between things. */
export function Divider({ className }: { className?: string }) {
  return <hr className={cx(css.divider, className)} />
}
