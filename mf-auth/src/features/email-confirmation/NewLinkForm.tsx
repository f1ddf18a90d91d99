import { useState } from 'react'
import type { AccountType } from '@samspel/api'
import { email, Form, required, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { firstFocus } from '../../components/first-focus'
import { useOwnEmail } from '../../components/own-email'
import { requestInstagramerConfirmation, requestUserConfirmation } from '../../data/confirmation-actions'
import { messages } from './messages'

const schema = { email: [required, email] }

/** Requests a new confirmation link (row T-47). The server answers alike for every address, so that nobody learns who has an account. */
export function NewLinkForm({ type, onSent }: { type: AccountType; onSent: (email: string) => void }) {
  const dispatch = useAppDispatch()
  const [focusFirst] = useState(firstFocus)
  const own = useOwnEmail(type)

  const submit = async (values: { email: string }) => {
    const redirectUrl = window.location.origin + window.location.pathname
    const outcome = await (type === 'brand'
      ? dispatch(requestUserConfirmation({ body: { user: { email: values.email }, redirectUrl } }))
      : dispatch(requestInstagramerConfirmation({ body: { instagramer: { email: values.email }, redirectUrl } })))
    if (outcome.ok) onSent(values.email)
    return outcome
  }

  return (
    <Form
      id="requestConfirmation"
      schema={schema}
      initialValues={{ email: own }}
      onSubmit={submit}
      guard={false}
      draft={false}
    >
      <TextInput
        name="email"
        type="email"
        label={commonMessages.email}
        autoComplete="username"
        inputMode="email"
        autoFocus={focusFirst}
      />
      <SubmitButton label={messages.request} allowUnchanged size="lg" fullWidth hideReason />
    </Form>
  )
}
