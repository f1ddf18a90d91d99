/** Result of one visit: times in ms, and the number of pins and circles in the page. */
export interface Measured {
  /** From an empty page to pins on the map, laid out. */
  ready: number
  /** Longest time that the main thread was blocked until then. */
  held: number
  /** The same while the map was moved and zoomed. */
  moving: number
  /** Number of pins and circles: at first, and the maximum while the map was moved. */
  markers: number
  most: number
}
