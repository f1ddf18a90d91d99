/** What the control has instead of single-spa: the one function that shared code calls. */
export const navigateToUrl = (to: string): void => window.history.pushState(null, '', to)
