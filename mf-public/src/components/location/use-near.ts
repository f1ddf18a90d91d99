import { useChosenTown } from '../../data/chosen-town'
import { toNear, useGeolocation } from './use-geolocation'

/** Where distances are counted from, as the lists' `near` parameter: the visitor's position, otherwise the chosen town. */
export function useNear(): string | undefined {
  const { position } = useGeolocation()
  const town = useChosenTown()
  const from = position ?? town
  return from && toNear(from)
}
