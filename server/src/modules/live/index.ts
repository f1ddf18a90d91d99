import { readClaims } from '@samspel/api'
import type { Handlers } from '../../http/call'
import type { LiveBus } from '../../live'
import { createLiveHub, type LiveHub } from './hub'
import { liveSessions } from './sessions'

export { createPostgresBus } from './postgres-bus'
export { createRedisBus } from './redis-bus'

const hubs = new WeakMap<LiveBus, LiveHub>()

export const streamCount = (bus: LiveBus): number => hubs.get(bus)?.size() ?? 0

/** Ends all streams of a bus; otherwise a server that shuts down would wait for them forever. */
export const endStreams = (bus: LiveBus): void => {
  hubs.get(bus)?.close()
  hubs.delete(bus)
}

export const liveHandlers = {
  liveStream: async ({ caller, db, live, http: { request, reply } }) => {
    let hub = hubs.get(live)
    if (!hub) hubs.set(live, (hub = createLiveHub({ bus: live, liveSessions: liveSessions(db) })))

    reply.hijack()
    const { raw } = reply
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Close the connection together with the stream, so that shutdown need not wait for it.
      connection: 'close',
      // Tells nginx not to buffer events.
      'x-accel-buffering': 'no',
    })
    const token = request.headers.authorization?.replace(/^Bearer /i, '')
    const lastEventId = request.headers['last-event-id']
    const remove = hub.add(
      {
        sessionId: caller.sessionId,
        hearer: caller.kind === 'user' ? caller : { kind: 'instagramer', id: caller.id, brandIds: [] },
        expiresAt: (readClaims(token)?.exp ?? 0) * 1_000,
        write: (text) => void raw.write(text),
        pendingBytes: () => raw.writableLength,
        end: () => void (raw.writableLength > 0 ? raw.destroy() : raw.end()),
      },
      typeof lastEventId === 'string' ? lastEventId : '',
    )
    raw.on('close', remove)
  },
} satisfies Partial<Handlers>
