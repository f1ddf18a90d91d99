import type { Box } from '../area'
import { LandMap, type LandMapProps } from '../LandMap'
import type { MapPin } from './pin'
import { Pins, type PinTexts } from './Pins'
import { Whole } from './Whole'

export interface PinsMapProps {
  pins: readonly MapPin[]
  /** Could be among the pins: grey rings. The map is not moved to show them, unless there is no pin. */
  others?: readonly MapPin[]
  /** What is shown while there are no pins. */
  start: LandMapProps['start']
  selectedId?: string | undefined
  /** Lifted, as a list beside the map points at it. */
  hoveredId?: string | undefined
  onSelect: (id: string) => void
  /** A ring was pressed. */
  onOther?: (id: string) => void
  /** The map rests: what it shows (west, south, east, north), and how many of the pins lie outside. */
  onRest?: (seen: { box: Box; outside: number }) => void
  /** Each new number shows all pins again. */
  wholes?: number
  texts: LandMapProps['texts'] & PinTexts
  buttons?: LandMapProps['buttons']
}

const none: readonly MapPin[] = []

/** A map with some thousands of pins at most: close ones stand as one circle, which zooms in when it is pressed. */
export function PinsMap({
  pins,
  others = none,
  start,
  selectedId,
  hoveredId,
  onSelect,
  onOther,
  onRest,
  wholes = 0,
  texts,
  buttons,
}: PinsMapProps) {
  return (
    <LandMap start={start} texts={texts} isWheelOn buttons={buttons}>
      <Whole
        pins={pins.length > 0 ? pins : others}
        wholes={wholes}
        staysIfSeen={onOther !== undefined}
        {...(onRest && { onRest })}
      />
      <Pins
        pins={pins}
        others={others}
        selectedId={selectedId}
        hoveredId={hoveredId}
        onSelect={onSelect}
        onOther={onOther}
        texts={texts}
      />
    </LandMap>
  )
}
