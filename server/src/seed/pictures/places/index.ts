import type { Area } from '../areas'
import type { Ground } from '../grounds/parts'
import { nature } from './nature'
import { rooms } from './rooms'

const places = { ...rooms, ...nature } as const satisfies Record<string, Ground>
export type PlaceName = keyof typeof places

/** Where what an area sells is used. */
export const placesOf: Readonly<Record<Area, readonly PlaceName[]>> = {
  coffee: ['breakfast', 'counter', 'balcony', 'forest', 'sofa', 'jetty', 'corner'],
  skin: ['mirror', 'tub', 'sauna', 'bed', 'jetty', 'corner', 'balcony'],
  outdoor: ['forest', 'camp', 'snow', 'jetty', 'picnic'],
  home: ['corner', 'evening', 'sofa', 'bed', 'balcony', 'breakfast'],
  kids: ['rug', 'desk', 'sofa', 'picnic', 'bed'],
  snack: ['breakfast', 'counter', 'picnic', 'jetty', 'sofa', 'evening'],
}
export const drawPlace = (name: PlaceName, colours: Parameters<Ground>[0]): string => places[name](colours)
