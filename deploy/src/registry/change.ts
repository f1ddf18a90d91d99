import type { Registry, RegistryRemote, RemoteRelease, ShellRelease } from '@samspel/federation/registry'
import type { ReleaseRecord } from '../storage/storage'

/** A wish that the registry cannot grant; its text is for people. */
export class Refused extends Error {
  override name = 'Refused'
}

const bare = <T extends RemoteRelease | ShellRelease>(live: T & { previous?: unknown; canary?: unknown }): T => {
  const { previous: _previous, canary: _canary, ...release } = live
  return release as unknown as T
}

/** What is live under a name. */
export const liveOf = (registry: Registry, name: string): RegistryRemote | Registry['shell'] =>
  name === 'shell' ? registry.shell : registry.remotes[name]

/** The registry with `record` live and what was live before as its previous release. Unchanged when it is live already. */
export function promoted(registry: Registry, record: ReleaseRecord): Registry {
  const live = liveOf(registry, record.name)
  if (live?.version === record.release.version) return registry
  const updatedAt = new Date().toISOString()
  if (record.kind === 'shell') {
    const previous = registry.shell && bare<ShellRelease>(registry.shell)
    return { ...registry, updatedAt, shell: { ...record.release, ...(previous && { previous }) } }
  }
  const before = registry.remotes[record.name]
  const next: RegistryRemote = { ...record.release, ...(before && { previous: bare<RemoteRelease>(before) }) }
  return { ...registry, updatedAt, remotes: { ...registry.remotes, [record.name]: next } }
}

/** The registry with the previous release live again. Throws {@link Refused} when there is none. */
export function rolledBack(registry: Registry, name: string): Registry {
  const live = liveOf(registry, name)
  if (!live) throw new Refused(`${name} is not in the registry`)
  if (!live.previous) throw new Refused(`${name}@${live.version} has no previous release to go back to`)
  const updatedAt = new Date().toISOString()
  // The release that is taken out does not become the next stand-in: it is the one that failed.
  if (name === 'shell') return { ...registry, updatedAt, shell: live.previous as ShellRelease }
  return { ...registry, updatedAt, remotes: { ...registry.remotes, [name]: live.previous as RemoteRelease } }
}
