import { useState } from 'react'
import type { ResponseOf } from '@samspel/api'
import {
  Form,
  maxLength,
  Password,
  passwordConfirmation,
  passwordLength,
  required,
  SubmitButton,
  TextInput,
} from '@samspel/forms'
import { commonMessages, useLocale, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { TextField } from '@samspel/ui'
import { firstFocus } from '../../components/first-focus'
import { LegalText } from '../../components/LegalText'
import { messages as shared } from '../../components/messages'
import { acceptInvitation } from '../../data/sign-up-actions'
import css from './AcceptInvitation.module.css'
import { messages } from './messages'

export type Invitation = ResponseOf<'getInvitation'>['invitation']
interface Values {
  name: string
  password: string
  passwordConfirmation: string
}

const schema = {
  name: [required, maxLength(120)],
  password: [required, passwordLength],
  passwordConfirmation: passwordConfirmation(),
}

/** Name and password of an invited staff member; the email address is the invited one. */
export function InvitationForm({
  token,
  invitation,
  onInvalid,
}: {
  token: string
  invitation: Invitation
  onInvalid: () => void
}) {
  const t = useText()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const [focusFirst] = useState(firstFocus)

  const submit = async (values: Values) => {
    const outcome = await dispatch(acceptInvitation({ body: { user: { ...values, invitationToken: token, locale } } }))
    const { id, original } = outcome.parsedError ?? {}
    if (id === 'already_decided' || (original && !Array.isArray(original) && original.invitationToken)) onInvalid()
    return outcome
  }

  return (
    <Form
      id="acceptInvitation"
      schema={schema}
      initialValues={{ name: '', password: '', passwordConfirmation: '' }}
      onSubmit={submit}
      guard={false}
    >
      <TextField
        label={t(commonMessages.email)}
        name="email"
        type="email"
        autoComplete="username"
        readOnly
        value={invitation.email}
        onChange={() => undefined}
      />
      <TextInput name="name" label={messages.name} autoComplete="name" autoFocus={focusFirst} />
      <Password name="password" label={shared.password} help={shared.passwordHelp} autoComplete="new-password" />
      <Password name="passwordConfirmation" label={shared.repeatPassword} autoComplete="new-password" />
      <SubmitButton label={messages.submit} size="lg" fullWidth hideReason />
      <p className={css.terms}>
        <LegalText message={messages.accept} type="brand" />
      </p>
    </Form>
  )
}
