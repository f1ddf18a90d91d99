import { AppError } from './errors'

/**
 * Limits the concurrency of heavy work; the rest is queued.
 * @param atOnce how many run at the same time
 * @param longestQueue how many may wait; any more are refused with `unavailable`
 */
export const inTurn = ({ atOnce, longestQueue = Infinity }: { atOnce: number; longestQueue?: number }) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) throw new AppError('unavailable')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
