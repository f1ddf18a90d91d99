import type { Transaction } from '@samspel/api'
import { toTransaction } from '../serialize'
import type { LineRow } from './lines'

/** What the ledger itself writes, in Swedish alone: of these lines the kind says it, in the reader's language. */
const ownWords = /^(?:Insättning|Månadsavgift|Bildlicens|Återbetalning|Bestriden betalning)(?:: |$)/

/** A line of a brand's account. */
export const toLine = (row: LineRow, now: Date): Transaction => ({
  ...toTransaction({ ...row, payment: null }, now),
  title: row.title.replace(ownWords, ''),
  balanceAfter: row.balance_after,
  ...(row.payment && { payment: { ...row.payment, isPending: row.is_pending } }),
  brand: { id: row.brand_id, name: row.brand_name, logoUrl: row.brand_logo_url },
})
