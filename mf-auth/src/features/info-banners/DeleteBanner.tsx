import { useState } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { type RequestError, useAppDispatch } from '@samspel/store'
import { ConfirmDialog, Notice, notify, Stack } from '@samspel/ui'
import { messages as shared } from '../../components/staff/messages'
import { deleteInfoBanner } from '../../data/company-actions'
import { messages } from './messages'

/** Asks for confirmation before deleting a banner. */
export function DeleteBanner({ id, onClose, onDeleted }: { id: string; onClose: () => void; onDeleted?: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<RequestError>()
  const send = async () => {
    setSending(true)
    const { ok, parsedError } = await dispatch(deleteInfoBanner({ params: { id } }))
    setSending(false)
    if (!ok) return setError(parsedError)
    notify({ kind: 'ok', message: t(messages.deleted) })
    onClose()
    onDeleted?.()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t(messages.deleteTitle)}
      confirmLabel={t(shared.remove)}
      cancelLabel={t(commonMessages.cancel)}
      loading={isSending}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <Stack gap={12}>
        <span>{t(messages.deleteText)}</span>
        {error && <Notice kind="bad">{t(error.message)}</Notice>}
      </Stack>
    </ConfirmDialog>
  )
}
