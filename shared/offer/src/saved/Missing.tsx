import type { Campaign } from '@samspel/api'
import { demandsOf, followersObstacleOf } from '@samspel/api/campaign-rules'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import { selectCurrentInstagramer, useAppSelector } from '@samspel/store'
import { Card, Icon, Link } from '@samspel/ui'
import { Meter } from '@samspel/ui/late'
import { requirementMessages as words } from '../words'
import { messages } from './messages'
import { NotifySwitch } from './NotifySwitch'
import css from './Saved.module.css'

interface MissingProps {
  /** The campaign, or the store campaign where it is picked up. */
  id: string
  campaign: Pick<Campaign, 'country' | 'deliveryMethod' | 'minFollowers' | 'maxFollowers' | 'wishes'>
  /** Who is invited is wanted wherever they live. */
  isInvited?: boolean
  lastDay: string | null
}

function Line({ isMet, children }: { isMet: boolean; children: string }) {
  return (
    <li className={isMet ? css.met : css.unmet}>
      <Icon name={isMet ? 'circle-check' : 'alert-triangle'} size={18} />
      {children}
    </li>
  )
}

/** What the creator does not meet and by how much, the nearest first; what they do; and the promise to tell. */
export function Missing({ id, campaign, isInvited = false, lastDay }: MissingProps) {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  const me = useAppSelector(selectCurrentInstagramer)
  const { minFollowers: least, maxFollowers: most, deliveryMethod } = campaign
  const own = me?.followersCount ?? 0
  const demands = demandsOf(
    { ...campaign, categories: [] },
    { followersCount: own, countryCode: me?.countryCode ?? null, profileCategoryIds: [] },
    isInvited,
  )
  const obstacle = followersObstacleOf(campaign, own)
  const country = f.country(campaign.country)
  const left =
    obstacle === 'too_many_followers' ? own - (most ?? 0) : obstacle === 'too_few_followers' ? (least ?? 0) - own : 0
  const title =
    obstacle === 'too_many_followers'
      ? t(messages.tooMany, { n: left })
      : obstacle === 'too_few_followers'
        ? t(messages.left, { n: left })
        : t(words.otherCountry, { country })
  const wishes = (campaign.wishes ?? []).map(({ nameSv, nameEn }) => (locale === 'sv' ? nameSv : nameEn))
  return (
    <Card className={css.missing}>
      <h2 className={css.title}>
        <span className={css.warn}>
          <Icon name="alert-triangle" size={20} />
        </span>
        {title}
      </h2>
      {obstacle && (
        <>
          <p className={css.between}>
            <span>{t(messages.have, { own: f.number(own) })}</span>
            <b>
              {obstacle === 'too_many_followers'
                ? t(messages.mostAsked, { most: f.number(most ?? 0) })
                : t(messages.leastAsked, { least: f.number(least ?? 0) })}
            </b>
          </p>
          {obstacle === 'too_few_followers' && <Meter label={title} value={own / (least || 1)} />}
        </>
      )}
      <ul className={css.lines}>
        {!obstacle && (least !== null || most !== null) && <Line isMet>{t(messages.enough)}</Line>}
        {deliveryMethod === 'delivery' && (demands.country || obstacle) && (
          <Line isMet={demands.country}>{t(demands.country ? words.lives : messages.livesElsewhere, { country })}</Line>
        )}
      </ul>
      {!demands.country && <Link href="/settings">{t(messages.changeCountry)}</Link>}
      {wishes.length > 0 && (
        <p className={css.between}>
          <span>{t(words.gladly)}</span>
          <span>{wishes.join(', ')}</span>
        </p>
      )}
      <div className={css.promise}>
        <NotifySwitch id={id} lastDay={lastDay} />
      </div>
    </Card>
  )
}
