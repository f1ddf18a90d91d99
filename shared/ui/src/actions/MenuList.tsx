import { Menu as MantineMenu } from '@mantine/core'
import { Fragment, type ReactElement, useEffect, useId, useState } from 'react'
import { cx } from '../base/cx'
import { inLibrary } from '../base/library'
import { BareLink } from '../base/Link'
import { Icon } from '../icons/Icon'
import css from './Menu.module.css'
import type { MenuItem, MenuProps } from './Menu.props'

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
  // Whoever cannot do it shall reach the line that says why.
  const hasReason = Boolean(item.disabled && item.detail)
  const shared = {
    className: cx(css.item, item.danger && css.danger),
    disabled: item.disabled && !hasReason,
    onClick: hasReason ? undefined : item.onClick,
    closeMenuOnClick: !hasReason,
    'aria-disabled': hasReason || undefined,
    'aria-current': item.selected || undefined,
  }
  if (item.href)
    return (
      <MantineMenu.Item component={BareLink} {...shared} href={item.href}>
        {inside}
      </MantineMenu.Item>
    )
  return <MantineMenu.Item {...shared}>{inside}</MantineMenu.Item>
}

function Opened({ items, trigger, label, align = 'end', matchWidth = false }: MenuProps & { trigger: ReactElement }) {
  const id = useId()
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    // The trigger was drawn anew inside the menu: it must hold the focus that the closing menu gives back.
    document.getElementById(id)?.focus({ preventScroll: true })
    setOpened(true)
  }, [id])
  return (
    <MantineMenu
      id={id}
      opened={opened}
      onChange={setOpened}
      position={align === 'end' ? 'bottom-end' : 'bottom-start'}
      offset={6}
      width={matchWidth ? 'target' : undefined}
      loop
      withinPortal
      hideDetached={false}
      transitionProps={{ duration: 120, transition: 'pop' }}
      classNames={{ dropdown: css.list }}
      withInitialFocusPlaceholder={false}
    >
      <MantineMenu.Target>{trigger}</MantineMenu.Target>
      <MantineMenu.Dropdown aria-label={label}>
        {items.map((entry, index) => (
          <Fragment
            key={typeof entry === 'string' ? `divider-${index}` : 'heading' in entry ? entry.heading : entry.label}
          >
            {entry === 'divider' ? (
              <div role="separator" className={css.divider} />
            ) : 'heading' in entry ? (
              <div role="presentation" className={css.heading}>
                {entry.heading}
              </div>
            ) : (
              <Item item={entry} />
            )}
          </Fragment>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  )
}

/** The menu once its trigger was pressed: opens itself, and gives the focus back to the trigger when it closes. */
export const MenuList = inLibrary(Opened)
