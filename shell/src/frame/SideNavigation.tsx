import type { ReactNode } from 'react'
import { commonMessages, useLocale, useText } from '@samspel/i18n'
import type { IconName } from '@samspel/ui'
import { NavGroup, NavItem, SideBar } from '@samspel/ui'
import { messages as m } from './messages'
import { NavBadge } from './NavBadge'
import type { PlacedEntry } from './navigation-entries'

interface Props {
  entries: readonly PlacedEntry[]
  current: PlacedEntry | undefined
  collapsed: boolean
  onCollapsedChange: (collapsed: boolean) => void
  onSearch: () => void
  top: ReactNode
  help: ReactNode
  account: ReactNode
}

const groups = ['main', 'customers', 'money', 'content', 'manage', 'public', 'platform'] as const

/** The side bar on desktops, filled from the registry. */
export function SideNavigation({
  entries,
  current,
  collapsed,
  onCollapsedChange,
  onSearch,
  top,
  help,
  account,
}: Props) {
  const t = useText()
  const locale = useLocale()
  const labels = {
    main: undefined,
    customers: t(m.groupCustomers),
    money: t(m.groupMoney),
    content: t(m.groupContent),
    manage: undefined,
    public: t(m.groupPublic),
    platform: t(m.groupPlatform),
  }
  return (
    <SideBar
      label={t(m.mainNavigation)}
      productName="Samspel"
      homeHref="/"
      collapsed={collapsed}
      onCollapsedChange={onCollapsedChange}
      collapseLabel={t(m.collapse)}
      expandLabel={t(m.expand)}
      tools={<NavBadge slot="nav.bell" />}
      top={top}
      foot={
        <>
          <NavItem label={t(commonMessages.search)} icon="search" onClick={onSearch} shortcut="/" />
          {help}
        </>
      }
      account={account}
    >
      {groups.map((group) => {
        const members = entries.filter((entry) => entry.group === group && !entry.phoneOnly)
        if (members.length === 0) return null
        return (
          <NavGroup key={group} {...(labels[group] && { label: labels[group] })}>
            {members.map((entry) => (
              <NavItem
                key={entry.key}
                label={entry.label[locale]}
                icon={entry.icon as IconName}
                href={entry.href}
                active={entry === current}
                {...(entry.badge && { badge: <NavBadge slot={entry.badge} /> })}
              />
            ))}
          </NavGroup>
        )
      })}
    </SideBar>
  )
}
