import { Form, required, SubmitButton, TextInput, useConfirmation } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { getMe, releaseOwnEmailChange } from './actions'
import { messages } from './messages'

const schema = { code: required }
/** Codes of apps are figures alone; recovery codes have letters. */
const isOfApp = (typed: string) => /^[\d\s]+$/.test(typed)

/** The second step stands in for a former address that is out of reach. */
export function CodeForm({ onDone }: { onDone: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const confirmation = useConfirmation()
  return (
    <Form
      id="releaseEmailChange"
      schema={{ ...schema, ...confirmation.schema }}
      initialValues={{ code: '' }}
      fieldNames={{ recoveryCode: 'code' }}
      draft={false}
      guard={false}
      onSubmit={(values) =>
        confirmation.run(values, async () => {
          const code = values.code.trim()
          const body = isOfApp(code) ? { code } : { recoveryCode: code }
          const outcome = await dispatch(releaseOwnEmailChange({ body }))
          if (outcome.ok) {
            notify({ kind: 'ok', message: t(messages.released) })
            onDone()
            void dispatch(getMe())
          }
          return outcome
        })
      }
    >
      <TextInput name="code" label={messages.code} help={messages.codeHelp} autoComplete="one-time-code" />
      {confirmation.field}
      <SubmitButton label={messages.release} />
    </Form>
  )
}
