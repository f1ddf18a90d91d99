import { useText } from '@samspel/i18n'
import { selectBrandId, useAppSelector, useQuery } from '@samspel/store'
import { Count } from '@samspel/ui'
import { badgeMessages } from '../components/badge-messages'
import { listUnread, selectUnread } from '../data'

/** Messages that nobody has read yet. */
export default function MessagesBadge() {
  const t = useText()
  const brandId = useAppSelector(selectBrandId)
  useQuery(listUnread({ query: brandId ? { brandId } : {} }))
  const { totalCount } = useAppSelector(selectUnread)
  return <Count value={totalCount} label={t(badgeMessages.unread, { n: totalCount })} />
}
