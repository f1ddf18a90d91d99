import type { Widget } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { selectBrandId, useAppSelector, useQuery } from '@samspel/store'
import { Count } from '@samspel/ui'
import { badgeMessages } from '../components/badge-messages'
import { listUnread, selectUnread } from '../data'

/** The number of conversations with unread messages, the same as under Olästa. */
function MessagesBadge() {
  const t = useText()
  const brandId = useAppSelector(selectBrandId)
  useQuery(listUnread({ query: brandId ? { brandId } : {} }))
  const { threadCount } = useAppSelector(selectUnread)
  return <Count value={threadCount} label={t(badgeMessages.unread, { n: threadCount })} />
}

export default MessagesBadge satisfies Widget<'nav.badge:messages'>
