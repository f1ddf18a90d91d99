const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/** Files and pages of the edge and of the API; everything else on this site belongs to the shell. */
export const isServed = (path: string): boolean =>
  /^\/(api|public|docs|uploads|shell|remotes|sandbox)(\/|$)|\.[a-z0-9]{2,5}$/i.test(path)

const linkOf = (target: EventTarget | null): HTMLAnchorElement | undefined => {
  const link = (target as Element | null)?.closest?.('a[href]')
  return link instanceof HTMLAnchorElement &&
    (!link.target || link.target === '_self') &&
    !link.hasAttribute('download')
    ? link
    : undefined
}

/** The address on this site that a clicked link leads to, or undefined if the browser should handle the click. */
export const innerAddressOf = (event: MouseEvent, origin: string): string | undefined => {
  if (!isPlainClick(event)) return undefined
  const link = linkOf(event.target)
  if (!link) return undefined
  const url = new URL(link.href, origin)
  if (url.origin !== origin || isServed(url.pathname)) return undefined
  if (url.hash && url.pathname + url.search === window.location.pathname + window.location.search) return undefined
  return url.pathname + url.search + url.hash
}

/** Makes plain links of the shell and of any remote navigate without a reload, unless a router has already handled the click. */
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

// Hovering, focusing or touching a link makes a click within a few hundred milliseconds likely.
const signs = ['mouseover', 'focusin', 'touchstart'] as const

/** Calls `prepare` with paths on this site that the visitor is likely to open next. */
export const followIntent = (prepare: (path: string) => void): (() => void) => {
  const follow = ({ target }: Event) => {
    const link = linkOf(target)
    const url = link && new URL(link.href, window.location.origin)
    if (url && url.origin === window.location.origin && !isServed(url.pathname)) prepare(url.pathname)
  }
  for (const sign of signs) window.addEventListener(sign, follow, { passive: true })
  return () => {
    for (const sign of signs) window.removeEventListener(sign, follow)
  }
}
