/** What rows of applications say of the fee: what is held, and what its creator and the brand have named. */
export const feeColumns = [
  'fee_amount',
  'proposed_fee',
  'proposed_at',
  'counter_fee',
  'counter_at',
  'counter_accepted',
] as const
