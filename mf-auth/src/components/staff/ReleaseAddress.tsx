import { useState } from 'react'
import { addRoutes, type User } from '@samspel/api'
import { emailRoutes } from '@samspel/api/routes/email'
import { useText } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { Button, Notice, notify, Stack } from '@samspel/ui'
import { sheetMessages as m } from './sheet-messages'

addRoutes(emailRoutes)
const releaseUserEmailChange = apiAction('releaseUserEmailChange')

/** For the platform's staff: a change of address goes on without the former one, which its owner cannot reach. */
export function ReleaseAddress({ user: { id, name } }: { user: User }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const release = async () => {
    setSending(true)
    setProblem(undefined)
    const { ok, status, parsedError } = await dispatch(releaseUserEmailChange({ params: { id } }))
    setSending(false)
    if (ok) notify({ kind: 'ok', message: t(m.addressReleased, { name }) })
    else setProblem(t(status === 404 ? m.noAddressChange : parsedError!.message))
  }
  return (
    <Stack gap={8} align="start">
      <span>{t(m.addressHelp)}</span>
      {problem && <Notice kind="bad">{problem}</Notice>}
      <Button icon="mail" loading={isSending} onClick={() => void release()}>
        {t(m.releaseAddress)}
      </Button>
    </Stack>
  )
}
