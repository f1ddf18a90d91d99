import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { lastUsed } from '../../last-used'
import { underWay } from '../../under-way'
import { dress } from './dress'
import type { PainterAnswer, PainterAsked } from './painter'
import { PainterBusy } from './painter'

/** The first view of a page, for phone and desktop. */
export interface Painting {
  phone: string
  desk: string
  /** Rules of the classes that replace inline styles. */
  css: string
  /** Browser storage keys whose presence means that the visitor gets a different view. */
  unless: readonly string[]
  version: string
}

/** A release's painter in one language. */
export interface PaintSource {
  /** Unique key: its URL. */
  key: string
  load: () => Promise<string>
}

interface PaintOptions {
  apiUrl: string
  paint: (key: string, load: () => Promise<string>, asked: PainterAsked) => Promise<PainterAnswer>
  /** How long a page waits for its painting, in ms. A later one is ready for the next visitor. */
  waitMs?: number
  fetch?: typeof globalThis.fetch
  now?: () => number
  onProblem?: (error: unknown) => void
}

/** What to paint. */
export interface Wanted {
  path: string
  /** Path of the remote's route; empty for the shell's frame. */
  route: string
  language: string
  /** Answers that the edge provides itself. */
  given?: Record<string, string>
}

type Known = { painting: Painting | undefined; at: number }

const most = 500
const mostBytes = 24_000_000
const freshMs = 30_000
const noneMs = 10_000
const staleMs = 10 * 60_000
const rounds = 3
const askMs = 2_000
const longestAnswer = 500_000
const longestPath = 500

/** Only public endpoints of this API, and no path traversal. */
const isOpen = (address: string): boolean => /^\/public\/[\w./?&=%,~:+\-[\]]*$/.test(address) && !address.includes('..')

const bytesOf = ({ painting }: Known): number =>
  painting ? painting.phone.length + painting.desk.length + painting.css.length : 64

/** Caches paintings of public pages, made from the API's answers, for half a minute. A page waits for one only briefly. */
export function paintCache({
  apiUrl,
  paint,
  waitMs = 500,
  fetch = globalThis.fetch,
  now = Date.now,
  onProblem,
}: PaintOptions) {
  const known = lastUsed<Known>({ most, bytes: mostBytes, bytesOf })
  const making = underWay<Painting | undefined>()

  const answerOf = async (address: string): Promise<[string, string]> => {
    if (!isOpen(address)) throw new Error(`a painter wants ${address}, which is not public`)
    const response = await fetch(`${apiUrl}${address}`, {
      signal: AbortSignal.timeout(askMs),
      headers: { accept: 'application/json' },
    })
    const text = await response.text()
    if (!response.ok || text.length > longestAnswer) throw new NothingToPaint()
    return [address, text]
  }

  const make = async ({ key, load }: PaintSource, { given, ...wanted }: Wanted): Promise<Painting | undefined> => {
    const answers: Record<string, string> = { ...given }
    const prefix = wanted.route === '' ? 'pf-' : 'pp-'
    for (let round = 0; round < rounds; round += 1) {
      const { needs, phone, desk, unless = [] } = await paint(key, load, { ...wanted, answers })
      if (phone !== undefined && desk !== undefined) {
        const [onPhone, onDesk] = [dress(phone, `${prefix}p`), dress(desk, `${prefix}d`)]
        const parts = { phone: onPhone.html, desk: onDesk.html, css: onPhone.css + onDesk.css, unless }
        return { ...parts, version: createHash('sha256').update(JSON.stringify(parts)).digest('base64url') }
      }
      const missing = needs.filter((address) => answers[address] === undefined)
      if (missing.length === 0) return undefined
      Object.assign(answers, Object.fromEntries(await Promise.all(missing.map(answerOf))))
    }
    return undefined
  }

  const ask = (place: string, source: PaintSource, wanted: Wanted): Promise<Painting | undefined> =>
    making.share(place, () =>
      make(source, wanted)
        .catch((error: unknown) => {
          if (!(error instanceof NothingToPaint) && !(error instanceof PainterBusy)) onProblem?.(error)
          return undefined
        })
        .then((painting) => {
          known.set(place, { painting, at: now() })
          return painting
        }),
    )

  return {
    /** The painting of a path; undefined if there is none, or none yet. */
    async read(source: PaintSource, wanted: Wanted): Promise<Painting | undefined> {
      const { path, language, given } = wanted
      if (path.length > longestPath) return undefined
      const place = [source.key, language, path, given && JSON.stringify(given)].join('\n')
      const found = known.get(place)
      const age = found ? now() - found.at : Infinity
      if (found && age < (found.painting ? freshMs : noneMs)) return found.painting
      const coming = ask(place, source, wanted)
      if (found?.painting && age < staleMs) return found.painting
      return Promise.race([coming, pause(waitMs, undefined, { ref: false })])
    },
  }
}

/** The record does not exist or cannot be read; the page reports that itself. */
class NothingToPaint extends Error {
  override name = 'NothingToPaint'
}

export type Paintings = ReturnType<typeof paintCache>
