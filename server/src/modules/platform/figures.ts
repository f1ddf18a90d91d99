import { sql } from 'kysely'
import type { RemoteFailureReport } from '@samspel/api'
import type { Db } from '../../db/transact'
import type { RegistryRamp } from './registry-service'

type Channel = RemoteFailureReport['channel']
export interface Figures {
  loads: number
  failures: number
}

/** Attempts: successful and failed loads. Errors on a page whose load was never reported count as attempts as well. */
const attempts = sql`greatest(loads + load_failures, failures)`
// Leaves out developers' own sessions with overrides, which say nothing about visitors.
const ofVisitors = sql`channel <> 'override'`

export interface HourRow extends Figures {
  remote: string
  hour: string
  demo: boolean
}

export const listHours = async (db: Db, names: readonly string[], from: string): Promise<HourRow[]> =>
  (
    await sql<HourRow>`SELECT remote, hour, sum(${attempts}) AS loads, sum(failures) AS failures, bool_or(demo) AS demo
    FROM remote_hours WHERE hour >= ${from} AND remote = ANY(${names}) AND ${ofVisitors} GROUP BY remote, hour`.execute(
      db,
    )
  ).rows

export interface VersionRow extends Figures {
  remote: string
  version: string
  channel: Channel
  fallbacks: number
  recent_loads: number
  recent_failures: number
}

/** Versions reported since `from`, latest first; `recent_…` counts from `recent` on. At most 40 per part, since anyone may report. */
export const listVersions = async (
  db: Db,
  names: readonly string[],
  from: string,
  recent: string,
): Promise<VersionRow[]> =>
  (
    await sql<VersionRow>`SELECT remote, version, channel, loads, failures, fallbacks, recent_loads, recent_failures FROM (
      SELECT remote, version, channel, sum(${attempts}) AS loads, sum(failures) AS failures, sum(fallbacks) AS fallbacks,
        coalesce(sum(${attempts}) FILTER (WHERE hour >= ${recent}), 0) AS recent_loads, coalesce(sum(failures) FILTER (WHERE hour >= ${recent}), 0) AS recent_failures,
        row_number() OVER (PARTITION BY remote ORDER BY max(hour) DESC, sum(${attempts}) DESC, version) AS place
      FROM remote_hours WHERE hour >= ${from} AND remote = ANY(${names}) GROUP BY remote, version, channel
    ) AS versions WHERE place <= 40 ORDER BY remote, place`.execute(db)
  ).rows

export interface TimesRow {
  remote: string
  hour: string | null
  step: number
  count: number
}

/** Load times by part and histogram step. The shell's are by hour as well, because they are the times to first view. */
export const listTimes = async (db: Db, names: readonly string[], from: string): Promise<TimesRow[]> =>
  (
    await sql<TimesRow>`SELECT remote, CASE WHEN remote = 'shell' THEN hour END AS hour, (step - 1)::int AS step, sum(count) AS count
    FROM remote_hours, unnest(times) WITH ORDINALITY AS histogram (count, step)
    WHERE hour >= ${from} AND remote = ANY(${names}) AND ${ofVisitors} AND count > 0 GROUP BY 1, 2, 3`.execute(db)
  ).rows

export const countFailures = async (db: Db, names: readonly string[], from: string): Promise<number> =>
  (
    await sql<{ count: number }>`SELECT count(*) AS count FROM remote_reports
    WHERE at >= ${from} AND remote = ANY(${names}) AND ${ofVisitors}`.execute(db)
  ).rows[0]?.count ?? 0

export interface Trial {
  remote: string
  version: string
  since: string
  liveVersion: string
  ramp?: RegistryRamp | undefined
}
export interface TrialRow extends Figures {
  remote: string
  live_loads: number
  live_failures: number
  /** Loads and facts that these visitors told; of each at most so many that none outweighs the others. */
  told_loads: number
  facts: number
  live_told_loads: number
  live_facts: number
  lcp_visitors: number
  lcp_p75: number | null
  live_lcp_visitors: number
  live_lcp_p75: number | null
  inp_visitors: number
  inp_p75: number | null
  live_inp_visitors: number
  live_inp_p75: number | null
  cls_visitors: number
  cls_p75: number | null
  live_cls_visitors: number
  live_cls_p75: number | null
}

/** How many loads, and facts, of one visitor count. */
const mostOfVisitor = 20
const sides = [
  ['', sql`on_trial`],
  ['live_', sql`NOT on_trial`],
] as const
const comparedColumns = sql.join(
  sides.flatMap(([side, isOfSide]) => [
    ...(['loads', 'facts'] as const).map(
      (what) => sql`coalesce(sum(least(seen.${sql.ref(what)}, ${mostOfVisitor})) FILTER (WHERE ${isOfSide}), 0)::int
        AS ${sql.ref(side + (what === 'loads' ? 'told_loads' : 'facts'))}`,
    ),
    ...(['lcp', 'inp', 'cls'] as const).flatMap((vital) => [
      sql`count(seen.${sql.ref(vital)}) FILTER (WHERE ${isOfSide})::int AS ${sql.ref(`${side}${vital}_visitors`)}`,
      sql`percentile_cont(0.75) WITHIN GROUP (ORDER BY seen.${sql.ref(vital)}) FILTER (WHERE ${isOfSide})
        AS ${sql.ref(`${side}${vital}_p75`)}`,
    ]),
  ]),
)

/**
 * How many verified visitors got each canary and the live one beside it, and for how many of them anything failed. An address
 * has at most `perAddress` visitors on each side: those that came first.
 */
export const listTrials = async (
  db: Db,
  trials: readonly Trial[],
  perAddress: number,
): Promise<Map<string, TrialRow>> => {
  if (trials.length === 0) return new Map()
  const column = (key: 'remote' | 'since') => trials.map((trial) => trial[key])
  const { rows } = await sql<TrialRow>`SELECT trial.remote,
      count(seen) FILTER (WHERE on_trial)::int AS loads, count(seen) FILTER (WHERE on_trial AND failed)::int AS failures,
      count(seen) FILTER (WHERE NOT on_trial)::int AS live_loads, count(seen) FILTER (WHERE NOT on_trial AND failed)::int AS live_failures,
      ${comparedColumns}
    FROM unnest(${column('remote')}::text[], ${column('since')}::timestamptz[]) AS trial (remote, since)
    LEFT JOIN LATERAL (SELECT on_trial, failed, loads, facts, lcp, inp, cls, row_number() OVER (PARTITION BY address, on_trial ORDER BY first_at, visitor) AS place
      FROM canary_visitors WHERE remote = trial.remote AND since = trial.since) AS seen ON place <= ${perAddress}
    GROUP BY trial.remote`.execute(db)
  return new Map(rows.map((row) => [row.remote, row]))
}

export interface FailureRow {
  id: string
  at: string
  remote: string
  version: string
  channel: Channel
  phase: RemoteFailureReport['phase']
  fallback: boolean
  browser: string
  code: string | null
  message: string
  path: string | null
}

export const listFailures = async (
  db: Db,
  { name, version }: { name?: string | undefined; version?: string | undefined },
  { limit, offset }: { limit: number; offset: number },
) => {
  const where = sql`${name ? sql`remote = ${name}` : sql`true`} AND ${version ? sql`version = ${version}` : sql`true`}`
  const [
    { rows },
    {
      rows: [count],
    },
  ] = await Promise.all([
    sql<FailureRow>`SELECT id, at, remote, version, channel, phase, fallback, browser, code, message, path FROM remote_reports
      WHERE ${where} ORDER BY at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db),
    sql<{ total: number }>`SELECT count(*) AS total FROM remote_reports WHERE ${where}`.execute(db),
  ])
  return { rows, total: count?.total ?? 0 }
}

export interface PhaseRow {
  version: string
  channel: Channel
  phase: RemoteFailureReport['phase'] | null
  code: string | null
  count: number
  lastAt: string
}

/** Where in a load the versions of a remote fail since `from`, the most frequent first. */
export const listPhases = async (db: Db, name: string, from: string): Promise<PhaseRow[]> =>
  (
    await sql<PhaseRow>`SELECT version, channel, phase, code, count(*)::int AS count, max(at) AS "lastAt" FROM remote_reports
    WHERE remote = ${name} AND at >= ${from} GROUP BY version, channel, phase, code
    ORDER BY count(*) DESC, version, channel, phase, code LIMIT 40`.execute(db)
  ).rows

export interface StackRow {
  at: string
  version: string
  channel: Channel
  phase: RemoteFailureReport['phase'] | null
  fallback: boolean
  browser: string
  code: string | null
  message: string
  stack: string | null
  path: string | null
}

/** Failures of one remote with their stacks, newest first. */
export const listStacks = async (
  db: Db,
  { name, version, limit }: { name: string; version: string | undefined; limit: number },
): Promise<StackRow[]> =>
  (
    await sql<StackRow>`SELECT at, version, channel, phase, fallback, browser, code, message, stack, path FROM remote_reports
    WHERE remote = ${name} AND ${version ? sql`version = ${version}` : sql`true`} ORDER BY at DESC, id DESC LIMIT ${limit}`.execute(
      db,
    )
  ).rows
