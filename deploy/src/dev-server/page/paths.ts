import type { Choice } from '../choice'
import type { SandboxRemote } from '../names'

const routesOf = ({ routes }: SandboxRemote, role: string): SandboxRemote['routes'] =>
  routes.filter(({ areas }) => areas.includes(role))

/** Paths of the remote that a role may open. Ids are filled in with records of the fake API, if it has any. */
export const pathsOf = (remote: SandboxRemote, role: string): string[] =>
  routesOf(remote, role).flatMap(({ path, examples }) => (path.includes(':') ? (examples?.[role] ?? []) : path))

/** The path of the choice if its role may open it; otherwise the role's first path without parameters. */
export function firstPath(remote: SandboxRemote, { role, path }: Pick<Choice, 'role' | 'path'>): string {
  const own = routesOf(remote, role).map((route) => route.path)
  const under = (route: string) => new RegExp(`^${route.replace(/:[^/]+/g, '[^/?#]+')}(?=[/?#]|$)`).test(path)
  if (!path.includes('/:') && own.some((route) => route !== '/' && under(route))) return path
  const paths = pathsOf(remote, role)
  return own.find((route) => !route.includes(':')) ?? paths[0] ?? '/'
}

const usual = ['anonymous', 'creator', 'company', 'store', 'admin'] as const satisfies readonly Choice['role'][]

/** The role shown first for a remote. */
export const firstRole = (remote: SandboxRemote): Choice['role'] =>
  usual.find((role) => routesOf(remote, role).length > 0) ?? 'anonymous'
