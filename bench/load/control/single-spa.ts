/** Replaces single-spa in the control: the only function of it that shared code calls. */
export const navigateToUrl = (to: string): void => window.history.pushState(null, '', to)
