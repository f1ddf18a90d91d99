import type { NativeHost } from './bridge'
import { isNative, waitForBridge } from './bridge'
import type { IncomingMessage, NativeCapabilities, OutgoingMessage } from './generated/messages'
import { CONTRACT_VERSION, heardTypes } from './generated/messages'
import type { Reader, Refusal } from './read'

/** The page's side of the bridge; see {@link createNative}. */
export interface Native {
  /** Sends one message as soon as the bridge is there; outside the wrapper it does nothing. Rejects when the bridge never comes (V-34). */
  post(message: OutgoingMessage): Promise<void>
  /**
   * Hears the wrapper's messages; the returned function ends it.
   * @param onProblem told once of each kind of message that was not handled, and when the bridge never comes. Default: the console.
   * @throws Error 'Bridge already has a subscriber' (V-35); the first one goes on hearing.
   */
  subscribe(handler: (message: IncomingMessage) => void, onProblem?: (error: Error) => void): () => void
  /** What the wrapper has said that it can do; nothing before its hello. */
  capabilities(): NativeCapabilities
  /** Hears when {@link Native.capabilities} have changed; the returned function ends it. */
  watch(listener: () => void): () => void
}

// Only pages inside the wrapper load it.
const loadReader = () => import(/* webpackChunkName: "native" */ './read')

const said: Record<Refusal, string> = {
  foreign: 'it comes from a foreign origin',
  oversized: 'it is larger than 64 KiB',
  unreadable: 'it is no JSON object with a type',
  unknown: 'its type is unknown',
  shape: 'its fields are not those of its type',
  replayed: 'its id was there before',
  flooded: 'the page has taken 10 000',
}

/** Makes a bridge of its own, for tests; the application uses {@link native}. */
export function createNative(
  find: () => NativeHost | undefined = () => globalThis.window?.samspelNative,
  inside = isNative,
): Native {
  let reading: Promise<Reader> | undefined
  const told = new Set<string>()
  const watchers = new Set<() => void>()
  let subscriber: ((message: IncomingMessage) => void) | undefined
  let onProblem = (error: Error) => console.error(error)
  let capabilities: NativeCapabilities = { emailAuthentication: false }
  let host: Promise<NativeHost> | undefined

  const reportOnce = (message: string) => {
    if (told.has(message)) return
    told.add(message)
    onProblem(new Error(message))
  }
  const receiveWith = (read: Reader) => (text: unknown, origin?: string) => {
    const message = read(text, origin)
    if (typeof message === 'string')
      return reportOnce(`A message of the native wrapper was not handled: ${said[message]}`)
    if (message.type === 'hello' || message.type === 'capabilities') {
      capabilities = message.capabilities
      for (const watcher of [...watchers]) watcher()
    }
    subscriber?.(message)
  }
  const greet = async (found: NativeHost): Promise<NativeHost> => {
    // One reader for the page, since it remembers the ids of the messages that it has taken.
    reading ??= loadReader().then(({ createReader }) => createReader())
    found.onMessage = receiveWith(await reading)
    found.postMessage(
      JSON.stringify({ type: 'hello', version: CONTRACT_VERSION, capabilities: heardTypes } satisfies OutgoingMessage),
    )
    return found
  }
  const getHost = () =>
    (host ??= waitForBridge(find)
      .then(greet)
      .catch((error: unknown) => {
        host = undefined
        reading = undefined
        throw error
      }))
  return {
    async post(message) {
      if (inside()) (await getHost()).postMessage(JSON.stringify(message))
    },
    subscribe(handler, problem = (error) => console.error(error)) {
      if (subscriber) throw new Error('Bridge already has a subscriber')
      subscriber = handler
      onProblem = problem
      if (inside()) getHost().catch((error: Error) => reportOnce(error.message))
      return () => {
        if (subscriber === handler) subscriber = undefined
      }
    },
    capabilities: () => capabilities,
    watch(listener) {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
  }
}

/** The page's one bridge to the wrapper. */
export const native: Native = createNative()
