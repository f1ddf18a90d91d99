import { createHash, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'

/** Several presses of one visitor within this time are one click. */
const onceMs = 10 * 60_000
/** Clicks of one address on one link that count within an hour: more is nobody's audience. */
const mostPerHour = 30
const hourMs = 3_600_000
/** How much is remembered; a flood only pushes out the oldest. */
const remembered = 50_000
const dayMs = 86_400_000

export interface Press {
  slug: string
  address: string
  agent: string
  method: string
  /** What browsers say of what they fetch before anybody asks for it. */
  purpose: string
}

const isAhead = (purpose: string): boolean => /prefetch|prerender|preview/i.test(purpose)

/**
 * Says whether a press on a link counts as a click: by a person, once in a while. What is remembered of a visitor is a hash with a salt that
 * is drawn anew each day; both are in this process alone and are never written down.
 */
export const createClicks = () => {
  let salt = { day: -1, value: Buffer.alloc(0) }
  const seen = new Map<string, { until: number; count: number }>()
  const hash = (now: number, ...parts: readonly string[]): string => {
    const day = Math.floor(now / dayMs)
    if (salt.day !== day) {
      salt = { day, value: randomBytes(32) }
      seen.clear()
    }
    const sum = createHash('sha256').update(salt.value)
    for (const part of parts) sum.update(part).update('\0')
    return sum.digest('base64url')
  }
  const countOf = (key: string, now: number, windowMs: number): number => {
    const entry = seen.get(key)
    const next = entry && entry.until > now ? { ...entry, count: entry.count + 1 } : { until: now + windowMs, count: 1 }
    seen.delete(key)
    seen.set(key, next)
    if (seen.size > remembered) seen.delete(seen.keys().next().value!)
    return next.count
  }
  return {
    counts: ({ slug, address, agent, method, purpose }: Press, at: Date): boolean => {
      if (method !== 'GET' || agent === '' || isAhead(purpose) || isbot(agent)) return false
      const now = at.getTime()
      if (countOf(hash(now, 'visitor', slug, address, agent), now, onceMs) > 1) return false
      return countOf(hash(now, 'address', slug, address), now, hourMs) <= mostPerHour
    },
  }
}
