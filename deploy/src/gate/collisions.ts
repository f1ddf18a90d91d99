import type { Area, NavEntry, RemoteRelease, RemoteRoute } from '@samspel/federation/registry'
import { declaredSlots } from '@samspel/federation/registry'
import type { Finding } from './finding'
import { refuse, warn } from './finding'

type Claims = Pick<RemoteRelease, 'routes' | 'nav' | 'slots'>

/** Normalises parameter names: `/stores/:id/` and `/stores/:storeId` are the same pattern. */
const normalised = (path: string): string =>
  `/${path
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? ':' : part))
    .join('/')}`

const common = (a: readonly Area[], b: readonly Area[]): Area[] => a.filter((area) => b.includes(area))

const repeated = <T>(list: readonly T[], keyOf: (item: T) => string): string[] => {
  const keys = list.map(keyOf)
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))]
}

function twice(name: string, { routes, nav, slots }: Claims): Finding[] {
  const file = `${name}/src/remote.ts`
  const pairs = routes.flatMap((route, index) =>
    routes
      .slice(index + 1)
      .filter((other) => meets(route, other))
      .map(() => normalised(route.path)),
  )
  return [
    ...pairs.map((path) =>
      refuse({
        kind: 'route-twice',
        subject: path,
        what: `${name} claims ${path} twice for one area`,
        why: 'one of them is never reached',
        todo: `take one out of ${file}`,
      }),
    ),
    ...repeated(nav, ({ id }) => id).map((id) =>
      refuse({
        kind: 'nav-twice',
        subject: id,
        what: `${name} has two entries called ${id}`,
        why: 'ids are keys: one would be drawn wrongly',
        todo: `rename one in ${file}`,
      }),
    ),
    ...repeated(slots, ({ slot, expose }) => `${slot} ${expose}`).map((key) =>
      refuse({
        kind: 'slot-twice',
        subject: key,
        what: `${name} fills ${key} twice`,
        why: 'the widget would stand there twice',
        todo: `take one out of ${file}`,
      }),
    ),
    ...repeated(uniqueModules(slots), (key) => key.split('\0', 1)[0]!).map((expose) =>
      refuse({
        kind: 'expose-twice',
        subject: expose,
        what: `${name} exposes two modules as ${expose}`,
        why: 'one of them is not in the build',
        todo: `rename one in ${file}`,
      }),
    ),
  ]
}

const uniqueModules = (slots: Claims['slots']): string[] => [
  ...new Set(slots.map(({ expose, module = '' }) => `${expose}\0${module}`)),
]

const meets = (a: RemoteRoute, b: RemoteRoute): boolean =>
  normalised(a.path) === normalised(b.path) && common(a.areas, b.areas).length > 0

const sameEntry = (a: NavEntry, b: NavEntry): boolean =>
  normalised(a.to) === normalised(b.to) && a.group === b.group && common(a.areas, b.areas).length > 0

function against(name: string, next: Claims, other: string, theirs: Claims): Finding[] {
  const why = `${other} has it live; who gets the page would depend on the order of the registry`
  return [
    ...next.routes.flatMap((route) =>
      theirs.routes
        .filter((taken) => meets(route, taken))
        .map((taken) =>
          refuse({
            kind: 'route-collides',
            subject: normalised(route.path),
            what: `${name} claims ${route.path} for ${common(route.areas, taken.areas).join(', ')}; ${other} owns ${taken.path}`,
            why,
            todo: `choose another path or area, or promote a ${other} without it first`,
          }),
        ),
    ),
    ...next.nav.flatMap((entry) =>
      theirs.nav
        .filter((taken) => sameEntry(entry, taken))
        .map((taken) =>
          warn({
            kind: 'nav-collides',
            subject: entry.id,
            what: `${name}'s ${entry.id} and ${other}'s ${taken.id} both lead to ${entry.to}`,
            why: 'people see two entries for one place',
            todo: 'keep one of them',
          }),
        ),
    ),
  ]
}

/** Finds paths, entries and widgets that are claimed twice, within the release or by another live or canary release. */
export const checkCollisions = (
  name: string,
  next: Claims,
  others: readonly (Claims & { name: string })[],
): Finding[] => [...twice(name, next), ...others.flatMap((other) => against(name, next, other.name, other))]

/** Finds paths of the live release that the next one drops, which would break bookmarks and links. */
export function checkRemovedRoutes(
  name: string,
  next: Pick<Claims, 'routes'>,
  live: Pick<Claims, 'routes'>,
): Finding[] {
  return live.routes.flatMap(({ path, areas }) => {
    const kept = next.routes
      .filter((route) => normalised(route.path) === normalised(path))
      .flatMap((route) => route.areas)
    const gone = areas.filter((area) => !kept.includes(area))
    if (gone.length === 0) return []
    return [
      warn({
        kind: 'route-removed',
        subject: normalised(path),
        what: `${name} no longer owns ${path} for ${gone.join(', ')}`,
        why: 'links that people kept lead nowhere',
        todo: 'keep it, leading to where it is now',
      }),
    ]
  })
}

const partsOf = (path: string): string[] => normalised(path).split('/').filter(Boolean)

/** Whether `inner` would take over paths that `outer` serves now. `/` serves only itself. */
const isBeneath = (inner: string, outer: string): boolean => {
  const [deep, shallow] = [partsOf(inner), partsOf(outer)]
  return (
    shallow.length > 0 &&
    deep.length > shallow.length &&
    shallow.every((part, index) => part === ':' || part === deep[index])
  )
}

const isYielded = (path: string, { yields = [] }: RemoteRoute): boolean =>
  yields.some((given) => normalised(path) === normalised(given) || isBeneath(path, given))

const takesFrom = (route: RemoteRoute, taken: RemoteRoute): boolean =>
  isBeneath(route.path, taken.path) && common(route.areas, taken.areas).length > 0 && !isYielded(route.path, taken)

const isOwned = (route: RemoteRoute, { routes }: Pick<Claims, 'routes'>): boolean =>
  routes.some(
    (owned) =>
      normalised(owned.path) === normalised(route.path) && route.areas.every((area) => owned.areas.includes(area)),
  )

/**
 * Finds paths beneath those of another remote, whose visitors would get a different remote's page. The owner can allow it (`yields` on its
 * route), and paths that the live release already owns are allowed.
 */
export function checkBeneath(
  name: string,
  next: Pick<Claims, 'routes'>,
  live: Pick<Claims, 'routes'> | undefined,
  others: readonly (Pick<Claims, 'routes'> & { name: string })[],
): Finding[] {
  const claims = next.routes.filter((route) => !live || !isOwned(route, live))
  const owners = others.flatMap((other) => other.routes.map((taken) => ({ owner: other.name, taken })))
  return claims.flatMap((route) =>
    owners
      .filter(({ taken }) => takesFrom(route, taken))
      .map(({ owner, taken }) =>
        refuse({
          kind: 'route-beneath',
          subject: normalised(route.path),
          what: `${name} claims ${route.path} for ${common(route.areas, taken.areas).join(', ')}; ${owner} answers for everything beneath ${taken.path}`,
          why: `who opens it expects ${owner}, and would get a page of ${name}`,
          todo: `choose another path, or promote a ${owner} first whose route ${taken.path} has yields: ['${route.path}']`,
        }),
      ),
  )
}

/** Finds slots that a release fills without declaring it; their owner would not be warned before removing them. */
export const checkSlots = (name: string, { slots, surface }: Pick<RemoteRelease, 'slots' | 'surface'>): Finding[] =>
  slots
    .filter((entry) => !declaredSlots({ slots, surface }).includes(entry))
    .map(({ slot, expose }) =>
      refuse({
        kind: 'slot-undeclared',
        subject: slot,
        what: `${name} fills ${slot} with ${expose} and its surface does not say so`,
        why: 'pages leave the widget out; the owner of the slot could not know of it',
        todo: `add '${slot}' with the props that it reads to surface.fills in ${name}/src/remote.ts`,
      }),
    )
