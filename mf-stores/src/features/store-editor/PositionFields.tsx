import { useState } from 'react'
import { Num, useFormActions } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { Button, Card, Grid, Notice, Row, Stack } from '@samspel/ui'
import { messages } from './messages'

const decimals = 6
const rounded = (degrees: number) => Number(degrees.toFixed(decimals))

/** Where the store stands on the map. */
export function PositionFields() {
  const t = useText()
  const { change } = useFormActions()
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        change('latitude', rounded(coords.latitude))
        change('longitude', rounded(coords.longitude))
      },
      () => setState('failed'),
      { timeout: 10_000 },
    )
  }
  return (
    <Card title={t(messages.place)}>
      <Stack gap={12}>
        <p>{t(messages.placeHelp)}</p>
        <Grid columns={2}>
          <Num name="latitude" label={messages.latitude} decimals={decimals} allowNegative />
          <Num name="longitude" label={messages.longitude} decimals={decimals} allowNegative />
        </Grid>
        {state === 'failed' && <Notice kind="warn">{t(messages.hereFailed)}</Notice>}
        <Row>
          <Button icon="current-location" onClick={ask} loading={state === 'asking'}>
            {t(messages.here)}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
