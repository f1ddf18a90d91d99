import { useSyncExternalStore } from 'react'
import { useText } from '@samspel/i18n'
import { ConfirmDialog } from '@samspel/ui'
import { messages as m } from './messages'
import { offers } from './offers'

const words = {
  SENT_MESSAGE: [m.sentTitle, m.sentText],
  PARTICIPATED: [m.participatedTitle, m.participatedText],
  PENDING_VERIFICATION: [m.pendingTitle, m.pendingText],
} as const

/** T-50, T-51: asks whether notifications are wanted, before the phone's own question, which can be asked only once. */
export function PermissionDialog() {
  const t = useText()
  const action = useSyncExternalStore(offers.subscribe, offers.current)
  if (!action) return null
  const [title, text] = words[action]
  return (
    <ConfirmDialog
      open
      title={t(title)}
      confirmLabel={t(m.allow)}
      cancelLabel={t(m.later)}
      onConfirm={() => offers.answer('allow')}
      onCancel={() => offers.answer('later')}
    >
      {t(text)}
    </ConfirmDialog>
  )
}
