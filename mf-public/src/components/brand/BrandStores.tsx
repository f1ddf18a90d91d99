import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, storeCount, useText } from '@samspel/i18n'
import { Link, List, ListItem, SectionHead, Stack } from '@samspel/ui'
import { useRead } from '../../data/api'
import { listCities } from '../../data/brands'
import { byStores, cityMapPath } from '../city-map'
import css from '../Columns.module.css'
import { messages } from './messages'

const shownCities = 9

/** Towns with the brand's stores and their counts (K-11), each linking to the map. Renders nothing for a brand without stores. */
export function BrandStores({ brandId }: { brandId: string }) {
  const t = useText()
  const read = useRead(listCities({ query: { brandId } }))
  if (read.status === 'error')
    return <ReadError what={t(commonMessages.storesFailed)} error={read.error} onRetry={read.retry} />
  const cities = byStores(read.data?.cities ?? [])
  if (cities.length === 0) return null
  const stores = cities.reduce((sum, { storesCount }) => sum + storesCount, 0)
  return (
    <Stack as="section" gap={12}>
      <SectionHead
        title={t(commonMessages.stores)}
        count={stores}
        aside={<Link href={`/p/marketplace/stores?brand=${brandId}`}>{t(messages.allStores)}</Link>}
      />
      <List label={t(commonMessages.stores)} className={css.columns}>
        {cities.slice(0, shownCities).map((city) => (
          <ListItem
            key={`${city.countryCode} ${city.name}`}
            href={cityMapPath(city, brandId)}
            title={city.name}
            detail={t(storeCount, { count: city.storesCount })}
          />
        ))}
      </List>
    </Stack>
  )
}
