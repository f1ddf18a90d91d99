/** How long a hand-out can be undone at the counter, and how long staff can undo one they made without a code, ms. */
const [COUNTER_MS, DESK_MS] = [60_000, 86_400_000]

export interface HandOutFacts {
  state: string
  pickedUpAt: string | null
  /** Handed out by staff of the store or brand, not confirmed by the creator. */
  byUser: boolean
  /** Made by staff without a code, which requires a reason. */
  hasReason: boolean
  /** A post about it exists, so the product was picked up. */
  hasPosts: boolean
}

/** Whether a hand-out can still be undone. Clerks are limited to the counter's minute, whoever handed out and however. */
export const mayTakeBack = (
  { state, pickedUpAt, byUser, hasReason, hasPosts }: HandOutFacts,
  { isFromDesk, now }: { isFromDesk: boolean; now: Date },
): boolean =>
  state === 'picked_up' &&
  pickedUpAt !== null &&
  byUser &&
  !hasPosts &&
  now.getTime() - Date.parse(pickedUpAt) <= (hasReason && isFromDesk ? DESK_MS : COUNTER_MS)
