import type { ReactNode } from 'react'
import { Count } from '../actions/Chip'
import { cx } from '../base/cx'
import { BareLink } from '../base/Link'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/name-list'
import css from './BottomBar.module.css'

/** The phone's navigation: at most five places. Hidden from 684 px on. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={css.bar}>
      {children}
    </nav>
  )
}

export interface BottomBarItemProps {
  label: string
  icon: IconName
  href?: string
  onClick?: () => void
  active?: boolean
  count?: number
  countLabel?: string
  badge?: ReactNode
}

/** One place in the bottom bar. */
export function BottomBarItem({
  label,
  icon,
  href,
  onClick,
  active = false,
  count = 0,
  countLabel,
  badge,
}: BottomBarItemProps) {
  const inside = (
    <>
      <Icon name={icon} size={24} />
      {badge ? (
        <span className={css.count}>{badge}</span>
      ) : (
        <Count value={count} label={countLabel} className={css.count} />
      )}
      <span className={css.word}>{label}</span>
    </>
  )
  const className = cx(css.item, active && css.active)
  if (href)
    return (
      <BareLink href={href} className={className} onClick={onClick} aria-current={active ? 'page' : undefined}>
        {inside}
      </BareLink>
    )
  return (
    <button type="button" className={className} onClick={onClick}>
      {inside}
    </button>
  )
}
