import { useText } from '@samspel/i18n'
import { useLocaleChoice } from '@samspel/store'
import { BareLink, LinkButton, Logo, SegmentedControl } from '@samspel/ui'
import { messages as m } from './messages'
import type { PlacedEntry } from './navigation-entries'
import css from './TopBar.module.css'

/** The bar of pages that stand without an account: logo, language, sign in. */
export function TopBar({
  signIn,
  entries,
  current,
}: {
  signIn: boolean
  entries: readonly PlacedEntry[]
  current: PlacedEntry | undefined
}) {
  const t = useText()
  const { locale, choose } = useLocaleChoice()
  return (
    <header className={css.bar}>
      <div className={css.inner}>
        <Logo name="Samspel" href={signIn ? '/p' : '/'} />
        {signIn && entries.length > 0 && (
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
          <SegmentedControl
            label={t(m.language)}
            size="sm"
            value={locale}
            onChange={choose}
            options={[
              { value: 'sv', label: 'SV' },
              { value: 'en', label: 'EN' },
            ]}
          />
          {signIn && (
            <LinkButton href="/login" variant="line" size="sm">
              {t(m.signIn)}
            </LinkButton>
          )}
        </div>
      </div>
    </header>
  )
}
