import { useState } from 'react'
import type { Adjustment } from '@samspel/api'
import { ReasonDialog } from '@samspel/desk/reason'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { type RequestError, useAppDispatch } from '@samspel/store'
import { ConfirmDialog, Notice, notify, Stack } from '@samspel/ui'
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
  // Whoever takes their own back has nobody to tell.
  const asksWhy = !isApproval && abilities.includes('approve')
  const money = f.ore(amount)
  const params = { id }
  const send = async () => {
    setSending(true)
    const { ok, parsedError } = await dispatch(
      isApproval ? approveAdjustment({ params }) : declineAdjustment({ params, body: {} }),
    )
    setSending(false)
    if (!ok) return setError(parsedError)
    notify({ kind: 'ok', message: t(isApproval ? messages.approved : messages.said) })
    onClose()
  }
  const words = t(isApproval ? messages.approveText : messages.declineText, {
    account,
    reason,
    kind: t(messages[kind]),
  })
  if (asksWhy)
    return (
      <ReasonDialog
        id={`declineAdjustment.${id}`}
        title={t(messages.declineTitle, { money })}
        label={messages.why}
        submit={messages.decline}
        isRequired={false}
        longest={500}
        onClose={onClose}
        onSend={async (why) => {
          const outcome = await dispatch(declineAdjustment({ params, body: why.trim() ? { reason: why.trim() } : {} }))
          if (outcome.ok) notify({ kind: 'ok', message: t(messages.said) })
          return outcome
        }}
      >
        <span>{words}</span>
      </ReasonDialog>
    )
  return (
    <ConfirmDialog
      open
      danger={!isApproval}
      title={t(isApproval ? messages.approveTitle : messages.declineTitle, { money })}
      confirmLabel={t(isApproval ? commonMessages.approve : messages.decline)}
      cancelLabel={t(commonMessages.cancel)}
      loading={isSending}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <Stack gap={12}>
        <span>{words}</span>
        {error && <Notice kind="bad">{t(error.message)}</Notice>}
      </Stack>
    </ConfirmDialog>
  )
}
