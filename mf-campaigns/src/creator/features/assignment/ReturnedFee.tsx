import type { Participation } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Notice } from '@samspel/ui'
import { returnedFeeMessages as messages } from './returned-fee-messages'

/** Why a fee was returned, and when. */
export function ReturnedFee({ fee, brand }: { fee: NonNullable<Participation['fee']>; brand: string }) {
  const t = useText()
  const f = useFormats()
  const { returnReason, settledAt, amount } = fee
  const why = returnReason && t(messages[returnReason], { brand })
  const where = settledAt && t(messages.wentBack, { money: f.ore(amount), brand, date: f.date(settledAt, 'short') })
  return (
    <Notice kind="warn" title={t(messages.feeNotPaid)}>
      {[why, where].filter(Boolean).join(' ')}
    </Notice>
  )
}
