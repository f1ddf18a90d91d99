import { useState } from 'react'
import type { Country, Place } from '@samspel/api'
import { Num, useFormActions, useFormValue } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { Button, Card, Grid, Notice, Row, Stack, TextButton } from '@samspel/ui'
import { StorePinMap } from '../../components/store-map'
import { PlaceSearch } from './PlaceSearch'
import { messages } from './position-messages'
import { isSame, useTownPin } from './use-town-pin'

const decimals = 6
const rounded = (degrees: number) => Number(degrees.toFixed(decimals))

const within = (value: number | null | undefined, limit: number): value is number =>
  value !== null && value !== undefined && Math.abs(value) <= limit

/** The form's position, if both numbers are valid. */
function usePlace() {
  const [latitude, longitude] = [useFormValue<number | null>('latitude'), useFormValue<number | null>('longitude')]
  // Web maps end before the poles.
  return within(latitude, 85) && within(longitude, 180) ? { latitude, longitude } : undefined
}

/** The middle of a town, by the town's name. */
export type Middle = Pick<Place, 'name' | 'latitude' | 'longitude'>

/** The store's position: a pin on a map; its coordinates on request. It says so while the pin stands in the middle of a town. */
export function PositionFields({ placedIn }: { placedIn?: Middle | undefined }) {
  const t = useText()
  const { change } = useFormActions()
  const place = usePlace()
  const [isByHand, setByHand] = useState(false)
  const country = useFormValue<Country | null>('countryCode') ?? null
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  // The map is recentred when a place is chosen, but not when the pin is moved by hand.
  const [opened, setOpened] = useState(0)
  const move = ({ latitude, longitude }: { latitude: number; longitude: number }) => {
    change('latitude', latitude)
    change('longitude', longitude)
  }
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        move({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) })
      },
      () => setState('failed'),
      { timeout: 10_000 },
    )
  }
  const [middle, setMiddle] = useState(placedIn)
  const show = (chosen: Middle) => {
    setMiddle(chosen)
    move(chosen)
    setOpened((times) => times + 1)
  }
  useTownPin(place, show)
  return (
    <Card title={t(messages.place)}>
      <Stack gap={12}>
        <PlaceSearch country={country} onChoose={show} />
        {place && middle && isSame(place, middle) && (
          <Notice kind="info">{t(messages.inTown, { town: middle.name })}</Notice>
        )}
        <StorePinMap key={opened} place={place} country={country} onMove={move} />
        {state === 'failed' && <Notice kind="warn">{t(messages.hereFailed)}</Notice>}
        <Row>
          <Button icon="current-location" onClick={ask} loading={state === 'asking'}>
            {t(messages.here)}
          </Button>
          <TextButton aria-expanded={isByHand} onClick={() => setByHand(!isByHand)}>
            {t(messages.byHand)}
          </TextButton>
        </Row>
        {isByHand && (
          <Grid min={140}>
            <Num name="latitude" label={messages.latitude} decimals={decimals} allowNegative />
            <Num name="longitude" label={messages.longitude} decimals={decimals} allowNegative />
          </Grid>
        )}
      </Stack>
    </Card>
  )
}
