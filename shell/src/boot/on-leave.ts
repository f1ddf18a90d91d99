/** Runs when the page is hidden or left: the last moments at which a phone's browser lets it do anything. */
export const onLeave = (run: () => void): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') run()
  })
  window.addEventListener('pagehide', run)
}
