import { reconnectDelay } from './backoff'
import type { ServerSentEvent } from './server-sent-events'
import { createEventParser } from './server-sent-events'

export interface LiveOptions {
  /** Opens the stream; rejects if the server cannot be reached. */
  open: (signal: AbortSignal, lastEventId: string | undefined) => Promise<Response>
  onEvent: (event: ServerSentEvent) => void
  /** Called when something may have been missed: a stream that could not go on where it was or does not come at all for a while, a network that was gone. */
  onReconnected: () => void
  onUnauthorized: () => void
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

// The server sends a comment every 15 s or so; a stream that is silent for longer has been cut without notice.
const silence = 60_000

const waitFor = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
    // Back online, so skip the rest of the delay.
    globalThis.addEventListener?.('online', () => (clearTimeout(timer), resolve()), { once: true, signal })
  })

const readStream = async (body: ReadableStream<Uint8Array>, onEvent: (event: ServerSentEvent) => void) => {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const parse = createEventParser()
  for (;;) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const quiet = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The live stream fell silent')), silence)
    })
    try {
      const { done, value } = await Promise.race([reader.read(), quiet])
      if (done) return
      for (const event of parse(decoder.decode(value, { stream: true }))) onEvent(event)
    } catch (error) {
      reader.cancel().catch(() => undefined)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}

/** How many facts a stream has delivered, according to its ids. */
const numberOf = (id: string | undefined) => Number.parseInt(id ?? '', 10) || 0

/** Keeps one live stream open, reconnecting after every break. Returns a function that stops it. */
export const openLiveConnection = (options: LiveOptions): (() => void) => {
  const { open, onEvent, onReconnected, onUnauthorized, wait = waitFor } = options
  const stopped = new AbortController()

  const run = async () => {
    let attempt = 0
    let broken = false
    let last: string | undefined
    while (!stopped.signal.aborted) {
      try {
        const answer = await open(stopped.signal, last)
        if (answer.status === 401) return onUnauthorized()
        if (answer.status === 403 || answer.status === 404) return
        if (!answer.ok || !answer.body) throw new Error(`The live stream answered ${answer.status}`)
        if (broken && last === undefined) onReconnected()
        broken = true
        await readStream(answer.body, (event) => {
          attempt = 0
          // The ids have a gap, so a fact was missed.
          const isGap = last !== undefined && numberOf(event.id) > numberOf(last) + 1
          last = event.id ?? last
          if (event.event === 'reset' || isGap) onReconnected()
          onEvent(event)
        })
      } catch {
        broken = true
        // Without a stream for a while, let screens refetch at every attempt.
        if (attempt >= 3) onReconnected()
      }
      if (stopped.signal.aborted) return
      await wait(reconnectDelay(attempt), stopped.signal)
      attempt += 1
    }
  }
  void run()
  // A stream can survive an outage in which every other call fails, so whatever its facts triggered must be fetched again.
  globalThis.addEventListener?.('online', onReconnected, { signal: stopped.signal })
  return () => stopped.abort()
}
