import { useState } from 'react'
import { readInlineConfig } from '@samspel/federation/registry'
import { LandMap, type LandMapProps } from '../LandMap'
import type { Place } from '../place'
import { MapPress } from './MapPress'
import { Pin } from './Pin'
import css from './PinMap.module.css'

export interface PinMapProps {
  /** Where the pin stands; absent: nowhere yet. */
  place: Place | undefined
  /** What is shown while there is no pin. */
  start: Place & { zoom: number }
  /** Moves the pin: by hand, by a press on the map, by arrow keys. Absent: the map is only looked at. */
  onMove?: (place: Place) => void
  /** Names of the parts, and whom the outline is from. */
  texts: LandMapProps['texts'] & { pin: string }
}

/** As near as one house is looked for; the outline has nothing to show there, only coasts, and from an inland town the nearest is far off. */
const pinZoom = () => (readInlineConfig(document).map ? 15 : 8)

/** A small map with one pin. The wheel stays with the page; it is as high as what it stands in. */
export function PinMap({ place, start, onMove, texts }: PinMapProps) {
  const [opened] = useState(() => (place ? { ...place, zoom: pinZoom() } : start))
  return (
    <LandMap start={opened} texts={texts} className={css.box!}>
      {onMove && <MapPress onPress={onMove} />}
      {place && <Pin place={place} label={texts.pin} {...(onMove && { onMove })} />}
    </LandMap>
  )
}
