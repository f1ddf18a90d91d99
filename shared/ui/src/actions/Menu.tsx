import { cloneElement, useState } from 'react'
import { heavyPart } from '../base/lazy-code'
import { useUiConfig } from '../base/uiConfig'
import { IconButton } from './IconButton'
import type { MenuProps } from './Menu.props'

const part = heavyPart(() => import('./MenuList').then((module) => module.MenuList))

/** A button that opens a list of actions or links; arrow keys, Escape and focus as expected of a menu. */
export function Menu(props: MenuProps) {
  const { labels } = useUiConfig()
  const [pressed, setPressed] = useState(false)
  const list = part.useCode(pressed)
  const trigger = props.trigger ?? (
    <IconButton icon="dots" variant="line" size={props.size ?? 'md'} label={props.label ?? labels.more} />
  )
  if (list.status === 'ready' && pressed) return <list.code {...props} trigger={trigger} />
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => (list.status === 'failed' ? list.retry() : setPressed(true)),
  })
}
