import { sql } from 'kysely'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import { paymentProvider } from './open-provider'
import type { Period, ReportedPayment } from './provider'

/** What the provider of card payments says was paid in a period; undefined where there is no provider to ask. */
export const reportedPayments = async (
  { config }: { config: Config },
  period: Period,
): Promise<ReportedPayment[] | undefined> => paymentProvider(config)?.report(period)

/** A card payment that the ledger has booked, with what is left of it after what went back. */
export interface BookedPayment {
  paymentId: string
  transactionId: string
  /** Öre. */
  amount: number
  currency: string
  paidAt: string
}

/** What was booked of card payments, those of a report among them or booked in the same period: the other side of the comparison. */
export const bookedPayments = async (
  db: Db,
  { from, to }: Period,
  reported: readonly ReportedPayment[] = [],
): Promise<BookedPayment[]> =>
  (
    await sql<BookedPayment>`SELECT id AS "paymentId", transaction_id AS "transactionId", currency,
    (amount - coalesce((SELECT sum(CASE r.kind WHEN 'refund' THEN r.taken + r.lacking ELSE r.withdrawn END) FROM payment_reversals r
      WHERE r.payment_id = payments.id), 0))::bigint AS amount, settled_at AS "paidAt"
    FROM payments WHERE method = 'card' AND state = 'paid'
      AND (settled_at >= ${from} AND settled_at < ${to} OR id = ANY(${reported.flatMap(({ paymentId }) => paymentId ?? [])}::uuid[]))
    ORDER BY settled_at, id`.execute(db)
  ).rows
