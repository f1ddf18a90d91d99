import { uuidv7 } from 'uuidv7'
import type { LiveMessage } from '../../live'

export interface Logged {
  id: string
  message: LiveMessage
}

/** Facts kept for streams that come back; more than any short break brings. */
const most = 20_000

/**
 * The newest facts that this instance has heard, in the order that all instances hear them in: a stream that was cut off here goes on there.
 * After a gap the log begins anew.
 */
export const createLiveLog = (limit = most) => {
  let start = uuidv7()
  let kept: Logged[] = []
  let places = new Map<string, number>()
  /** Place of the first that is kept, counted from the beginning. */
  let first = 0
  const last = () => kept.at(-1)?.id ?? start

  return {
    /** False for one that was heard before. */
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
    /** The id of the newest, or of the beginning. */
    last,
    /** What came after an id; undefined when that is not known. */
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
