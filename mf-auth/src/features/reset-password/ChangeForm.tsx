import type { AccountType } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Form, Password, SubmitButton, passwordConfirmation, passwordLength, required } from '@samspel/forms'
import { useAppDispatch } from '@samspel/store'
import { LinkButton, Notice } from '@samspel/ui'
import { useState } from 'react'
import { messages as shared } from '../../components/messages'
import { changeInstagramerPassword, changeUserPassword } from '../../data/actions'
import { messages } from './messages'

const schema = { password: [required, passwordLength], passwordConfirmation: passwordConfirmation() }
const errorMessages = { 401: messages.usedOnce }

/** Sets a new password with the token of a mail (rows S-24, T-45, C-26, X-21, X-22). */
export function ChangeForm({ type, token }: { type: AccountType; token: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [state, setState] = useState<'form' | 'changed' | 'invalid'>('form')

  const submit = async ({ password, passwordConfirmation: repeated }: { password: string; passwordConfirmation: string }) => {
    const change = { password, passwordConfirmation: repeated, resetPasswordToken: token }
    const outcome = await (type === 'brand'
      ? dispatch(changeUserPassword({ body: { user: change }, errorMessages }))
      : dispatch(changeInstagramerPassword({ body: { instagramer: change }, errorMessages })))
    const original = outcome.parsedError?.original
    if (outcome.ok) setState('changed')
    else if (original && !Array.isArray(original) && original.resetPasswordToken) setState('invalid')
    return outcome
  }

  if (state === 'changed') {
    return (
      <>
        <Notice kind="ok">{t(messages.changed)}</Notice>
        <LinkButton href={`/login/${type}`} variant="main" size="lg" fullWidth>{t(messages.login)}</LinkButton>
      </>
    )
  }
  if (state === 'invalid') {
    return (
      <>
        <Notice kind="bad">{t(messages.tokenInvalid)}</Notice>
        <LinkButton href={`/reset-password/${type}`} variant="main" size="lg" fullWidth>{t(messages.requestAnew)}</LinkButton>
      </>
    )
  }
  return (
    <Form id="resetPasswordChange" schema={schema} initialValues={{ password: '', passwordConfirmation: '' }} onSubmit={submit} guard={false} draft={false}>
      <Password name="password" label={shared.password} autoComplete="new-password" />
      <Password name="passwordConfirmation" label={shared.repeatPassword} autoComplete="new-password" />
      <SubmitButton label={messages.change} size="lg" fullWidth hideReason />
    </Form>
  )
}
