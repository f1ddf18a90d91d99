import type { StoreStock } from '@samspel/api'

/** Stock below this is low. */
export const FEW = 3

/** The stock level for whoever refills the shelves. */
export const levelOf = (quantity: number): StoreStock['level'] =>
  quantity === 0 ? 'out' : quantity < FEW ? 'low' : 'enough'
