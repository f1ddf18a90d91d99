import { useState } from 'react'
import type { User } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { type RequestError, useAppDispatch, useEntity } from '@samspel/store'
import { ConfirmDialog, Notice, notify, Stack } from '@samspel/ui'
import { updateUser } from '../../data/company-actions'
import { UserSheet } from './lazy-dialogs'
import { sheetMessages } from './sheet-messages'

function BlockDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<RequestError>()
  const { name, blocked } = user
  const send = async () => {
    setSending(true)
    const { ok, parsedError } = await dispatch(
      updateUser({ params: { id: user.id }, body: { user: { blocked: !blocked } } }),
    )
    setSending(false)
    if (!ok) return setError(parsedError)
    notify({ kind: 'ok', message: t(blocked ? sheetMessages.unblocked : sheetMessages.blocked, { name }) })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger={!blocked}
      loading={isSending}
      onConfirm={() => void send()}
      onCancel={onClose}
      cancelLabel={t(commonMessages.cancel)}
      title={t(blocked ? sheetMessages.unblockTitle : sheetMessages.blockTitle, { name })}
      confirmLabel={t(blocked ? sheetMessages.unblock : sheetMessages.block)}
    >
      <Stack gap={12}>
        <span>{t(blocked ? sheetMessages.unblockText : sheetMessages.blockText, { name })}</span>
        {error && <Notice kind="bad">{t(error.message)}</Notice>}
      </Stack>
    </ConfirmDialog>
  )
}

/** The sheet of the selected user, and the confirmation before blocking. */
export function UserActs({ userId, onClose }: { userId: string; onClose: () => void }) {
  const user = useEntity('users', userId)
  const [asksBlock, setAsksBlock] = useState(false)
  if (!user) return null
  return asksBlock ? (
    <BlockDialog user={user} onClose={onClose} />
  ) : (
    <UserSheet user={user} onClose={onClose} onBlock={() => setAsksBlock(true)} />
  )
}
