import { useState } from 'react'
import { useText } from '@samspel/i18n'
import { Button, notify } from '@samspel/ui'
import { type Own, useConfirmationLink } from '../../data/use-confirmation-link'
import { startMessages as m } from './messages'
import type { StartStep } from './StartList'

/** The step of confirming the email address by the mailed link, which can be sent again. */
export function useConfirmStep({ user, instagramer }: Own): StartStep {
  const t = useText()
  const { email, send: sendLink } = useConfirmationLink({ user, instagramer })
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')

  const send = async () => {
    setState('sending')
    const { ok, parsedError } = await sendLink()
    setState(ok ? 'sent' : 'idle')
    if (!ok && parsedError) notify({ kind: 'bad', message: t(parsedError.message) })
  }
  const isDone = (user ? user.emailConfirmed : instagramer?.emailConfirmed) !== false
  return {
    key: 'email',
    title: t(m.email),
    detail: t(state === 'sent' ? m.emailSent : m.emailDetail, { email }),
    isDone,
    action: (isNext) =>
      isDone || state === 'sent' ? null : (
        <Button variant={isNext ? 'main' : 'quiet'} onClick={() => void send()} loading={state === 'sending'}>
          {t(m.send)}
        </Button>
      ),
  }
}
