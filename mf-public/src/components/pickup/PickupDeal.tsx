import type { StoreCampaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Deal, useNextOpening, usePostDeadline } from '@samspel/offer'
import { dialogMessages as messages } from './messages'

/** What the creator gets and gives at a store, before they commit. */
export function PickupDeal({
  offer: { campaign, passUntil, postDeadline, store, windowDays },
}: {
  offer: StoreCampaign
}) {
  const t = useText()
  const f = useFormats()
  const opens = useNextOpening(store)
  const until = passUntil && t(messages.until, { date: f.date(passUntil) })
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
