import { useState } from 'react'
import type { Country, Place } from '@samspel/api'
import { useFormActions, useFormValues } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { useSettled } from '@samspel/navigation/settled'
import { useQuery } from '@samspel/store'
import { SearchSelectField } from '@samspel/ui'
import { searchPlaces } from '../../data/actions'
import { messages } from './position-messages'
import type { StoreValues } from './values'

const SHORTEST = 2
const none: Place[] = []
const keyOf = ({ latitude, longitude }: Place) => `${latitude},${longitude}`

interface PlaceSearchProps {
  /** Only offers places in this country; null for all countries. */
  country: Country | null
  onChoose: (place: Place) => void
}

/** Finds an address's town among the bundled places, and fills in town and country where they are empty. */
export function PlaceSearch({ country, onChoose }: PlaceSearchProps) {
  const t = useText()
  const f = useFormats()
  const { change } = useFormActions()
  const { city, countryCode } = useFormValues<StoreValues>()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<Place>()
  const labelOf = ({ name, near, countryCode: code }: Place) =>
    [name, near && t(messages.near, { town: near }), f.country(code)].filter(Boolean).join(', ')
  const typed = words.trim()
  const query = useSettled(typed)
  // The name of the chosen place in the field is not a search.
  const isAsked = query.length >= SHORTEST && !(chosen && query === labelOf(chosen))
  const { result, status } = useQuery(
    isAsked ? searchPlaces({ query: { query: query.slice(0, 200), ...(country && { country }) } }) : undefined,
  )
  const isWaiting = typed !== query || (isAsked && status === 'loading')
  const found = (isAsked && result?.places) || none
  const places = chosen && !found.some((place) => keyOf(place) === keyOf(chosen)) ? [...found, chosen] : found
  const empty = typed.length < SHORTEST ? messages.typeMore : isWaiting ? messages.searching : messages.noPlace
  const choose = (place: Place | undefined) => {
    setChosen(place)
    if (!place) return
    if (!city?.trim()) change('city', place.name)
    if (!countryCode) change('countryCode', place.countryCode)
    onChoose(place)
  }
  return (
    <SearchSelectField
      label={t(messages.search)}
      help={t(messages.searchHelp)}
      error={isAsked && status === 'error' ? t(messages.searchFailed) : undefined}
      options={places.map((place) => ({ value: keyOf(place), label: labelOf(place) }))}
      value={chosen ? keyOf(chosen) : null}
      onSearch={setWords}
      onChange={(key) => choose(places.find((place) => keyOf(place) === key))}
      emptyText={t(empty)}
    />
  )
}
