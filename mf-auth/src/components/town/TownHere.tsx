import { useState } from 'react'
import type { Country } from '@samspel/api'
import { type Message, useFormats, useText } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { TextButton } from '@samspel/ui'
import { messages } from './messages'

const searchTowns = apiAction('searchTowns')
/** A position up to five minutes old is good enough for a town. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000 }
const denied = 1

/** About a kilometre: enough for a town, and no more precise than needed. */
const nearOf = ({ coords: { latitude, longitude } }: GeolocationPosition) =>
  `${Number(latitude.toFixed(2))},${Number(longitude.toFixed(2))}`

interface TownHereProps {
  country: Country
  onFound: (town: string) => void
}

/** Finds the town where the phone is; asked for by a press alone, and what stands in its way is said. */
export function TownHere({ country, onFound }: TownHereProps) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState('')
  const say = (message: Message, values?: Record<string, string>) => {
    setAsking(false)
    setSaid(t(message, values))
  }
  const find = async (position: GeolocationPosition) => {
    const { data } = await dispatch(searchTowns({ query: { near: nearOf(position), country } }))
    if (!data) return say(messages.failed)
    const [town] = data.places
    if (!town) return say(messages.nothingNear, { country: f.country(country) })
    onFound(town.name)
    say(messages.located, { town: town.name })
  }
  const ask = () => {
    const { geolocation } = navigator as Partial<Navigator>
    if (!geolocation) return say(messages.noPosition)
    setSaid('')
    setAsking(true)
    geolocation.getCurrentPosition(
      (position) => void find(position),
      ({ code }) => say(code === denied ? messages.denied : messages.noPosition),
      options,
    )
  }
  return (
    <div>
      <TextButton icon="current-location" onClick={ask} disabled={isAsking}>
        {t(isAsking ? messages.locating : messages.useMine)}
      </TextButton>
      <p role="status">{said}</p>
    </div>
  )
}
