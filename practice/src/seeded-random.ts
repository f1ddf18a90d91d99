import { createHash } from 'node:crypto'

/** Random numbers that are always the same for the same words. */
export interface Random {
  /** At least 0 and less than 1. */
  next: () => number
  between: (low: number, high: number) => number
  whole: (low: number, high: number) => number
  pick: <T>(from: readonly T[]) => T
}

export const seededRandom = (...words: string[]): Random => {
  let state = createHash('sha256').update(words.join('\n')).digest().readUInt32LE(0)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    whole,
    pick: (from) => {
      const found = from[whole(0, from.length - 1)]
      if (found === undefined) throw new Error('Nothing to pick from')
      return found
    },
  }
}
