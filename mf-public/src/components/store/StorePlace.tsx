import type { ReactNode } from 'react'
import type { Store } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Fact, Facts, Link, LinkButton, Row, Stack } from '@samspel/ui'
import { messages } from './messages'
import { OpeningHours } from './OpeningHours'
import css from './StorePlace.module.css'

/** Path of the store map with this store selected. */
export const mapPath = (storeId: string): string => `/p/marketplace/stores?store=${storeId}`

/** Address of directions to a place in a map service. */
export const directionsTo = ({ latitude, longitude }: Pick<Store, 'latitude' | 'longitude'>): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`

interface StorePlaceProps {
  id: string
  store: Pick<Store, 'address' | 'postalCode' | 'city' | 'openingHours' | 'latitude' | 'longitude'> & {
    phone?: string | null
  }
  children?: ReactNode
}

/** A store's address and opening hours, with directions (S-30). */
export function StorePlace({ id, store, children }: StorePlaceProps) {
  const t = useText()
  const { phone } = store
  return (
    <Stack gap={12}>
      <Facts>
        <Fact label={t(commonMessages.address)}>
          {/* A postal code is not cut in two. */}
          {store.address}, {`${store.postalCode} ${store.city}`.replaceAll(' ', '\u00a0')}
        </Fact>
        {store.openingHours && (
          <Fact label={t(messages.hours)}>
            <OpeningHours text={store.openingHours} />
          </Fact>
        )}
        {phone && (
          <Fact label={t(messages.phone)}>
            <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
          </Fact>
        )}
      </Facts>
      <Row className={css.ways}>
        <LinkButton icon="map" href={mapPath(id)}>
          {t(messages.onMap)}
        </LinkButton>
        <LinkButton icon="map-pin" href={directionsTo(store)} newTab>
          {t(messages.directions)}
        </LinkButton>
      </Row>
      {children}
    </Stack>
  )
}
