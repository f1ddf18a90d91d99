import { setImmediate as nextTurn } from 'node:timers/promises'

/** One fact as received from a stream. */
export interface Heard {
  fact: string
  ids: Record<string, string>
  at: number
}

interface ReaderOptions {
  token: string
  /** The address for the next connection: another instance than before, if there is one. */
  address: () => string
  onFact: (heard: Heard) => void
  /** On the first connection, and when facts may have been missed: everything has to be read. */
  onReset: () => void
}

/** Reads the live stream like a browser: reconnects after every interruption with the last event id. */
export const openLiveReader = ({ token, address, onFact, onReset }: ReaderOptions) => {
  let lastEventId: string | undefined
  let lastCount = 0
  let connection = new AbortController()
  let closed = false
  const seen = { cuts: 0, resets: 0, holes: 0 }

  const take = (frame: string) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1]
    const [id, event, data] = [field('id'), field('event'), field('data')]
    if (!id || !event) return
    const count = Number.parseInt(id, 10)
    const isNext = event === 'ready' || event === 'reset' ? count === lastCount : count === lastCount + 1
    if (!isNext && lastEventId) seen.holes += 1
    const isFirst = lastEventId === undefined
    lastCount = count
    lastEventId = id
    if (event === 'reset') seen.resets += 1
    if (event === 'reset' || isFirst) onReset()
    if (event !== 'ready' && event !== 'reset') {
      const { fact, ids } = JSON.parse(data ?? '{}') as Heard
      onFact({ fact, ids, at: performance.now() })
    }
  }
  const follow = async () => {
    connection = new AbortController()
    const answer = await fetch(`${address()}/api/live/stream`, {
      headers: { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
      signal: connection.signal,
    })
    if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}`)
    let rest = ''
    for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
      const frames = (rest + piece).split('\n\n')
      rest = frames.pop() ?? ''
      frames.forEach(take)
    }
  }
  const ended = (async () => {
    while (!closed) {
      await follow().catch(() => undefined)
      await nextTurn()
    }
  })()
  return {
    seen,
    /** Cuts the connection at whatever point it is. */
    cut: () => {
      seen.cuts += 1
      connection.abort()
    },
    close: async () => {
      closed = true
      connection.abort()
      await ended
    },
  }
}
