import type { Store } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Card, Link } from '@samspel/ui'
import { messages as shared } from '../../../components/messages'
import { StorePinMap } from '../../../components/store-map'
import css from './Facts.module.css'

export function PlaceCard({ store }: { store: Store }) {
  const t = useText()
  return (
    <Card as="section" padding="none" className={css.place}>
      <StorePinMap place={{ latitude: store.latitude, longitude: store.longitude }} country={store.countryCode} />
      <div className={css.address}>
        <span>
          <b>{store.address}</b>
          <span className={css.quiet}>
            {store.postalCode} {store.city}
          </span>
        </span>
        <Link href={`https://www.openstreetmap.org/directions?to=${store.latitude}%2C${store.longitude}`}>
          {t(shared.directions)}
        </Link>
      </div>
    </Card>
  )
}
