import { countries } from '@samspel/api'
import { Form, Select, SubmitButton, type SubmitOutcome, TextInput, useFormFacts } from '@samspel/forms'
import { commonMessages, type Message, useFormats, useText } from '@samspel/i18n'
import { Card, LinkButton, Row, Stack, StickyAction, useIsMobile } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { messages } from './messages'
import { MoreFields } from './MoreFields'
import { messages as positionMessages } from './position-messages'
import type { Middle } from './PositionFields'
import { schema } from './schema'
import css from './StoreEditorPage.module.css'
import type { StoreValues } from './values'

interface StoreFormProps {
  id: string
  initialValues: StoreValues
  onSubmit: (values: StoreValues) => Promise<SubmitOutcome>
  submitLabel: Message
  cancelHref: string
  /** The town whose middle the pin stands in, of a store that nobody has placed. */
  placedIn?: Middle | undefined
}

/** The server validates the week as a whole. */
const fieldNames = { openingWeek: 'openingWeek[0]', openingExceptions: 'openingExceptions[0].hours' }

/** Says what is missing on the map in its own words, since its fields are not shown. */
function Submit({ label }: { label: Message }) {
  const wrong = Object.keys(useFormFacts().errors)
  const isPlaceAlone = wrong.length > 0 && wrong.every((name) => name === 'latitude' || name === 'longitude')
  return (
    <SubmitButton
      label={label}
      fullWidth={useIsMobile()}
      {...(isPlaceAlone && { reason: positionMessages.notPlaced })}
    />
  )
}

export function StoreForm({ id, initialValues, onSubmit, submitLabel, cancelHref, placedIn }: StoreFormProps) {
  const t = useText()
  const f = useFormats()
  return (
    <Form id={id} schema={schema} fieldNames={fieldNames} initialValues={initialValues} onSubmit={onSubmit}>
      <Card title={t(messages.details)}>
        <Stack>
          <TextInput name="name" label={commonMessages.name} autoComplete="off" />
          <TextInput name="address" label={commonMessages.address} autoComplete="off" />
          <div className={css.where}>
            <TextInput name="postalCode" label={shared.postalCode} autoComplete="off" />
            <TextInput name="city" label={commonMessages.city} autoComplete="off" />
            <Select
              name="countryCode"
              label={commonMessages.country}
              options={countries.map((code) => ({ value: code, label: f.country(code) }))}
            />
          </div>
        </Stack>
      </Card>
      <MoreFields placedIn={placedIn} />
      <Row align="start" className={css.acts}>
        <StickyAction>
          <Submit label={submitLabel} />
        </StickyAction>
        <LinkButton variant="quiet" href={cancelHref}>
          {t(commonMessages.cancel)}
        </LinkButton>
      </Row>
    </Form>
  )
}
