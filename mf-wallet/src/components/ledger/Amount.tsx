import type { Transaction } from '@samspel/api'
import { useFormats } from '@samspel/i18n'
import css from './Ledger.module.css'

/** What a line moved, with its sign; a line that moves nothing has none. */
export function Amount({ transaction: { transactionType, amount, payment } }: { transaction: Transaction }) {
  const f = useFormats()
  if (transactionType === 'none') return <span className={css.still}>{f.ore(amount)}</span>
  const isIn = transactionType === 'debit'
  return (
    <span className={payment?.isPending ? css.still : isIn ? css.in : css.out}>
      {isIn ? '+' : '−'}
      {f.ore(amount)}
    </span>
  )
}
