import { useEffect } from 'react'
import { addRoutes } from '@samspel/api'
import { walletRoutes } from '@samspel/api/routes/wallet'
import { bus } from '@samspel/event-bus'
import type { Widget } from '@samspel/federation'
import { defineMessages, useText } from '@samspel/i18n'
import { apiAction, selectCurrentUser, useAppSelector, useQuery } from '@samspel/store'
import { Count } from '@samspel/ui'

// The number may stand on the navigation before any page of the wallet has been opened.
addRoutes(walletRoutes)
const listPayoutBatches = apiAction('listPayoutBatches')

const messages = defineMessages({
  waiting: {
    id: 'mf-wallet.badge.payouts',
    description: 'Read out for the number on the navigation: batches that the reader may approve',
    defaultMessage: '{n, plural, one {# omgång väntar på dig} other {# omgångar väntar på dig}}',
    en: '{n, plural, one {# batch waits for you} other {# batches wait for you}}',
  },
})

/** Batches that somebody else has put together, and that wait for a second person. */
function PayoutsBadge() {
  const t = useText()
  const me = useAppSelector(selectCurrentUser)
  const { result, retry } = useQuery(listPayoutBatches({ query: { state: 'compiled', perPage: 100 } }))
  useEffect(() => {
    const stops = [bus.subscribe('live:payout-batch-changed', retry), bus.subscribe('live:reconnected', retry)]
    return () => stops.forEach((stop) => stop())
  }, [retry])
  const n = result?.payoutBatches.filter(({ compiled }) => compiled.by.id !== me?.id).length ?? 0
  return <Count value={n} label={t(messages.waiting, { n })} />
}

export default PayoutsBadge satisfies Widget<'nav.badge:payouts'>
