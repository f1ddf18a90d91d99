import { countries } from '@samspel/api'
import { type Places, placesOf } from './find'
import { readTowns } from './read-towns'

export {
  isAround,
  isMiddle,
  type Places,
  plain,
  searchPlaces,
  searchTowns,
  townCalled,
  townLike,
  townsNear,
} from './find'
export { postalCodeIn, postalTown } from './postal-towns'
export { readTowns, type Town } from './read-towns'

let kept: Promise<Places> | undefined

/** The bundled places, read on first use and cached. */
export const bundledPlaces = (): Promise<Places> => {
  kept ??= readTowns(countries).then(placesOf)
  kept.catch(() => (kept = undefined))
  return kept
}
