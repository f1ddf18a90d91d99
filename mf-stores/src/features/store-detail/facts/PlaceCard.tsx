import type { Store } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Card, Link, Notice } from '@samspel/ui'
import { messages as shared } from '../../../components/messages'
import { StorePinMap } from '../../../components/store-map'
import css from './Facts.module.css'
import { messages } from './messages'

export function PlaceCard({ store, editHref }: { store: Store; editHref: string | undefined }) {
  const t = useText()
  return (
    <Card as="section" padding="none" className={css.place}>
      <StorePinMap place={{ latitude: store.latitude, longitude: store.longitude }} country={store.countryCode} />
      {store.isPlacedInTown && editHref && (
        <Notice kind="warn">
          {t(messages.inTown, { town: store.city })} <Link href={editHref}>{t(messages.movePin)}</Link>
        </Notice>
      )}
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
