import { useEffect } from 'react'
import { bus } from '@samspel/event-bus'
import type { Widget } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { apiAction, useQuery } from '@samspel/store'
import { Count } from '@samspel/ui'
import { badgeMessages } from '../components/badge-messages'

const getPlatformWaiting = apiAction('getPlatformWaiting')

/** How many things wait for this member of the platform's staff. */
function WaitingBadge() {
  const t = useText()
  const { result, retry } = useQuery(getPlatformWaiting())
  useEffect(() => {
    const stops = (['live:notices-changed', 'live:payout-batch-changed', 'live:reconnected'] as const).map((fact) =>
      bus.subscribe(fact, retry),
    )
    return () => stops.forEach((stop) => stop())
  }, [retry])
  const n = result?.platformWaiting.total ?? 0
  return <Count value={n} label={t(badgeMessages.waiting, { n })} />
}

export default WaitingBadge satisfies Widget<'nav.badge:waiting'>
