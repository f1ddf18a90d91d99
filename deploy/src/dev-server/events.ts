import type { FastifyReply } from 'fastify'

/** Broadcasts server-sent events to all listeners. */
export interface Events {
  /** Keeps this response open and writes events to it, starting with `first`. */
  open(reply: FastifyReply, headers?: Record<string, string>, first?: readonly Event[]): void
  /** Sends an event to all listeners. Omit `name` for events received by `onmessage`. */
  send(event: Event): void
  close(): void
}

interface Event {
  name?: string
  data: unknown
}

const written = ({ name, data }: Event): string => `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`

export function makeEvents(): Events {
  const listeners = new Set<FastifyReply['raw']>()
  return {
    open(reply, headers = {}, first = []) {
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', ...headers })
      raw.write(`retry: 500\n\n${first.map(written).join('')}`)
      listeners.add(raw)
      raw.once('close', () => listeners.delete(raw))
    },
    send(event) {
      for (const raw of listeners) raw.write(written(event))
    },
    close() {
      for (const raw of listeners) raw.end()
    },
  }
}
