import { useText } from '@samspel/i18n'
import { Button, VisuallyHidden } from '@samspel/ui'
import { useGeolocation } from '../../components/location/use-geolocation'
import css from './MarketplacePage.module.css'
import { messages } from './messages'

/** Asks where the visitor is, so that the nearest stores come first with the time to walk there; pressed again, forgets it. */
export function NearButton() {
  const t = useText()
  const { status, position, ask, forget } = useGeolocation()
  return (
    <span className={css.near}>
      <Button
        variant={position ? 'light' : 'line'}
        size="sm"
        icon={position ? 'map-pin' : 'current-location'}
        loading={status === 'asking'}
        aria-pressed={Boolean(position)}
        onClick={position ? forget : ask}
      >
        {t(messages.near)}
      </Button>
      <span role="status">
        <VisuallyHidden>{position && t(messages.nearFirst)}</VisuallyHidden>
      </span>
    </span>
  )
}
