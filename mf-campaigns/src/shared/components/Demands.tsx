import type { Campaign, Participation } from '@samspel/api'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import { apiAction, selectCurrentInstagramer, useAppSelector, useEntities, useQuery } from '@samspel/store'
import { Card, Chip, List, ListItem } from '@samspel/ui'
import { demandMessages } from './demand-messages'
import { demandsMet } from './demands-met'

const listProfileCategories = apiAction('listProfileCategories')

/** What the brand requires, and whether the creator meets it. */
export function Demands({ campaign, known }: { campaign: Campaign; known: Participation['demands'] | undefined }) {
  const t = useText()
  const f = useFormats()
  const me = useAppSelector(selectCurrentInstagramer)
  const met = known ?? (me && demandsMet(campaign, me))
  const locale = useLocale()
  useQuery(campaign.categories.length > 0 ? listProfileCategories() : undefined)
  const categories = useEntities('profileCategories', campaign.categories).map(({ nameSv, nameEn }) =>
    locale === 'sv' ? nameSv : nameEn,
  )
  const { minFollowers, maxFollowers } = campaign
  const followers = () => {
    const values = { min: f.number(minFollowers ?? 0), max: f.number(maxFollowers ?? 0) }
    if (minFollowers && maxFollowers) return t(demandMessages.followersBetween, values)
    return t(minFollowers ? demandMessages.followersFrom : demandMessages.followersTo, values)
  }
  const rows = [
    ...(minFollowers || maxFollowers ? [{ key: 'followers', label: followers(), met: met?.followers }] : []),
    {
      key: 'country',
      label: t(demandMessages.country, { country: f.country(campaign.country) }),
      met: met?.country,
    },
    ...(campaign.categories.length > 0
      ? [
          {
            key: 'category',
            label: categories.length > 0 ? categories.join(', ') : t(demandMessages.category),
            met: met?.category,
          },
        ]
      : []),
  ]
  return (
    <Card title={t(demandMessages.demands)}>
      <List card={false}>
        {rows.map((row) => (
          <ListItem
            key={row.key}
            title={row.label}
            aside={
              row.met !== undefined && (
                <Chip tone={row.met ? 'ok' : 'warn'} icon={row.met ? 'check' : 'alert-triangle'}>
                  {t(row.met ? demandMessages.met : demandMessages.unmet)}
                </Chip>
              )
            }
          />
        ))}
      </List>
    </Card>
  )
}
