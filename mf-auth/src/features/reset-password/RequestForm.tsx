import { useState } from 'react'
import type { AccountType } from '@samspel/api'
import { email, Form, required, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Notice } from '@samspel/ui'
import { AccountTypeSwitch } from '../../components/AccountTypeSwitch'
import { firstFocus } from '../../components/first-focus'
import { useOwnEmail } from '../../components/own-email'
import { requestInstagramerPassword, requestUserPassword } from '../../data/reset-actions'
import { messages } from './messages'

const schema = { email: [required, email] }
const errorMessages = { 422: messages.unknownEmail }

/** Requests a reset link (rows S-23, T-44, C-24, C-25); on success the form is disabled and the button replaced by a confirmation. */
export function RequestForm({ type }: { type: AccountType }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [focusFirst] = useState(firstFocus)
  const own = useOwnEmail(type)
  const [isSent, setSent] = useState(false)

  const submit = async (values: { email: string }) => {
    const redirectUrl = window.location.href
    const outcome = await (type === 'brand'
      ? dispatch(requestUserPassword({ body: { user: { email: values.email }, redirectUrl }, errorMessages }))
      : dispatch(
          requestInstagramerPassword({ body: { instagramer: { email: values.email }, redirectUrl }, errorMessages }),
        ))
    if (outcome.ok) setSent(true)
    return outcome
  }

  return (
    <>
      <AccountTypeSwitch base="/reset-password" disabled={isSent} />
      <Form
        id="resetPasswordRequest"
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
          disabled={isSent}
          autoFocus={focusFirst}
        />
        {isSent ? (
          <Notice kind="ok">{t(messages.sent)}</Notice>
        ) : (
          <SubmitButton label={messages.request} allowUnchanged size="lg" fullWidth hideReason />
        )}
      </Form>
    </>
  )
}
