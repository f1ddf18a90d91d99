import { type ReactNode, useState } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import type { RequestError } from '@samspel/store'
import { ConfirmDialog, Notice, notify, Stack } from '@samspel/ui'

interface ActDialogProps {
  title: string
  /** What follows from it. */
  children: ReactNode
  confirmLabel: string
  /** Told once it is done. */
  done: string
  act: () => Promise<{ ok: boolean; parsedError?: RequestError | undefined }>
  onClose: () => void
}

/** Asks before an act on somebody else; stays with the reason where it is refused. */
export function ActDialog({ title, children, confirmLabel, done, act, onClose }: ActDialogProps) {
  const t = useText()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<RequestError>()
  const send = async () => {
    setSending(true)
    const { ok, parsedError } = await act()
    setSending(false)
    if (!ok) return setError(parsedError)
    notify({ kind: 'ok', message: done })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      loading={isSending}
      onConfirm={() => void send()}
      onCancel={onClose}
      cancelLabel={t(commonMessages.cancel)}
      title={title}
      confirmLabel={confirmLabel}
    >
      <Stack gap={12}>
        <span>{children}</span>
        {error && <Notice kind="bad">{t(error.message)}</Notice>}
      </Stack>
    </ConfirmDialog>
  )
}
