import type { FastifyRequest } from 'fastify'
import type { OverrideState, Registry } from '@samspel/federation/registry'
import type { Storage } from '../storage/storage'
import { canariesFor, hasCanary, isVisitor, newVisitor, VISITOR_COOKIE, VISITOR_SECONDS, withCanaries } from './canary'
import { readCookie, writeCookie } from './cookies'
import { applyOverrides, cookieOf, LONGEST_COOKIE, OVERRIDES_COOKIE, readTexts } from './overrides'

/** The registry as seen by one visitor. */
export interface Choice {
  registry: Registry
  /** Cache key: the same for all visitors with the same registry; undefined with overrides, which are not shared. */
  key: string | undefined
  overrides: OverrideState
  /** Set-Cookie headers for the answer. */
  cookies: string[]
}

interface ChoiceOptions {
  storage: Storage
  /** Origins that overrides may name; an empty list forbids overrides. Undefined lets the environment decide. */
  origins: readonly string[] | undefined
}

/** Origins that overrides may name in an environment; an empty list forbids overrides. */
export const originsFor = ({ environment }: Registry, origins: readonly string[] | undefined): readonly string[] =>
  origins ?? (environment === 'local' ? ['http://localhost:*'] : [])

type Asking = Pick<FastifyRequest, 'url' | 'headers' | 'protocol'>

function visitorOf(
  { headers, protocol }: Asking,
  registry: Registry,
  mayStart: boolean,
): { visitor: string | undefined; cookies: string[] } {
  const known = readCookie(headers.cookie, VISITOR_COOKIE, 64)
  if (isVisitor(known)) return { visitor: known, cookies: [] }
  if (!mayStart || !hasCanary(registry)) return { visitor: undefined, cookies: [] }
  const visitor = newVisitor()
  return {
    visitor,
    cookies: [writeCookie(VISITOR_COOKIE, visitor, { secure: protocol === 'https', maxAge: VISITOR_SECONDS })],
  }
}

function overrideCookies({ headers, protocol }: Asking, state: OverrideState): string[] {
  const before = readCookie(headers.cookie, OVERRIDES_COOKIE, LONGEST_COOKIE)
  const after = cookieOf(state)
  const isThere = headers.cookie?.includes(`${OVERRIDES_COOKIE}=`) ?? false
  if (after === (before ?? '') && !(isThere && after === '')) return []
  const secure = protocol === 'https'
  return [writeCookie(OVERRIDES_COOKIE, after, after === '' ? { secure, maxAge: 0 } : { secure })]
}

/**
 * Chooses the releases for a request: the live ones, canaries by the visitor's cookie, and the session's overrides.
 * @param arriving a page is being opened: overrides may be taken from the URL, and a visitor without a cookie gets one while a canary runs
 */
export async function chooseFor(
  request: Asking,
  live: Registry,
  { storage, origins }: ChoiceOptions,
  arriving: boolean,
): Promise<Choice> {
  const { visitor, cookies } = visitorOf(request, live, arriving)
  const canaries = canariesFor(live, visitor)
  const registry = withCanaries(live, canaries)
  const asked = arriving ? new URLSearchParams(request.url.split('?').slice(1).join('?')).getAll('remote') : []
  const texts = readTexts(readCookie(request.headers.cookie, OVERRIDES_COOKIE, LONGEST_COOKIE), asked)
  const { registry: chosen, state } = await applyOverrides(registry, texts, {
    storage,
    origins: originsFor(live, origins),
  })
  return {
    registry: chosen,
    key: texts.length === 0 ? canaries.join(' ') : undefined,
    overrides: state,
    cookies: arriving ? [...cookies, ...overrideCookies(request, state)] : cookies,
  }
}
