import { useText } from '@samspel/i18n'
import { Button, VisuallyHidden } from '@samspel/ui'
import { useGeolocation } from '../../components/location/use-geolocation'
import css from './MarketplacePage.module.css'
import { messages } from './messages'

/** Asks for the visitor's position, to list the nearest stores first with walking times; pressing again forgets it. */
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
