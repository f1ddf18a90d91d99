import type { StoreCampaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useOfferWords, usePostDeadline } from '@samspel/offer'
import { Icon } from '@samspel/ui'
import { dialogMessages as messages } from './messages'
import css from './Pickup.module.css'

/** Summarises what the creator gives and gets before they commit. */
export function Deal({ offer: { campaign, passUntil, postDeadline, windowDays } }: { offer: StoreCampaign }) {
  const t = useText()
  const f = useFormats()
  const words = useOfferWords()
  const when = usePostDeadline()(postDeadline)
  return (
    <ul className={css.deal}>
      <li>
        <Icon name="gift" size={16} />
        {words.terms(campaign)}
      </li>
      <li>
        <Icon name="building-store" size={16} />
        {passUntil ? t(messages.until, { date: f.date(passUntil) }) : t(messages.within, { days: windowDays })}
      </li>
      <li>
        <Icon name="calendar-due" size={16} />
        {when ? t(messages.postBy, { when }) : t(messages.post)}
      </li>
    </ul>
  )
}
