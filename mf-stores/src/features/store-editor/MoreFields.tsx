import { Area, ImageInput, TextInput, useFormValues } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { Grid, Stack } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { Fold } from './Fold'
import { HoursFields } from './HoursFields'
import { messages } from './more-messages'
import { type Middle, PositionFields } from './PositionFields'
import type { StoreValues } from './values'

/** A store's position and optional fields. */
export function MoreFields({ placedIn }: { placedIn?: Middle | undefined }) {
  const t = useText()
  const { contactName, contactEmail, phone, handoverNote, imageUrl } = useFormValues<StoreValues>()
  const contact = [contactName, phone, contactEmail].filter(Boolean).join(', ')
  return (
    <>
      <PositionFields placedIn={placedIn} />
      <HoursFields />
      <Fold title={t(commonMessages.contact)} summary={contact || t(messages.none)}>
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
      </Fold>
      <Fold title={t(messages.counter)} summary={handoverNote || t(messages.none)}>
        <Area
          name="handoverNote"
          label={messages.handoverNote}
          help={messages.handoverNoteHelp}
          optional
          counterMax={500}
        />
      </Fold>
      <Fold title={t(messages.picture)} summary={t(imageUrl ? messages.hasPicture : messages.none)}>
        <ImageInput name="imageUrl" label={messages.picture} hideLabel optional width={360} />
      </Fold>
    </>
  )
}
