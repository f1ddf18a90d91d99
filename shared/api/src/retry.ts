/** Delays of the generic retry helper, milliseconds (row K-06). */
export interface RetryOptions {
  retries?: number
  firstDelay?: number
  maxDelay?: number
  signal?: AbortSignal
  /** Replaced in tests. */
  wait?: (milliseconds: number) => Promise<void>
}

/** Delay before retry number `attempt` (0 = first): doubling from 1 s up to 30 s (row K-06). */
export const retryDelay = (attempt: number, firstDelay = 1_000, maxDelay = 30_000): number =>
  Math.min(firstDelay * 2 ** attempt, maxDelay)

const waitFor = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Calls `work` until it succeeds, at most 1 + 3 times (row K-06), and rejects with the last error. */
export const retry = async <T>(work: (attempt: number) => Promise<T>, options: RetryOptions = {}): Promise<T> => {
  const { retries = 3, firstDelay, maxDelay, signal, wait = waitFor } = options
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work(attempt)
    } catch (error) {
      if (attempt >= retries || signal?.aborted) throw error
      await wait(retryDelay(attempt, firstDelay, maxDelay))
    }
  }
}
