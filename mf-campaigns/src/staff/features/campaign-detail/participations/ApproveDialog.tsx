import { useState } from 'react'
import type { Participation } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { ConfirmDialog } from '@samspel/ui'
import { decisionMessages } from '../../../../shared/components/decision-messages'
import { dialogMessages as messages } from './dialog-messages'

/** Asks for confirmation before money is put on hold; `fee` in kr. */
export function ApproveDialog({
  participation,
  fee,
  onClose,
  onApprove,
}: {
  participation: Participation
  fee: number
  onClose: () => void
  onApprove: (participation: Participation) => Promise<unknown>
}) {
  const t = useText()
  const f = useFormats()
  const [isSending, setSending] = useState(false)
  const approve = async () => {
    setSending(true)
    await onApprove(participation)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      loading={isSending}
      title={t(messages.approveTitle, { name: participation.creator.name })}
      confirmLabel={t(messages.approveAndReserve, { money: f.money(fee) })}
      cancelLabel={t(decisionMessages.cancel)}
      onConfirm={() => void approve()}
      onCancel={onClose}
    >
      {t(messages.approveText)}
    </ConfirmDialog>
  )
}
