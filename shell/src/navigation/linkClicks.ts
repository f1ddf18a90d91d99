const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

// Files and pages of the edge and of the API; everything else on this site belongs to the shell.
const served = /^\/(api|public|docs|uploads|shell|remotes|sandbox)(\/|$)|\.[a-z0-9]{2,5}$/i

/** The address on this site that a click on a link leads to, or undefined when the browser should do what it always does. */
export const innerAddressOf = (event: MouseEvent, origin: string): string | undefined => {
  if (!isPlainClick(event)) return undefined
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined
  const url = new URL(link.href, origin)
  if (url.origin !== origin || served.test(url.pathname)) return undefined
  if (url.hash && url.pathname + url.search === window.location.pathname + window.location.search) return undefined
  return url.pathname + url.search + url.hash
}

/** Plain links of any remote and of the shell change the page without a reload. A router that took the click itself has prevented the default. */
export const followLinks = (navigate: (address: string) => void): (() => void) => {
  const follow = (event: MouseEvent) => {
    const address = innerAddressOf(event, window.location.origin)
    if (address === undefined) return
    event.preventDefault()
    navigate(address)
  }
  window.addEventListener('click', follow)
  return () => window.removeEventListener('click', follow)
}
