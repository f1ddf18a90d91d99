import type Stripe from 'stripe'
import type { BalanceMove, Dispute, PaymentProvider, Refund, ReportedPayment } from '../provider'
import { type Ask, dateOf, idOf, within } from './client'

const refundOf = ({ id, amount, status, created }: Stripe.Refund): Refund => ({
  id,
  amount,
  state: status === 'failed' || status === 'canceled' ? 'failed' : status === 'succeeded' ? 'done' : 'pending',
  createdAt: dateOf(created),
})

const disputeStates: Record<string, Dispute['state']> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

const withdrawnFor = ({ balance_transactions: moves }: Stripe.Dispute): number =>
  0 - moves.reduce((sum, { amount }) => sum + amount, 0)

const disputeOf = (dispute: Stripe.Dispute): Dispute => ({
  id: dispute.id,
  amount: dispute.amount,
  state: disputeStates[dispute.status] ?? 'open',
  reason: dispute.reason,
  withdrawn: withdrawnFor(dispute),
  moves: dispute.balance_transactions.length,
  createdAt: dateOf(dispute.created),
})

const payouts = new Set(['payout', 'payout_cancel', 'payout_failure'])

const moveOf = ({ id, type, amount, fee, created }: Stripe.BalanceTransaction): BalanceMove => ({
  id,
  cost: fee + (type === 'stripe_fee' || type === 'tax_fee' ? -amount : 0),
  paidOut: payouts.has(type) ? 0 - amount : 0,
  at: dateOf(created),
})

export const money = ({
  ask,
  askFor,
}: Ask): Pick<PaymentProvider, 'refund' | 'findReversals' | 'report' | 'movesIn'> => ({
  refund: ({ paymentId, intentId, amount, before, tries }) =>
    ask(async (stripe) => {
      await stripe.refunds.create(
        { payment_intent: intentId, amount, reason: 'requested_by_customer', metadata: { payment_id: paymentId } },
        { idempotencyKey: `refund-${paymentId}-${tries}-${before}-${amount}` },
      )
    }),
  findReversals: async (intentId) => {
    const intent = await askFor((stripe) => stripe.paymentIntents.retrieve(intentId))
    if (!intent) return undefined
    return ask(async (stripe) => ({
      intentId,
      paymentId: intent.metadata.payment_id ?? null,
      refunds: (
        await stripe.refunds.list({ payment_intent: intentId, limit: 100 }).autoPagingToArray({ limit: 1_000 })
      ).map(refundOf),
      disputes: (
        await stripe.disputes.list({ payment_intent: intentId, limit: 100 }).autoPagingToArray({ limit: 1_000 })
      ).map(disputeOf),
    }))
  },
  report: (period) =>
    ask(async (stripe) => {
      const found: ReportedPayment[] = []
      for await (const charge of stripe.charges.list({ created: within(period), limit: 100 })) {
        // What was taken for something else than a top-up is not ours to compare.
        if (!charge.paid || !charge.metadata.payment_id) continue
        const disputes = charge.disputed ? await stripe.disputes.list({ charge: charge.id }) : { data: [] }
        const withdrawn = disputes.data.reduce((sum, dispute) => sum + withdrawnFor(dispute), 0)
        found.push({
          intentId: idOf(charge.payment_intent) ?? charge.id,
          paymentId: charge.metadata.payment_id,
          amount: charge.amount - charge.amount_refunded - withdrawn,
          currency: charge.currency.toUpperCase(),
          paidAt: dateOf(charge.created),
        })
      }
      return found
    }),
  movesIn: (period) =>
    ask(async (stripe) => {
      const found: BalanceMove[] = []
      for await (const move of stripe.balanceTransactions.list({ created: within(period), limit: 100 }))
        found.push(moveOf(move))
      return found.filter(({ cost, paidOut }) => cost !== 0 || paidOut !== 0)
    }),
})
