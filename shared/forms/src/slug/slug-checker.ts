import { isSlug } from '@samspel/api'
import type { Message } from '@samspel/i18n'
import { ruleMessages } from '../validation/messages'

/** Milliseconds without a key before a slug is looked up (V-24). */
export const SLUG_DEBOUNCE_MS = 500

/** Status of the lookup HEAD /public/collaboration_pages/slug/{slug}; 0 when the server was not reached. */
export type SlugLookup = (slug: string) => Promise<number>

/** Checks slugs for one field; see {@link createSlugChecker}. */
export interface SlugChecker {
  /** Nothing to say, or already known: answered at once. Else a promise, settled after the lookup, or at once when a newer value comes. */
  check(slug: string): Message | undefined | Promise<Message | undefined>
  /** Whether it is known that a slug is free: looked up, or the page's own. */
  isFree(slug: string): boolean
  /** Gives up a lookup that has not started. */
  cancel(): void
}

/**
 * Looks slugs up, 500 ms after the last change (V-24); not when empty, malformed or the page's current one, and once per value (V-25).
 * Taken on success or 403 (V-26), free on 404; anything else is a failure (V-27) that is not remembered.
 */
export const createSlugChecker = (
  lookup: SlugLookup,
  { current = '', waitMs = SLUG_DEBOUNCE_MS } = {},
): SlugChecker => {
  const known = new Map<string, Message | undefined>()
  let waiting: { slug: string; promise: Promise<Message | undefined>; cancel: () => void } | undefined

  const ask = async (slug: string): Promise<Message | undefined> => {
    const status = await lookup(slug)
    if (status === 404) known.set(slug, undefined)
    else if ((status >= 200 && status < 300) || status === 403) known.set(slug, ruleMessages.slugTaken)
    else return ruleMessages.slugLookup
    return known.get(slug)
  }

  const start = (slug: string) => {
    let cancel = () => {}
    const promise = new Promise<Message | undefined>((resolve) => {
      const timer = setTimeout(() => void ask(slug).then(resolve, () => resolve(ruleMessages.slugLookup)), waitMs)
      cancel = () => {
        clearTimeout(timer)
        resolve(undefined)
      }
    })
    waiting = { slug, promise, cancel }
    return promise
  }

  return {
    check(slug) {
      if (waiting?.slug === slug && !known.has(slug)) return waiting.promise
      waiting?.cancel()
      waiting = undefined
      if (slug === '' || slug === current || !isSlug(slug)) return undefined
      return known.has(slug) ? known.get(slug) : start(slug)
    },
    isFree: (slug) => slug !== '' && (slug === current || (known.has(slug) && known.get(slug) === undefined)),
    cancel() {
      waiting?.cancel()
      waiting = undefined
    },
  }
}
