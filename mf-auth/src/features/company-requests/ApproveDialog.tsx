import { useState } from 'react'
import type { CompanyRequest } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import type { RequestError } from '@samspel/store'
import { ConfirmDialog, Notice, Stack } from '@samspel/ui'
import { messages } from './messages'
import { useDecide } from './use-decide'

/** Asks for confirmation before approving a company, since the mail cannot be taken back. */
export function ApproveDialog({ request, onClose }: { request: CompanyRequest; onClose: () => void }) {
  const t = useText()
  const { approve } = useDecide(request)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<RequestError>()
  const send = async () => {
    setSending(true)
    const { isOver, parsedError } = await approve()
    setSending(false)
    if (isOver) onClose()
    else setError(parsedError)
  }
  return (
    <ConfirmDialog
      open
      title={t(messages.approveTitle, { name: request.companyName })}
      confirmLabel={t(commonMessages.approve)}
      cancelLabel={t(commonMessages.cancel)}
      loading={isSending}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <Stack gap={12}>
        <span>{t(messages.approveText)}</span>
        {!request.emailConfirmed && <Notice kind="warn">{t(messages.approveUnconfirmed)}</Notice>}
        {error && <Notice kind="bad">{t(error.message)}</Notice>}
      </Stack>
    </ConfirmDialog>
  )
}
