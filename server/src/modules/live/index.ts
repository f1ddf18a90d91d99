import { readClaims } from '@samspel/api'
import type { Handlers } from '../../http/call'
import type { LiveBus } from '../../live'
import { createLiveHub, type LiveHub } from './hub'
import { liveSessions } from './sessions'

export { createPostgresBus } from './postgres-bus'
export { createRedisBus } from './redis-bus'

const hubs = new WeakMap<LiveBus, LiveHub>()

/** Streams that are open on this instance. */
export const streamCount = (bus: LiveBus): number => hubs.get(bus)?.size() ?? 0

/** Ends every open stream of a bus: a server that is told to stop would wait for them for ever. */
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
      // When the stream ends so does its connection: a server that stops need not wait for it.
      connection: 'close',
      // Tells nginx not to hold events back.
      'x-accel-buffering': 'no',
    })
    const token = request.headers.authorization?.replace(/^Bearer /i, '')
    const lastEventId = request.headers['last-event-id']
    const remove = hub.add(
      {
        sessionId: caller.sessionId,
        hearer:
          caller.kind === 'user'
            ? { kind: 'user', id: caller.id, role: caller.role, brandIds: caller.brandIds, storeIds: caller.storeIds }
            : { kind: 'instagramer', id: caller.id, brandIds: [] },
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
