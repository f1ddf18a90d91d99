import { cloneElement, useState } from 'react'
import { lazyPart } from '../base/lazyPart'
import { useUiConfig } from '../base/uiConfig'
import { IconButton } from './IconButton'
import type { MenuProps } from './Menu.props'

const part = lazyPart(() => import('./MenuList').then((module) => module.MenuList))

/** A button that opens a list of actions or links; arrow keys, Escape and focus as expected of a menu. */
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
