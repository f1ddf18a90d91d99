import { useMapEvents } from 'react-leaflet'
import { type Place, roundedPlace } from '../place'

/** A press on the map says where. */
export function MapPress({ onPress }: { onPress: (place: Place) => void }): null {
  useMapEvents({ click: ({ latlng }) => onPress(roundedPlace(latlng)) })
  return null
}
