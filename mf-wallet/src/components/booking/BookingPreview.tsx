import { type Account, applyTransaction } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Notice } from '@samspel/ui'
import { listAdjustments } from '../../data'
import { toOre } from '../sums'
import { messages } from './messages'
import type { BookingValues } from './values'

/** The balance that a booking leaves (T-43), and whether somebody else has to look at it. */
export function BookingPreview({ account, way, amount }: Pick<BookingValues, 'way' | 'amount'> & { account: Account }) {
  const t = useText()
  const f = useFormats()
  const { result } = useQuery(listAdjustments({ query: { accountId: account.id } }))
  const above = result?.approvalAbove
  const ore = toOre(amount)
  const { balance } = applyTransaction(account, { transactionType: way, amount: ore })
  return (
    <>
      <div>{t(messages.after, { money: f.ore(balance) })}</div>
      {above !== undefined && ore > above && (
        <Notice kind="info">{t(messages.needsTwo, { money: f.ore(above) })}</Notice>
      )}
    </>
  )
}
