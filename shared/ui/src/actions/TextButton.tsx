import type { AriaAttributes, MouseEventHandler, ReactNode, Ref } from 'react'
import { cx } from '../base/cx'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/name-list'
import css from './TextButton.module.css'

export interface TextButtonProps extends AriaAttributes {
  children: ReactNode
  onClick?: MouseEventHandler<HTMLButtonElement>
  icon?: IconName
  tone?: 'primary' | 'quiet' | 'bad'
  disabled?: boolean
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** A button that looks like a text link, for small acts beside a field or in a sentence. */
export function TextButton({ children, icon, tone = 'primary', className, ...rest }: TextButtonProps) {
  return (
    <button {...rest} type="button" className={cx(css.text, tone !== 'primary' && css[tone], className)}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  )
}
