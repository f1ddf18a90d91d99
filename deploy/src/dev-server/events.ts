import type { FastifyReply } from 'fastify'

/** Server-sent events to everybody who listens. */
export interface Events {
  /** Keeps this answer open and writes events into it. `first` are sent at once. */
  open(reply: FastifyReply, headers?: Record<string, string>, first?: readonly Event[]): void
  /** `name` is left out for what `onmessage` hears. */
  send(event: Event): void
  close(): void
}

interface Event {
  name?: string
  data: unknown
}

const written = ({ name, data }: Event): string => `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`

/** Makes a stream of events. */
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
