import { useState } from 'react'
import { useKept } from '@samspel/desk/kept'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, notify, SelectField, Sheet, Stack, TextArea } from '@samspel/ui'
import { reportThread } from '../../data'
import { messages } from './messages'

const reasons = ['spam', 'rude', 'fraud', 'other'] as const

type Reason = (typeof reasons)[number]

interface ReportDialogProps {
  pair: { brandId: string; instagramerId: string | undefined }
  name: string
  onClose: () => void
}

/** Reports a thread to the platform. */
export function ReportDialog({ pair, name, onClose }: ReportDialogProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [{ reason, text }, keep, forget] = useKept<{ reason: Reason; text: string }>(
    `report.${pair.brandId}.${pair.instagramerId ?? 'me'}`,
    { reason: 'rude', text: '' },
  )
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    const { ok } = await dispatch(
      reportThread({
        body: {
          report: {
            brandId: pair.brandId,
            ...(pair.instagramerId && { instagramerId: pair.instagramerId }),
            reason,
            text: text.trim(),
          },
        },
      }),
    )
    setSending(false)
    notify(ok ? { kind: 'ok', message: t(messages.done) } : { kind: 'bad', message: t(messages.failed) })
    if (!ok) return
    forget()
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(messages.title, { name })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t(commonMessages.cancel)}
          </Button>
          <Button variant="main" loading={isSending} onClick={() => void send()}>
            {t(messages.send)}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>{t(messages.text)}</p>
        <SelectField
          label={t(messages.reason)}
          value={reason}
          onChange={(value) => value && keep({ reason: value as Reason })}
          options={reasons.map((value) => ({ value, label: t(messages[value]) }))}
        />
        <TextArea
          label={t(messages.more)}
          optional={t(commonMessages.optional)}
          value={text}
          onChange={(value) => keep({ text: value })}
          maxLength={2_000}
        />
      </Stack>
    </Sheet>
  )
}
