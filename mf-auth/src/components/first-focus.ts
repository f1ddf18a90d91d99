const openedPath = () => {
  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceEntry[]
  return navigation && URL.canParse(navigation.name) ? new URL(navigation.name).pathname : undefined
}

/**
 * Whether a page may focus its first field. Only if the browser was opened on this page, because after navigation the focus goes to the new
 * heading, and not where that would open an on-screen keyboard.
 */
export const firstFocus = (): boolean => {
  const opened = openedPath()
  if (opened === undefined || !window.matchMedia?.('(pointer: fine)').matches) return false
  // The shell may have appended the account type.
  return window.location.pathname === opened || (opened !== '/' && window.location.pathname.startsWith(`${opened}/`))
}
