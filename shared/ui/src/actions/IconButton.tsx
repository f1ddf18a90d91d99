import type { AriaAttributes, MouseEventHandler, Ref } from 'react'
import { BareLink } from '../base/Link'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/name-list'
import { buttonClass, type ButtonSize, type ButtonVariant } from './Button'
import css from './Button.module.css'

export interface IconButtonProps extends AriaAttributes {
  icon: IconName
  /** The name, for screen readers and as a tooltip. */
  label: string
  variant?: ButtonVariant
  size?: ButtonSize
  onClick?: MouseEventHandler<HTMLElement>
  /** Makes it a link. */
  href?: string
  disabled?: boolean
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** A button that shows only an icon and is named by `label`. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'md',
  href,
  onClick,
  disabled,
  className,
  ref,
  ...rest
}: IconButtonProps) {
  const look = buttonClass({ variant, size, className }, css.icon, disabled && css.off)
  const picture = <Icon name={icon} size={size === 'sm' ? 16 : size === 'lg' ? 22 : 18} />
  if (href)
    return (
      <BareLink {...rest} href={href} className={look} aria-label={label} title={label} onClick={onClick}>
        {picture}
      </BareLink>
    )
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      className={look}
      aria-label={label}
      title={label}
      onClick={onClick}
      disabled={disabled}
    >
      {picture}
    </button>
  )
}
