import type { Area, Registry, RegistryRemote, RemoteRoute } from './types'

/** A path's owner. */
export interface RouteMatch {
  /** Name of the remote. */
  remote: string
  route: RemoteRoute
  params: Record<string, string>
}

type Scored = RouteMatch & { score: readonly number[] }

const segmentsOf = (path: string): string[] => path.split(/[?#]/, 1)[0]!.split('/').filter(Boolean)

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Parameters when `pattern` is a prefix of `path` by segments, else undefined. `/` matches itself alone. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(path)
  if (wanted.length === 0) return given.length === 0 ? {} : undefined
  if (wanted.length > given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const segment = given[index]!
    if (part.startsWith(':')) params[part.slice(1)] = decode(segment)
    else if (part !== segment) return undefined
  }
  return params
}

// A literal segment weighs more than a parameter, and an earlier segment more than a later one: /campaigns/new beats /campaigns/:id.
const scoreOf = (pattern: string): number[] => segmentsOf(pattern).map((part) => (part.startsWith(':') ? 1 : 2))

function isHigher(a: readonly number[], b: readonly number[]): boolean {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}

function best(
  registry: Pick<Registry, 'remotes'>,
  path: string,
  accept: (route: RemoteRoute) => boolean,
): RouteMatch | undefined {
  let found: Scored | undefined
  for (const [remote, { routes }] of Object.entries(registry.remotes)) {
    for (const route of routes) {
      if (!accept(route)) continue
      const params = matchPath(route.path, path)
      if (!params) continue
      const score = scoreOf(route.path)
      if (!found || isHigher(score, found.score)) found = { remote, route, params, score }
    }
  }
  return found && { remote: found.remote, route: found.route, params: found.params }
}

/**
 * The remote and route that own a path in an area: the most specific one wins. Undefined when nobody does.
 * @param path URL path; query and fragment are ignored.
 */
export function matchRoute(registry: Pick<Registry, 'remotes'>, path: string, area: Area): RouteMatch | undefined {
  return best(registry, path, (route) => route.areas.includes(area))
}

/** The owner of a path in any area: tells "not for you" from "no such page". */
export function matchAnyArea(registry: Pick<Registry, 'remotes'>, path: string): RouteMatch | undefined {
  return best(registry, path, () => true)
}

/** Absolute paths of scripts and stylesheets that the first view of a route needs besides the entry. */
export function preloadOf(
  remote: Pick<RegistryRemote, 'preload'>,
  route: Pick<RemoteRoute, 'path'>,
): readonly string[] {
  return remote.preload[route.path] ?? []
}
