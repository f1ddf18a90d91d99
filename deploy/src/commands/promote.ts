import type { Audience, Registry } from '@samspel/federation/registry'
import { checkFit, pass } from '../gate/check'
import { passedOver } from '../gate/config'
import type { Finding } from '../gate/finding'
import type { Attribution } from '../registry/change'
import {
  canaried,
  canaryOf,
  liveOf,
  mustBeLive,
  mustBeOpen,
  nothingBefore,
  promoted,
  rolledBack,
  stopped,
} from '../registry/change'
import { Refused } from '../registry/refused'
import type { HistoryEntry, Storage } from '../storage/storage'
import { audienceFrom } from './audience'
import type { RampPlan } from './ramp-plan'
import { checkRamp } from './ramp-plan'
import type { By } from './record'
import { changeAndRecord } from './record'

/** Result of moving a pointer. */
export interface Moved {
  name: string
  action: Extract<HistoryEntry['action'], 'promote' | 'canary' | 'ramp' | 'stop' | 'rollback'>
  from?: string
  /** The live version; for a canary, the version of the canary. Absent when a first release was stopped: nothing is live then. */
  to?: string
  /** Percentage of visitors who get the canary. */
  percent?: number
  /** Whom the canary is for; for all when absent. */
  audience?: Audience
  /** The ramp that begins. */
  ramp?: RampPlan
  revision: number
  /** False if it already was in that state. */
  changed: boolean
  /** Findings of the gate; after a rollback, which has none, the values of settings that the release passes over. */
  findings?: Finding[]
  /** Names of overridden findings. */
  forced?: string[]
}

/** Options of {@link promote}. */
export interface PromoteOptions extends By {
  /** Percentage of visitors, or of those in `to`; defaults to all. */
  percent?: number
  /** Makes it a canary for these alone. */
  to?: Audience | undefined
  /** Begins a canary that takes its steps by itself; its first step is the percentage. */
  ramp?: RampPlan | undefined
  /** Promotes despite findings of the gate, and records that. Does not override a lock. */
  force?: boolean
  /** Compares with this future registry instead of the live one, for callers who promote several parts at once. */
  against?: Registry
}

const optional = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  value === undefined ? {} : ({ [key]: value } as Record<Key, Value>)

/** Record of a published version, by default the newest. Throws {@link Refused} if it was never published. */
export async function published(storage: Storage, name: string, version: string | undefined) {
  const wanted = version ?? (await storage.listReleases(name)).at(-1)
  const record = wanted && (await storage.readRelease(name, wanted))
  if (!record)
    throw new Refused(
      `${name}${version ? `@${version}` : ''} was never published; 'publish ${name}' first`,
      'never_published',
    )
  return record
}

/**
 * Makes a published version live, or with `percent` (1–99) makes it a canary for that percentage of visitors; 100 is the same as
 * none. With `to` it is a canary for these people, or for that percentage of them; with `ramp` one that grows by itself, up to live. Checks again that it fits what is live now, because a release published earlier may no longer do so. Does nothing if it
 * already is in that state. Throws {@link Refused}.
 */
export async function promote(
  storage: Storage,
  name: string,
  version?: string,
  { percent: asked, to: people, ramp, force = false, against, ...by }: PromoteOptions = {},
): Promise<Moved> {
  if (ramp && asked !== undefined) throw new Refused('a ramp says its shares itself: leave the percentage out', 'usage')
  if (ramp) checkRamp(ramp)
  const percent = ramp?.steps[0] ?? asked ?? 100
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    throw new Refused(`a share is a whole number from 1 to 100, not ${percent}`, 'usage')
  const audience = audienceFrom(people)
  const record = await published(storage, name, version)
  const to = record.release.version
  const isCanary = percent < 100 || audience !== undefined
  const share = { percent, ...(audience && { to: audience }), ...(ramp && { ramp }) }
  const action = isCanary ? 'canary' : 'promote'
  let findings: Finding[] = []
  let forced: string[] = []
  const change = (registry: Registry, attribution: Attribution) => {
    const next = isCanary ? canaried(registry, record, share, attribution) : promoted(registry, record, attribution)
    findings = next === registry ? [] : checkFit(against ?? registry, record)
    forced = pass(`${name}@${to}`, findings, force)
    return next
  }
  const describe = (before: Registry) =>
    ({
      action,
      ...optional('from', liveOf(before, name)?.version),
      to,
      ...(isCanary && { percent }),
      ...optional('audience', audience),
      ...optional('steps', ramp?.steps),
      ...(forced.length > 0 && { forced }),
    }) as const
  return {
    name,
    ...(await changeAndRecord(storage, name, by, change, describe)),
    action,
    to,
    findings,
    ...(ramp && { ramp }),
  }
}

/**
 * Ends the canary of a remote: all visitors get the live release again.
 * @param options.version ends the canary only if it is of this version
 */
export async function stopCanary(
  storage: Storage,
  name: string,
  { version, ...by }: By & { version?: string } = {},
): Promise<Moved> {
  const change = (registry: Registry, attribution: Attribution) => {
    // The automatic watch may end a failing canary even under a lock, because that does not touch the live release.
    if (!by.automatic) mustBeOpen(registry, name)
    return stopped(registry, name, attribution, version)
  }
  const describe = (before: Registry, after: Registry) => ({
    action: 'stop' as const,
    ...optional('from', canaryOf(before, name)?.release.version),
    ...optional('percent', canaryOf(before, name)?.percent),
    ...optional('audience', canaryOf(before, name)?.to),
    ...optional('to', liveOf(after, name)?.version),
  })
  const done = await changeAndRecord(storage, name, by, change, describe)
  return { ...done, name, action: 'stop' }
}

/** Actions that make a release live for everybody. */
const LIVE: ReadonlySet<HistoryEntry['action']> = new Set(['promote', 'rollback', 'restore'])

/** How many releases a part can be rolled back. */
const STEPS = 10

/** Versions that were fully live before the given one and were never rolled back, latest first. */
async function earlierOf(storage: Storage, name: string, now: string): Promise<string[]> {
  const history = (await storage.readHistory()).filter((entry) => entry.name === name)
  const failed = new Set(history.flatMap(({ action, from }) => (action === 'rollback' ? [from] : [])))
  const live = history.flatMap(({ action, to }) => (to && LIVE.has(action) ? [to] : [])).reverse()
  const stored = new Set(await storage.listReleases(name))
  return [...new Set(live)]
    .filter((version) => version !== now && !failed.has(version) && stored.has(version))
    .slice(0, STEPS)
}

/** The release to roll back to; undefined means the previous one, which the registry holds. */
async function releaseBefore(
  storage: Storage,
  name: string,
  live: { version: string; previous?: unknown },
  to: string | undefined,
) {
  if (!to && live.previous) return undefined
  const earlier = await earlierOf(storage, name, live.version)
  if (earlier.length === 0) throw nothingBefore(name, live.version)
  if (to && !earlier.includes(to))
    throw new Refused(`${name} cannot go back to ${to}; it can go to ${earlier.join(', ')}`, 'nothing_to_go_back_to')
  const version = to ?? earlier[0]
  return version === undefined ? undefined : (await storage.readRelease(name, version))?.release
}

/**
 * Rolls back a failed release: ends the canary if there is one, otherwise makes the previous good version live again; called again, the
 * one before that. Throws {@link Refused}.
 * @param options.version rolls back only if this version is live or a canary, so that two people acting at once roll back once
 * @param options.to one of the last ten live releases; this also ends a canary
 */
export async function rollback(
  storage: Storage,
  name: string,
  { version, to, ...by }: By & { version?: string; to?: string } = {},
): Promise<Moved> {
  const seen = await storage.readRegistry()
  if (!canaryOf(seen, name)) mustBeLive(seen, name)
  const out = (registry: Registry) => canaryOf(registry, name)?.release.version ?? mustBeLive(registry, name).version
  const failing = version ?? out(seen)
  const same = (registry: Registry) => {
    if (out(registry) !== failing)
      throw new Refused(`${name}@${failing} is not what is out; ${out(registry)} is`, 'changed_meanwhile')
  }
  same(seen)
  if (canaryOf(seen, name) && !to) return stopCanary(storage, name, { ...by, version: failing })
  mustBeOpen(seen, name)
  const earlier = await releaseBefore(storage, name, mustBeLive(seen, name), to)
  let findings: Finding[] = []
  const change = (registry: Registry, attribution: Attribution) => {
    same(registry)
    const next = rolledBack(registry, name, attribution, earlier)
    findings = passedOver(name, next.remotes[name])
    return next
  }
  const describe = (before: Registry, after: Registry) => ({
    action: 'rollback' as const,
    from: mustBeLive(before, name).version,
    to: mustBeLive(after, name).version,
  })
  const done = await changeAndRecord(storage, name, by, change, describe)
  return { ...done, name, action: 'rollback', to: done.to!, findings }
}
