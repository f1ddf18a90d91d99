import type { Country } from '@samspel/api'
import { countryView } from '@samspel/api/countries'
import { homeCountry } from '@samspel/api/visitor-country'
import { useText } from '@samspel/i18n'
import { PinMap, type Place } from '@samspel/map'
import { messages } from './messages'
import css from './StorePinMap.module.css'

interface StorePinMapProps {
  place: Place | undefined
  /** Shown zoomed out while there is no pin. */
  country: Country | null
  /** Absent for a read-only map. */
  onMove?: (place: Place) => void
}

export function StorePinMap({ place, country, onMove }: StorePinMapProps) {
  const t = useText()
  const texts = {
    map: t(onMove ? messages.mapToMove : messages.map),
    pin: t(onMove ? messages.pinToMove : messages.pin),
    zoomIn: t(messages.zoomIn),
    zoomOut: t(messages.zoomOut),
    outline: t(messages.outline),
  }
  return (
    <div className={css.box}>
      <PinMap
        place={place}
        start={countryView(country ?? homeCountry, true)}
        texts={texts}
        {...(onMove && { onMove })}
      />
    </div>
  )
}
