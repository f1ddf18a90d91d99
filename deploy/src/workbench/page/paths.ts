import type { Choice } from '../choice'
import type { Bench } from '../names'

const routesOf = ({ routes }: Bench, role: string): Bench['routes'] =>
  routes.filter(({ areas }) => areas.includes(role))

/** Paths of the remote that a role may open; ids of records of the fake API stand where there are any. */
export const pathsOf = (bench: Bench, role: string): string[] =>
  routesOf(bench, role).flatMap(({ path, examples }) => (path.includes(':') ? (examples?.[role] ?? []) : path))

/** The path of a choice where its role may open it, else the role's first one without a place to fill in. */
export function firstPath(bench: Bench, { role, path }: Pick<Choice, 'role' | 'path'>): string {
  const own = routesOf(bench, role).map((route) => route.path)
  const under = (route: string) => new RegExp(`^${route.replace(/:[^/]+/g, '[^/?#]+')}(?=[/?#]|$)`).test(path)
  if (!path.includes('/:') && own.some((route) => route !== '/' && under(route))) return path
  const paths = pathsOf(bench, role)
  return own.find((route) => !route.includes(':')) ?? paths[0] ?? '/'
}

const usual = ['anonymous', 'creator', 'company', 'store', 'admin'] as const satisfies readonly Choice['role'][]

/** The role that a remote is shown to first. */
export const firstRole = (bench: Bench): Choice['role'] =>
  usual.find((role) => routesOf(bench, role).length > 0) ?? 'anonymous'
