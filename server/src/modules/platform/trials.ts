import { sql } from 'kysely'
import type { TelemetryReport } from '@samspel/api'
import type { Db } from '../../db/transact'
import type { Trial } from './figures'
import { partsOf, type RegistryFacts, type RegistryService } from './registry-service'

/** Stands for the live version where a first release is the canary. */
export const NOTHING = 'none'

export const trialsOf = (registry: RegistryFacts): Trial[] => [
  ...partsOf(registry).flatMap(([remote, { version, canary }]) =>
    canary ? [{ remote, version: canary.release.version, since: canary.since, liveVersion: version }] : [],
  ),
  ...Object.entries(registry.first ?? {}).map(([remote, { release, since }]) => ({
    remote,
    version: release.version,
    since,
    liveVersion: NOTHING,
  })),
]

/** Reads which canaries run, at most once in `freshMs`. While the registry does not answer, those known last count. */
export const trialReader = (service: RegistryService | undefined, freshMs: number, now: () => Date) => {
  let known: Trial[] = []
  let readAt = -Infinity
  let reading: Promise<void> | undefined
  const read = async (from: RegistryService) => {
    known = await from.registry().then(trialsOf, () => known)
    readAt = now().getTime()
  }
  return async (): Promise<readonly Trial[]> => {
    if (!service) return known
    if (now().getTime() - readAt >= freshMs) await (reading ??= read(service).finally(() => (reading = undefined)))
    return known
  }
}

interface Seen {
  remote: string
  since: string
  on_trial: boolean
  failed: boolean
}

/** What one visitor's reports say about each canary. Who got the canary says nothing about the live release, which stands in when it fails. */
const seenIn = (reports: readonly TelemetryReport[], trials: readonly Trial[]): Seen[] =>
  trials.flatMap(({ remote, since, version, liveVersion }) => {
    const told = reports.filter((report) => report.remote === remote && report.kind !== 'vital')
    const onTrial = told.filter((report) => report.channel === 'canary' && report.version === version)
    const beside = told.filter((report) => report.channel === 'live' && report.version === liveVersion)
    const own = onTrial.length > 0 ? onTrial : beside
    if (own.length === 0) return []
    return [{ remote, since, on_trial: own === onTrial, failed: own.some(({ kind }) => kind === 'failure') }]
  })

/**
 * Counts a visitor once for each canary and side: as failed as soon as anything has failed. Beyond `perAddress` visitors of one address
 * nothing is stored, so that nobody can fill the table or outvote the others.
 */
export const recordVisitor = async (
  db: Db,
  { visitor, address, reports }: { visitor: string; address: string; reports: readonly TelemetryReport[] },
  { trials, perAddress, now }: { trials: readonly Trial[]; perAddress: number; now: Date },
): Promise<void> => {
  const seen = seenIn(reports, trials)
  if (seen.length === 0) return
  await sql`INSERT INTO canary_visitors AS kept (remote, since, visitor, address, on_trial, failed, first_at)
    SELECT remote, since, ${visitor}, ${address}, on_trial, failed, ${now.toISOString()}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) AS new (remote text, since timestamptz, on_trial boolean, failed boolean)
    WHERE EXISTS (SELECT FROM canary_visitors WHERE remote = new.remote AND since = new.since AND visitor = ${visitor})
      OR (SELECT count(*) FROM canary_visitors
        WHERE remote = new.remote AND since = new.since AND address = ${address} AND on_trial = new.on_trial) < ${perAddress}
    ON CONFLICT (remote, since, visitor) DO UPDATE SET
      on_trial = kept.on_trial OR excluded.on_trial,
      failed = CASE WHEN kept.on_trial = excluded.on_trial THEN kept.failed OR excluded.failed
        WHEN excluded.on_trial THEN excluded.failed ELSE kept.failed END`.execute(db)
}
