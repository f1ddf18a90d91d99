/** How long a page may take to show its heading before arrival is given up, milliseconds. */
const patience = 10_000

/**
 * After a change of path: waits for the heading of the new page, moves the focus there and tells it to `announce`.
 * The old heading does not count: it stays until the next remote has mounted. Returns the function that gives up.
 */
export const arriveAt = (
  main: HTMLElement,
  before: { heading: Element | null; text: string },
  announce: (title: string) => void,
): (() => void) => {
  const look = () => {
    const heading = main.querySelector('h1')
    const title = heading?.textContent?.trim()
    if (!(heading instanceof HTMLElement) || !title || (heading === before.heading && title === before.text)) return
    stop()
    // A page that has focused a field of its own keeps the focus.
    const active = document.activeElement
    if (!active || active === document.body || !main.contains(active) || active === main) {
      if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1')
      heading.focus({ preventScroll: true })
    }
    announce(title)
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(() => stop(), patience)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(main, { childList: true, subtree: true, characterData: true })
  look()
  return stop
}

/** The current heading, so that the next one can be recognised. */
export const currentHeading = (main: HTMLElement): { heading: Element | null; text: string } => {
  const heading = main.querySelector('h1')
  return { heading, text: heading?.textContent?.trim() ?? '' }
}
