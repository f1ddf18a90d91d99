import type { ReactNode } from 'react'
import { cx } from '../base/cx'
import { BareLink } from '../base/Link'
import { Icon } from '../icons/Icon'
import css from './List.module.css'

/** Rows under one another with lines between; `card` draws a surface around them. */
export function List({
  label,
  card = true,
  children,
  className,
}: {
  label?: string
  card?: boolean
  children: ReactNode
  className?: string
}) {
  return (
    <ul aria-label={label} className={cx(css.list, card && css.card, className)}>
      {children}
    </ul>
  )
}

export interface ListItemProps {
  /** A picture or an avatar. */
  picture?: ReactNode
  title: ReactNode
  /** The line under the title. */
  detail?: ReactNode
  /** Under both. */
  children?: ReactNode
  /** At the right: number, chip, buttons. */
  aside?: ReactNode
  href?: string
  onClick?: () => void
  /** Marks what is not read yet. */
  unread?: boolean
  active?: boolean
}

/** One row: picture, two lines, something at the right; a link as a whole when `href` is given. */
export function ListItem({ picture, title, detail, children, aside, href, onClick, unread, active }: ListItemProps) {
  const pressable = Boolean(href ?? onClick)
  const name = <span className={css.title}>{title}</span>
  return (
    <li className={cx(css.item, pressable && css.linked, active && css.active, unread && css.unread)}>
      {picture}
      <div className={css.words}>
        {href ? (
          <BareLink href={href} onClick={onClick} className={css.cover} aria-current={active ? 'true' : undefined}>
            {name}
          </BareLink>
        ) : onClick ? (
          <button type="button" onClick={onClick} className={css.cover}>
            {name}
          </button>
        ) : (
          name
        )}
        {detail && <div className={css.detail}>{detail}</div>}
        {children}
      </div>
      {aside && <div className={css.aside}>{aside}</div>}
      {href && !aside && <Icon name="chevron-right" size={16} className={css.arrow} />}
    </li>
  )
}

export interface FactProps {
  label: string
  children: ReactNode
}

/** Label and value pairs of a detail screen. */
export function Facts({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={cx(css.facts, className)}>{children}</dl>
}

/** One pair in Facts. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
