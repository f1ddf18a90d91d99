import { Slot } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { IconButton, useIsMobile } from '@samspel/ui'
import css from './Me.module.css'
import { messages } from './messages'

/** Link to the notices on phones, with the unread count; on desktop the sidebar has the bell. */
export function NoticesLink() {
  const t = useText()
  if (!useIsMobile()) return null
  return (
    <span className={css.bell}>
      <IconButton href="/notices" icon="bell" size="lg" label={t(messages.notices)} />
      <span className={css.unread}>
        <Slot name="auth:notices-count" />
      </span>
    </span>
  )
}
