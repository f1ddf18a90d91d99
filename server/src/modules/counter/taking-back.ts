/** How long a hand-out may be taken back at a counter, and how long staff may take back what they handed out from a desk, ms. */
const [COUNTER_MS, DESK_MS] = [60_000, 86_400_000]

export interface HandOutFacts {
  state: string
  pickedUpAt: string | null
  /** Somebody of the store or its brand handed out; the creator's own confirmation is none. */
  byUser: boolean
  /** From a desk, without a code. */
  hasReason: boolean
  /** Something of it was posted, so it was picked up. */
  hasPosts: boolean
}

/** Whether a hand-out may still be taken back. Clerks have the minute of the counter, whoever handed out. */
export const mayTakeBack = (
  { state, pickedUpAt, byUser, hasReason, hasPosts }: HandOutFacts,
  { isClerk, now }: { isClerk: boolean; now: Date },
): boolean =>
  state === 'picked_up' &&
  pickedUpAt !== null &&
  byUser &&
  !hasPosts &&
  now.getTime() - Date.parse(pickedUpAt) <= (hasReason && !isClerk ? DESK_MS : COUNTER_MS)
