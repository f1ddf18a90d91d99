import type { Registry } from '@samspel/federation/registry'
import { checkFit, pass } from '../gate/check'
import type { Attribution } from '../registry/change'
import { canaryOf, liveOf } from '../registry/change'
import type { Judged } from '../registry/ramp'
import { isLastStep, mustRamp, stepped, waited } from '../registry/ramp'
import { Refused } from '../registry/refused'
import type { Storage } from '../storage/storage'
import type { Moved } from './promote'
import type { By } from './record'
import { changeAndRecord } from './record'

const found = (before: Registry, name: string) => ({
  ...(liveOf(before, name) && { from: liveOf(before, name)!.version }),
})

/**
 * Takes the next step of a ramp, if it is at the step that was judged. The last step to 100 % of all visitors makes the release live, if it
 * still fits. Throws {@link Refused}.
 */
export async function takeStep(storage: Storage, name: string, { version, at, ...by }: By & Judged): Promise<Moved> {
  const judged = { version, at }
  const record = await storage.readRelease(name, version)
  if (!record) throw new Refused(`${name}@${version} was never published`, 'never_published')
  const change = (registry: Registry, attribution: Attribution) => {
    const isLast = isLastStep(mustRamp(registry, name, judged))
    const next = stepped(registry, record, judged, attribution)
    if (isLast) pass(`${name}@${version}`, checkFit(registry, record), false)
    return next
  }
  const describe = (before: Registry, after: Registry) => {
    const canary = canaryOf(after, name)
    return {
      action: canary ? ('ramp' as const) : ('promote' as const),
      ...found(before, name),
      to: version,
      ...(canary && { percent: canary.percent, ...(canary.to && { audience: canary.to }) }),
    }
  }
  const done = await changeAndRecord(storage, name, by, change, describe)
  return { ...done, name, action: done.action as 'ramp' | 'promote' }
}

/** Notes in the registry and in the history why a step that is due is not taken; once for each reason. */
export async function waitAtStep(
  storage: Storage,
  name: string,
  { version, at, waits, ...by }: By & Judged & { waits: string },
): Promise<Moved> {
  const change = (registry: Registry, attribution: Attribution) =>
    waited(registry, name, { version, at }, waits, attribution)
  const describe = (before: Registry, after: Registry) => ({
    action: 'ramp' as const,
    ...found(before, name),
    to: version,
    percent: canaryOf(after, name)!.percent,
  })
  const done = await changeAndRecord(storage, name, { ...by, reason: `waits: ${waits}` }, change, describe)
  return { ...done, name, action: 'ramp' }
}
