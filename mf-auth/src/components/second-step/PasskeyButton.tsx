import { useState } from 'react'
import type { Message } from '@samspel/i18n'
import { useText } from '@samspel/i18n'
import { apiAction, type ApiOutcome, useAppDispatch } from '@samspel/store'
import { Button, Notice } from '@samspel/ui'
import { provePasskey } from '../../data/passkeys'
import { messages } from './messages'

const startSecondStepPasskey = apiAction('startSecondStepPasskey')

/** Signs in by a passkey: the server's question, the browser's dialog, the answer. */
export function PasskeyButton({
  token,
  prove,
  onOver,
}: {
  token: string
  prove: (passkey: string) => Promise<Pick<ApiOutcome, 'ok' | 'status' | 'parsedError'>>
  /** The sign-in has ended. */
  onOver: () => void
}) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Message>()

  const run = async (): Promise<Message | undefined> => {
    const { data, status, parsedError } = await dispatch(startSecondStepPasskey({ body: { token } }))
    if (status === 422) {
      onOver()
      return undefined
    }
    if (!data) return parsedError?.message
    const passkey = await provePasskey(data.options).catch(() => undefined)
    if (passkey === undefined) return messages.gaveUp
    const outcome = await prove(passkey)
    if (outcome.ok) return undefined
    return outcome.status === 422 ? messages.wrongPasskey : outcome.parsedError?.message
  }
  const press = async () => {
    setBusy(true)
    setProblem(undefined)
    setProblem(await run())
    setBusy(false)
  }

  return (
    <>
      {problem && <Notice kind="bad">{t(problem)}</Notice>}
      <Button size="lg" fullWidth loading={isBusy} onClick={() => void press()}>
        {t(messages.usePasskey)}
      </Button>
    </>
  )
}
