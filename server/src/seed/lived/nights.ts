import { bookedPayments } from '../../modules/payments'
import { type CardReport, reconcileNight } from '../../modules/reconciliation'
import type { Moment } from './moment'
import type { PaidByCard } from './payments'
import type { Acting } from './people'

const nights = 14

const reportOf = (paidByCard: readonly PaidByCard[]): CardReport => ({
  reportedPayments: async (_context, { from, to }) =>
    paidByCard
      .map(({ payment, amount, at }) => ({ paymentId: payment, amount, currency: 'SEK', paidAt: new Date(at) }))
      .filter(({ paidAt }) => paidAt >= from && paidAt < to),
  bookedPayments,
})

/** The books of each night of two weeks, as they stood. */
export const nightMoments = ({ clock, db, config, log }: Acting, paidByCard: readonly PaidByCard[]): Moment[] =>
  Array.from({ length: nights }, (_, index) => {
    const at = clock.at(index - nights, 3, 10)
    return {
      at,
      run: () => reconcileNight({ db, config, log, now: () => new Date(at) }, reportOf(paidByCard)),
    }
  })
