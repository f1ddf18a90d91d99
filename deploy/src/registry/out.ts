import type { Registry, RegistryRemote } from '@samspel/federation/registry'
import type { ReleaseRecord } from '../storage/storage'
import type { Attribution } from './change'
import { mustBeLive, mustBeOpen, noted, promoted, withLive } from './change'
import { Refused } from './refused'

/** Who switches off or takes out, when and why. */
export type Reasoned = Attribution & { reason: string }

function mustBeRemote(registry: Registry, name: string): RegistryRemote {
  if (name === 'shell')
    throw new Refused('the shell is the page itself: it cannot be switched off or taken out. Roll it back', 'usage')
  return mustBeLive(registry, name) as RegistryRemote
}

/**
 * Switches a remote off: for everybody, or for the people of some companies, in addition to those for whom it is off already. Allowed
 * under a lock, since no release moves. Unchanged if it is off for all of them already.
 */
export function switchedOff(
  registry: Registry,
  name: string,
  { reason, by, at }: Reasoned,
  companies: readonly string[] = [],
): Registry {
  const live = mustBeRemote(registry, name)
  const { off } = live
  const isForAll = companies.length === 0
  if (off && !off.companies) {
    if (isForAll) return registry
    throw new Refused(`${name} is off for everybody already, by ${off.by} since ${off.at}: ${off.reason}`, 'usage')
  }
  const known = off?.companies ?? []
  const all = [...known, ...companies.filter((one, index) => !known.includes(one) && companies.indexOf(one) === index)]
  if (!isForAll && all.length === known.length) return registry
  return withLive(registry, name, at, { ...live, off: { at, by, reason, ...(!isForAll && { companies: all }) } })
}

/** Switches a remote on again: for everybody, or for the people of some companies. Unchanged if it is on for them. */
export function switchedOn(
  registry: Registry,
  name: string,
  { at }: Attribution,
  companies: readonly string[] = [],
): Registry {
  const { off, ...live } = mustBeRemote(registry, name)
  if (!off) return registry
  if (companies.length === 0) return withLive(registry, name, at, live)
  if (!off.companies)
    throw new Refused(`${name} is off for everybody; 'on ${name}' switches it on for everybody`, 'usage')
  const left = off.companies.filter((one) => !companies.includes(one))
  if (left.length === off.companies.length) return registry
  return withLive(registry, name, at, { ...live, ...(left.length > 0 && { off: { ...off, companies: left } }) })
}

/** Takes a remote out: it keeps nothing but what a page needs to say that it is gone. Its paths become free. */
export function retired(registry: Registry, name: string, { reason, by, at }: Reasoned): Registry {
  if (registry.retired?.[name] && !registry.remotes[name]) return registry
  const { title, routes, version, settings } = mustBeRemote(registry, name)
  mustBeOpen(registry, name)
  const { [name]: _gone, ...remotes } = registry.remotes
  return {
    ...noted(registry, 'retired', name, {
      at,
      by,
      reason,
      ...(title && { title }),
      routes,
      version,
      ...(settings && { settings }),
    }),
    updatedAt: at,
    remotes,
  }
}

/** What was retired, if anything. Throws {@link Refused} if the name is not retired. */
export function mustBeRetired(registry: Registry, name: string) {
  const gone = registry.retired?.[name]
  if (!gone || registry.remotes[name])
    throw new Refused(
      registry.remotes[name] ? `${name} is live; there is nothing to restore` : `${name} was not retired`,
      registry.remotes[name] ? 'already_live' : 'unknown',
    )
  return gone
}

/** Brings a retired remote back with the release that was live. */
export function restored(registry: Registry, record: ReleaseRecord, attribution: Attribution): Registry {
  const { version, settings } = mustBeRetired(registry, record.name)
  if (version !== record.release.version)
    throw new Refused(`${record.name} was retired again meanwhile`, 'changed_meanwhile')
  const back = promoted(registry, record, attribution)
  if (!settings) return back
  const live = back.remotes[record.name]!
  return { ...back, remotes: { ...back.remotes, [record.name]: { ...live, settings } } }
}
