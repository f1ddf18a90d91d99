import { commonMessages, useText } from '@samspel/i18n'
import { useLocaleChoice } from '@samspel/store'
import { BareLink, IconButton, LinkButton, Menu, type MenuEntry, SegmentedControl, useIsMobile } from '@samspel/ui'
import { messages as m } from './messages'
import type { PlacedEntry } from './navigation-entries'
import css from './TopBar.module.css'

const isUnder = (path: string, door: string) => path === door || path.startsWith(`${door}/`)

export interface TopBarProps {
  path: string
  entries: readonly PlacedEntry[]
  current: PlacedEntry | undefined
}

/** The contents of the visitors’ bar: links, language, sign-in and sign-up. On phones the links are in a menu. */
export function TopBarParts({ path, entries, current }: TopBarProps) {
  const t = useText()
  const { locale, choose } = useLocaleChoice()
  const isMobile = useIsMobile()
  const toLogin = !isUnder(path, '/login') && { label: t(commonMessages.logIn), href: '/login' }
  const toSignUp = !isUnder(path, '/create-account') && { label: t(m.signUp), href: '/create-account/creator' }
  const other = locale === 'sv' ? 'en' : 'sv'
  const menu: MenuEntry[] = [
    ...entries.map((entry) => ({ label: entry.label[locale], href: entry.href, selected: entry === current })),
    'divider',
    ...(toLogin ? [toLogin] : []),
    ...(toSignUp ? [toSignUp] : []),
    { label: other === 'sv' ? 'Svenska' : 'English', onClick: () => choose(other) },
  ]
  return (
    <>
      {!isMobile && entries.length > 0 && (
        <nav className={css.places} aria-label={t(m.mainNavigation)}>
          {entries.map((entry) => (
            <BareLink
              key={entry.key}
              href={entry.href}
              className={entry === current ? css.current : css.place}
              aria-current={entry === current ? 'page' : undefined}
            >
              {entry.label[locale]}
            </BareLink>
          ))}
        </nav>
      )}
      <div className={css.end}>
        {!isMobile && (
          <SegmentedControl
            label={t(commonMessages.language)}
            size="sm"
            value={locale}
            onChange={choose}
            options={[
              { value: 'sv', label: 'SV' },
              { value: 'en', label: 'EN' },
            ]}
          />
        )}
        {toLogin && (
          <LinkButton href={toLogin.href} variant={toSignUp && !isMobile ? 'quiet' : 'line'} size="sm">
            {toLogin.label}
          </LinkButton>
        )}
        {toSignUp && (!isMobile || !toLogin) && (
          <LinkButton href={toSignUp.href} variant="line" size="sm">
            {toSignUp.label}
          </LinkButton>
        )}
        {isMobile && <Menu items={menu} trigger={<IconButton icon="menu-2" label={t(m.mainNavigation)} />} />}
      </div>
    </>
  )
}
