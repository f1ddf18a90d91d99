import type { Campaign } from '@samspel/api'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import { apiAction, useEntities, useQuery } from '@samspel/store'
import { Card, List, ListItem } from '@samspel/ui'
import { demandMessages } from './demand-messages'

const listProfileCategories = apiAction('listProfileCategories')

/** What the brand requires of a creator, and what it would like best. */
export function Demands({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const f = useFormats()
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
    ...(minFollowers || maxFollowers ? [followers()] : []),
    t(demandMessages.country, { country: f.country(campaign.country) }),
    ...(categories.length > 0 ? [t(demandMessages.gladly, { categories: categories.join(', ') })] : []),
  ]
  return (
    <Card title={t(demandMessages.demands)}>
      <List card={false}>
        {rows.map((row) => (
          <ListItem key={row} title={row} />
        ))}
      </List>
    </Card>
  )
}
