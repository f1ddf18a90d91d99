import { useEffect, useState } from 'react'
import type { EmailChange as Change } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { type ApiRequest, queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { Button, Notice, notify, Row, Stack } from '@samspel/ui'
import { cancelEmailChange, getEmailChange } from './actions'
import { CodeForm } from './CodeForm'
import { messages } from './messages'

const request = getEmailChange() as ApiRequest

/** Under the form: the change that is under way, whose answer it waits for, and what to do when the former address is out of reach. */
export function EmailChange({ email, hasSecondStep }: { email: string; hasSecondStep: boolean }) {
  const t = useText()
  const format = useFormats()
  const dispatch = useAppDispatch()
  const { result, status, retry } = useQuery(request)
  const [isSending, setSending] = useState(false)
  const [asksForCode, setAsksForCode] = useState(false)
  const change = (result as { emailChange: Change | null } | undefined)?.emailChange
  const isOpen = Boolean(change)

  // The links are opened in other tabs or on other devices.
  useEffect(() => {
    if (!isOpen) return undefined
    window.addEventListener('focus', retry)
    return () => window.removeEventListener('focus', retry)
  }, [isOpen, retry])

  if (!change)
    return status === 'error' ? (
      <Notice kind="bad" action={<Button onClick={retry}>{t(messages.again)}</Button>}>
        {t(messages.readFailed)}
      </Notice>
    ) : null

  const changed = () => dispatch(queryActions.invalidated({ prefix: 'getEmailChange' }))
  const cancel = async () => {
    setSending(true)
    const { ok, parsedError } = await dispatch(cancelEmailChange())
    setSending(false)
    notify(ok ? { kind: 'ok', message: t(messages.cancelled) } : { kind: 'bad', message: t(parsedError!.message) })
    if (ok) changed()
  }
  const awaitsFormer = change.awaits.includes('former')
  const words = !awaitsFormer
    ? messages.awaitsNew
    : change.awaits.includes('new')
      ? messages.awaitsBoth
      : messages.awaitsFormer
  return (
    <Stack gap={12}>
      <Notice kind="info">{t(words, { to: change.email, email, date: format.dateTime(change.expiresAt) })}</Notice>
      {awaitsFormer && !hasSecondStep && <span>{t(messages.outOfReach)}</span>}
      {awaitsFormer && hasSecondStep && asksForCode && <CodeForm onDone={changed} />}
      <Row gap={8}>
        <Button onClick={() => void cancel()} loading={isSending}>
          {t(messages.cancel)}
        </Button>
        {awaitsFormer && hasSecondStep && !asksForCode && (
          <Button onClick={() => setAsksForCode(true)}>{t(messages.cannotReach)}</Button>
        )}
      </Row>
    </Stack>
  )
}
