import type { StoreCampaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Deal, useNextOpening, usePassEnd, usePostDeadline } from '@samspel/offer'
import { dialogMessages as messages } from './messages'

/** What the creator gets and gives at a store, before they commit. */
export function PickupDeal({ offer }: { offer: StoreCampaign }) {
  const t = useText()
  const { campaign, passUntil, postDeadline, store, windowDays } = offer
  const end = usePassEnd()({ expiresAt: passUntil ?? null }, offer)
  const opens = useNextOpening(store)
  const until = passUntil && end && t(messages.until, { date: end })
  return (
    <Deal
      terms={campaign}
      pickup={
        until ? (opens ? t(messages.opens, { until, at: opens }) : until) : t(messages.within, { days: windowDays })
      }
      when={usePostDeadline()(postDeadline)}
    />
  )
}
