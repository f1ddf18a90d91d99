import type { ReactNode } from 'react'
import { BareLink, type BareLinkProps } from '../base/Link'
import { buttonClass, ButtonContent, type ButtonLook } from './Button'

export interface LinkButtonProps extends ButtonLook, Omit<BareLinkProps, 'className' | 'children'> {
  children: ReactNode
}

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function LinkButton({
  children,
  variant,
  size,
  icon,
  iconAfter,
  fullWidth,
  className,
  ...link
}: LinkButtonProps) {
  return (
    <BareLink {...link} className={buttonClass({ variant, size, fullWidth, className })}>
      <ButtonContent icon={icon} iconAfter={iconAfter} size={size}>
        {children}
      </ButtonContent>
    </BareLink>
  )
}
