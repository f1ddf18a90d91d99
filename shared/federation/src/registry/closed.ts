import { matchRoute } from './match'
import type { Area, Registry, RegistryRemote } from './types'
import type { Closed } from './ways-out'

/** The registry of a page, as far as it says what is closed. */
type Part = Pick<Registry, 'remotes' | 'closed'>

const closedBy = ({ title, routes, off }: RegistryRemote): Closed => ({
  ...(title && { title }),
  routes,
  reason: 'off',
  at: off?.at ?? '',
})

const split = <R extends Part>(registry: R, isOff: (name: string, remote: RegistryRemote) => boolean): R => {
  const out = Object.entries(registry.remotes).filter(([name, remote]) => isOff(name, remote))
  if (out.length === 0) return registry
  const gone = new Set(out.map(([name]) => name))
  return {
    ...registry,
    remotes: Object.fromEntries(Object.entries(registry.remotes).filter(([name]) => !gone.has(name))),
    closed: { ...registry.closed, ...Object.fromEntries(out.map(([name, remote]) => [name, closedBy(remote)])) },
  }
}

/**
 * The registry without the remotes that are off for everybody, and with what a page says at their paths and at those of retired ones.
 * @param except names that a session's overrides ask for: whoever mends a remote has to see it
 */
export function closeForAll(registry: Registry, except: readonly string[] = []): Registry {
  const { retired = {}, ...rest } = registry
  const gone = Object.entries(retired).filter(([name]) => !registry.remotes[name])
  const told: Registry =
    registry.retired === undefined
      ? rest
      : {
          ...rest,
          closed: Object.fromEntries(
            gone.map(([name, { title, routes, at }]) => [
              name,
              { ...(title && { title }), routes, reason: 'retired', at } satisfies Closed,
            ]),
          ),
        }
  return split(told, (name, { off }) => off !== undefined && !off.companies && !except.includes(name))
}

/** The registry without the remotes that are off for the company that the session is in. The same object when there are none. */
export const closeForCompany = <R extends Part>(registry: R, company: string | undefined): R =>
  company === undefined
    ? registry
    : split(registry, (_name, { off, channel }) => channel !== 'override' && off?.companies?.includes(company) === true)

/** What a page says at a path that a closed remote owned in an area; undefined when none did. */
export function matchClosed({ closed = {} }: Pick<Registry, 'closed'>, path: string, area: Area): Closed | undefined {
  const found = matchRoute({ remotes: closed as unknown as Registry['remotes'] }, path, area)
  return found && closed[found.remote]
}
