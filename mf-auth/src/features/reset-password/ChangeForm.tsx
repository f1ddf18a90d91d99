import { useState } from 'react'
import type { AccountType } from '@samspel/api'
import { Form, Password, passwordConfirmation, passwordLength, required, SubmitButton } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { LinkButton, Notice } from '@samspel/ui'
import { firstFocus } from '../../components/first-focus'
import { messages as shared } from '../../components/messages'
import { changeInstagramerPassword, changeUserPassword } from '../../data/reset-actions'
import { type ChangeState, changeStateOf } from './change-state'
import { messages } from './messages'

const schema = { password: [required, passwordLength], passwordConfirmation: passwordConfirmation() }

/** Sets a new password with a mailed token (rows S-24, T-45, C-26, X-21, X-22). */
export function ChangeForm({ type, token }: { type: AccountType; token: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [focusFirst] = useState(firstFocus)
  const [state, setState] = useState<ChangeState>('form')
  const [attached, setAttached] = useState<string>()

  const submit = async ({
    password,
    passwordConfirmation: repeated,
  }: {
    password: string
    passwordConfirmation: string
  }) => {
    const change = { password, passwordConfirmation: repeated, resetPasswordToken: token }
    const outcome = await (type === 'brand'
      ? dispatch(changeUserPassword({ body: { user: change } }))
      : dispatch(changeInstagramerPassword({ body: { instagramer: change } })))
    setState(changeStateOf(outcome))
    setAttached(outcome.error?.kind === 'http' ? outcome.error.message : undefined)
    return outcome
  }

  if (state === 'changed') {
    return (
      <>
        <Notice kind="ok">{t(messages.changed)}</Notice>
        <LinkButton href={`/login/${type}`} variant="main" size="lg" fullWidth>
          {t(commonMessages.logIn)}
        </LinkButton>
      </>
    )
  }
  if (state !== 'form') {
    return (
      <>
        <Notice kind="bad">{t(state === 'used' ? messages.usedOnce : messages.tokenInvalid)}</Notice>
        <LinkButton href={`/reset-password/${type}`} variant="main" size="lg" fullWidth>
          {t(messages.requestAnew)}
        </LinkButton>
      </>
    )
  }
  return (
    <Form
      id="resetPasswordChange"
      schema={schema}
      initialValues={{ password: '', passwordConfirmation: '' }}
      onSubmit={submit}
      guard={false}
      draft={false}
      ownAlert={attached !== undefined}
    >
      {attached !== undefined && <Notice kind="bad">{attached}</Notice>}
      <Password
        name="password"
        label={shared.password}
        help={shared.passwordHelp}
        autoComplete="new-password"
        autoFocus={focusFirst}
      />
      <Password name="passwordConfirmation" label={shared.repeatPassword} autoComplete="new-password" />
      <SubmitButton label={messages.change} size="lg" fullWidth hideReason />
    </Form>
  )
}
