import { type RawBuilder, sql } from 'kysely'
import type { TelemetryReport } from '@samspel/api'
import type { Db } from '../../db/transact'
import type { Trial } from './figures'
import { partsOf, type RegistryCanary, type RegistryFacts, type RegistryService } from './registry-service'

/** Stands for the live version where a first release is the canary. */
export const NOTHING = 'none'

const trialOf = (remote: string, { release, since, ramp }: RegistryCanary, liveVersion: string): Trial => ({
  remote,
  version: release.version,
  since,
  liveVersion,
  ramp,
})

export const trialsOf = (registry: RegistryFacts): Trial[] => [
  ...partsOf(registry).flatMap(([remote, { version, canary }]) => (canary ? [trialOf(remote, canary, version)] : [])),
  ...Object.entries(registry.first ?? {}).map(([remote, canary]) => trialOf(remote, canary, NOTHING)),
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
  loads: number
  facts: number
  lcp: number | null
  inp: number | null
  cls: number | null
}

const vitalIn = (reports: readonly TelemetryReport[], metric: TelemetryReport['metric']): number | null =>
  reports.reduce<number | null>(
    (worst, report) => (report.metric === metric ? Math.max(worst ?? 0, report.value ?? 0) : worst),
    null,
  )

/** What one visitor's reports say about each canary. Who got the canary says nothing about the live release, which stands in when it fails. */
const seenIn = (reports: readonly TelemetryReport[], trials: readonly Trial[]): Seen[] =>
  trials.flatMap(({ remote, since, version, liveVersion, ramp }) => {
    const told = reports.filter((report) => report.remote === remote)
    const onTrial = told.filter((report) => report.channel === 'canary' && report.version === version)
    const beside = told.filter((report) => report.channel === 'live' && report.version === liveVersion)
    const own = onTrial.length > 0 ? onTrial : beside
    if (own.length === 0) return []
    return [
      {
        remote,
        since,
        on_trial: own === onTrial,
        failed: own.some(({ kind }) => kind === 'failure'),
        loads: own.filter(({ kind }) => kind === 'load').length,
        facts: own.filter(({ kind, code }) => kind === 'fact' && code === ramp?.fact).length,
        lcp: vitalIn(own, 'LCP'),
        inp: vitalIn(own, 'INP'),
        cls: vitalIn(own, 'CLS'),
      },
    ]
  })

/** What is told on the same side adds up; who comes to the canary begins anew there. */
const onSide = (column: string, both: RawBuilder<unknown>) =>
  sql`${sql.ref(column)} = CASE WHEN kept.on_trial = excluded.on_trial THEN ${both}
    WHEN excluded.on_trial THEN excluded.${sql.ref(column)} ELSE kept.${sql.ref(column)} END`

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
  await sql`INSERT INTO canary_visitors AS kept (remote, since, visitor, address, on_trial, failed, first_at, loads, facts, lcp, inp, cls)
    SELECT remote, since, ${visitor}, ${address}, on_trial, failed, ${now.toISOString()}::timestamptz,
      loads, facts, lcp, inp, cls
    FROM jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) AS new (remote text, since timestamptz, on_trial boolean, failed boolean,
      loads int, facts int, lcp real, inp real, cls real)
    WHERE EXISTS (SELECT FROM canary_visitors WHERE remote = new.remote AND since = new.since AND visitor = ${visitor})
      OR (SELECT count(*) FROM canary_visitors
        WHERE remote = new.remote AND since = new.since AND address = ${address} AND on_trial = new.on_trial) < ${perAddress}
    ON CONFLICT (remote, since, visitor) DO UPDATE SET
      on_trial = kept.on_trial OR excluded.on_trial,
      failed = CASE WHEN kept.on_trial = excluded.on_trial THEN kept.failed OR excluded.failed
        WHEN excluded.on_trial THEN excluded.failed ELSE kept.failed END,
      ${sql.join([
        ...(['loads', 'facts'] as const).map((count) =>
          onSide(count, sql`kept.${sql.ref(count)} + excluded.${sql.ref(count)}`),
        ),
        ...(['lcp', 'inp', 'cls'] as const).map((vital) =>
          onSide(vital, sql`greatest(kept.${sql.ref(vital)}, excluded.${sql.ref(vital)})`),
        ),
      ])}`.execute(db)
}
