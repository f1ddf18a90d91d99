import { type AriaAttributes, cloneElement, type ReactElement, useState } from 'react'
import { lazyPart } from '../base/lazyPart'
import { useUiConfig } from '../base/uiConfig'
import type { IconName } from '../icons/names'
import { IconButton } from './IconButton'

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

const part = lazyPart(() => import('./MenuList').then((module) => module.MenuList))

/** A button that opens a list of acts or links; arrow keys, Escape and focus as expected of a menu. */
export function Menu(props: MenuProps) {
  const { labels } = useUiConfig()
  const [pressed, setPressed] = useState(false)
  const List = part.usePart(pressed)
  const trigger = props.trigger ?? (
    <IconButton icon="dots" variant="line" size={props.size ?? 'md'} label={props.label ?? labels.more} />
  )
  if (List && pressed) return <List {...props} trigger={trigger} />
  return cloneElement(trigger, { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setPressed(true) })
}
