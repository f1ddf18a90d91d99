import type { FastifyRequest } from 'fastify'
import type { OverrideState, Registry, Visitor } from '@samspel/federation/registry'
import { closeForAll } from '@samspel/federation/registry'
import { valuesKey, withValues } from '../config/resolve'
import type { Storage } from '../storage/storage'
import {
  canariesFor,
  hasCanary,
  newVisitor,
  VISITOR_COOKIE,
  VISITOR_SECONDS,
  visitorCookie,
  visitorIn,
  withCanaries,
} from './canary'
import { readCookie, writeCookie } from './cookies'
import type { LocalVisits } from './local-visit'
import { applyOverrides, cookieOf, LONGEST_COOKIE, OVERRIDES_COOKIE, readTexts } from './overrides'
import { visitorFacts } from './visitor-facts'

/** The registry as seen by one visitor. */
export interface Choice {
  registry: Registry
  /** Cache key: the same for all visitors with the same registry; undefined with overrides, which are not shared. */
  key: string | undefined
  overrides: OverrideState
  /** Role and company of who asks, as the API signed them. */
  visitor: Visitor
  /** Set-Cookie headers for the answer. */
  cookies: string[]
}

/** Who may use overrides. */
export interface OverrideRights {
  /** Origins that overrides may name, for every visitor; an empty list forbids overrides. Undefined: see {@link originsFor}. */
  overrideOrigins: readonly string[] | undefined
  isLocal: LocalVisits
}

interface ChoiceOptions extends OverrideRights {
  storage: Storage
  /** Secret that edge and API share, with which visitors are signed. */
  visitorSecret: string | undefined
}

/**
 * Origins that a request's overrides may name; an empty list forbids overrides, published versions included. Where no list was given, only
 * visits from this machine may, and only in a local environment: a link must not change what anybody else gets.
 */
export const originsFor = (
  request: FastifyRequest,
  { environment }: Registry,
  { overrideOrigins, isLocal }: OverrideRights,
): readonly string[] => overrideOrigins ?? (environment === 'local' && isLocal(request) ? ['http://localhost:*'] : [])

type Asking = Pick<FastifyRequest, 'url' | 'headers' | 'protocol'>

function visitorOf(
  { headers, protocol }: Asking,
  registry: Registry,
  { arriving, secret }: { arriving: boolean; secret: string | undefined },
): { visitor: string | undefined; cookies: string[] } {
  const cookie = readCookie(headers.cookie, VISITOR_COOKIE, 64)
  const known = visitorIn(cookie)
  if (!arriving || !hasCanary(registry)) return { visitor: known, cookies: [] }
  const visitor = known ?? newVisitor()
  const own = visitorCookie(visitor, secret)
  if (cookie === own || (known !== undefined && secret === undefined)) return { visitor, cookies: [] }
  return {
    visitor,
    cookies: [writeCookie(VISITOR_COOKIE, own, { secure: protocol === 'https', maxAge: VISITOR_SECONDS })],
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
  request: FastifyRequest,
  live: Registry,
  { storage, visitorSecret, ...rights }: ChoiceOptions,
  arriving: boolean,
): Promise<Choice> {
  const { visitor, cookies } = visitorOf(request, live, { arriving, secret: visitorSecret })
  const facts = visitorFacts(request.headers.cookie, visitorSecret)
  const canaries = canariesFor(live, visitor, facts)
  const registry = withCanaries(live, canaries)
  const asked = arriving ? new URLSearchParams(request.url.split('?').slice(1).join('?')).getAll('remote') : []
  const texts = readTexts(readCookie(request.headers.cookie, OVERRIDES_COOKIE, LONGEST_COOKIE), asked)
  const { registry: chosen, state } = await applyOverrides(registry, texts, {
    storage,
    origins: originsFor(request, live, rights),
  })
  const open = closeForAll(
    chosen,
    state.active.map(({ name }) => name),
  )
  const own = [...canaries, ...valuesKey(live, facts)]
  return {
    registry: withValues(open, facts),
    key: texts.length === 0 ? own.join(' ') : undefined,
    overrides: state,
    visitor: facts,
    cookies: arriving ? [...cookies, ...overrideCookies(request, state)] : cookies,
  }
}
