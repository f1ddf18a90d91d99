import type { ReactNode } from 'react'
import { cx } from '../base/cx'
import { useUiConfig } from '../base/uiConfig'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/name-list'
import css from './Chip.module.css'

export type ChipTone = 'neutral' | 'outline' | 'warn' | 'primary' | 'info' | 'ok' | 'bad' | 'solid' | 'faint'
export interface ChipProps {
  tone?: ChipTone
  icon?: IconName
  children: ReactNode
  className?: string
}

/** A state in one word, with an icon so that colour is never alone. */
export function Chip({ tone = 'neutral', icon, children, className }: ChipProps) {
  return (
    <span className={cx(css.chip, css[tone], !icon && css.bare, className)}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  )
}

/** States of campaigns, participations, mentions, store participations, image purchases, members and payouts. */
export type Status =
  | 'draft'
  | 'requested'
  | 'confirmed'
  | 'upcoming'
  | 'ongoing'
  | 'finished'
  | 'archived'
  | 'pending'
  | 'approved'
  | 'rejected'
  | 'declined'
  | 'picked_up'
  | 'invited'
  | 'removed'
  | 'paid'
  | 'failed'

const looks: Record<Status, [ChipTone, IconName]> = {
  draft: ['outline', 'pencil'],
  requested: ['warn', 'eye-search'],
  confirmed: ['primary', 'building-store'],
  upcoming: ['info', 'truck-delivery'],
  ongoing: ['ok', 'player-play'],
  finished: ['solid', 'flag-check'],
  archived: ['faint', 'archive'],
  pending: ['warn', 'clock'],
  approved: ['ok', 'check'],
  rejected: ['bad', 'x'],
  declined: ['bad', 'x'],
  picked_up: ['solid', 'package'],
  invited: ['info', 'mail'],
  removed: ['faint', 'user-x'],
  paid: ['ok', 'check'],
  failed: ['bad', 'alert-circle'],
}

/** The chip of a state; its word comes from the caller, an unknown state is shown plainly. */
export function StatusChip({
  status,
  label,
  className,
}: {
  status: Status | (string & {})
  label: string
  className?: string
}) {
  const [tone, icon] = looks[status as Status] ?? ['neutral', undefined]
  return (
    <Chip tone={tone} icon={icon} className={className}>
      {label}
    </Chip>
  )
}

export interface TagProps {
  children: ReactNode
  /** Shows a button that removes it. */
  onRemove?: () => void
  /** The button's name; default: the word for removing. */
  removeLabel?: string
  className?: string
}

/** A word that belongs to something: a hashtag, an account, a filter in force. */
export function Tag({ children, onRemove, removeLabel, className }: TagProps) {
  const { labels } = useUiConfig()
  return (
    <span className={cx(css.tag, className)}>
      {children}
      {onRemove && (
        <button type="button" className={css.remove} onClick={onRemove} aria-label={removeLabel ?? labels.remove}>
          <Icon name="x" size={14} />
        </button>
      )}
    </span>
  )
}

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={css.kbd}>{children}</kbd>
}

export interface CountProps {
  value: number
  tone?: 'primary' | 'quiet'
  /** Read out instead of the bare number, such as '9 to review'. */
  label?: string
  className?: string
}

/** A number on something; over 99 it says 99+, and 0 is not shown. */
export function Count({ value, tone = 'primary', label, className }: CountProps) {
  if (value <= 0) return null
  return (
    <span
      className={cx(css.count, tone === 'quiet' && css.countQuiet, className)}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      {value > 99 ? '99+' : value}
    </span>
  )
}
