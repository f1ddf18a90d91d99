import { type AriaAttributes, createContext, type ReactElement, type ReactNode, type Ref, use } from 'react'
import { Count, Kbd } from '../actions/Chip'
import { IconButton } from '../actions/IconButton'
import { cx } from '../base/cx'
import { BareLink } from '../base/Link'
import { VisuallyHidden } from '../base/VisuallyHidden'
import { Icon } from '../icons/Icon'
import { Logo } from '../icons/Logo'
import type { IconName } from '../icons/name-list'
import css from './SideBar.module.css'

const Collapsed = createContext(false)

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

/** The desktop's side bar, 240 px wide or 64 collapsed; sticks while the page scrolls. */
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
    <Collapsed value={collapsed}>
      <aside className={cx(css.side, collapsed && css.collapsed)} aria-label={label}>
        <div className={css.head}>
          <Logo name={productName} href={homeHref} markOnly={collapsed} />
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
    </Collapsed>
  )
}

/** A group of items under a small heading. */
export function NavGroup({ label, children }: { label?: string; children: ReactNode }) {
  const collapsed = use(Collapsed)
  return (
    <>
      {label && (collapsed ? <hr className={css.rule} /> : <div className={css.groupLabel}>{label}</div>)}
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

/** One place in the side bar; collapsed it shows its icon and a dot, and its label as a tooltip. */
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
  const collapsed = use(Collapsed)
  const inside = (
    <>
      <Icon name={icon} />
      <span className={css.itemLabel}>{label}</span>
      {badge ? (
        <span className={css.badge}>{badge}</span>
      ) : (
        <Count value={count} label={countLabel} className={css.badge} />
      )}
      {shortcut && !collapsed && (
        <span className={css.badge}>
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </>
  )
  const shared = { className: cx(css.item, active && css.active), title: collapsed ? label : undefined, onClick }
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
  const collapsed = use(Collapsed)
  return (
    <button
      {...rest}
      type="button"
      className={cx(css.switcher, look === 'account' && css.plain)}
      title={collapsed ? name : undefined}
    >
      {label && <VisuallyHidden>{label} </VisuallyHidden>}
      {picture}
      {collapsed ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <span className={css.switcherWords}>
          <span className={css.name}>{name}</span>
          {detail && <span className={css.detail}>{detail}</span>}
        </span>
      )}
      {!collapsed && <Icon name={look === 'account' ? 'dots' : 'selector'} size={16} />}
    </button>
  )
}
