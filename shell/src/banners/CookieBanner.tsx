import { useState } from 'react'
import { useText } from '@samspel/i18n'
import { isNative } from '@samspel/native'
import { storage } from '@samspel/store'
import { Button, Link } from '@samspel/ui'
import css from './CookieBanner.module.css'
import { messages as m } from './messages'
import { isCookieBannerShown } from './rules'

/** S-01, T-48: shown until it is accepted; the moment is stored. One line in the flow of the page, so that it never lies over an action. */
export function CookieBanner({ path }: { path: string }) {
  const t = useText()
  const [accepted, setAccepted] = useState(() => storage.get('cookies-accepted'))
  if (!isCookieBannerShown({ path, native: isNative(), accepted })) return null

  const accept = () => {
    const now = new Date().toISOString()
    storage.set('cookies-accepted', now)
    setAccepted(now)
  }
  return (
    <section className={css.banner} aria-label={t(m.cookieName)}>
      <p className={css.text}>
        {t(m.cookieText)} <Link href="/terms#cookies">{t(m.cookieTerms)}</Link>
      </p>
      <Button variant="line" size="sm" onClick={accept}>
        {t(m.accept)}
      </Button>
    </section>
  )
}
