import type { Widget } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { Count } from '@samspel/ui'
import { badgeMessages } from '../components/badge-messages'
import { useUnreadNotices } from '../data/notices'

/** The number of unread notices. */
function NoticesBadge() {
  const t = useText()
  const n = useUnreadNotices()
  return <Count value={n} label={t(badgeMessages.notices, { n })} />
}

export default NoticesBadge satisfies Widget<'nav.badge:notices' | 'auth:notices-count'>
