import type {
  Audience,
  Canary,
  Lock,
  Ramp,
  Registry,
  RegistryRemote,
  RemoteRelease,
  ShellRelease,
} from '@samspel/federation/registry'
import type { ReleaseRecord } from '../storage/storage'
import { Refused } from './refused'

/** Who changes the registry, and when (ISO 8601). */
export interface Attribution {
  by: string
  at: string
}

type Live = NonNullable<Registry['shell']> & Pick<RegistryRemote, 'canary' | 'off' | 'settings'>

const bare = (live: Live): ShellRelease => {
  const {
    previous: _previous,
    canary: _canary,
    liveSince: _since,
    lock: _lock,
    off: _off,
    settings: _settings,
    ...release
  } = live
  return release
}

/** The map without a name; undefined when nothing is left in it. */
const less = <T>(map: Record<string, T> | undefined, name: string): Record<string, T> | undefined => {
  const { [name]: _gone, ...rest } = map ?? {}
  return Object.keys(rest).length > 0 ? rest : undefined
}

/** Sets or removes an entry of one of the registry's lists of remotes that are not live. */
export function noted<Key extends 'retired' | 'first'>(
  registry: Registry,
  key: Key,
  name: string,
  entry: NonNullable<Registry[Key]>[string] | undefined,
): Registry {
  if (!entry && !registry[key]?.[name]) return registry
  const { [key]: list, ...rest } = registry
  const next = entry ? { ...list, [name]: entry } : less(list as Record<string, unknown>, name)
  return { ...rest, ...(next && { [key]: next }) } as unknown as Registry
}

/** The live release of a name, if any. */
export const liveOf = (registry: Registry, name: string): RegistryRemote | Registry['shell'] =>
  name === 'shell' ? registry.shell : registry.remotes[name]

/** The running canary of a name, if any. */
export const canaryOf = (registry: Registry, name: string): Canary<RemoteRelease> | undefined =>
  registry.remotes[name]?.canary ?? registry.first?.[name]

/** The live release of a name. Throws {@link Refused} if there is none. */
export function mustBeLive(registry: Registry, name: string): RegistryRemote | NonNullable<Registry['shell']> {
  const live = liveOf(registry, name)
  if (!live && registry.retired?.[name])
    throw new Refused(`${name} is retired; 'restore ${name}' brings it back`, 'unknown')
  if (!live && registry.first?.[name])
    throw new Refused(
      `${name} is not live; its first release ${registry.first[name].release.version} is a canary. 'promote ${name}' makes it live, 'stop ${name}' takes it out`,
      'unknown',
    )
  if (!live)
    throw new Refused(
      `${name} is not in the registry; it has ${Object.keys(registry.remotes).join(', ') || 'no remotes yet'}`,
      'unknown',
    )
  return live
}

/** Throws {@link Refused} if the part is locked. */
export function mustBeOpen(registry: Registry, name: string): void {
  const lock = liveOf(registry, name)?.lock
  if (lock)
    throw new Refused(
      `${name} is locked by ${lock.by} since ${lock.at}: ${lock.reason}. 'unlock ${name}' first`,
      'locked',
    )
}

/** Puts a release in the place of the live one. */
export function withLive(
  registry: Registry,
  name: string,
  at: string,
  live: RegistryRemote | NonNullable<Registry['shell']>,
): Registry {
  const updatedAt = at
  if (name === 'shell') return { ...registry, updatedAt, shell: live as Live }
  return { ...registry, updatedAt, remotes: { ...registry.remotes, [name]: live as RegistryRemote } }
}

/**
 * Makes `record` live for everybody, and the former live release its previous one. Ends a canary of this or another version. Unchanged
 * if it is already live and no canary runs.
 */
export function promoted(registry: Registry, { name, release }: ReleaseRecord, { at }: Attribution): Registry {
  mustBeOpen(registry, name)
  const live = liveOf(registry, name) as Live | undefined
  if (live?.version === release.version) return live.canary ? withoutCanary(registry, name, at) : registry
  const back = noted(noted(registry, 'first', name, undefined), 'retired', name, undefined)
  return withLive(back, name, at, {
    ...(release as ShellRelease),
    ...(live && { previous: bare(live) }),
    ...kept(live),
    liveSince: at,
  })
}

/** Another release neither switches a part on nor changes the values of its settings. */
const kept = ({ off, settings }: Pick<RegistryRemote, 'off' | 'settings'> = {}) => ({
  ...(off && { off }),
  ...(settings && { settings }),
})

/** Who gets a canary. */
export interface Share {
  percent: number
  /** For all visitors when absent. */
  to?: Audience
  /** Takes further steps by itself. */
  ramp?: Pick<Ramp, 'steps' | 'everyMinutes' | 'fact'>
}

const sorted = (list: readonly string[] = []) => [...new Set(list)].sort().join(' ')
const isSameShare = (one: Canary<RemoteRelease>, { percent, to, ramp }: Share): boolean =>
  one.percent === percent &&
  sorted(one.to?.companies) === sorted(to?.companies) &&
  sorted(one.to?.roles) === sorted(to?.roles) &&
  !one.ramp &&
  !ramp

/**
 * Makes `record` a canary for a share of the visitors, or of those whom it is for. Another canary ends; for the same version the share
 * changes and the start time is kept. Where nothing is live, the others go on without the remote.
 */
export function canaried(registry: Registry, record: ReleaseRecord, share: Share, { by, at }: Attribution): Registry {
  const { name } = record
  if (record.kind === 'shell')
    throw new Refused('the shell takes no canary: its files are the page itself. Promote it for everybody', 'usage')
  mustBeOpen(registry, name)
  const live = registry.remotes[name]
  if (live?.version === record.release.version)
    throw new Refused(`${name}@${live.version} is live for everybody already`, 'already_live')
  const running = canaryOf(registry, name)
  const known = running?.release.version === record.release.version ? running : undefined
  if (known && isSameShare(known, share)) return registry
  const { percent, to, ramp } = share
  const canary: Canary<RemoteRelease> = {
    percent,
    ...(to && { to }),
    ...(ramp && { ramp: { ...ramp, at: 0, since: at } }),
    release: record.release,
    since: known?.since ?? at,
    by: known?.by ?? by,
  }
  if (!live) return { ...noted(registry, 'first', name, canary), updatedAt: at }
  return withLive(registry, name, at, { ...live, canary })
}

function withoutCanary(registry: Registry, name: string, at: string): Registry {
  if (registry.first?.[name]) return { ...noted(registry, 'first', name, undefined), updatedAt: at }
  const { canary: _canary, ...live } = registry.remotes[name]!
  return withLive(registry, name, at, live)
}

/** Ends the canary of a part. Throws {@link Refused} if none runs, or if it is not of `version`. */
export function stopped(registry: Registry, name: string, { at }: Attribution, version?: string): Registry {
  const canary = canaryOf(registry, name)
  if (!canary) mustBeLive(registry, name)
  if (!canary) throw new Refused(`${name} has no canary running`, 'not_running')
  if (version && canary.release.version !== version)
    throw new Refused(`the canary of ${name} is ${canary.release.version}, not ${version}`, 'not_running')
  return withoutCanary(registry, name, at)
}

/** Makes an earlier release live again, by default the previous one. Throws {@link Refused} if there is none. */
export function rolledBack(
  registry: Registry,
  name: string,
  { at }: Attribution,
  earlier?: ReleaseRecord['release'],
): Registry {
  const live = mustBeLive(registry, name)
  mustBeOpen(registry, name)
  const back = earlier ?? live.previous
  if (!back) throw nothingBefore(name, live.version)
  // The release being rolled back must not become the fallback, because it is the one that failed.
  return withLive(registry, name, at, { ...(back as ShellRelease), ...kept(live as Live), liveSince: at })
}

/** The refusal of a rollback from a first release, with the other ways out. */
export const nothingBefore = (name: string, version: string): Refused =>
  new Refused(
    `${name}@${version} has no previous release to go back to${
      name === 'shell' ? '' : `: 'retire ${name}' takes it out, 'off ${name}' switches it off`
    }`,
    'nothing_to_go_back_to',
  )

/** Locks a part. Throws {@link Refused} if somebody else has locked it; unchanged for the same person and reason. */
export function locked(registry: Registry, name: string, lock: Lock): Registry {
  const live = mustBeLive(registry, name)
  if (live.lock?.by === lock.by && live.lock.reason === lock.reason) return registry
  mustBeOpen(registry, name)
  return withLive(registry, name, lock.at, { ...live, lock })
}

/** Unlocks a part. Unchanged if it is not locked. */
export function unlocked(registry: Registry, name: string, { at }: Attribution): Registry {
  const { lock, ...live } = mustBeLive(registry, name)
  return lock ? withLive(registry, name, at, live) : registry
}
