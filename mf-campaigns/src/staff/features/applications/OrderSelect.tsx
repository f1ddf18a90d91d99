import type { ApplicationSort } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { SelectField } from '@samspel/ui'
import { staffWords } from '../../components/words'
import { orderMessages } from './order-messages'

const names = {
  answerBy: orderMessages.soonest,
  '-followers': staffWords.mostFollowers,
  '-engagement': orderMessages.mostEngagement,
  fee: orderMessages.lowestFee,
  creator: orderMessages.byName,
  campaign: commonMessages.campaign,
} as const satisfies Partial<Record<ApplicationSort, object>>
type Order = keyof typeof names
const orders = Object.keys(names) as Order[]

/** The list's order; the columns that sort it are not shown on phones. */
export function OrderSelect({
  value,
  onChange,
}: {
  value: ApplicationSort
  onChange: (sort: ApplicationSort) => void
}) {
  const t = useText()
  return (
    <SelectField<Order>
      label={t(staffWords.order)}
      value={orders.find((order) => order === value) ?? 'answerBy'}
      onChange={(next) => onChange(next ?? 'answerBy')}
      options={orders.map((order) => ({ value: order, label: t(names[order]) }))}
    />
  )
}
