import { TextInput } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { Card, Stack } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { messages } from './more-messages'
import { PositionFields } from './PositionFields'

/** What a store may have besides its name and address. */
export function MoreFields() {
  const t = useText()
  return (
    <>
      <PositionFields />
      <Card title={t(messages.more)}>
        <Stack>
          <TextInput name="openingHours" label={shared.hours} optional placeholder={t(messages.hoursExample)} />
          <TextInput name="phone" label={shared.phone} type="tel" inputMode="tel" optional autoComplete="off" />
        </Stack>
      </Card>
    </>
  )
}
