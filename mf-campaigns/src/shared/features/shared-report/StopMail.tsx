import { useState } from 'react'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Notice } from '@samspel/ui'
import { stopReportMail } from './data/shared-report'
import { messages } from './messages'

/** For those who came by the way out of their mail: one press ends it. Whoever is not among its readers any more is told the same. */
export function StopMail({ token, stop }: { token: string; stop: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [state, setState] = useState<'asks' | 'sends' | 'done' | 'failed'>('asks')
  const send = async () => {
    setState('sends')
    const { ok, parsedError } = await dispatch(stopReportMail({ params: { token }, body: { stop } }))
    setState(ok || parsedError?.status === 404 ? 'done' : 'failed')
  }
  if (state === 'done') return <Notice kind="ok">{t(messages.stopped)}</Notice>
  return (
    <>
      {state === 'failed' && <Notice kind="bad">{t(messages.notStopped)}</Notice>}
      <span>
        <Button loading={state === 'sends'} onClick={() => void send()}>
          {t(messages.stop)}
        </Button>
      </span>
    </>
  )
}
