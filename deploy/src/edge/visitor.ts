import type { FastifyRequest } from 'fastify'
import type { OverrideState, Registry } from '@samspel/federation/registry'
import type { Storage } from '../storage/storage'
import { canariesFor, hasCanary, isVisitor, newVisitor, VISITOR_COOKIE, VISITOR_SECONDS, withCanaries } from './canary'
import { readCookie, writeCookie } from './cookies'
import { applyOverrides, cookieOf, LONGEST_COOKIE, OVERRIDES_COOKIE, readTexts } from './overrides'

/** The registry as one visitor has it. */
export interface Choice {
  registry: Registry
  /** Equal for all visitors with the same registry; undefined for one with overrides, which is not shared. */
  key: string | undefined
  overrides: OverrideState
  /** To be set with the answer. */
  cookies: string[]
}

interface ChoiceOptions {
  storage: Storage
  /** Origins that overrides may name; none forbids overrides. Undefined: as the environment says. */
  origins: readonly string[] | undefined
}

/** Origins that overrides may name in an environment; none forbids overrides. */
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
 * Which releases this request gets: the live ones, canaries by the visitor's cookie, and what the session's overrides say.
 * @param arriving a page is being opened: it may take overrides from the address, and a visitor without a cookie is given one while a canary runs
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
