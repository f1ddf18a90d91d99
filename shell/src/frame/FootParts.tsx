import { commonMessages, useText } from '@samspel/i18n'
import { BareLink } from '@samspel/ui'
import { footMessages as m } from './foot-messages'
import css from './TopBar.module.css'

/** The foot of visitors’ pages: what applies, help, and how to reach us. */
export function FootParts() {
  const t = useText()
  const links = [
    ['/terms', m.terms],
    ['/terms#privacy', m.privacy],
    ['/terms#cookies', m.cookies],
    ['/p/help', commonMessages.help],
    ['/p/help#contact', commonMessages.contact],
  ] as const
  return (
    <footer className={css.foot}>
      <div className={css.footInner}>
        <span>{t(m.owner, { year: String(new Date().getFullYear()) })}</span>
        <nav className={css.footLinks} aria-label={t(m.name)}>
          {links.map(([href, label]) => (
            <BareLink key={href} href={href} className={css.footLink}>
              {t(label)}
            </BareLink>
          ))}
        </nav>
      </div>
    </footer>
  )
}
