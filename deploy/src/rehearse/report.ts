import type { Area, RemoteRoute } from '@samspel/federation/registry'

/** Languages in which a rehearsal looks at every page. */
export const languages = ['sv', 'en'] as const
export type Language = (typeof languages)[number]

/** A release as a rehearsal needs it. */
export interface RehearsedRelease {
  version: string
  routes: readonly RemoteRoute[]
}

/** What a browser saw of one page. */
export interface Seen {
  /** Errors of the console and of the page, without what differs between two releases by itself. */
  errors: readonly string[]
  /** Requests that failed, as `GET /path 500`. */
  failed: readonly string[]
  /** Rules of axe to the number of places that break them. */
  violations: Readonly<Record<string, number>>
}

/** A page of both releases, compared. `changed` is another picture alone, which may be what the release is for. */
export interface RehearsedPage {
  /** Pattern of the route. */
  route: string
  /** Path that was opened. */
  path: string
  role: Area
  language: Language
  state: 'worse' | 'changed' | 'better' | 'same'
  /** What the candidate has and the live release has not. */
  added: readonly string[]
  /** How many problems of the live release the candidate has not. */
  gone: number
  /** Share of the picture's pixels that differ, from 0 to 1; null without a live page to compare with. */
  picture: number | null
}

/** Bytes of the remote's own scripts that one visitor loaded on the way through all pages, compressed as they came. */
export interface RehearsedBytes {
  role: Area
  language: Language
  live: number | null
  candidate: number
}

/** A page that was not opened, and why. */
export interface NotWalked {
  route: string
  role: Area
  /** In which language; in none when absent. */
  language?: Language
  why: 'no-account' | 'no-example' | 'no-time' | 'unseen'
}

/** What a rehearsal of a release found. */
export interface Rehearsal {
  name: string
  version: string
  /** Version that it was compared with; null when nothing was live. */
  live: string | null
  /** ISO time of its begin. */
  at: string
  tookMs: number
  width: number
  verdict: 'worse' | 'changed' | 'same'
  pages: readonly RehearsedPage[]
  bytes: readonly RehearsedBytes[]
  notWalked: readonly NotWalked[]
}

/** Bounds of a report: the registry service refuses a larger one. */
export const bounds = { pages: 600, added: 8, text: 240, notWalked: 600, bytes: 20 }

/** Share of the pixels from which a picture counts as another one. */
const ANOTHER_PICTURE = 0.0005

/** Growth of the scripts that is worth a decision. */
const GROWTH = 0.05
const GROWTH_BYTES = 2048

const short = (text: string): string => (text.length > bounds.text ? `${text.slice(0, bounds.text - 1)}…` : text)

const without = (all: readonly string[], known: readonly string[]): string[] =>
  [...new Set(all)].filter((text) => !known.includes(text))

const moreViolations = (of: Seen, than: Seen): string[] =>
  Object.entries(of.violations).flatMap(([rule, count]) => {
    const before = than.violations[rule] ?? 0
    return count > before ? [`axe ${rule}: ${count - before} more`] : []
  })

const moreOf = (of: Seen, than: Seen): string[] => [
  ...without(of.errors, than.errors).map((text) => `console: ${text}`),
  ...without(of.failed, than.failed).map((text) => `request: ${text}`),
  ...moreViolations(of, than),
]

const nothing: Seen = { errors: [], failed: [], violations: {} }

/**
 * Compares what was seen of a page of both releases.
 * @param picture share of the pixels that differ; null when the live release has no such page
 */
export function compared(
  live: Seen | undefined,
  candidate: Seen,
  picture: number | null,
): Pick<RehearsedPage, 'state' | 'added' | 'gone' | 'picture'> {
  const added = moreOf(candidate, live ?? nothing)
  const gone = moreOf(live ?? nothing, candidate).length
  const isAnother = picture === null || picture >= ANOTHER_PICTURE
  const state = added.length > 0 ? 'worse' : gone > 0 ? 'better' : isAnother ? 'changed' : 'same'
  const shown = added.slice(0, bounds.added - 1).map(short)
  return {
    state,
    added: added.length > shown.length ? [...shown, `and ${added.length - shown.length} more`] : shown,
    gone,
    picture,
  }
}

/** Whether a visitor loads so much more of the candidate that somebody should know. */
export const isHeavier = ({ live, candidate }: RehearsedBytes): boolean =>
  live !== null && candidate - live > Math.max(GROWTH_BYTES, live * GROWTH)

/** What a whole rehearsal says of the candidate. */
export const verdictOf = ({ pages, bytes }: Pick<Rehearsal, 'pages' | 'bytes'>): Rehearsal['verdict'] =>
  pages.some(({ state }) => state === 'worse') || bytes.some(isHeavier)
    ? 'worse'
    : pages.some(({ state }) => state !== 'same')
      ? 'changed'
      : 'same'
