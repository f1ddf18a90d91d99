import { email, Form, required, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { TextButton } from '@samspel/ui'
import { startCompanySignIn } from './actions'
import { leave } from './leave'
import { messages } from './messages'

const schema = { email: [required, email] }

/** Asks for the work address, and goes to the login of the company that has its domain. */
export function StartForm({ onBack }: { onBack: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const submit = async (values: { email: string }) => {
    const outcome = await dispatch(startCompanySignIn({ body: { email: values.email.trim() } }))
    if (outcome.data) leave.to(outcome.data.url)
    return outcome
  }
  return (
    <>
      <p>{t(messages.text)}</p>
      <Form
        id="companySignIn"
        schema={schema}
        initialValues={{ email: '' }}
        onSubmit={submit}
        guard={false}
        draft={false}
      >
        <TextInput
          name="email"
          type="email"
          label={messages.workEmail}
          autoComplete="username"
          inputMode="email"
          autoFocus
        />
        <SubmitButton label={commonMessages.logIn} size="lg" fullWidth hideReason />
      </Form>
      <TextButton onClick={onBack}>{t(messages.byPassword)}</TextButton>
    </>
  )
}
