import { type AriaAttributes, type ReactElement, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { Count, Kbd } from '../actions/Chip'
import { IconButton } from '../actions/IconButton'
import { cx } from '../base/cx'
import { BareLink } from '../base/Link'
import { VisuallyHidden } from '../base/VisuallyHidden'
import { Icon } from '../icons/Icon'
import { Logo } from '../icons/Logo'
import type { IconName } from '../icons/name-list'
import css from './SideBar.module.css'

export interface SideBarProps {
  /** Names the navigation for screen readers. */
  label: string
  productName: string
  homeHref: string
  collapsed: boolean
  onCollapsedChange: (collapsed: boolean) => void
  collapseLabel: string
  expandLabel: string
  /** Beside the button that collapses it: the bell. */
  tools?: ReactNode
  /** Under the logo: the brand switcher. */
  top?: ReactNode
  /** NavItems and NavGroups. */
  children: ReactNode
  /** At the foot, over the account row: search, help. */
  foot?: ReactNode
  /** The AccountRow. */
  account?: ReactNode
}

/**
 * The desktop's side bar, 240 px wide or 64 collapsed; sticks while the page scrolls. A page that needs the room folds it below 1440 px
 * with `useRootMark('folds-side')`.
 */
export function SideBar({
  label,
  productName,
  homeHref,
  collapsed,
  onCollapsedChange,
  collapseLabel,
  expandLabel,
  tools,
  top,
  children,
  foot,
  account,
}: SideBarProps) {
  return (
    <aside className={cx(css.side, collapsed && css.collapsed)} aria-label={label}>
      <div className={css.head}>
        <Logo name={productName} href={homeHref} />
        {tools}
        <IconButton
          icon={collapsed ? 'layout-sidebar-left-expand' : 'layout-sidebar-left-collapse'}
          label={collapsed ? expandLabel : collapseLabel}
          size="sm"
          aria-expanded={!collapsed}
          className={css.toggle}
          onClick={() => onCollapsedChange(!collapsed)}
        />
      </div>
      {top}
      <nav aria-label={label} className={css.nav}>
        {children}
      </nav>
      {foot && <div className={css.foot}>{foot}</div>}
      {account && <div className={css.account}>{account}</div>}
    </aside>
  )
}

/** A group of items under a small heading. */
export function NavGroup({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <>
      {label && <div className={css.groupLabel}>{label}</div>}
      {children}
    </>
  )
}

export interface NavItemProps extends AriaAttributes {
  label: string
  icon: IconName
  href?: string
  onClick?: () => void
  active?: boolean
  /** A number of things that wait; 0 is not shown. */
  count?: number
  countLabel?: string
  /** Instead of `count`: any badge. */
  badge?: ReactNode
  shortcut?: string
  /** Given by a Menu whose trigger it is. */
  ref?: Ref<HTMLButtonElement>
}

/** One place in the side bar; collapsed it shows its icon and its number, and its label beside it while it is pointed at. */
export function NavItem({
  label,
  icon,
  href,
  onClick,
  active = false,
  count = 0,
  countLabel,
  badge,
  shortcut,
  ref,
  ...rest
}: NavItemProps) {
  const words = useRef<HTMLSpanElement>(null)
  const inside = (
    <>
      <Icon name={icon} />
      <span ref={words} className={css.itemLabel}>
        {label}
      </span>
      {badge ? (
        <span className={css.badge}>{badge}</span>
      ) : (
        <Count value={count} label={countLabel} className={css.badge} />
      )}
      {shortcut && (
        <span className={cx(css.badge, css.shortcut)}>
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </>
  )
  // Of many places, the one where we are may lie outside the part that is seen.
  useEffect(() => {
    if (active) words.current?.parentElement?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  const shared = { className: cx(css.item, active && css.active), onClick }
  if (href)
    return (
      <BareLink {...shared} href={href} aria-current={active ? 'page' : undefined}>
        {inside}
      </BareLink>
    )
  return (
    <button {...rest} {...shared} ref={ref} type="button">
      {inside}
    </button>
  )
}

export interface SwitcherButtonProps extends AriaAttributes {
  name: string
  detail?: string
  picture?: ReactElement
  /** Read out before the name: what is being chosen. */
  label?: string
  onClick?: () => void
  /** `account`: without an edge, three dots at the right. */
  look?: 'switcher' | 'account'
  ref?: Ref<HTMLButtonElement>
}

/** A picture, a name and a line, as the trigger of a Menu: the brand switcher, the account row. */
export function SwitcherButton({ name, detail, picture, label, look = 'switcher', ...rest }: SwitcherButtonProps) {
  return (
    <button {...rest} type="button" className={cx(css.switcher, look === 'account' && css.plain)}>
      {label && <VisuallyHidden>{label} </VisuallyHidden>}
      {picture}
      <span className={css.switcherWords}>
        <span className={css.name}>{name}</span>
        {detail && <span className={css.detail}>{detail}</span>}
      </span>
      <Icon name={look === 'account' ? 'dots' : 'selector'} size={16} />
    </button>
  )
}
