/** When platform staff may correct an account alone. */
export const adjustmentLimits = {
  /** Öre: more than this needs a second member of staff. */
  approvalAbove: 10_000_00,
  /** What one member of staff has corrected on the account in so many hours counts together, so that nobody divides a large sum. */
  withinHours: 24,
} as const
