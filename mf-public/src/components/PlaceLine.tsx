import type { StoreCampaign } from '@samspel/api'
import { storePlace } from '@samspel/api/store-place'
import { useFormats, useText } from '@samspel/i18n'
import { cx, Icon, VisuallyHidden } from '@samspel/ui'
import { messages } from './messages'
import css from './Offers.module.css'
import { WalkingTime } from './WalkingTime'

/** The store, its town and how far it is; the line is there from the start, so that nothing moves when they come. */
export function PlaceLine({ place }: { place: StoreCampaign | undefined }) {
  const t = useText()
  const f = useFormats()
  const more = (place?.storesCount ?? 1) - 1
  return (
    <span className={cx(css.place, place?.distance !== undefined && css.near)}>
      <Icon name="map-pin" size={14} />
      <span className={css.where}>{place ? storePlace(place.store) : t(messages.pickup)}</span>
      {place?.distance !== undefined ? (
        <WalkingTime metres={place.distance} bare />
      ) : (
        more > 0 && (
          <>
            <span aria-hidden>+{f.number(more)}</span>
            <VisuallyHidden>{t(messages.moreStores, { count: more })}</VisuallyHidden>
          </>
        )
      )}
    </span>
  )
}
