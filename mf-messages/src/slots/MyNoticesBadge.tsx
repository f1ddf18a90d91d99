import type { Widget } from '@samspel/federation'
import { useIsMobile } from '@samspel/ui'
import NoticesBadge from './NoticesBadge'

/** The bell's number at a creator's own tab on a phone, where the bell is on that page. On a desktop it is in the side bar. */
function MyNoticesBadge() {
  return useIsMobile() ? <NoticesBadge /> : null
}

export default MyNoticesBadge satisfies Widget<'nav.badge:me'>
