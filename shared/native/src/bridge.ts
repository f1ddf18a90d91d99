/** What the native wrapper puts on `window.samspelNative`. */
export interface NativeHost {
  /** Takes one message as JSON. */
  postMessage(message: string): void
  /** Set by us; the wrapper calls it with each of its messages as JSON. One that relays what a page said names that page's origin. */
  onMessage?: ((message: string, origin?: string) => void) | undefined
}

declare global {
  interface Window {
    samspelNative?: NativeHost | undefined
  }
}

/** Milliseconds between two looks for the wrapper's bridge (V-34). */
export const BRIDGE_POLL_MS = 50
/** Looks before giving up (V-34). */
export const BRIDGE_POLL_LIMIT = 200

/** Whether the page runs inside the native wrapper: its bridge is there, or its user agent says so before the bridge is. */
export function isNative(page: Pick<Window, 'samspelNative' | 'navigator'> | undefined = globalThis.window): boolean {
  return page !== undefined && (page.samspelNative !== undefined || / SamspelNative\//.test(page.navigator.userAgent))
}

/**
 * Waits for the wrapper's bridge: looks at once, then every 50 ms, 200 looks in all (V-34).
 * @throws Error 'Maximum bridge poll count exceeded' by rejection.
 */
export function waitForBridge(
  find: () => NativeHost | undefined = () => globalThis.window?.samspelNative,
): Promise<NativeHost> {
  return new Promise((resolve, reject) => {
    let looks = 0
    const look = () => {
      const host = find()
      looks += 1
      if (host) resolve(host)
      else if (looks >= BRIDGE_POLL_LIMIT) reject(new Error('Maximum bridge poll count exceeded'))
      else setTimeout(look, BRIDGE_POLL_MS)
    }
    look()
  })
}
