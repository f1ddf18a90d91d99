import type { StoreStock } from '@samspel/api'

/** Fewer than these are few. */
export const FEW = 3

/** What a number of a product says to whoever fills the shelves. */
export const levelOf = (quantity: number): StoreStock['level'] =>
  quantity === 0 ? 'out' : quantity < FEW ? 'low' : 'enough'
