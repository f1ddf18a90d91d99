import type pg from 'pg'

interface Socket {
  _write: (...given: unknown[]) => void
  _writev: (...given: unknown[]) => void
}

/** Counts how often a pool writes to its sockets: what leaves in one write costs one round trip. To be called before it connects. */
export const countWrites = (pool: pg.Pool) => {
  let writes = 0
  pool.on('connect', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    for (const method of ['_write', '_writev'] as const) {
      const own = stream[method].bind(stream)
      stream[method] = (...given) => {
        writes += 1
        own(...given)
      }
    }
  })
  return {
    /** Writes during some work. */
    during: async (work: () => Promise<unknown>): Promise<number> => {
      const before = writes
      await work()
      return writes - before
    },
  }
}
