import type { StoreCampaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Deal, usePostDeadline } from '@samspel/offer'
import { dialogMessages as messages } from './messages'

/** What the creator gets and gives at a store, before they commit. */
export function PickupDeal({ offer: { campaign, passUntil, postDeadline, windowDays } }: { offer: StoreCampaign }) {
  const t = useText()
  const f = useFormats()
  return (
    <Deal
      terms={campaign}
      pickup={passUntil ? t(messages.until, { date: f.date(passUntil) }) : t(messages.within, { days: windowDays })}
      when={usePostDeadline()(postDeadline)}
    />
  )
}
