import type { MarkerWarning } from '../markers/marker-element'
import type { Place } from '../place'

/** Something on the map, in a town by which it is named. */
export interface MapPin extends Place {
  id: string
  name: string
  city: string
  /** Drawn at its pin, and at a cluster that holds it. */
  warning?: MarkerWarning | undefined
}
