import { useState } from 'react'
import { type Message, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Notice } from '@samspel/ui'
import { requestInstagramerConfirmation, requestUserConfirmation } from '../data/confirmation-actions'
import type { OwnAccount } from '../data/own-account'
import { messages } from './unconfirmed-messages'

type State = 'idle' | 'sending' | 'sent' | Message

/** Tells that the own address is not confirmed yet, what that keeps back, and sends the link anew (row T-47). */
export function UnconfirmedNotice({ user, instagramer }: Pick<OwnAccount, 'user' | 'instagramer'>) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [state, setState] = useState<State>('idle')
  const waiting = user ? !user.emailConfirmed : instagramer?.emailConfirmed === false
  const email = (user ?? instagramer)?.email
  if (!waiting || !email) return null

  const send = async () => {
    setState('sending')
    const { origin } = window.location
    const { ok, parsedError } = await (user
      ? dispatch(
          requestUserConfirmation({ body: { user: { email }, redirectUrl: `${origin}/user-email-confirmation` } }),
        )
      : dispatch(
          requestInstagramerConfirmation({
            body: { instagramer: { email }, redirectUrl: `${origin}/instagramer-email-confirmation` },
          }),
        ))
    setState(ok ? 'sent' : (parsedError?.message ?? messages.failed))
  }

  if (state === 'sent')
    return (
      <Notice kind="ok" title={t(messages.sentTitle)}>
        {t(messages.sent, { email })}
      </Notice>
    )
  return (
    <Notice
      kind="warn"
      title={t(messages.title)}
      action={
        <Button size="sm" onClick={() => void send()} loading={state === 'sending'}>
          {t(messages.resend)}
        </Button>
      }
    >
      {t(user ? messages.staff : messages.creator, { email })}
      {typeof state === 'object' && <div role="alert">{t(state)}</div>}
    </Notice>
  )
}
