import type { Store } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Avatar, Card, Link, List, ListItem, Stack } from '@samspel/ui'
import { useRead } from '../../data/api'
import { listPublicStores } from '../../data/stores'
import { messages } from './messages'

/** Number of stores shown beside this one; the map shows the rest. */
const most = 5

/**
 * The brand's other stores in the same town. Renders nothing when there are none or they cannot be loaded, since the page is complete
 * without them.
 */
export function OtherStores({ store }: { store: Store }) {
  const t = useText()
  const { brandId, brandName: brand, city, countryCode: country } = store
  const { data } = useRead(listPublicStores({ query: { brandId, city, country, perPage: most + 1 } }))
  const others = (data?.stores ?? []).filter(({ id }) => id !== store.id).slice(0, most)
  if (others.length === 0) return null
  const isMore = (data?.meta.totalCount ?? 0) - 1 > others.length
  return (
    <Card title={t(messages.others, { brand, city })}>
      <Stack gap={12}>
        <List label={t(messages.others, { brand, city })} card={false}>
          {others.map(({ id, name, address, imageUrl, brandLogoUrl, offersCount }) => (
            <ListItem
              key={id}
              picture={<Avatar name={name} src={imageUrl ?? brandLogoUrl} shape="square" />}
              title={name}
              detail={`${address}. ${t(messages.toPickUp, { count: offersCount })}`}
              href={`/p/marketplace/stores/${id}`}
            />
          ))}
        </List>
        {isMore && (
          <Link href={`/p/marketplace/stores?brand=${brandId}&country=${country}&city=${encodeURIComponent(city)}`}>
            {t(messages.allInCity)}
          </Link>
        )}
      </Stack>
    </Card>
  )
}
