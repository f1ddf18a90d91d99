/** Runs when the page is hidden or left: a phone's browser may give it no later moment. */
export const onLeave = (run: () => void): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') run()
  })
  window.addEventListener('pagehide', run)
}
