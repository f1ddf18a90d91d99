import { useState } from 'react'
import { useKept } from '@samspel/desk/kept'
import { useText } from '@samspel/i18n'
import { queryActions, useAppDispatch } from '@samspel/store'
import { Button, notify, Stack, TextArea } from '@samspel/ui'
import { getMessageReport, listReportedMessages, openMessageReport } from '../../data'
import { messages } from './messages'

/** Asks why before the conversation is opened. */
export function OpenForm({ reportId }: { reportId: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [{ reason }, keep, forget] = useKept(`open-report.${reportId}`, { reason: '' })
  const [isMissing, setMissing] = useState(false)
  const [isSending, setSending] = useState(false)
  const open = async () => {
    if (!reason.trim()) return setMissing(true)
    setSending(true)
    const { ok } = await dispatch(openMessageReport({ params: { id: reportId }, body: { reason: reason.trim() } }))
    setSending(false)
    if (!ok) return notify({ kind: 'bad', message: t(messages.openFailed) })
    forget()
    for (const { endpoint } of [getMessageReport, listReportedMessages])
      dispatch(queryActions.invalidated({ prefix: endpoint }))
  }
  return (
    <Stack gap={12}>
      <p>{t(messages.private)}</p>
      <TextArea
        label={t(messages.reason)}
        value={reason}
        onChange={(value) => {
          keep({ reason: value })
          setMissing(false)
        }}
        maxLength={500}
        {...(isMissing && { error: t(messages.reasonMissing) })}
      />
      <div>
        <Button variant="main" icon="eye" loading={isSending} onClick={() => void open()}>
          {t(messages.open)}
        </Button>
      </div>
    </Stack>
  )
}
