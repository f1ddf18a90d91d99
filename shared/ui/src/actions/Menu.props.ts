import type { AriaAttributes, ReactElement } from 'react'
import type { IconName } from '../icons/name-list'

export interface MenuItem {
  label: string
  /** A second, quieter line. */
  detail?: string
  icon?: IconName
  /** A small picture instead of an icon. */
  picture?: ReactElement
  href?: string
  onClick?: () => void
  danger?: boolean
  /** With `detail` it can still be reached by keyboard, so that the reason is read. */
  disabled?: boolean
  /** Marks the choice in force. */
  selected?: boolean
}

/** An item, a line between groups, or the heading of a group. */
export type MenuEntry = MenuItem | 'divider' | { heading: string }

export interface MenuProps {
  items: readonly MenuEntry[]
  /** The element that opens the menu; it must take a ref and onClick. Default: a button of three dots named by `label`. */
  trigger?: ReactElement<AriaAttributes & { onClick?: () => void }>
  label?: string
  align?: 'start' | 'end'
  size?: 'sm' | 'md'
  /** Makes the list as wide as the trigger. */
  matchWidth?: boolean
}
