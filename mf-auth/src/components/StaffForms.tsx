import type { User } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Form, Password, SubmitButton, TextInput, maxLength, passwordConfirmation, passwordLength, required } from '@samspel/forms'
import { useAppDispatch } from '@samspel/store'
import { Card, notify } from '@samspel/ui'
import { updateMe } from '../data/actions'
import { messages as shared } from './messages'
import { messages } from './profile-messages'

const accountSchema = { name: [required, maxLength(120)] }
const passwordSchema = { password: [required, passwordLength], passwordConfirmation: passwordConfirmation() }

/** Own name of a member of staff (row C-29). */
export function StaffAccountForm({ user }: { user: User }) {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <Card title={t(messages.account)} detail={user.email}>
      <Form
        id="editMe" schema={accountSchema} initialValues={{ name: user.name }}
        onSubmit={async (values) => {
          const outcome = await dispatch(updateMe({ body: { user: values } }))
          if (outcome.ok) notify({ kind: 'ok', message: t(messages.saved) })
          return outcome
        }}
      >
        <TextInput name="name" label={messages.name} autoComplete="name" />
        <SubmitButton />
      </Form>
    </Card>
  )
}

/** Changes the password of whoever is signed in (row C-27). */
export function StaffPasswordForm() {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <Card title={t(messages.newPassword)} detail={t(messages.passwordHelp)}>
      <Form
        id="changePassword" schema={passwordSchema} initialValues={{ password: '', passwordConfirmation: '' }} afterSubmit="clear" draft={false}
        onSubmit={async (values) => {
          const outcome = await dispatch(updateMe({ body: { user: values }, form: 'changePassword' }))
          if (outcome.ok) notify({ kind: 'ok', message: t(messages.passwordChanged) })
          return outcome
        }}
      >
        <Password name="password" label={messages.newPassword} autoComplete="new-password" />
        <Password name="passwordConfirmation" label={shared.repeatPassword} autoComplete="new-password" />
        <SubmitButton variant="light" />
      </Form>
    </Card>
  )
}
