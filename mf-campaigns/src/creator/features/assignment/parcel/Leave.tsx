import { useState } from 'react'
import type { Participation } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { OnlineTextButton } from '@samspel/offer/network'
import { useAppDispatch } from '@samspel/store'
import { ConfirmDialog, notify } from '@samspel/ui'
import { deleteParticipation } from '../../../../shared/data'
import { getParticipation } from '../../../data'
import { messages as m } from './messages'

/** The way out where the brand is late: it is not counted. */
export function Leave({ participation: { id, campaign } }: { participation: Participation }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    const outcome = await dispatch(deleteParticipation({ params: { id } }))
    await dispatch(getParticipation({ params: { id } }))
    setBusy(false)
    setAsking(false)
    notify(
      outcome.ok
        ? { kind: 'ok', message: t(m.left) }
        : { kind: 'bad', message: outcome.parsedError ? t(outcome.parsedError.message) : '' },
    )
  }
  return (
    <>
      <OnlineTextButton tone="bad" onClick={() => setAsking(true)}>
        {t(m.leave)}
      </OnlineTextButton>
      <ConfirmDialog
        open={isAsking}
        title={t(m.leaveTitle)}
        confirmLabel={t(m.leave)}
        cancelLabel={t(m.leaveStay)}
        danger
        loading={isBusy}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      >
        {t(m.leaveText, { brand: campaign.brandName })}
      </ConfirmDialog>
    </>
  )
}
