import type { AriaAttributes, MouseEventHandler, ReactNode, Ref } from 'react'

/** What a link component must accept; `href` is a path of this site. */
export interface LinkComponentProps extends AriaAttributes {
  href: string
  className?: string | undefined
  title?: string | undefined
  /** -1 where the keyboard has another way to it, as in a grid. */
  tabIndex?: number | undefined
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement> | undefined
}
