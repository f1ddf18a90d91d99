import type { Application } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { cx, Icon } from '@samspel/ui'
import css from './ApplicationTable.module.css'
import { messages as m } from './messages'

/** A store with its town, which some have in their name. */
export const storeWords = ({ name, city }: { name: string; city: string }): string =>
  name.endsWith(city) ? name : `${name}, ${city}`

/** Under the name of what is applied for: where it is picked up, or that it is sent and how many places are left. */
export function OfferLine({ application, className }: { application: Application; className?: string | undefined }) {
  const t = useText()
  const { store, limits, campaign } = application
  const left = limits.find(({ of }) => of === 'places')?.left ?? null
  const way = t(campaign.deliveryMethod === 'pickup' ? m.pickup : commonMessages.delivery)
  return (
    <span className={cx(css.way, !store && css.sent, className)}>
      <Icon name={store || campaign.deliveryMethod === 'pickup' ? 'building-store' : 'truck-delivery'} size={14} />
      <span>{store ? storeWords(store) : left === null ? way : t(m.wayWithPlaces, { way, left })}</span>
    </span>
  )
}
