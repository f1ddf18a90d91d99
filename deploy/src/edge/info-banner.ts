import { createHash } from 'node:crypto'

/** The platform's notice as returned by the API; null if there is none. */
export type InfoBanner = Record<string, unknown> | null

/** The last known notice; undefined before the first answer. */
export type KnownBanner = { banner: InfoBanner; version: string } | undefined

const freshMs = 15_000
const failedMs = 5_000
/** Only the first page waits for the notice, and at most this long. */
const waitMs = 250

const read = (value: unknown): InfoBanner | undefined => {
  if (value === null) return null
  return typeof value === 'object' && 'id' in value ? (value as Record<string, unknown>) : undefined
}

/**
 * Caches the platform's notice for embedding in pages: a notice that arrived after the first paint would push down what the visitor is
 * reading. Fetched at most every 15 s; a stale one is used while a new one is fetched, and a failure never affects the page.
 */
export function bannerCache({
  apiUrl,
  fetch = globalThis.fetch,
  now = Date.now,
}: {
  apiUrl: string
  fetch?: typeof globalThis.fetch
  now?: () => number
}) {
  let known: KnownBanner
  let until = -Infinity
  let asking: Promise<void> | undefined

  const ask = async (): Promise<void> => {
    try {
      const response = await fetch(`${apiUrl}/public/info_banners/current`, {
        signal: AbortSignal.timeout(waitMs),
        headers: { accept: 'application/json' },
      })
      const text = await response.text()
      const banner = response.ok ? read((JSON.parse(text) as { info_banner?: unknown }).info_banner) : undefined
      if (banner === undefined) throw new Error('no notice in the answer')
      known = { banner, version: createHash('sha256').update(text).digest('base64url').slice(0, 12) }
      until = now() + freshMs
    } catch {
      until = now() + failedMs
    }
  }

  return async (): Promise<KnownBanner> => {
    if (now() < until) return known
    asking ??= ask().finally(() => {
      asking = undefined
    })
    if (!known) await asking
    return known
  }
}

export type Banners = ReturnType<typeof bannerCache>
