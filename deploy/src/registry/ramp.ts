import type { Canary, Ramp, Registry, RemoteRelease } from '@samspel/federation/registry'
import type { ReleaseRecord } from '../storage/storage'
import type { Attribution } from './change'
import { canaryOf, mustBeOpen, noted, promoted, withLive } from './change'
import { Refused } from './refused'

/** The step of a ramp that somebody has judged. Of any other nothing is done, so that two watches never take two steps. */
export interface Judged {
  version: string
  /** Index of the step that it was at. */
  at: number
}

type Ramping = Canary<RemoteRelease> & { ramp: Ramp }

/** The ramp of a name as it was judged. Throws {@link Refused} when it is not there any more, or at another step. */
export function mustRamp(registry: Registry, name: string, { version, at }: Judged): Ramping {
  const canary = canaryOf(registry, name)
  if (!canary?.ramp || canary.release.version !== version)
    throw new Refused(`${name}@${version} is no canary with a ramp`, 'not_running')
  if (canary.ramp.at !== at)
    throw new Refused(`the ramp of ${name}@${version} is at step ${canary.ramp.at + 1} already`, 'changed_meanwhile')
  return canary as Ramping
}

function withCanary(registry: Registry, name: string, now: string, canary: Canary<RemoteRelease>): Registry {
  const live = registry.remotes[name]
  if (!live) return { ...noted(registry, 'first', name, canary), updatedAt: now }
  return withLive(registry, name, now, { ...live, canary })
}

/** Whether the next step of a ramp makes the release live for everybody: 100 % of all visitors, not of some. */
export const isLastStep = ({ to, ramp }: Ramping): boolean => ramp.steps[ramp.at + 1] === 100 && !to

/** Takes the next step: a larger share, or the release is live. Throws {@link Refused} under a lock, and at the last step. */
export function stepped(registry: Registry, record: ReleaseRecord, judged: Judged, { by, at }: Attribution): Registry {
  const { name } = record
  const canary = mustRamp(registry, name, judged)
  mustBeOpen(registry, name)
  const { waits: _waits, ...ramp } = canary.ramp
  const next = ramp.at + 1
  const percent = ramp.steps[next]
  if (percent === undefined) throw new Refused(`the ramp of ${name} is at its last step`, 'not_running')
  if (isLastStep(canary)) return promoted(registry, record, { by, at })
  return withCanary(registry, name, at, { ...canary, percent, ramp: { ...ramp, at: next, since: at } })
}

/** Notes why a step that is due is not taken. Unchanged when that is known. */
export function waited(registry: Registry, name: string, judged: Judged, waits: string, { at }: Attribution): Registry {
  const canary = mustRamp(registry, name, judged)
  return canary.ramp.waits === waits
    ? registry
    : withCanary(registry, name, at, { ...canary, ramp: { ...canary.ramp, waits } })
}
