import { useState } from 'react'
import { addRoutes } from '@samspel/api'
import { emailRoutes } from '@samspel/api/routes/email'
import { useText } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { Button, Notice, notify, Stack } from '@samspel/ui'
import { addressMessages as m } from './address-messages'

addRoutes(emailRoutes)
const releaseInstagramerEmailChange = apiAction('releaseInstagramerEmailChange')

/** For the platform's staff: a creator's change of address goes on without the former one, which they cannot reach. */
export function ReleaseAddress({ id }: { id: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const release = async () => {
    setSending(true)
    setProblem(undefined)
    const { ok, status, parsedError } = await dispatch(releaseInstagramerEmailChange({ params: { id } }))
    setSending(false)
    if (ok) notify({ kind: 'ok', message: t(m.released) })
    else setProblem(t(status === 404 ? m.none : parsedError!.message))
  }
  return (
    <Stack gap={8} align="start">
      <span>{t(m.help)}</span>
      {problem && <Notice kind="bad">{problem}</Notice>}
      <Button icon="mail" loading={isSending} onClick={() => void release()}>
        {t(m.release)}
      </Button>
    </Stack>
  )
}
