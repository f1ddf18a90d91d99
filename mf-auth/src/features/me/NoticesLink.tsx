import { Slot } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { LinkButton, useIsMobile } from '@samspel/ui'
import { messages } from './messages'

/** The way to the notices on a phone, with what is unread; a desk has the bell in its side bar. */
export function NoticesLink() {
  const t = useText()
  if (!useIsMobile()) return null
  return (
    <LinkButton href="/notices" variant="quiet" icon="bell">
      {t(messages.notices)} <Slot name="auth:notices-count" />
    </LinkButton>
  )
}
