import { isNative, waitForBridge } from './bridge'
import type { NativeHost } from './bridge'
import type { IncomingMessage, OutgoingMessage } from './messages'

/** The page's side of the bridge; see {@link createNative}. */
export interface Native {
  /** Sends one message as soon as the bridge is there; outside the wrapper it does nothing. Rejects when the bridge never comes (V-34). */
  post(message: OutgoingMessage): Promise<void>
  /**
   * Hears the wrapper's messages; the returned function ends it.
   * @throws Error 'Bridge already has a subscriber' (V-35); the first one goes on hearing.
   */
  subscribe(handler: (message: IncomingMessage) => void): () => void
}

/** Makes a bridge of its own, for tests; the application uses {@link native}. */
export function createNative(find: () => NativeHost | undefined = () => globalThis.window?.samspelNative, inside = isNative): Native {
  let subscriber: ((message: IncomingMessage) => void) | undefined
  let host: Promise<NativeHost> | undefined
  const getHost = () =>
    (host ??= waitForBridge(find).catch((error: unknown) => {
      host = undefined
      throw error
    }))
  return {
    async post(message) {
      if (inside()) (await getHost()).postMessage(JSON.stringify(message))
    },
    subscribe(handler) {
      if (subscriber) throw new Error('Bridge already has a subscriber')
      subscriber = handler
      if (inside()) void listen(getHost(), (message) => subscriber?.(message))
      return () => {
        if (subscriber === handler) subscriber = undefined
      }
    },
  }
}

async function listen(waiting: Promise<NativeHost>, hear: (message: IncomingMessage) => void) {
  try {
    const host = await waiting
    host.onMessage = (text) => {
      const message = parse(text)
      if (message) hear(message)
    }
  } catch (error) {
    console.error(error)
  }
}

function parse(text: string): IncomingMessage | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'type' in value ? (value as IncomingMessage) : undefined
  } catch {
    return undefined
  }
}

/** The page's one bridge to the wrapper. */
export const native: Native = createNative()
