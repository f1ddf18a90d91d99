import { useState } from 'react'
import { addRoutes, type User } from '@samspel/api'
import { stepsRoutes } from '@samspel/api/routes/steps'
import { commonMessages, useText } from '@samspel/i18n'
import { apiAction, entityActions, type RequestError, useAppDispatch } from '@samspel/store'
import { ConfirmDialog, Notice, notify, Stack } from '@samspel/ui'
import { secondStepMessages as m } from './second-step-messages'
import { secondStepWords } from './second-step-words'

addRoutes(stepsRoutes)
const resetSecondStep = apiAction('resetSecondStep')

/** Takes away the second step of somebody who has lost it. */
export function ResetDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<RequestError>()
  const { id, name } = user
  const send = async () => {
    setSending(true)
    const { ok, parsedError } = await dispatch(resetSecondStep({ params: { id } }))
    setSending(false)
    if (!ok) return setError(parsedError)
    dispatch(entityActions.changed({ collection: 'users', id, change: { secondStep: false } }))
    notify({ kind: 'ok', message: t(m.resetDone, { name }) })
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
      title={t(m.resetTitle, { name })}
      confirmLabel={t(secondStepWords.reset)}
    >
      <Stack gap={12}>
        <span>{t(m.resetText, { name })}</span>
        {error && <Notice kind="bad">{t(error.message)}</Notice>}
      </Stack>
    </ConfirmDialog>
  )
}
