import type { StoreStock } from '@samspel/api'

/** Stock below this is low. */
export const FEW = 3

/**
 * The stock level for whoever refills the shelves, from what is free: below nothing where fewer stand on the shelf than are booked. What
 * no open offer with places gives away is enough as long as it covers what is booked.
 */
export const levelOf = (free: number, isGiven = true): StoreStock['level'] =>
  free < 0 || (isGiven && free === 0) ? 'out' : isGiven && free < FEW ? 'low' : 'enough'
