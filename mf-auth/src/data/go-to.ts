/** Leaves for an address outside the product, in the same window. */
export const goTo = (url: string): void => window.location.assign(url)
