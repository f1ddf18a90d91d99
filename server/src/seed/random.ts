/** A seeded source of random: the same name gives the same numbers on every machine. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A whole number between both bounds, bounds included. */
  int(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  random(share: number): boolean
  /** `count` different ones, in no order. */
  sample<T>(list: readonly T[], count: number): T[]
  /** One of the keys, as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K
  hex(digits: number): string
}

const hash = (text: string): number => {
  let value = 2166136261
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16777619)
  return value >>> 0
}

export const seededRandom = (name: string): Random => {
  let state = hash(name)
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T
  return {
    next,
    int,
    pick,
    random: (share) => next() < share,
    sample: (list, count) => {
      const rest = [...list]
      const wanted = Math.min(count, rest.length)
      for (let at = 0; at < wanted; at += 1) {
        const other = int(at, rest.length - 1)
        ;[rest[at], rest[other]] = [rest[other] as never, rest[at] as never]
      }
      return rest.slice(0, wanted)
    },
    weighted: (weights) => {
      const entries = Object.entries(weights) as [keyof typeof weights, number][]
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [key, weight] of entries) if ((left -= weight) < 0) return key
      return entries[0]![0]
    },
    hex: (digits) => {
      let text = ''
      for (let at = 0; at < digits; at += 1) text += '0123456789abcdef'[int(0, 15)]
      return text
    },
  }
}

/** Splits a whole total by weights into whole parts that sum to it. */
export const split = (total: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((a, b) => a + b, 0)
  let given = 0
  return weights.map((weight, at) => {
    const part = at === weights.length - 1 ? total - given : Math.floor((total * weight) / sum)
    given += part
    return part
  })
}
