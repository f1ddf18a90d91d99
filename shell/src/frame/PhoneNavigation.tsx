import type { ReactNode } from 'react'
import { useState } from 'react'
import { commonMessages, useLocale, useText } from '@samspel/i18n'
import type { IconName } from '@samspel/ui'
import { BottomBar, BottomBarItem, NavItem, Sheet, Stack } from '@samspel/ui'
import { messages as m } from './messages'
import { NavBadge } from './NavBadge'
import type { PlacedEntry } from './navigation-entries'
import { phonePlaces } from './navigation-entries'

interface Props {
  entries: readonly PlacedEntry[]
  current: PlacedEntry | undefined
  /** What the fifth tab opens besides the entries that do not fit. Without it there may be no fifth tab. */
  more?: ReactNode
  /** Shown above those entries: the brand. */
  top?: ReactNode
}

/** The bottom bar on phones: at most five tabs, the last one for everything else. */
export function PhoneNavigation({ entries, current, more, top }: Props) {
  const t = useText()
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const { shown, rest } = phonePlaces(entries, Boolean(more))
  const hasMore = Boolean(more) || rest.length > 0
  const close = () => setOpen(false)
  const counted = rest.find(({ phoneOnly }) => phoneOnly)?.badge

  return (
    <>
      <BottomBar label={t(m.mainNavigation)}>
        {shown.map((entry) => (
          <BottomBarItem
            key={entry.key}
            label={entry.label[locale]}
            icon={entry.icon as IconName}
            href={entry.href}
            active={entry === current}
            {...(entry.badge && { badge: <NavBadge slot={entry.badge} /> })}
          />
        ))}
        {hasMore && (
          <BottomBarItem
            label={t(commonMessages.more)}
            icon="menu-2"
            onClick={() => setOpen(true)}
            active={current !== undefined && rest.includes(current)}
            {...(counted && { badge: <NavBadge slot={counted} /> })}
          />
        )}
      </BottomBar>
      <Sheet open={open} onClose={close} title={t(commonMessages.more)} closeLabel={t(commonMessages.close)}>
        <Stack gap={12}>
          {top}
          {rest.length > 0 && (
            <Stack gap={2} as="nav">
              {rest.map((entry) => (
                <NavItem
                  key={entry.key}
                  label={entry.label[locale]}
                  icon={entry.icon as IconName}
                  href={entry.href}
                  active={entry === current}
                  onClick={close}
                  {...(entry.badge && { badge: <NavBadge slot={entry.badge} /> })}
                />
              ))}
            </Stack>
          )}
          <div onClick={(event) => (event.target as Element).closest('a') && close()}>{more}</div>
        </Stack>
      </Sheet>
    </>
  )
}
