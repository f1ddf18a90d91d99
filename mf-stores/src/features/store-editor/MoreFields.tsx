import { Area, ImageInput, TextInput } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { Card, Grid, Stack } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { HoursFields } from './HoursFields'
import { messages } from './more-messages'
import { PositionFields } from './PositionFields'

/** A store's optional fields. */
export function MoreFields() {
  const t = useText()
  return (
    <>
      <PositionFields />
      <HoursFields />
      <Card title={t(messages.contact)}>
        <Stack>
          <Grid columns={2}>
            <TextInput name="contactName" label={messages.contactName} optional autoComplete="off" />
            <TextInput
              name="contactEmail"
              label={messages.contactEmail}
              type="email"
              inputMode="email"
              optional
              autoComplete="off"
            />
          </Grid>
          <TextInput name="phone" label={shared.phone} type="tel" inputMode="tel" optional autoComplete="off" />
        </Stack>
      </Card>
      <Card title={t(messages.counter)}>
        <Area
          name="handoverNote"
          label={messages.handoverNote}
          help={messages.handoverNoteHelp}
          optional
          counterMax={500}
        />
      </Card>
      <Card title={t(messages.picture)}>
        <ImageInput name="imageUrl" label={messages.picture} hideLabel optional />
      </Card>
    </>
  )
}
