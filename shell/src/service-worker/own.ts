import type { WorkboxPlugin } from 'workbox-core'

/** Answers that belong to an account: readable again by that account alone, until it signs out. */
export const OWN = 'samspel-own'

const mark = 'samspel-account'

/** Whose session a request carries, as its token says; undefined for none that can be read. */
export const accountOf = (authorization: string | null): string | undefined => {
  const [, claims] = /^Bearer [^.]+\.([\w-]+)\./.exec(authorization ?? '') ?? []
  if (!claims) return undefined
  try {
    const { scp, sub } = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as Record<string, unknown>
    return typeof scp === 'string' && typeof sub === 'string' ? `${scp}:${sub}` : undefined
  } catch {
    return undefined
  }
}

const keyOf = (request: Request): string => {
  const url = new URL(request.url)
  url.searchParams.set(mark, accountOf(request.headers.get('authorization')) ?? '')
  return url.href
}
const ownerOf = (key: string): string | null => new URL(key).searchParams.get(mark)

/** Keeps answers under their account, and no other account's beside them; `forget` deletes all of them, also those still on their way. */
export function ownAnswers(storage: Pick<CacheStorage, 'open' | 'delete'>) {
  let forgotten = 0
  const plugin: WorkboxPlugin = {
    handlerWillStart: async ({ state }) => {
      if (state) state.forgotten = forgotten
    },
    cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
    cacheWillUpdate: async ({ request, response, state }) =>
      state?.forgotten === forgotten &&
      accountOf(request.headers.get('authorization')) !== undefined &&
      /^application\/json\b/.test(response.headers.get('content-type') ?? '')
        ? response
        : null,
    cacheDidUpdate: async ({ request }) => {
      const cache = await storage.open(OWN)
      const owner = ownerOf(request.url)
      const others = (await cache.keys()).filter(({ url }) => ownerOf(url) !== owner)
      await Promise.all(others.map((other) => cache.delete(other)))
    },
  }
  return {
    plugin,
    forget: async () => {
      forgotten += 1
      await storage.delete(OWN)
    },
  }
}
