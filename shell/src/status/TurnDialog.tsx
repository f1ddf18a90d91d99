import { useEffect, useState } from 'react'
import type { PlatformStatus } from '@samspel/api'
import type { Message } from '@samspel/i18n'
import { commonMessages, useText } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { ConfirmDialog, FieldError, notify, Stack, TextArea } from '@samspel/ui'
import { messages } from './messages'
import { turnMessages as m } from './turnMessages'

/** Switches a part off or on for everybody, takes it out or brings it back. */
export interface TurnAction {
  turn: 'off' | 'on' | 'retire' | 'restore'
  name: string
  version: string
}

const turnRemote = apiAction('turnRemote', {
  errorMessages: {
    not_running: m.gone,
    not_found: m.gone,
    does_not_fit: m.doesNotFit,
    locked: messages.isLocked,
    platform_unavailable: messages.unavailable,
    default: messages.actFailed,
  },
})

const words = {
  off: { title: m.offTitle, text: m.offText, done: m.doneOff },
  on: { title: m.onTitle, text: m.onText, done: m.doneOn },
  retire: { title: m.retireTitle, text: m.retireText, done: m.doneRetire },
  restore: { title: m.restoreTitle, text: m.restoreText, done: m.doneRestore },
} as const

interface Props {
  action: TurnAction | undefined
  onClose: () => void
  onDone: (status: PlatformStatus) => void
  /** It is no longer as the page shows it. */
  onStale: () => void
}

/** Asks why, does it, and says how it went. What was typed stays when the service refuses. */
export function TurnDialog({ action, onClose, onDone, onStale }: Props) {
  const t = useText()
  const dispatch = useAppDispatch()
  // The texts stay while the window fades out.
  const [shown, setShown] = useState(action)
  const [reason, setReason] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Message>()
  useEffect(() => {
    if (!action) return
    setShown(action)
    setReason('')
    setEmpty(false)
    setError(undefined)
  }, [action])
  if (!shown) return null
  const { turn, name, version } = shown
  const { title, text, done } = words[turn]

  const confirm = async () => {
    if (!reason.trim()) return setEmpty(true)
    setBusy(true)
    const answer = await dispatch(turnRemote({ params: { name }, body: { turn, reason: reason.trim() } }))
    setBusy(false)
    if (!answer.data) {
      if (answer.status === 409 || answer.status === 404) onStale()
      return setError(answer.parsedError?.message ?? messages.actFailed)
    }
    onDone(answer.data.platformStatus)
    onClose()
    notify({ kind: 'ok', message: t(done, { name }) })
  }

  return (
    <ConfirmDialog
      open={action !== undefined}
      title={t(title, { name })}
      confirmLabel={t(m[turn])}
      cancelLabel={t(commonMessages.cancel)}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      loading={busy}
      danger={turn === 'off' || turn === 'retire'}
    >
      <Stack gap={16}>
        <p>{t(text, { version })}</p>
        <TextArea
          label={t(m.reason)}
          help={t(m.reasonHint)}
          value={reason}
          onChange={(value) => {
            setReason(value)
            setEmpty(false)
          }}
          minRows={2}
          maxLength={500}
          {...(isEmpty && { error: t(m.reasonMissing) })}
        />
        {error && <FieldError>{t(error)}</FieldError>}
      </Stack>
    </ConfirmDialog>
  )
}
