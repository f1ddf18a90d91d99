import type { Transaction } from '@samspel/api'
import { toTransaction } from '../serialize'
import type { LineRow } from './lines'

/** A line of a brand's account. */
export const toLine = (row: LineRow, now: Date): Transaction => ({
  ...toTransaction(row, now),
  balanceAfter: row.balance_after,
  ...(row.payment && { payment: { ...row.payment, isPending: row.is_pending } }),
  brand: { id: row.brand_id, name: row.brand_name, logoUrl: row.brand_logo_url },
})
