import type { Campaign } from '@samspel/api'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import { apiAction, selectCurrentInstagramer, useAppSelector, useEntities, useQuery } from '@samspel/store'
import { Card, Fact, Facts, Icon, type IconName, Link } from '@samspel/ui'
import { Meter } from '@samspel/ui/late'
import { requirementMessages as m } from './requirement-messages'
import css from './Requirements.module.css'

const listProfileCategories = apiAction('listProfileCategories')

/** The follower limits as part of a sentence; undefined without any. */
export function useFollowersAsked(): (campaign: Pick<Campaign, 'minFollowers' | 'maxFollowers'>) => string | undefined {
  const t = useText()
  const f = useFormats()
  return ({ minFollowers, maxFollowers }) => {
    const [least, most] = [f.number(minFollowers ?? 0), f.number(maxFollowers ?? 0)]
    if (minFollowers && maxFollowers) return t(m.between, { least, most })
    if (minFollowers) return t(m.least, { n: least })
    return maxFollowers ? t(m.most, { n: most }) : undefined
  }
}

function useHeading(campaign: Campaign): { title: string; icon: IconName; tone: 'ok' | 'warn' | 'plain' } {
  const t = useText()
  const f = useFormats()
  const me = useAppSelector(selectCurrentInstagramer)
  const own = f.number(me?.followersCount ?? 0)
  const { applyObstacle: obstacle, minFollowers, maxFollowers, country } = campaign
  if (obstacle === 'not_connected') {
    const isPersonal = me?.connectionObstacle && !me.connectedAccount
    return { title: t(isPersonal ? m.personal : m.unknown), icon: 'brand-instagram', tone: 'plain' }
  }
  if (obstacle === 'too_few_followers')
    return { title: t(m.tooFew, { own, least: f.number(minFollowers ?? 0) }), icon: 'alert-triangle', tone: 'warn' }
  if (obstacle === 'too_many_followers')
    return { title: t(m.tooMany, { own, most: f.number(maxFollowers ?? 0) }), icon: 'alert-triangle', tone: 'warn' }
  if (obstacle === 'other_country')
    return { title: t(m.otherCountry, { country: f.country(country) }), icon: 'alert-triangle', tone: 'warn' }
  return obstacle
    ? { title: t(m.heading), icon: 'users', tone: 'plain' }
    : { title: t(m.met), icon: 'circle-check', tone: 'ok' }
}

/** The brand's requirements: unknown, met, or what is missing. */
export function Requirements({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  const me = useAppSelector(selectCurrentInstagramer)
  const { title, icon, tone } = useHeading(campaign)
  const followers = useFollowersAsked()(campaign)
  useQuery(campaign.categories.length > 0 ? listProfileCategories() : undefined)
  const categories = useEntities('profileCategories', campaign.categories).map(({ nameSv, nameEn }) =>
    locale === 'sv' ? nameSv : nameEn,
  )
  const { applyObstacle: obstacle, minFollowers } = campaign
  const country = f.country(campaign.country)
  const isUnknown = obstacle === 'not_connected'
  const own = me?.followersCount ?? 0
  return (
    <Card>
      <div className={isUnknown ? css.unknown : css.head}>
        <span className={css[tone]}>
          <Icon name={icon} size={isUnknown ? 22 : 20} />
        </span>
        <div>
          <h2 className={css.title}>{title}</h2>
          {isUnknown && followers && <p className={css.text}>{t(m.unknownText, { followers, country })}</p>}
        </div>
      </div>
      {!isUnknown && (
        <Facts className={css.facts}>
          {obstacle === 'too_few_followers' && (
            <Fact label={t(m.left)}>
              {f.number(Math.max(0, (minFollowers ?? 0) - own))}
              <Meter label={t(m.left)} value={own / (minFollowers || 1)} />
            </Fact>
          )}
          {followers && obstacle !== 'too_few_followers' && (
            <Fact label={followers.charAt(0).toLocaleUpperCase(locale) + followers.slice(1)}>{f.number(own)}</Fact>
          )}
          <Fact label={t(m.lives, { country })}>{me?.city ?? (me && f.country(me.countryCode))}</Fact>
          {categories.length > 0 && <Fact label={t(m.gladly)}>{categories.join(', ')}</Fact>}
        </Facts>
      )}
      {obstacle === 'other_country' && <Link href="/settings">{t(m.changeCountry)}</Link>}
    </Card>
  )
}
