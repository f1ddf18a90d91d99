import { useEffect } from 'react'
import { bus } from '@samspel/event-bus'
import { useText } from '@samspel/i18n'
import { apiAction, useQuery } from '@samspel/store'
import { Count } from '@samspel/ui'
import { badgeMessages } from '../components/badge-messages'

const getNoticeCounts = apiAction('getNoticeCounts')

/** Rows of the list of notices that are unread. */
export default function NoticesBadge() {
  const t = useText()
  const { result, retry } = useQuery(getNoticeCounts({}))
  useEffect(() => {
    const stops = [bus.subscribe('live:notices-changed', retry), bus.subscribe('live:reconnected', retry)]
    return () => stops.forEach((stop) => stop())
  }, [retry])
  const n = result?.noticeCounts.unread ?? 0
  return <Count value={n} label={t(badgeMessages.notices, { n })} />
}
