import { useState } from 'react'
import { type ErrorMessages, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Notice, notify } from '@samspel/ui'
import { OnlineTextButton } from '../network'
import { undoLeaving } from './calls'
import { messages as m } from './messages'

const undoErrors = { already_decided: m.tooLate } satisfies ErrorMessages

interface LeavingNoticeProps {
  id: string
  campaign: string
  /** Then it is carried out. */
  until: string
  /** Reads anew what is shown of it. */
  onUndone: () => void
}

/** While leaving can be undone: until when, and the way back. */
export function LeavingNotice({ id, campaign, until, onUndone }: LeavingNoticeProps) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    const outcome = await dispatch(undoLeaving({ params: { id }, errorMessages: undoErrors }))
    setBusy(false)
    notify(
      outcome.ok
        ? { kind: 'ok', message: t(m.undone, { campaign }) }
        : { kind: 'bad', message: outcome.parsedError ? t(outcome.parsedError.message) : '' },
    )
    onUndone()
  }
  return (
    <Notice kind="warn" icon="arrow-back-up" title={t(m.isLeaving, { campaign, time: f.time(until) })}>
      <OnlineTextButton disabled={isBusy} onClick={() => void undo()}>
        {t(m.undo)}
      </OnlineTextButton>
    </Notice>
  )
}
