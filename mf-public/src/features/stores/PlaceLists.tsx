import type { StoreLocation } from '@samspel/api'
import { storeCount, useText } from '@samspel/i18n'
import { Avatar, Button, Icon, List, ListItem, Row, SectionHead, Stack } from '@samspel/ui'
import { useState, type ReactNode } from 'react'
import { messages as shared } from '../../components/messages'
import type { City } from '../../data/places'
import { messages } from './messages'
import css from '../../components/Columns.module.css'
const pageSize = 24
/** So many at a time, with a button for more. */
function usePart<T>(all: readonly T[]) {
  const [pages, setPages] = useState(1)
  const count = pages * pageSize
  return { part: all.slice(0, count), more: count < all.length ? () => setPages(pages + 1) : undefined }
}
function More({ onMore }: { onMore: (() => void) | undefined }) {
  const t = useText()
  return onMore ? <Row justify="center"><Button onClick={onMore}>{t(shared.loadMore)}</Button></Row> : null
}
/** Cities and how many stores each has (K-11). */
export function CityList({ cities, hrefOf }: { cities: readonly City[]; hrefOf: (city: string) => string }) {
  const t = useText()
  const { part, more } = usePart(cities)
  return (
    <Stack as="section" gap={12}>
      <SectionHead title={t(messages.cities)} count={cities.length} />
      <List label={t(messages.cities)} className={css.columns}>
        {part.map(({ name, stores }) => (
          <ListItem key={name} picture={<Icon name="map-pin" />} title={name} detail={t(storeCount, { count: stores.length })} href={hrefOf(name)} />
        ))}
      </List>
      <More onMore={more} />
    </Stack>
  )
}
/** The stores of what was asked for (S-30). */
export function PlaceList({ places, showCity, aside }: { places: readonly StoreLocation[]; showCity: boolean; aside: ReactNode }) {
  const t = useText()
  const { part, more } = usePart(places)
  return (
    <Stack as="section" gap={12}>
      <SectionHead title={t(messages.inArea)} count={t(storeCount, { count: places.length })} aside={aside} />
        <List label={t(messages.inArea)} className={css.columns}>
          {part.map(({ id, name, city }) => (
            <ListItem key={id} picture={<Avatar name={name} shape="square" />} title={name} detail={showCity && city} href={`/p/marketplace/stores/${id}`} />
          ))}
        </List>
      <More onMore={more} />
    </Stack>
  )
}
