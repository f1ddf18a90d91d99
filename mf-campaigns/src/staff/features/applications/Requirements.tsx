import type { Application, Campaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { capital, useFollowersAsked } from '@samspel/offer'
import { cx, Icon, SectionHead, VisuallyHidden } from '@samspel/ui'
import { demandMessages } from '../../../shared/components/demand-messages'
import { useCategories } from '../../../shared/components/use-categories'
import { DemandsChip } from './DemandsChip'
import css from './Profile.module.css'
import { profileMessages as m } from './profile-messages'

interface RequirementsProps extends Pick<Application, 'demands' | 'creator'> {
  campaign: Campaign
}

/** What the campaign demands and wishes, each with what the creator has; the chip counts the demands. */
export function Requirements({ campaign, demands, creator }: RequirementsProps) {
  const t = useText()
  const f = useFormats()
  const categories = useCategories()
  const { minFollowers, maxFollowers } = campaign
  const asked = useFollowersAsked()(campaign)
  const isKnown = creator.followersCount > 0
  const names = (ids: readonly string[] = []) => ids.flatMap((id) => categories.get(id) ?? []).join(', ')
  const rows = [
    {
      key: 'followers',
      label: asked ? capital(asked) : t(m.anyFollowers),
      value: isKnown ? f.number(creator.followersCount) : t(m.unknownValue),
      isMet: isKnown || (!minFollowers && !maxFollowers) ? demands.followers : undefined,
    },
    {
      key: 'country',
      label: t(m.inCountry, { country: f.country(campaign.country) }),
      value: creator.city ?? (creator.countryCode && f.country(creator.countryCode)),
      isMet: demands.country,
    },
  ]
  const wishes = names(campaign.categories)
  return (
    <section>
      <SectionHead title={t(m.requirements)} aside={<DemandsChip demands={demands} creator={creator} />} />
      <ul className={css.demands}>
        {rows.map(({ key, label, value, isMet }) => (
          <li key={key} className={cx(isMet === true && css.met, isMet === false && css.unmet)}>
            <Icon name={isMet === undefined ? 'help' : isMet ? 'circle-check' : 'alert-triangle'} size={16} />
            <span>{label}</span>
            <VisuallyHidden>
              {t(isMet === undefined ? m.unknownYet : isMet ? demandMessages.met : demandMessages.unmet)}
            </VisuallyHidden>
            {value && <span className={css.value}>{value}</span>}
          </li>
        ))}
        {wishes && (
          <li className={cx(demands.category && css.met)}>
            <Icon name={demands.category ? 'circle-check' : 'info-circle'} size={16} />
            <span>{t(m.wishes, { categories: wishes })}</span>
            <VisuallyHidden>{t(demands.category ? demandMessages.met : demandMessages.unmet)}</VisuallyHidden>
            {!demands.category && <span className={css.value}>{names(creator.profileCategoryIds)}</span>}
          </li>
        )}
      </ul>
    </section>
  )
}
