import type { LinkProblem, Network } from '@samspel/api/network-links'

/** What a network tells of one of its posts; null for what it does not tell. */
export interface NetworkPost {
  id: string
  title: string
  author: { name: string; url: string | null } | null
  /** At the network; it is copied and never shown from there. */
  pictureUrl: string | null
  publishedAt: string | null
  figures: { views: number | null; likes: number | null; comments: number | null } | null
}

export interface AskedLink {
  /** The network's own id, where the address holds it. */
  id: string | null
  url: string
}

/** A network that told nothing now. It says so of all its posts, not of one. */
export class NetworkProblem extends Error {
  override name = 'NetworkProblem'
  readonly problem: LinkProblem
  constructor(problem: LinkProblem, words: string, options?: ErrorOptions) {
    super(words, options)
    this.problem = problem
  }
}

/** A network whose posts can be read. */
export interface NetworkAdapter {
  network: Network
  /** How many links one call asks about. */
  atOnce: number
  /** Units of the network's day that a call costs. */
  units: number
  /** Where its pictures come from. */
  pictures: { hosts: RegExp; askedAt: readonly string[] }
  /**
   * What it tells of each link, in their order; `gone` for what it does not show, be it private or deleted.
   * @throws {NetworkProblem}
   */
  read: (links: readonly AskedLink[]) => Promise<(NetworkPost | 'gone')[]>
}

const titleLength = 300
/** One line of text, as much as is kept. PostgreSQL keeps no NUL. */
export const lineOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, titleLength)
        .replace(/[\uD800-\uDBFF]$/, '')
    : ''

/** A web address below one of `hosts`, without anything before or behind it; null for any other. */
export const addressAt = (value: unknown, hosts: RegExp): string | null => {
  if (typeof value !== 'string' || value.length > 2_000 || !URL.canParse(value)) return null
  const url = new URL(value)
  return url.protocol === 'https:' && url.port === '' && url.username === '' && hosts.test(url.hostname)
    ? url.href
    : null
}

/** Where a picture is, if it is at the network's own servers or where it is asked. */
export const pictureIn = (value: unknown, hosts: RegExp, askedAt: string): string | null =>
  addressAt(value, hosts) ??
  (typeof value === 'string' && URL.canParse(value) && new URL(value).origin === new URL(askedAt).origin ? value : null)

const patienceMs = 8_000
const wordsLength = 200

interface Answer {
  status: number
  body: unknown
}

/**
 * Asks a network. Only its own answer counts: a redirect is none.
 * @throws {NetworkProblem} where nothing came that could be read
 */
export const askNetwork = async (url: string, headers: Record<string, string> = {}): Promise<Answer> => {
  const answer = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  }).catch((cause: unknown) => {
    throw new NetworkProblem('down', 'no answer', { cause })
  })
  const text = await answer.text().catch((cause: unknown) => {
    throw new NetworkProblem('down', 'no whole answer', { cause })
  })
  if (answer.status >= 500) throw new NetworkProblem('down', `${answer.status} ${text.slice(0, wordsLength)}`.trim())
  try {
    return { status: answer.status, body: JSON.parse(text) as unknown }
  } catch {
    if (answer.ok) throw new NetworkProblem('down', `${answer.status} that is no JSON`)
    return { status: answer.status, body: null }
  }
}
