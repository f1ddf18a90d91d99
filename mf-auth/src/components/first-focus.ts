const openedPath = () => {
  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceEntry[]
  return navigation && URL.canParse(navigation.name) ? new URL(navigation.name).pathname : undefined
}

/**
 * Whether a page may put the focus into its first field: only where the browser was opened at it, since after a change of page the focus
 * goes to the new heading, and not where that would unfold a keyboard on the screen.
 */
export const firstFocus = (): boolean => {
  const opened = openedPath()
  if (opened === undefined || !window.matchMedia?.('(pointer: fine)').matches) return false
  // The shell may have added the account type.
  return window.location.pathname === opened || (opened !== '/' && window.location.pathname.startsWith(`${opened}/`))
}
