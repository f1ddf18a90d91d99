import type { PlatformPart, PlatformStatus } from '@samspel/api'
import { dayMs } from '../../days'
import type { Db } from '../../db/transact'
import { apartOf, sharedOf } from './apart'
import {
  countFailures,
  type HourRow,
  listHours,
  listTimes,
  listTrials,
  listVersions,
  type TimesRow,
  type TrialRow,
  type VersionRow,
} from './figures'
import { listInstances } from './instances'
import { addTimes, emptyTimes, p75Of } from './load-times'
import { type Bounds, type Verdict, verdictOf, worstOf } from './policies'
import { partsOf, type RegistryFacts, type RegistryPart } from './registry-service'
import { listStops, type Stop } from './stops'
import { trialsOf } from './trials'

type Alarm = PlatformStatus['alarm']
const hourMs = 3_600_000

/** Start times of the last `count` hours, oldest first; the last one is still running. */
export const hoursUntil = (now: Date, count: number): string[] => {
  const last = Math.floor(now.getTime() / hourMs) * hourMs
  return Array.from({ length: count }, (_, index) => new Date(last - (count - 1 - index) * hourMs).toISOString())
}

const groupBy = <R extends { remote: string }>(rows: readonly R[]): ((name: string) => R[]) => {
  const groups = new Map<string, R[]>()
  for (const row of rows) groups.set(row.remote, [...(groups.get(row.remote) ?? []), row])
  return (name) => groups.get(name) ?? []
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const timesOf = (rows: readonly TimesRow[]) =>
  rows.reduce((times, { step, count }) => addTimes(times, emptyTimes().with(step, count)), emptyTimes())

interface Heard {
  hours: readonly string[]
  byHour: readonly HourRow[]
  versions: readonly VersionRow[]
  times: readonly TimesRow[]
  trial: TrialRow | undefined
  bounds: Bounds
}

/** The live version's figures of the last hour and the current one. */
const recentOf = ({ version }: RegistryPart, versions: readonly VersionRow[]) => {
  const own = versions.filter((row) => row.version === version && row.channel !== 'override')
  return { loads: sum(own.map((row) => row.recent_loads)), failures: sum(own.map((row) => row.recent_failures)) }
}
const liveInTrial = (trial: TrialRow) => ({ loads: trial.live_loads, failures: trial.live_failures })
const canaryVerdict = ({ trial, bounds }: Pick<Heard, 'trial' | 'bounds'>): Verdict =>
  trial ? verdictOf(trial, bounds, liveInTrial(trial)) : 'unknown'

const partOf = (name: string, part: RegistryPart, heard: Heard): PlatformPart => {
  const { hours, byHour, versions, times, trial, bounds } = heard
  const { canary, lock, off } = part
  const at = new Map(byHour.map((row) => [row.hour, row]))
  const loads = sum(byHour.map((row) => row.loads))
  const failures = sum(byHour.map((row) => row.failures))
  return {
    name,
    live: part.version,
    liveSince: part.liveSince ?? null,
    previous: part.previous?.version ?? null,
    canary: canary
      ? {
          version: canary.release.version,
          percent: canary.percent,
          since: canary.since,
          by: canary.by,
          ...sharedOf(canary),
          loads: trial?.loads ?? 0,
          failures: trial?.failures ?? 0,
          liveLoads: trial?.live_loads ?? 0,
          liveFailures: trial?.live_failures ?? 0,
        }
      : null,
    ...(off && {
      off: { by: off.by, at: off.at, reason: off.reason.slice(0, 500), companies: off.companies?.length ?? null },
    }),
    lock: lock ? { by: lock.by, at: lock.at, reason: lock.reason.slice(0, 500) } : null,
    loads,
    failures,
    loadsByHour: hours.map((hour) => at.get(hour)?.loads ?? 0),
    failuresByHour: hours.map((hour) => at.get(hour)?.failures ?? 0),
    p75Ms: p75Of(timesOf(times)),
    timedLoads: sum(times.map(({ count }) => count)),
    // What the row shows, and what runs now: the last hours of a live version can be bad in a long period that is good.
    state:
      loads === 0
        ? 'unknown'
        : worstOf([
            verdictOf({ loads, failures }, bounds),
            canaryVerdict(heard),
            verdictOf(recentOf(part, versions), bounds) === 'deviating' ? 'deviating' : 'unknown',
          ]),
    versions: versions.map(({ version, channel, loads: attempts, failures, fallbacks }) => ({
      version,
      channel,
      loads: attempts,
      failures,
      fallbacks,
    })),
  }
}

interface Case {
  name: string
  part: RegistryPart
  heard: Heard
}

/**
 * The most urgent problem: a failing canary, otherwise a failing live version, otherwise the last canary stopped automatically within a
 * day.
 */
const alarmOf = (cases: readonly Case[], stops: readonly Stop[], recent: string): Alarm => {
  const worst = (found: NonNullable<Alarm>[]) => found.sort((one, two) => two.failures - one.failures)[0]
  const canaries = cases.flatMap(({ name, part, heard }) => {
    const { canary, version } = part
    if (!canary || !heard.trial || canaryVerdict(heard) !== 'deviating') return []
    const { loads, failures } = heard.trial
    return [
      {
        name,
        version: canary.release.version,
        channel: 'canary' as const,
        loads,
        failures,
        since: canary.since,
        comparedWith: { version, ...liveInTrial(heard.trial) },
        stoppedAt: null,
      },
    ]
  })
  const lives = cases.flatMap(({ name, part, heard }) => {
    const own = recentOf(part, heard.versions)
    if (verdictOf(own, heard.bounds) !== 'deviating') return []
    const before = heard.versions.find((row) => row.version === part.previous?.version && row.channel === 'live')
    const since = part.liveSince && part.liveSince > recent ? part.liveSince : recent
    return [
      {
        name,
        version: part.version,
        channel: 'live' as const,
        ...own,
        since,
        comparedWith: before ? { version: before.version, loads: before.loads, failures: before.failures } : null,
        stoppedAt: null,
      },
    ]
  })
  const runs = (stop: Stop) =>
    cases.some(
      ({ name, part }) =>
        name === stop.remote && (part.version === stop.version || part.canary?.release.version === stop.version),
    )
  const stopped = stops
    .filter((stop) => !runs(stop))
    .map(({ remote, ...stop }) => ({ name: remote, channel: 'canary' as const, ...stop }))
  return worst(canaries) ?? worst(lives) ?? stopped[0] ?? null
}

/**
 * The status page's content: the current registry, and browser reports over the given number of hours. Always seven queries, whatever the
 * size.
 */
export const statusOf = async (
  db: Db,
  registry: RegistryFacts,
  { now, hours: count, bounds }: { now: Date; hours: number; bounds: Bounds },
): Promise<PlatformStatus> => {
  const hours = hoursUntil(now, count)
  const from = hours[0] as string
  const recent = hoursUntil(now, 2)[0] as string
  const parts = partsOf(registry)
  const names = parts.map(([name]) => name)
  const [byHour, versions, times, failuresLastHour, trials, stops, instances] = await Promise.all([
    listHours(db, names, from),
    // Alarms are judged by the last two hours, even when only one is requested.
    listVersions(db, names, from < recent ? from : recent, recent),
    listTimes(db, names, from),
    countFailures(db, names, new Date(now.getTime() - hourMs).toISOString()),
    listTrials(db, trialsOf(registry), bounds.canaryVisitorsPerAddress),
    listStops(db, new Date(now.getTime() - dayMs).toISOString()),
    listInstances(db, now),
  ])
  const [hoursOf, versionsOf, timesBy] = [groupBy(byHour), groupBy(versions), groupBy(times)]
  const cases: Case[] = parts.map(([name, part]) => ({
    name,
    part,
    heard: {
      hours,
      byHour: hoursOf(name),
      versions: versionsOf(name),
      times: timesBy(name),
      trial: trials.get(name),
      bounds,
    },
  }))
  const all = cases.map(({ name, part, heard }) => partOf(name, part, heard))
  const byHourOf = (key: 'loadsByHour' | 'failuresByHour') =>
    hours.map((_, index) => sum(all.map((part) => part[key][index] ?? 0)))
  const firstViews = timesBy('shell')
  return {
    environment: registry.environment,
    // A registry without any release has no time of update.
    updatedAt: registry.updatedAt || now.toISOString(),
    revision: registry.revision,
    hours,
    parts: all,
    apart: apartOf(registry, trials),
    instances,
    totals: {
      loads: sum(all.map((part) => part.loads)),
      failures: sum(all.map((part) => part.failures)),
      failuresLastHour,
      p75Ms: p75Of(timesOf(firstViews)),
      loadsByHour: byHourOf('loadsByHour'),
      failuresByHour: byHourOf('failuresByHour'),
      p75ByHour: hours.map((hour) => p75Of(timesOf(firstViews.filter((row) => row.hour === hour)))),
    },
    alarm: alarmOf(cases, stops, recent),
    demo: byHour.some((row) => row.demo),
  }
}
