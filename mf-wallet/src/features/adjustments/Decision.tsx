import { useState } from 'react'
import type { Adjustment } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { type RequestError, useAppDispatch } from '@samspel/store'
import { ConfirmDialog, Notice, notify, Stack, TextArea } from '@samspel/ui'
import { approveAdjustment, declineAdjustment } from '../../data'
import { messages } from './messages'

export type Act = 'approve' | 'decline'

/** Asks before a colleague's adjustment is booked, or before it comes to nothing. */
export function Decision({ adjustment, act, onClose }: { adjustment: Adjustment; act: Act; onClose: () => void }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<RequestError>()
  const isApproval = act === 'approve'
  const { id, kind, amount, accountName: account, reason, abilities } = adjustment
  const [why, setWhy] = useState('')
  // Whoever takes their own back has nobody to tell.
  const asksWhy = !isApproval && abilities.includes('approve')
  const money = f.ore(amount)
  const send = async () => {
    setSending(true)
    const params = { id }
    const { ok, parsedError } = isApproval
      ? await dispatch(approveAdjustment({ params }))
      : await dispatch(declineAdjustment({ params, body: why.trim() ? { reason: why.trim() } : {} }))
    setSending(false)
    if (!ok) return setError(parsedError)
    notify({ kind: 'ok', message: t(isApproval ? messages.approved : messages.said) })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger={!isApproval}
      title={t(isApproval ? messages.approveTitle : messages.declineTitle, { money })}
      confirmLabel={t(isApproval ? messages.approve : messages.decline)}
      cancelLabel={t(messages.cancel)}
      loading={isSending}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <Stack gap={12}>
        <span>
          {t(isApproval ? messages.approveText : messages.declineText, { account, reason, kind: t(messages[kind]) })}
        </span>
        {asksWhy && (
          <TextArea
            label={t(messages.why)}
            optional={t(messages.optional)}
            value={why}
            onChange={setWhy}
            maxLength={500}
          />
        )}
        {error && <Notice kind="bad">{t(error.message)}</Notice>}
      </Stack>
    </ConfirmDialog>
  )
}
