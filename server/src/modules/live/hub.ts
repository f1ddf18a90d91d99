import type { LiveBus, LiveMessage } from '../../live'
import { type Hearer, hears, hearsSame } from './audience'
import type { GappyBus } from './bus'
import { frameOf, heartbeat, type Place, readPlace, readyFrame, resetFrame } from './frames'
import { createLiveLog } from './log'

export interface LiveConnection {
  sessionId: string
  hearer: Hearer
  /** When the token that opened the stream expires, ms. */
  expiresAt: number
  write: (text: string) => void
  /** Bytes not yet sent to the reader. */
  pendingBytes: () => number
  end: () => void
}

export interface LiveHubOptions {
  bus: LiveBus | GappyBus
  /** Which of these sessions are still active, with what they may receive now. */
  liveSessions: (ids: string[]) => Promise<Map<string, Hearer>>
  heartbeatMs?: number
  now?: () => number
}

/** A reader with more unsent bytes than this is disconnected; it reconnects and catches up. */
const maxPendingBytes = 64 * 1024
/** Maximum number of streams per session (tabs) and per account; one more ends the oldest. */
const maxPerSession = 8
const maxPerAccount = 24

/** All streams of this instance: forwards events, and ends streams whose session has ended. */
export const createLiveHub = ({ bus, liveSessions, heartbeatMs = 20_000, now = Date.now }: LiveHubOptions) => {
  const open = new Set<LiveConnection>()
  const log = createLiveLog()
  /** Number of facts per stream, including those before a reconnect. */
  const counts = new WeakMap<LiveConnection, number>()

  const drop = (connection: LiveConnection) => {
    if (open.delete(connection)) connection.end()
  }
  const send = (connection: LiveConnection, text: string) => {
    if (connection.pendingBytes() > maxPendingBytes) drop(connection)
    else connection.write(text)
  }
  const placeOf = (connection: LiveConnection): Place => ({ count: counts.get(connection) ?? 0, id: log.last() })
  const tell = (connection: LiveConnection, event: LiveMessage, id: string) => {
    if (!hears(connection.hearer, event)) return
    const count = (counts.get(connection) ?? 0) + 1
    counts.set(connection, count)
    send(connection, frameOf(event, { count, id }))
  }
  const pass = (event: LiveMessage, id: string) => {
    if (log.add(event, id)) for (const connection of [...open]) tell(connection, event, id)
  }
  const endAll = () => [...open].forEach(drop)
  const onGap = () => {
    log.clear()
    endAll()
  }
  /** Resumes a stream at the client's position, or tells it that this is not possible. */
  const resume = (connection: LiveConnection, asked: string) => {
    const place = readPlace(asked)
    if (!place) return connection.write(readyFrame(placeOf(connection)))
    counts.set(connection, place.count)
    const missed = log.since(place.id)
    if (!missed) return connection.write(resetFrame(placeOf(connection)))
    for (const { message, id } of missed) tell(connection, message, id)
    connection.write(readyFrame(placeOf(connection)))
  }

  const check = async () => {
    const asked = [...open]
    if (asked.length === 0) return
    for (const connection of asked) {
      if (connection.expiresAt <= now()) drop(connection)
      else send(connection, heartbeat)
    }
    const live = await liveSessions([...new Set(asked.map(({ sessionId }) => sessionId))])
    for (const connection of asked) {
      const hearer = live.get(connection.sessionId)
      if (hearer) connection.hearer = hearer
      else drop(connection)
    }
  }

  /** Rechecks these sessions now. A stream whose access has changed is dropped; the client reconnects and reloads what it may see. */
  const recheck = async (
    connections: readonly LiveConnection[],
    isGone: (connection: LiveConnection, hearer: Hearer | undefined) => boolean,
  ) => {
    if (connections.length === 0) return
    try {
      const live = await liveSessions([...new Set(connections.map(({ sessionId }) => sessionId))])
      for (const connection of connections) {
        if (!isGone(connection, live.get(connection.sessionId))) continue
        // Its access has changed, so the stream cannot be resumed from here.
        if (open.has(connection)) connection.write(resetFrame(placeOf(connection)))
        drop(connection)
      }
    } catch {
      // Access is unknown: closed streams reconnect, while an open one could leak events.
      connections.forEach(drop)
    }
  }
  const onAccessChanged = (ownerId: string) =>
    recheck(
      [...open].filter(({ hearer }) => hearer.id === ownerId),
      (connection, hearer) => !hearer || !hearsSame(connection.hearer, hearer),
    )

  const stops = [
    bus.subscribe(pass),
    bus.onAccessChanged((ownerId) => void onAccessChanged(ownerId)),
    ...('onGap' in bus ? [bus.onGap(onGap)] : []),
  ]
  let checking = false
  const timer = setInterval(() => {
    if (checking) return
    checking = true
    // A short database outage ends no streams; the next heartbeat checks again.
    void check()
      .catch(() => undefined)
      .finally(() => {
        checking = false
      })
  }, heartbeatMs)
  timer.unref()

  return {
    /**
     * Adds a stream; returns the function to call when its reader disconnects. `lastEventId` is the reader's position, empty for a new
     * stream.
     */
    add: (connection: LiveConnection, lastEventId?: string) => {
      const account = [...open].filter(
        ({ hearer }) => hearer.kind === connection.hearer.kind && hearer.id === connection.hearer.id,
      )
      const session = account.filter(({ sessionId }) => sessionId === connection.sessionId)
      const oldest =
        session.length >= maxPerSession ? session[0] : account.length >= maxPerAccount ? account[0] : undefined
      if (oldest) drop(oldest)
      open.add(connection)
      connection.write(heartbeat)
      if (lastEventId !== undefined) resume(connection, lastEventId)
      // The session may have ended since the request was authenticated.
      void recheck([connection], (_, hearer) => !hearer)
      return () => void open.delete(connection)
    },
    size: () => open.size,
    check,
    close: () => {
      clearInterval(timer)
      for (const stop of stops) stop()
      endAll()
    },
  }
}

export type LiveHub = ReturnType<typeof createLiveHub>
