import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Area } from '@samspel/federation/registry'
import { useText } from '@samspel/i18n'
import { isNative } from '@samspel/native'
import { storage, useAppSelector } from '@samspel/store'
import { Frame } from '@samspel/ui'
import { CookieBanner } from '../banners/CookieBanner'
import { InfoBanner } from '../banners/InfoBanner'
import { Palette } from '../palette'
import { Tools } from '../tools/Tools'
import { AccountMenu } from './AccountMenu'
import { BrandSwitcher } from './BrandSwitcher'
import { HelpMenu } from './HelpMenu'
import { LateNotices } from './LateNotices'
import { messages as m } from './messages'
import type { PlacedEntry } from './navigation-entries'
import { currentEntry } from './navigation-entries'
import { PhoneMore } from './PhoneMore'
import { PhoneNavigation } from './PhoneNavigation'
import { ProviderNotice } from './ProviderNotice'
import { SideNavigation } from './SideNavigation'
import { Foot, TopBar } from './TopBar'
import { useShortcut } from './use-shortcut'
import { choosesBrand } from './visitor'

interface Props {
  area: Area
  /** Whether the server has confirmed the area. */
  resolved: boolean
  path: string
  search: string
  entries: readonly PlacedEntry[]
  focused: boolean
  children: ReactNode
}

/** The frame: side bar or top bar, bottom bar and notices. The content keeps its element when the area changes. */
export function Layout({ area, resolved, path, search, entries, focused, children }: Props) {
  const t = useText()
  const [collapsed, setCollapsed] = useState(() => storage.get('sidebar-collapsed') === '1')
  const [searching, setSearching] = useState(false)
  const accountId = useAppSelector(({ app }) => app.currentUserId ?? app.currentInstagramerId ?? null)
  const signedIn = area !== 'anonymous'
  useShortcut('/', () => signedIn && setSearching(true))

  const collapse = (next: boolean) => {
    setCollapsed(next)
    storage.set('sidebar-collapsed', next ? '1' : '0')
  }
  const current = currentEntry(entries, path)
  const own = entries.filter((entry) => entry.group === 'account')
  const isVisitors = area === 'anonymous' && !isNative()
  const brands = choosesBrand(area) ? <BrandSwitcher /> : undefined

  return (
    <>
      <Frame
        skipLabel={t(m.skip)}
        sideCollapsed={collapsed}
        side={
          signedIn ? (
            <SideNavigation
              entries={entries}
              current={current}
              collapsed={collapsed}
              onCollapsedChange={collapse}
              onSearch={() => setSearching(true)}
              top={brands}
              help={<HelpMenu />}
              account={<AccountMenu entries={own} />}
            />
          ) : undefined
        }
        top={isVisitors ? <TopBar path={path} entries={entries} current={current} /> : undefined}
        foot={isVisitors ? <Foot /> : undefined}
        bottom={
          signedIn && !focused ? (
            <PhoneNavigation
              entries={entries}
              current={current}
              {...(area !== 'creator' && { top: brands, more: <PhoneMore entries={own} /> })}
            />
          ) : undefined
        }
        notices={
          <>
            <LateNotices />
            <CookieBanner path={path} />
            {signedIn && <ProviderNotice search={search} />}
            <InfoBanner area={resolved ? area : undefined} />
          </>
        }
      >
        {children}
        <Tools />
      </Frame>
      {signedIn && (
        <Palette
          area={area}
          entries={entries}
          accountId={accountId}
          open={searching}
          onOpen={() => setSearching(true)}
          onClose={() => setSearching(false)}
        />
      )}
    </>
  )
}
