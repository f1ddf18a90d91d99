/** What one mount told: milliseconds, rows in the document, the most of them while it scrolled, milliseconds of a screen, and whether rows stood on every screen. */
export interface Measured {
  mount: number
  rows: number
  most: number
  step: number
  isFilled: boolean
}
