type Listener = EventListenerOrEventListenerObject

let synthetic = false

/**
 * Calls `changed` on every URL change, as single-spa does in the product: `pushState` and `replaceState` dispatch a synthetic popstate
 * event. Listeners that the remotes' routers have added are not called for it, since those made the change themselves.
 */
export function watchAddress(changed: () => void): void {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  const wrapped = new Map<Listener, Listener>()
  window.addEventListener = (type: string, listener: Listener, options?: boolean | AddEventListenerOptions) => {
    if (type !== 'popstate' || typeof listener !== 'function') return add.call(window, type, listener, options)
    const heard = (event: Event) => {
      if (!synthetic) listener.call(window, event)
    }
    wrapped.set(listener, heard)
    add.call(window, type, heard, options)
  }
  window.removeEventListener = (type: string, listener: Listener, options?: boolean | EventListenerOptions) =>
    remove.call(window, type, wrapped.get(listener) ?? listener, options)

  for (const method of ['pushState', 'replaceState'] as const) {
    const change = window.history[method].bind(window.history)
    window.history[method] = (...args) => {
      const before = window.location.href
      change(...args)
      if (window.location.href === before) return
      synthetic = true
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }))
      synthetic = false
    }
  }
  add.call(window, 'popstate', changed)
}
