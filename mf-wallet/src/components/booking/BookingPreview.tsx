import type { ReactNode } from 'react'
import { type Account, applyTransaction } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Notice } from '@samspel/ui'
import { listAdjustments } from '../../data'
import { toOre } from '../sums'
import { messages } from './messages'
import type { BookingValues } from './values'

interface BookingPreviewProps extends Pick<BookingValues, 'way' | 'amount'> {
  account: Account
  /** What happens at once; not said of what waits for somebody else. */
  effect?: ReactNode
}

/** What a booking leads to: the balance that it leaves (T-43), or that somebody else has to look at it first. */
export function BookingPreview({ account, way, amount, effect }: BookingPreviewProps) {
  const t = useText()
  const f = useFormats()
  const { result } = useQuery(listAdjustments({ query: { accountId: account.id } }))
  const above = result?.approvalAbove
  const ore = toOre(amount)
  const { balance } = applyTransaction(account, { transactionType: way, amount: ore })
  const waits = above !== undefined && ore > above
  return (
    <>
      {waits ? <Notice kind="info">{t(messages.needsTwo, { money: f.ore(above) })}</Notice> : effect}
      <div>{t(waits ? messages.afterApproval : messages.after, { money: f.ore(balance) })}</div>
    </>
  )
}
