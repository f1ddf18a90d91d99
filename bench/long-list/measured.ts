/**
 * Result of one mount: duration in ms, rows in the document, the maximum while scrolling, ms per screen, and whether every screen had rows.
 */
export interface Measured {
  mount: number
  rows: number
  most: number
  step: number
  isFilled: boolean
}
