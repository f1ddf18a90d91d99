import type { LinkProblem } from '@samspel/api/network-links'
import { askNetwork, lineOf, type NetworkAdapter, type NetworkPost, NetworkProblem, pictureIn } from './adapter'

const pictureHosts = /^(?:i\d?|img)\.ytimg\.com$|^img\.youtube\.com$/
const sizes = ['maxres', 'standard', 'high', 'medium', 'default'] as const

interface Refusal {
  error?: {
    message?: unknown
    errors?: readonly { reason?: unknown }[]
    details?: readonly { reason?: unknown }[]
  }
}

interface Video {
  id?: unknown
  snippet?: {
    title?: unknown
    channelId?: unknown
    channelTitle?: unknown
    publishedAt?: unknown
    thumbnails?: Partial<Record<(typeof sizes)[number], { url?: unknown } | undefined>>
  }
  /** Numbers as texts. Likes are absent where the owner hides them, comments where they are closed. */
  statistics?: { viewCount?: unknown; likeCount?: unknown; commentCount?: unknown }
}

const reasons: Readonly<Record<string, LinkProblem>> = {
  quotaExceeded: 'quota',
  dailyLimitExceeded: 'quota',
  rateLimitExceeded: 'limited',
  userRateLimitExceeded: 'limited',
  RATE_LIMIT_EXCEEDED: 'limited',
  backendError: 'down',
  internalError: 'down',
}

/** What it refuses all calls for that is neither too much nor passing has to do with our key. */
const problemOf = (status: number, body: unknown): NetworkProblem => {
  const { error } = (body ?? {}) as Refusal
  const told = [...(error?.errors ?? []), ...(error?.details ?? [])].map(({ reason }) => reason)
  const known = told.flatMap((reason) => (typeof reason === 'string' && reasons[reason]) || [])
  const words = [status, ...told.filter((reason) => typeof reason === 'string'), lineOf(error?.message)].join(' ')
  const usual = status === 429 ? 'limited' : status >= 400 && status <= 403 ? 'key' : 'down'
  return new NetworkProblem(known[0] ?? usual, words)
}

const count = (value: unknown): number | null =>
  typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : null

const instant = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : null

const postOf = (id: string, { snippet, statistics }: Video, askedAt: string): NetworkPost => {
  const channel = typeof snippet?.channelId === 'string' && /^UC[\w-]{22}$/.test(snippet.channelId)
  const picture = sizes.map((size) => snippet?.thumbnails?.[size]?.url).find((url) => typeof url === 'string')
  return {
    id,
    title: lineOf(snippet?.title),
    author: snippet?.channelTitle
      ? {
          name: lineOf(snippet.channelTitle),
          url: channel ? `https://www.youtube.com/channel/${String(snippet.channelId)}` : null,
        }
      : null,
    pictureUrl: pictureIn(picture, pictureHosts, askedAt),
    publishedAt: instant(snippet?.publishedAt),
    figures: {
      views: count(statistics?.viewCount),
      likes: count(statistics?.likeCount),
      comments: count(statistics?.commentCount),
    },
  }
}

/** YouTube Data API v3. Private and deleted videos are absent from its answer; unlisted ones are told. */
export const youtube = ({ url, key }: { url: string; key: string }): NetworkAdapter => ({
  network: 'youtube',
  atOnce: 50,
  units: 1,
  pictures: { hosts: pictureHosts, askedAt: [url] },
  read: async (links) => {
    const query = new URLSearchParams({
      part: 'snippet,statistics',
      id: links.flatMap(({ id }) => id ?? []).join(','),
    })
    // In a header, so that it stands in no log of addresses.
    const { status, body } = await askNetwork(`${url}/youtube/v3/videos?${query.toString()}`, { 'x-goog-api-key': key })
    if (status !== 200) throw problemOf(status, body)
    const { items } = (body ?? {}) as { items?: readonly Video[] }
    if (!Array.isArray(items)) throw new NetworkProblem('down', '200 without items')
    const videos = new Map((items as readonly Video[]).map((video) => [video.id, video]))
    return links.map(({ id }) => {
      const video = id === null ? undefined : videos.get(id)
      return id !== null && video ? postOf(id, video, url) : 'gone'
    })
  },
})
