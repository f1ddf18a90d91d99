import { useSyncExternalStore } from 'react'

// single-spa replaces window.addEventListener and holds 'popstate' back until all remotes have settled; the frame must not wait
// for a remote that loads slowly. The prototype's own method is not replaced, and single-spa raises the event for pushState too.
const listen = EventTarget.prototype.addEventListener
const unlisten = EventTarget.prototype.removeEventListener

/** Calls `heard` immediately on every change of the address, whoever made it. */
export const subscribeToLocation = (heard: () => void): (() => void) => {
  listen.call(window, 'popstate', heard)
  return () => unlisten.call(window, 'popstate', heard)
}

const readAddress = () => window.location.pathname + window.location.search

/** Path and query of the page. Rerenders on each change. */
export const useAddress = (): { path: string; search: string } => {
  const address = useSyncExternalStore(subscribeToLocation, readAddress)
  const cut = address.indexOf('?')
  return cut < 0 ? { path: address, search: '' } : { path: address.slice(0, cut), search: address.slice(cut) }
}
