import type { StoreCampaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Icon } from '@samspel/ui'
import { messages as shared } from '../messages'
import { dialogMessages as messages } from './messages'
import css from './Pickup.module.css'
import { usePostDeadline } from './use-post-deadline'

/** Summarises what the creator gives and gets before they commit. */
export function Deal({ offer: { campaign, passUntil, postDeadline, windowDays } }: { offer: StoreCampaign }) {
  const t = useText()
  const f = useFormats()
  const { productValue, fee } = campaign
  const when = usePostDeadline()(postDeadline)
  const values = [
    productValue > 0 && t(shared.value, { money: f.money(productValue) }),
    fee > 0 && t(shared.fee, { money: f.money(fee) }),
  ].filter(Boolean)
  return (
    <ul className={css.deal}>
      {values.length > 0 && (
        <li>
          <Icon name="gift" size={16} />
          {values.join(', ')}
        </li>
      )}
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
