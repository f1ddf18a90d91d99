import { storeCount, useText } from '@samspel/i18n'
import { useEntities, useQuery } from '@samspel/store'
import { ErrorState, Link, List, ListItem, SectionHead, Stack } from '@samspel/ui'
import { byCity } from '../../data/places'
import { listStoreLocations } from '../../data/stores'
import css from '../Columns.module.css'
import { messages as shared } from '../messages'
import { messages } from './messages'

const shownCities = 6

/** Where the brand's stores are: cities with their counts (K-11). Nothing for a brand without stores. */
export function BrandStores({ brandId }: { brandId: string }) {
  const t = useText()
  const query = useQuery(listStoreLocations({ query: { brandId } }))
  const places = useEntities('storeLocations', query.result?.storeLocations ?? [])
  if (query.status === 'error' && places.length === 0) return <ErrorState message={t(messages.storesFailed)} retryLabel={t(shared.retry)} onRetry={query.retry} />
  if (places.length === 0) return null
  const all = `/p/marketplace/stores?brand=${brandId}`
  return (
    <Stack as="section" gap={12}>
      <SectionHead title={t(messages.stores)} count={places.length} aside={<Link href={all}>{t(messages.allStores)}</Link>} />
      <List label={t(messages.stores)} className={css.columns}>
        {byCity(places).slice(0, shownCities).map(({ name, stores }) => (
          <ListItem key={name} href={`${all}&city=${encodeURIComponent(name)}`} title={name} detail={t(storeCount, { count: stores.length })} />
        ))}
      </List>
    </Stack>
  )
}
