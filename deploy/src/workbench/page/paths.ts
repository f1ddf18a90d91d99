import type { Choice } from '../choice'
import type { Bench } from '../names'

/** Paths of the remote that a role may open, as its `remote.ts` writes them. */
export const pathsOf = ({ routes }: Bench, role: string): string[] => routes.filter(({ areas }) => areas.includes(role)).map(({ path }) => path)

/** The path of a choice where its role may open it, else the role's first one without a place to fill in. */
export function firstPath(bench: Bench, { role, path }: Pick<Choice, 'role' | 'path'>): string {
  const own = pathsOf(bench, role)
  const under = (route: string) => new RegExp(`^${route.replace(/:[^/]+/g, '[^/?#]+')}(?=[/?#]|$)`).test(path)
  if (own.some((route) => route !== '/' && under(route))) return path
  return own.find((route) => !route.includes(':')) ?? own[0] ?? '/'
}

const usual = ['anonymous', 'creator', 'company', 'store', 'admin'] as const satisfies readonly Choice['role'][]

/** The role that a remote is shown to first. */
export const firstRole = (bench: Bench): Choice['role'] => usual.find((role) => pathsOf(bench, role).length > 0) ?? 'anonymous'
