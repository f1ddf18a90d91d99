import { uuidv7 } from 'uuidv7'
import type { LiveMessage } from '../../live'

export interface Logged {
  id: string
  message: LiveMessage
}

/** Number of facts kept for streams that reconnect; more than occur during any short interruption. */
const most = 20_000

/**
 * The latest facts heard by this instance, in the order all instances share, so that an interrupted stream can resume. After a gap the log
 * starts over.
 */
export const createLiveLog = (limit = most) => {
  let start = uuidv7()
  let kept: Logged[] = []
  let places = new Map<string, number>()
  /** Sequence number of the first fact kept. */
  let first = 0
  const last = () => kept.at(-1)?.id ?? start

  return {
    /** Returns false when the fact is already known. */
    add: (message: LiveMessage, id: string): boolean => {
      if (places.has(id)) return false
      places.set(id, first + kept.length)
      kept.push({ id, message })
      if (kept.length > limit * 1.25) {
        const gone = kept.splice(0, kept.length - limit)
        first += gone.length
        for (const { id: old } of gone) places.delete(old)
      }
      return true
    },
    /** Id of the latest fact, or the starting id. */
    last,
    /** Facts after an id; undefined when the id is unknown. */
    since: (id: string): readonly Logged[] | undefined => {
      if (id === start && first === 0) return kept
      const at = places.get(id)
      return at === undefined ? undefined : kept.slice(at - first + 1)
    },
    clear: () => {
      start = uuidv7()
      kept = []
      places = new Map()
      first = 0
    },
  }
}
