import type { ReactNode } from 'react'
import type { Campaign } from '@samspel/api'
import { commonMessages, useFormats, useLocale, useText } from '@samspel/i18n'
import { selectCurrentInstagramer, useAppSelector } from '@samspel/store'
import { Card, Fact, Facts, Icon, type IconName } from '@samspel/ui'
import { capital, requirementMessages as words, type Requirements as Met, useRequirements } from '../words'
import { askedMessages as messages } from './asked-messages'
import css from './Requirements.module.css'

/** What an offer asks, and what a remote knows beside it. */
export interface RequirementsProps {
  campaign: Pick<
    Campaign,
    'brandName' | 'country' | 'deliveryMethod' | 'minFollowers' | 'maxFollowers' | 'applyObstacle' | 'wishes'
  >
  /** The town of the store where it is picked up: nobody has to live there. */
  town?: string
  /** In place of the heading while nobody knows the creator's followers. */
  unknown?: string | undefined
  /** How far the creator is from enough followers, in place of the number asked for. */
  progress?: ReactNode
  /** A way on, below. */
  children?: ReactNode
}

function useHeading({ missing, isUnknown, isMet }: Met, unknown: string | undefined) {
  const t = useText()
  const heading = (title: string, icon: IconName, tone: 'ok' | 'warn' | 'plain') => ({ title, icon, tone })
  if (isUnknown) return heading(unknown ?? t(words.unknown), 'brand-instagram', 'plain')
  if (missing) return heading(missing, 'alert-triangle', 'warn')
  return isMet ? heading(t(words.met), 'circle-check', 'ok') : heading(t(words.heading), 'users', 'plain')
}

/** The brand's requirements: for a creator unknown, met, or what is missing; for everyone else what is asked. */
export function Requirements({ campaign, town, unknown, progress, children }: RequirementsProps) {
  const t = useText()
  const f = useFormats()
  const me = useAppSelector(selectCurrentInstagramer)
  const met = useRequirements({ ...campaign, obstacle: campaign.applyObstacle })
  const { title, icon, tone } = useHeading(met, unknown)
  const { followers, isUnknown } = met
  const country = f.country(campaign.country)
  const locale = useLocale()
  const wishes = (campaign.wishes ?? []).map(({ nameSv, nameEn }) => (locale === 'sv' ? nameSv : nameEn))
  // To a store people travel, so nobody has to live there.
  const asksCountry = campaign.deliveryMethod === 'delivery'
  if (!followers && !asksCountry && wishes.length === 0) return null
  return (
    <Card>
      <div className={isUnknown ? css.unknown : css.head}>
        <span className={css[tone]}>
          <Icon name={icon} size={isUnknown ? 22 : 20} />
        </span>
        <div>
          <h2 className={css.title}>{title}</h2>
          {isUnknown && followers && (
            <p className={css.text}>
              {t(asksCountry ? messages.unknownText : messages.unknownAtStore, { followers, country })}
            </p>
          )}
        </div>
      </div>
      {!isUnknown && (
        <Facts className={css.facts}>
          {progress}
          {followers && !progress && (
            <Fact label={me ? capital(followers) : t(messages.followers)}>
              {me ? f.number(me.followersCount ?? 0) : capital(followers)}
            </Fact>
          )}
          {asksCountry && (
            <Fact label={me ? t(words.lives, { country }) : t(commonMessages.country)}>
              {me ? (me.city ?? f.country(me.countryCode)) : country}
            </Fact>
          )}
          {town && (
            <Fact label={t(messages.pickedUpIn)}>
              {me?.city ? t(messages.townAndOwn, { town, own: me.city }) : town}
            </Fact>
          )}
          {wishes.length > 0 && <Fact label={t(words.gladly)}>{wishes.join(', ')}</Fact>}
        </Facts>
      )}
      {children}
    </Card>
  )
}
