import { Form, required, SubmitButton, TextInput, useConfirmation } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Card, notify } from '@samspel/ui'
import { turnSecondStepOff } from './actions'
import { messages } from './messages'

const schema = { code: required }
const errorMessages = { 422: messages.notTurnedOff }

/** Takes the second step away, by a code. */
export function TurnOff({ onDone }: { onDone: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const confirmation = useConfirmation()
  return (
    <Card title={t(messages.off)} detail={t(messages.offText)}>
      <Form
        id="secondStepOff"
        schema={{ ...schema, ...confirmation.schema }}
        initialValues={{ code: '' }}
        draft={false}
        guard={false}
        onSubmit={(values) =>
          confirmation.run(values, async () => {
            const outcome = await dispatch(turnSecondStepOff({ body: { code: values.code.trim() }, errorMessages }))
            if (outcome.ok) {
              notify({ kind: 'ok', message: t(messages.isOff) })
              onDone()
            }
            return outcome
          })
        }
      >
        <TextInput name="code" label={messages.anyCode} autoComplete="one-time-code" />
        {confirmation.field}
        <SubmitButton label={messages.turnOff} variant="danger" />
      </Form>
    </Card>
  )
}
