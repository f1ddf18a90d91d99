/** What one visit told: milliseconds, and pins and circles in the page. */
export interface Measured {
  /** From nothing to pins on the map, laid out. */
  ready: number
  /** The longest time in which nothing else could run, until then. */
  held: number
  /** The same while the map was moved and zoomed. */
  moving: number
  /** Pins and circles: first, and the most while it was moved. */
  markers: number
  most: number
}
