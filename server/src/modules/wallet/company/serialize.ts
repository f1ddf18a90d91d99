import type { Transaction } from '@samspel/api'
import { toTransaction } from '../serialize'
import type { LineRow } from './lines'

/** What the ledger itself writes, in Swedish alone: of these lines the kind says it, in the reader's language. */
const ownWords = /^(?:Insättning|Månadsavgift|Bildlicens|Återbetalning|Bestriden betalning)(?:: |$)/

/** A line of an account of a brand or a creator. */
export const toLine = (row: LineRow, now: Date): Transaction => ({
  ...toTransaction({ ...row, payment: null }, now),
  title: row.owner_type === 'brand' ? row.title.replace(ownWords, '') : row.kind === 'payout' ? '' : row.title,
  balanceAfter: row.balance_after,
  ...(row.payment && { payment: { ...row.payment, isPending: row.is_pending } }),
  ...(row.brand_id && { brand: { id: row.brand_id, name: row.brand_name ?? '', logoUrl: row.brand_logo_url } }),
})
