import type { Area, Closed } from '@samspel/federation/registry'
import {
  connectProviderTarget,
  isSignUp,
  loginTarget,
  resetPasswordTarget,
  signedInTarget,
  signInTarget,
  welcomePath,
  welcomeTarget,
  withProviderError,
} from './redirects'

export interface RouteMatch {
  remote: string
  focused: boolean
}

export interface Visit {
  path: string
  search: string
  hash: string
  /** Undefined while the role of a signed-in visitor is being fetched. */
  area: Area | undefined
  /** The area according to the session's claims, used until then. */
  claimed: Area
  native: boolean
  /** The visitor has just signed out on purpose, so there is no destination to come back to. */
  leaving?: boolean
  /** Must set up a second step of signing in before anything else. */
  needsSecondStep?: boolean
  stored: { accountType: string | null; afterConnectProvider: string | null; afterLogin: string | null }
  /** Address of the first navigation entry of the visitor's area. */
  start: string | undefined
  match: (path: string, area: Area) => RouteMatch | undefined
  /** The remote that owned a path and is switched off or retired. */
  closed?: (path: string, area: Area) => Closed | undefined
}

export type Decision =
  | { kind: 'redirect'; to: string }
  | { kind: 'terms' }
  | { kind: 'terms-page'; locale: 'sv' | 'en' }
  | { kind: 'native-auth' }
  | { kind: 'store-code'; token: string }
  | { kind: 'nothing' }
  | { kind: 'status' }
  | { kind: 'wait' }
  | { kind: 'remote'; remote: string; focused: boolean }
  | { kind: 'closed'; what: Closed }
  | { kind: 'denied' }
  | { kind: 'not-found' }

/** Where a second step is set up. */
const secondStepPath = '/settings/security/two-steps'

/** The status page of the platform's staff. */
export const statusPath = '/platform/status'

const areas: Area[] = ['anonymous', 'admin', 'company', 'store', 'creator']
const redirect = (to: string): Decision => ({ kind: 'redirect', to })
const remote = (match: RouteMatch): Decision => ({ kind: 'remote', ...match })
const trimmed = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path)

const shellAddress = (path: string, visit: Visit): Decision | undefined => {
  const signedIn = visit.area !== 'anonymous'
  if (path === '/terms') return { kind: 'terms' }
  const terms = /^\/terms\/(sv|en)$/.exec(path)?.[1]
  if (terms === 'sv' || terms === 'en') return { kind: 'terms-page', locale: terms }
  if (path === '/native-auth') return { kind: 'native-auth' }
  if (path === '/connect-provider-complete')
    return redirect(connectProviderTarget(visit.stored.afterConnectProvider, visit.search))
  if (path === '/reset-password') return redirect(resetPasswordTarget(visit.search))
  if (path === '/login' || path.startsWith('/login/')) {
    if (signedIn) return redirect(signedInTarget(visit.search, visit.stored.afterLogin))
    // S-14: a visitor who got here by mistake sees nothing.
    if (visit.native) return { kind: 'nothing' }
    if (path === '/login') return redirect(loginTarget(visit.stored.accountType, visit.search))
  }
  const code = /^\/stores\/qr\/([^/]+)$/.exec(path)
  if (code?.[1])
    return visit.area === undefined ? { kind: 'wait' } : { kind: 'store-code', token: decodeURIComponent(code[1]) }
  return undefined
}

/** What stands at an address for this visitor: the whole of the shell's routing, without any effect. */
export const decide = (visit: Visit): Decision => {
  const path = trimmed(visit.path)
  const own = shellAddress(path, visit)
  if (own) return own

  const open = visit.match(path, 'anonymous')
  const { area } = visit
  if (area === 'anonymous') {
    if (open) return remote(open)
    const gone = visit.closed?.(path, area)
    if (gone) return { kind: 'closed', what: gone }
    // Without the remote that owns the sign-in page, redirecting there would loop.
    if (path.startsWith('/login/')) return { kind: 'not-found' }
    return visit.native
      ? { kind: 'nothing' }
      : redirect(visit.leaving ? '/login' : signInTarget(path, visit.search, visit.hash))
  }
  if (area === undefined) return open && visit.match(path, visit.claimed) ? remote(open) : { kind: 'wait' }

  if (visit.needsSecondStep && path !== secondStepPath && visit.match(secondStepPath, area))
    return redirect(secondStepPath)
  // The shell's own page, so that it works even when no remote does (decision 0032).
  if (path === statusPath) return { kind: area === 'admin' ? 'status' : 'denied' }
  const match = visit.match(path, area)
  if (match) return remote(match)
  // Whoever comes to the start page has another one to begin with.
  const gone = path === '/' && visit.start ? undefined : visit.closed?.(path, area)
  if (gone) return { kind: 'closed', what: gone }
  // A page for visitors only, such as creating an account.
  if (open) {
    const target = signedInTarget(visit.search, visit.stored.afterLogin)
    // A new creator gives a name first; that page sends on whoever already has one.
    return redirect(isSignUp(path) && visit.match(welcomePath, area) ? welcomeTarget(target) : target)
  }
  if (path === '/' && visit.start) return redirect(withProviderError(visit.start, visit.search))
  return areas.some((other) => visit.match(path, other)) ? { kind: 'denied' } : { kind: 'not-found' }
}
