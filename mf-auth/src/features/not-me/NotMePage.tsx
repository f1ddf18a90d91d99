import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { AccountType } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { selectIsSignedIn, signOut, useAppDispatch, useAppSelector } from '@samspel/store'
import { Button, LinkButton, Notice } from '@samspel/ui'
import { AuthPage } from '../../components/AuthPage'
import { Claim } from '../../components/Claim'
import { denyChange } from '../../data/denial-actions'
import { messages } from './messages'

type State =
  | { name: 'asking' | 'sending' | 'invalid' | 'failed' }
  | { name: 'done'; type: AccountType; resetPasswordToken: string }

/** /not-me?denial_token=…: the link of a security mail. It does something when it is pressed, since filters of mail open links too. */
export function NotMePage() {
  const t = useText()
  const dispatch = useAppDispatch()
  const token = new URLSearchParams(useLocation().search).get('denial_token')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [state, setState] = useState<State>({ name: token ? 'asking' : 'invalid' })
  const title = t(
    state.name === 'done' ? messages.doneTitle : state.name === 'invalid' ? messages.invalidTitle : messages.title,
  )
  usePageTitle(title)

  const deny = async () => {
    setState({ name: 'sending' })
    const { data, status } = await dispatch(denyChange({ body: { denialToken: token ?? '' } }))
    if (!data) return setState({ name: status === 422 ? 'invalid' : 'failed' })
    setState({
      name: 'done',
      type: data.scope === 'user' ? 'brand' : 'creator',
      resetPasswordToken: data.resetPasswordToken,
    })
    // The session of this browser has ended with the others.
    if (isSignedIn) void dispatch(signOut())
  }

  const contents = () => {
    if (state.name === 'done')
      return (
        <>
          <Notice kind="ok">{t(state.type === 'creator' ? messages.doneCreator : messages.doneStaff)}</Notice>
          <LinkButton
            href={`/reset-password/${state.type}?reset_password_token=${encodeURIComponent(state.resetPasswordToken)}`}
            variant="main"
            size="lg"
            fullWidth
          >
            {t(messages.choosePassword)}
          </LinkButton>
        </>
      )
    if (state.name === 'invalid')
      return (
        <>
          <p>{t(messages.invalidText)}</p>
          <LinkButton href={isSignedIn ? '/settings/security' : '/reset-password'} variant="main" size="lg" fullWidth>
            {t(messages.choosePassword)}
          </LinkButton>
        </>
      )
    return (
      <>
        {state.name === 'failed' && <Notice kind="bad">{t(messages.failed)}</Notice>}
        <p>{t(messages.text)}</p>
        <Button variant="main" size="lg" fullWidth loading={state.name === 'sending'} onClick={() => void deny()}>
          {t(messages.deny)}
        </Button>
      </>
    )
  }
  return (
    <AuthPage title={title} beside={<Claim type="creator" />}>
      {contents()}
    </AuthPage>
  )
}
