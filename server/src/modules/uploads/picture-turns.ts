import { AppError } from '../../errors'

export interface PictureJob {
  /** The account that the work is done for. */
  owner: string
  /** Large ones run beside ordinary ones, which therefore never wait for them. */
  isLarge: boolean
  /** Bytes kept in memory until the job has run. */
  bytes: number
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined
}

export interface PictureBounds {
  ordinaryAtOnce: number
  largeAtOnce: number
  longestQueue: number
  longestQueueOfOne: number
  /** Bytes of all pictures that wait. */
  mostBytes: number
}

interface Waiting extends PictureJob {
  start: () => void
}

/**
 * Decides when a picture is decoded. An account has one running at a time and a few waiting; few run at once in all, so that the pixels in
 * memory are bounded. Beyond an account's share 429, beyond what all may have waiting 503.
 */
export const pictureTurns = (bounds: PictureBounds) => {
  const busy = new Set<string>()
  const running = { large: 0, ordinary: 0 }
  let waiting: Waiting[] = []

  const hasRoom = ({ isLarge }: Waiting) =>
    isLarge ? running.large < bounds.largeAtOnce : running.ordinary < bounds.ordinaryAtOnce
  const startNext = () => {
    for (;;) {
      const next = waiting.find((job) => !busy.has(job.owner) && hasRoom(job))
      if (!next) return
      waiting = waiting.filter((job) => job !== next)
      busy.add(next.owner)
      running[next.isLarge ? 'large' : 'ordinary'] += 1
      next.start()
    }
  }
  const end = ({ owner, isLarge }: Waiting) => {
    busy.delete(owner)
    running[isLarge ? 'large' : 'ordinary'] -= 1
    startNext()
  }
  const refuseWhenFull = ({ owner, bytes }: PictureJob) => {
    if (waiting.filter((job) => job.owner === owner).length >= bounds.longestQueueOfOne)
      throw new AppError('too_many_requests')
    const held = waiting.reduce((sum, job) => sum + job.bytes, bytes)
    if (waiting.length >= bounds.longestQueue || held > bounds.mostBytes) throw new AppError('unavailable')
  }

  return async <T>(asked: PictureJob, work: () => Promise<T>): Promise<T> => {
    const { signal } = asked
    signal?.throwIfAborted()
    refuseWhenFull(asked)
    const job = await new Promise<Waiting>((resolve, reject) => {
      const leave = () => {
        waiting = waiting.filter((other) => other !== entry)
        reject(signal!.reason as Error)
      }
      const entry: Waiting = {
        ...asked,
        start: () => {
          signal?.removeEventListener('abort', leave)
          resolve(entry)
        },
      }
      signal?.addEventListener('abort', leave, { once: true })
      waiting.push(entry)
      startNext()
    })
    try {
      return await work()
    } finally {
      end(job)
    }
  }
}
