import type { StoreCampaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Icon } from '@samspel/ui'
import { messages as shared } from '../messages'
import { dialogMessages as messages } from './messages'
import css from './Pickup.module.css'
import { pickupDay } from './pickup-summary'

/** Summarises what the creator gives and gets before they commit. */
export function Deal({ offer: { campaign } }: { offer: StoreCampaign }) {
  const t = useText()
  const f = useFormats()
  const { productValue, fee, dueAt } = campaign
  const day = pickupDay(campaign)
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
      {day && (
        <li>
          <Icon name="building-store" size={16} />
          {t(messages.until, { date: f.date(day) })}
        </li>
      )}
      <li>
        <Icon name="calendar-due" size={16} />
        {dueAt ? t(messages.postBy, { date: f.date(dueAt) }) : t(messages.post)}
      </li>
    </ul>
  )
}
