import type { Instagramer } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Card } from '@samspel/ui'
import css from './CreatorProfile.module.css'
import { sideMessages as m } from './side-messages'

/** The creator's own words. */
export function About({ creator: { name, bio, locale } }: { creator: Instagramer }) {
  const t = useText()
  return (
    <Card title={t(m.about, { name: name.split(' ')[0]! })}>
      <p className={bio ? css.bio : css.quiet}>{bio ?? t(m.noBio)}</p>
      {locale && <p className={css.small}>{t(locale === 'sv' ? m.writesSwedish : m.writesEnglish)}</p>}
    </Card>
  )
}
