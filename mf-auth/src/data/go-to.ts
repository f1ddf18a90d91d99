/** Ways out of the product. An object, so that a test can stand in for the browser. */
export const outside = {
  /** Leaves for an address outside the product, in the same window. */
  goTo: (url: string): void => window.location.assign(url),
}
