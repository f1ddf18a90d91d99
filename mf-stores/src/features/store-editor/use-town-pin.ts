import { useEffect, useState } from 'react'
import type { Country, Place } from '@samspel/api'
import { useFormValue } from '@samspel/forms'
import { useSettled } from '@samspel/navigation/settled'
import { useQuery } from '@samspel/store'
import { searchPlaces } from '../../data/actions'

type Point = Pick<Place, 'latitude' | 'longitude'>
/** Whether two are the same point. */
export const isSame = (one: Point | undefined, other: Point | undefined) =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude

/**
 * Puts the pin in the middle of the town that is written in the address, so that nobody has to search for it again. It follows the town
 * until somebody places the pin; a store that has its place is left alone.
 */
export function useTownPin(place: Point | undefined, onPlace: (town: Place) => void): void {
  const city = useSettled((useFormValue<string>('city') ?? '').trim())
  const country = useFormValue<Country | null>('countryCode') ?? null
  const [followed, setFollowed] = useState<Place>()
  const isFree = !place || isSame(place, followed)
  const { result } = useQuery(
    isFree && city.length > 1
      ? searchPlaces({ query: { query: city.slice(0, 200), ...(country && { country }) } })
      : undefined,
  )
  const town = result?.places.find(({ name }) => name.toLocaleLowerCase() === city.toLocaleLowerCase())
  useEffect(() => {
    if (!town || !isFree || isSame(place, town)) return
    setFollowed(town)
    onPlace(town)
    // Once for each town.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [town?.latitude, town?.longitude, isFree])
}
