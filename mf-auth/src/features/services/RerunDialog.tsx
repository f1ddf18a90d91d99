import { useState } from 'react'
import type { ReceivedWebhook } from '@samspel/api'
import { commonMessages, type Message } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { ConfirmDialog, Notice, notify, Stack } from '@samspel/ui'
import { messages as m } from './messages'
import { serviceNames } from './service-messages'
import { useServiceFormats } from './use-formats'

const rerunWebhook = apiAction('rerunWebhook', {
  errorMessages: { conflict: m.rerunGone, too_many_requests: m.rerunBusy, default: m.rerunFailed },
})
const done: Record<'done' | 'known' | 'outdated', Message> = {
  done: m.rerunDone,
  known: m.rerunKnown,
  outdated: m.rerunOutdated,
}

/** Asks before a call is run again; what fails again says why, and stays. */
export function RerunDialog({
  webhook,
  onClose,
  onDone,
}: {
  webhook: ReceivedWebhook | undefined
  onClose: () => void
  onDone: () => void
}) {
  const f = useServiceFormats()
  const { t } = f
  const dispatch = useAppDispatch()
  const [shown, setShown] = useState(webhook)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (webhook && webhook !== shown) {
    setShown(webhook)
    setProblem(undefined)
  }
  const send = async () => {
    if (!shown) return
    setIsSending(true)
    setProblem(undefined)
    const { data, parsedError } = await dispatch(rerunWebhook({ params: { id: shown.id } }))
    setIsSending(false)
    if (!data) return setProblem(t(parsedError?.message ?? m.rerunFailed))
    const { outcome, message } = data.rerun
    if (outcome === 'failed') return setProblem(t(m.rerunFailedWith, { words: message ?? '' }))
    notify({ kind: 'ok', message: t(done[outcome]) })
    onClose()
    onDone()
  }
  return (
    <ConfirmDialog
      open={webhook !== undefined}
      title={t(m.rerunTitle, { kind: shown?.kind ?? '' })}
      confirmLabel={t(m.rerun)}
      cancelLabel={t(commonMessages.cancel)}
      loading={isSending}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      {shown && (
        <Stack gap={12}>
          <span>{t(m.rerunText, { name: t(serviceNames[shown.service]), time: f.when(shown.at) })}</span>
          {problem && <Notice kind="bad">{problem}</Notice>}
        </Stack>
      )}
    </ConfirmDialog>
  )
}
