import { useEffect, useState } from 'react'
import type { PlatformStatus } from '@samspel/api'
import type { Message } from '@samspel/i18n'
import { commonMessages, useText } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { ConfirmDialog, FieldError, notify } from '@samspel/ui'
import { messages as m } from './messages'
import { turnMessages } from './turnMessages'

/** Ends a canary (`other` is the live version, if there is one), or takes a live release back (`other` is the one before). */
export interface StatusAction {
  kind: 'stop' | 'rollback'
  name: string
  version: string
  other: string | undefined
}

const errorMessages = {
  not_running: m.notRunning,
  locked: m.isLocked,
  nothing_to_go_back_to: m.nothingBefore,
  platform_unavailable: m.unavailable,
  default: m.actFailed,
}
const stop = apiAction('stopCanary', { errorMessages })
const rollBack = apiAction('rollBackRemote', { errorMessages })

interface Props {
  action: StatusAction | undefined
  onClose: () => void
  onDone: (status: PlatformStatus) => void
  /** The server's answer replaces what is shown. */
  onStale: () => void
}

/** Asks, does it, and says how it went. */
export function ActionDialog({ action, onClose, onDone, onStale }: Props) {
  const t = useText()
  const dispatch = useAppDispatch()
  // The texts stay while the window fades out.
  const [shown, setShown] = useState(action)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Message>()
  useEffect(() => {
    if (!action) return
    setShown(action)
    setError(undefined)
  }, [action])
  if (!shown) return null
  const { kind, name, version, other = '' } = shown
  const isStop = kind === 'stop'

  const confirm = async () => {
    setBusy(true)
    const request = { params: { name }, body: { version } }
    const answer = await (isStop ? dispatch(stop(request)) : dispatch(rollBack(request)))
    setBusy(false)
    if (!answer.data) {
      if (answer.status === 409) onStale()
      return setError(answer.parsedError?.message ?? m.actFailed)
    }
    onDone(answer.data.platformStatus)
    onClose()
    notify({
      kind: 'ok',
      message: isStop ? t(m.stopped, { name, version }) : t(m.rolledBack, { name, previous: other }),
    })
  }

  return (
    <ConfirmDialog
      open={action !== undefined}
      title={isStop ? t(m.stopTitle, { name, version }) : t(m.rollBackTitle, { name, previous: other })}
      confirmLabel={isStop ? t(m.stop, { version }) : t(m.rollBack, { previous: other })}
      cancelLabel={t(commonMessages.cancel)}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      loading={busy}
    >
      <p>
        {isStop && !other
          ? t(turnMessages.stopFirstText)
          : isStop
            ? t(m.stopText, { live: other })
            : t(m.rollBackText, { previous: other, live: version })}
      </p>
      {error && <FieldError>{t(error)}</FieldError>}
    </ConfirmDialog>
  )
}
