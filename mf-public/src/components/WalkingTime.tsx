import { useText } from '@samspel/i18n'
import { useDistance } from '@samspel/offer'
import { Icon, VisuallyHidden } from '@samspel/ui'
import { useGeolocation } from './location/use-geolocation'
import { messages } from './messages'
import css from './Offers.module.css'

/** Straight-line metres per minute of walking: about 80 m of street. */
const perMinute = 65
const mostMinutes = 60

/**
 * Distance to a store: in minutes of walking from where the visitor is, otherwise in metres or kilometres, as from the middle of a town.
 * `metres` is the straight-line distance; `bare` leaves the pin out, where one stands before the store.
 */
export function WalkingTime({ metres, bare = false }: { metres: number; bare?: boolean }) {
  const t = useText()
  const distanceOf = useDistance()
  const { position } = useGeolocation()
  const minutes = Math.max(Math.round(metres / perMinute), 1)
  if (!position || minutes > mostMinutes)
    return (
      <span className={css.fact}>
        {!bare && <Icon name="map-pin" size={14} />}
        {distanceOf(metres)}
      </span>
    )
  return (
    <span className={css.fact}>
      {/* Tabler's `walk` icon, MIT. Only this area uses it, so it is not in the shared set. */}
      <svg
        width={14}
        height={14}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M12 4a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M7 21l3 -4M16 21l-2 -4l-3 -3l1 -6M6 12l2 -3l4 -1l3 3l3 1" />
      </svg>
      <span aria-hidden>{t(messages.walk, { minutes })}</span>
      <VisuallyHidden>{t(messages.walkSpoken, { minutes })}</VisuallyHidden>
    </span>
  )
}
