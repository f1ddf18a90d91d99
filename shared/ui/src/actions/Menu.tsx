import { Menu as MantineMenu } from '@mantine/core'
import { Fragment, type ReactElement } from 'react'
import { cx } from '../base/cx'
import { BareLink } from '../base/Link'
import { useUiConfig } from '../base/uiConfig'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'
import { IconButton } from './IconButton'
import css from './Menu.module.css'

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
  trigger?: ReactElement
  label?: string
  align?: 'start' | 'end'
  size?: 'sm' | 'md'
  /** Makes the list as wide as the trigger. */
  matchWidth?: boolean
}

function Item({ item }: { item: MenuItem }) {
  const inside = (
    <>
      {item.picture ?? (item.icon && <Icon name={item.icon} />)}
      <span className={css.words}>
        <span>{item.label}</span>
        {item.detail && <span className={css.detail}>{item.detail}</span>}
      </span>
      {item.selected && <Icon name="check" size={16} className={css.selected} />}
    </>
  )
  const shared = { className: cx(css.item, item.danger && css.danger), disabled: item.disabled, onClick: item.onClick, 'aria-current': item.selected || undefined }
  if (item.href) return <MantineMenu.Item component={BareLink} {...shared} href={item.href}>{inside}</MantineMenu.Item>
  return <MantineMenu.Item {...shared}>{inside}</MantineMenu.Item>
}

/** A button that opens a list of acts or links; arrow keys, Escape and focus as expected of a menu. */
export function Menu({ items, trigger, label, align = 'end', size = 'md', matchWidth = false }: MenuProps) {
  const { labels } = useUiConfig()
  return (
    <MantineMenu
      position={align === 'end' ? 'bottom-end' : 'bottom-start'} offset={6} width={matchWidth ? 'target' : undefined} loop withinPortal
      transitionProps={{ duration: 120, transition: 'pop' }} classNames={{ dropdown: css.list }} withInitialFocusPlaceholder={false}
    >
      <MantineMenu.Target>{trigger ?? <IconButton icon="dots" variant="line" size={size} label={label ?? labels.more} />}</MantineMenu.Target>
      <MantineMenu.Dropdown aria-label={label}>
        {items.map((entry, index) => (
          <Fragment key={typeof entry === 'string' ? `divider-${index}` : 'heading' in entry ? entry.heading : entry.label}>
            {entry === 'divider' ? <div role="separator" className={css.divider} />
              : 'heading' in entry ? <div role="presentation" className={css.heading}>{entry.heading}</div>
              : <Item item={entry} />}
          </Fragment>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  )
}
