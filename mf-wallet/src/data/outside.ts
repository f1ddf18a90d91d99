/** Navigation out of the product, as an object so that tests can replace it. */
export const outside = {
  /** Opens an address outside the product in the same window. */
  goTo: (url: string): void => window.location.assign(url),
}
