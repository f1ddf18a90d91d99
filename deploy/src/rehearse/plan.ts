import type { Area, RemoteRoute } from '@samspel/federation/registry'
import { matchRoute } from '@samspel/federation/registry'
import { areas } from '../areas'
import type { Language, NotWalked } from './report'
import { languages } from './report'

type Route = Pick<RemoteRoute, 'path' | 'areas'>

/** All pages that one visitor opens, one after the other. */
export interface Lane {
  role: Area
  language: Language
  /** Paths of routes that can be opened as they stand. */
  ready: readonly string[]
  /** Routes that need an example for their parameters. */
  open: readonly string[]
}

/**
 * Who opens what in a rehearsal: each role that a remote's routes are for, in each language.
 * @param isKnown whether there is an account of a role; routes of the others are named as not walked
 */
export function planOf(
  routes: readonly Route[],
  isKnown: (role: Area) => boolean,
): { lanes: Lane[]; notWalked: NotWalked[] } {
  const lanes: Lane[] = []
  const notWalked: NotWalked[] = []
  for (const role of areas) {
    const paths = routes.filter(({ areas }) => areas.includes(role)).map(({ path }) => path)
    if (paths.length === 0) continue
    if (!isKnown(role)) {
      notWalked.push(...paths.map((route): NotWalked => ({ route, role, why: 'no-account' })))
      continue
    }
    const ready = paths.filter((path) => !path.includes(':'))
    const open = paths.filter((path) => path.includes(':'))
    lanes.push(...languages.map((language): Lane => ({ role, language, ready, open })))
  }
  return { lanes, notWalked }
}

const lengthOf = (path: string): number => path.split(/[?#]/, 1)[0]!.split('/').filter(Boolean).length

/** The first of the links that leads to this route and to no other one of the remote; undefined without any. */
export function exampleOf(
  route: string,
  { routes, role, links }: { routes: readonly Route[]; role: Area; links: readonly string[] },
): string | undefined {
  const registry = { remotes: { remote: { routes } } } as unknown as Parameters<typeof matchRoute>[0]
  return links.find(
    (link) => lengthOf(link) === lengthOf(route) && matchRoute(registry, link, role)?.route.path === route,
  )
}
