import { useId } from 'react'
import { cx } from '../base/cx'
import fading from '../base/fading.module.css'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/name-list'
import css from './SegmentedControl.module.css'

export interface Segment<V extends string> {
  value: V
  label: string
  icon?: IconName
  count?: number | string
}
export interface SegmentedControlProps<V extends string> {
  /** Names the group for screen readers. */
  label: string
  options: readonly Segment<V>[]
  value: V
  onChange: (value: V) => void
  size?: 'sm' | 'md'
  /** Shares the whole width. */
  fullWidth?: boolean
  disabled?: boolean
  className?: string
}

/** A choice of two to five views of the same thing; a radio group underneath. */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  onChange,
  size = 'md',
  fullWidth,
  disabled,
  className,
}: SegmentedControlProps<V>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(css.group, fading.edges, size === 'sm' && css.sm, fullWidth && css.full, className)}
    >
      {options.map((option) => (
        <label key={option.value} className={css.segment}>
          <input
            type="radio"
            name={name}
            className={css.input}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={css.face}>
            {option.icon && <Icon name={option.icon} size={16} />}
            {option.label}
            {option.count !== undefined && <span className={css.count}>{option.count}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}
