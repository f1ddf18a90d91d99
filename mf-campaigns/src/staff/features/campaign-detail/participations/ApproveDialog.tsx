import { useState } from 'react'
import type { Participation } from '@samspel/api'
import { type BrandMoney, Reserves } from '@samspel/desk/money'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { ConfirmDialog, Stack } from '@samspel/ui'
import { dialogMessages as messages } from './dialog-messages'

/** Asks for confirmation before money is put on hold; `fee` in öre. */
export function ApproveDialog({
  participation,
  fee,
  money,
  onClose,
  onApprove,
}: {
  participation: Participation
  fee: number
  money: BrandMoney | undefined
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
      confirmLabel={t(messages.approveAndReserve, { money: f.ore(fee) })}
      cancelLabel={t(commonMessages.cancel)}
      onConfirm={() => void approve()}
      onCancel={onClose}
    >
      <Stack gap={8}>
        <span>{t(messages.approveText)}</span>
        {money && <Reserves money={[money]} />}
      </Stack>
    </ConfirmDialog>
  )
}
