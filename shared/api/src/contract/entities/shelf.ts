import { Count, Shape } from '../primitives'

/** How many of a product a store has, in two words: what somebody finds who counts the shelf, and what is free to book of it. */
export const Shelf = Shape({
  /** Booked ones included. */
  onShelf: Count,
  /** Free: on the shelf and not booked. */
  quantity: Count,
  /** Booked and not yet handed out; more than `onShelf` where too few stand there. */
  reserved: Count,
})
