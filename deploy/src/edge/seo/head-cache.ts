import { createHash } from 'node:crypto'
import { lastUsed } from '../../last-used'
import { underWay } from '../../under-way'
import type { Head, Language } from './head'

/** `none`: no answer available now, so the page is served without a head. `missing`: the page does not exist. */
export type HeadAnswer = { state: 'found'; head: Head; version: string } | { state: 'missing' } | { state: 'none' }

interface HeadOptions {
  apiUrl: string
  /** How long a page waits for its head, in ms. */
  waitMs?: number
  fetch?: typeof globalThis.fetch
  now?: () => number
  onProblem?: (error: unknown) => void
}

/** Cache limits: number of heads and their total bytes; the least recently used are evicted. */
const most = 1_000
const mostBytes = 16_000_000
const atOnce = 24
/** The API rejects longer paths. */
const longestPath = 500
const bytesOfHead = 200_000
/** A stale head is used while a new one is fetched. */
const staleMs = 10 * 60_000
/**
 * How long a failed request is not repeated, in ms. After a few failures in a row all requests pause, so
 * that no page waits for an API that is down.
 */
const pauseMs = 5_000
const failuresInARow = 3
const freshMs = { found: 60_000, missing: 15_000, none: pauseMs } as const

interface Known {
  answer: HeadAnswer
  at: number
}

const isHead = (value: unknown): value is Head => {
  const head = value as Partial<Head> | null
  return (
    typeof head?.title === 'string' &&
    typeof head.description === 'string' &&
    (head.locale === 'sv' || head.locale === 'en') &&
    typeof head.body?.heading === 'string' &&
    Array.isArray(head.body.paragraphs) &&
    Array.isArray(head.body.links)
  )
}

/**
 * Fetches metadata for search engines and link previews from the API and caches it for a minute. Never
 * fails, and delays a page only briefly.
 */
export function headCache({ apiUrl, waitMs = 400, fetch = globalThis.fetch, now = Date.now, onProblem }: HeadOptions) {
  const known = lastUsed<Known>({ most, bytes: mostBytes, bytesOf: ({ answer }) => JSON.stringify(answer).length })
  const asking = underWay<HeadAnswer>()
  let pausedUntil = 0
  let failures = 0

  const remember = (place: string, answer: HeadAnswer) => {
    known.set(place, { answer, at: now() })
  }

  const request = async (path: string, language: Language): Promise<HeadAnswer> => {
    const response = await fetch(`${apiUrl}/public/page_heads?path=${encodeURIComponent(path)}&locale=${language}`, {
      signal: AbortSignal.timeout(waitMs),
      headers: { accept: 'application/json' },
    })
    if (response.status === 404) {
      await response.body?.cancel()
      return { state: 'missing' }
    }
    if (!response.ok) {
      await response.body?.cancel()
      onProblem?.(new Error(`page_heads answered ${response.status}`))
      return { state: 'none' }
    }
    const text = await response.text()
    const head: unknown =
      text.length > bytesOfHead ? undefined : (JSON.parse(text) as { page_head?: unknown }).page_head
    if (!isHead(head)) throw new Error('page_heads answered with no head')
    return { state: 'found', head, version: createHash('sha256').update(text).digest('base64url') }
  }

  const ask = (place: string, path: string, language: Language): Promise<HeadAnswer> => {
    const isTooMuch = asking.count() >= atOnce || now() < pausedUntil
    if (isTooMuch && !asking.has(place)) return Promise.resolve({ state: 'none' })
    return asking.share(place, () =>
      request(path, language)
        .then((found) => {
          failures = 0
          return found
        })
        .catch((error: unknown): HeadAnswer => {
          failures += 1
          if (failures >= failuresInARow) pausedUntil = now() + pauseMs
          onProblem?.(error)
          return { state: 'none' }
        })
        .then((found) => {
          // A stale head is better than none.
          if (found.state !== 'none' || known.get(place)?.answer.state !== 'found') remember(place, found)
          return found
        }),
    )
  }

  return {
    async read(path: string, language: Language): Promise<HeadAnswer> {
      if (path.length > longestPath) return { state: 'missing' }
      const place = `${language} ${path}`
      const found = known.get(place)
      if (!found) return ask(place, path, language)
      const age = now() - found.at
      if (age < freshMs[found.answer.state]) return found.answer
      const fresh = ask(place, path, language)
      if (found.answer.state === 'found' && age < staleMs) return found.answer
      const answer = await fresh
      // While the API is unavailable a cached head stays valid, but a cached `missing` only for a limited time.
      return answer.state === 'none' && (found.answer.state === 'found' || age < staleMs) ? found.answer : answer
    },
    size: () => known.held().entries,
  }
}

export type Heads = ReturnType<typeof headCache>
