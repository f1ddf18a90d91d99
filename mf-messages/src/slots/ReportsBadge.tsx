import { useEffect } from 'react'
import { bus } from '@samspel/event-bus'
import type { Widget } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Count } from '@samspel/ui'
import { badgeMessages } from '../components/badge-messages'
import { openReports } from '../data'

/** The number of reports that nobody has decided yet. */
function ReportsBadge() {
  const t = useText()
  const { result, retry } = useQuery(openReports(1))
  useEffect(() => {
    const stops = [bus.subscribe('live:notices-changed', retry), bus.subscribe('live:reconnected', retry)]
    return () => stops.forEach((stop) => stop())
  }, [retry])
  const n = result?.meta.totalCount ?? 0
  return <Count value={n} label={t(badgeMessages.reports, { n })} />
}

export default ReportsBadge satisfies Widget<'nav.badge:message-reports'>
