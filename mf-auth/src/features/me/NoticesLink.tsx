import { Slot } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { LinkButton, useIsMobile } from '@samspel/ui'
import { messages } from './messages'

/** Link to the notices on phones, with the unread count; on desktop the sidebar has the bell. */
export function NoticesLink() {
  const t = useText()
  if (!useIsMobile()) return null
  return (
    <LinkButton href="/notices" variant="quiet" icon="bell">
      {t(messages.notices)} <Slot name="auth:notices-count" />
    </LinkButton>
  )
}
