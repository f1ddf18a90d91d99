import { useIsMobile } from '@samspel/ui'
import NoticesBadge from './NoticesBadge'

/** The same number at a creator's own place on a phone, whose page has the bell; a desk has it in the side bar. */
export default function MyNoticesBadge() {
  return useIsMobile() ? <NoticesBadge /> : null
}
