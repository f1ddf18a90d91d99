import type { Campaign } from '@samspel/api'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import { capital, requirementMessages as words, useFollowersAsked, useRequirements } from '@samspel/offer'
import { apiAction, selectCurrentInstagramer, useAppSelector, useEntities, useQuery } from '@samspel/store'
import { Card, Fact, Facts, Icon, type IconName, Link } from '@samspel/ui'
import { Meter } from '@samspel/ui/late'
import { requirementMessages as m } from './requirement-messages'
import css from './Requirements.module.css'

const listProfileCategories = apiAction('listProfileCategories')

function useHeading(campaign: Campaign): { title: string; icon: IconName; tone: 'ok' | 'warn' | 'plain' } {
  const t = useText()
  const me = useAppSelector(selectCurrentInstagramer)
  const { missing, isUnknown, isMet } = useRequirements({ ...campaign, obstacle: campaign.applyObstacle })
  if (isUnknown && missing) {
    const isPersonal = me?.connectionObstacle && !me.connectedAccount
    return { title: isPersonal ? t(m.personal) : missing, icon: 'brand-instagram', tone: 'plain' }
  }
  if (missing) return { title: missing, icon: 'alert-triangle', tone: 'warn' }
  return isMet === false
    ? { title: t(words.heading), icon: 'users', tone: 'plain' }
    : { title: t(words.met), icon: 'circle-check', tone: 'ok' }
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
          {followers && obstacle !== 'too_few_followers' && <Fact label={capital(followers)}>{f.number(own)}</Fact>}
          <Fact label={t(words.lives, { country })}>{me?.city ?? (me && f.country(me.countryCode))}</Fact>
          {categories.length > 0 && <Fact label={t(words.gladly)}>{categories.join(', ')}</Fact>}
        </Facts>
      )}
      {obstacle === 'other_country' && <Link href="/settings">{t(m.changeCountry)}</Link>}
    </Card>
  )
}
