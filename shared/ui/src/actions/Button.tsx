import { type AriaAttributes, type MouseEvent, type MouseEventHandler, type ReactNode, type Ref, useId } from 'react'
import { cx } from '../base/cx'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/name-list'
import css from './Button.module.css'

/** One `main` button a screen; `light` and `line` in rows; `quiet` for leaving; `danger` for what cannot be undone. */
export type ButtonVariant = 'main' | 'light' | 'line' | 'quiet' | 'danger'
/** 32, 40 (52 in phone forms by `lg`), 52 px high. */
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconName
  iconAfter?: IconName
  fullWidth?: boolean
  className?: string
}

export interface ButtonProps extends ButtonLook, AriaAttributes {
  children: ReactNode
  onClick?: MouseEventHandler<HTMLButtonElement>
  type?: 'button' | 'submit' | 'reset'
  form?: string
  name?: string
  id?: string
  /** Shows that work is under way; further clicks do nothing. */
  loading?: boolean
  disabled?: boolean
  /** Why the button does nothing now. It stays focusable, and the reason stands beneath and is read out. */
  disabledReason?: string | undefined
  /** Pressed although it does nothing now: leads to what is in the way. */
  onRefused?: () => void
  /** `bad` when the reason is something to correct. */
  reasonTone?: 'quiet' | 'bad'
  autoFocus?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function buttonClass(
  { variant = 'line', size = 'md', fullWidth, className }: ButtonLook,
  ...more: (string | false | undefined)[]
) {
  return cx(css.button, css[variant], css[size], fullWidth && css.full, ...more, className)
}

export function ButtonContent({
  icon,
  iconAfter,
  size = 'md',
  loading,
  children,
}: ButtonLook & { loading?: boolean; children: ReactNode }) {
  const px = size === 'sm' ? 16 : 18
  return (
    <>
      {loading ? <Icon name="loader-2" size={px} className={css.turning} /> : icon && <Icon name={icon} size={px} />}
      <span className={css.words}>{children}</span>
      {iconAfter && <Icon name={iconAfter} size={px} />}
    </>
  )
}

/** A button. With `disabledReason` it is disabled in words, not mute. */
export function Button({
  children,
  variant,
  size,
  icon,
  iconAfter,
  fullWidth,
  className,
  onClick,
  type = 'button',
  loading = false,
  disabled = false,
  disabledReason,
  onRefused,
  reasonTone = 'quiet',
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const inert = loading || Boolean(disabledReason)
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (!inert) return onClick?.(event)
    event.preventDefault()
    if (!loading) onRefused?.()
  }
  const button = (
    <button
      {...rest}
      type={type}
      onClick={click}
      disabled={disabled && !disabledReason}
      aria-disabled={inert || undefined}
      aria-busy={loading || undefined}
      aria-describedby={cx(rest['aria-describedby'], disabledReason && reasonId)}
      className={buttonClass({ variant, size, fullWidth, className }, (disabled || Boolean(disabledReason)) && css.off)}
    >
      <ButtonContent icon={icon} iconAfter={iconAfter} size={size} loading={loading}>
        {children}
      </ButtonContent>
    </button>
  )
  if (!disabledReason) return button
  return (
    <span className={cx(css.withReason, fullWidth && css.full)}>
      {button}
      <span id={reasonId} className={cx(css.reason, reasonTone === 'bad' && css.reasonBad)}>
        {reasonTone === 'bad' && <Icon name="alert-circle" size={16} />}
        {disabledReason}
      </span>
    </span>
  )
}
