import type { Payment, PaymentReversal } from '@samspel/api'
import { type Message, useFormats, useText } from '@samspel/i18n'
import { Card, List, ListItem } from '@samspel/ui'
import { reversalMessages as messages } from './reversal-messages'

const titles: Record<PaymentReversal['state'], Message> = {
  done: messages.refund,
  pending: messages.pending,
  failed: messages.failed,
  open: messages.open,
  won: messages.won,
  lost: messages.lost,
}

/** What has gone back of a payment, or may. */
export function Reversals({ reversals }: { reversals: NonNullable<Payment['reversals']> }) {
  const t = useText()
  const f = useFormats()
  const detailOf = ({ createdAt, lacking, reason, by }: PaymentReversal) =>
    [
      f.date(createdAt, 'year'),
      lacking > 0 && t(messages.lacking, { money: f.ore(lacking) }),
      by && reason && t(messages.why, { by, reason }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <Card title={t(messages.title)}>
      <List label={t(messages.title)}>
        {reversals.map((each) => (
          <ListItem
            key={each.id}
            title={t(titles[each.state], { money: f.ore(each.amount) })}
            detail={detailOf(each)}
          />
        ))}
      </List>
    </Card>
  )
}
