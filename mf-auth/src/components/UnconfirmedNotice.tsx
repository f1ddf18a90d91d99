import { useState } from 'react'
import { type Message, useText } from '@samspel/i18n'
import { Button, Notice } from '@samspel/ui'
import type { OwnAccount } from '../data/own-account'
import { useConfirmationLink } from '../data/use-confirmation-link'
import { messages } from './unconfirmed-messages'

type State = 'idle' | 'sending' | 'sent' | Message

/** Says that the email address is not confirmed, what that prevents, and lets the link be sent again (row T-47). */
export function UnconfirmedNotice({ user, instagramer }: Pick<OwnAccount, 'user' | 'instagramer'>) {
  const t = useText()
  const { email, send: sendLink } = useConfirmationLink({ user, instagramer })
  const [state, setState] = useState<State>('idle')
  const waiting = user ? !user.emailConfirmed : instagramer?.emailConfirmed === false
  if (!waiting || !email) return null

  const send = async () => {
    setState('sending')
    const { ok, parsedError } = await sendLink()
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
