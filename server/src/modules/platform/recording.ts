import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { TelemetryReport } from '@samspel/api'
import type { Db } from '../../db/transact'
import { emptyTimes, stepOf } from './load-times'

const loadPhases = new Set(['entry', 'start', 'mount'])
const hourMs = 3_600_000
const seriesAnHour = 500

type Key = Pick<TelemetryReport, 'remote' | 'version' | 'channel'>
interface Counts extends Key {
  loads: number
  load_failures: number
  failures: number
  fallbacks: number
  times: number[]
}

/**
 * The keys that reports are counted under. Since anyone may send reports, those beyond a fixed number of rows an hour are counted without a
 * name, so that nobody can fill the table.
 */
export const boundedKeys = () => {
  let hour = 0
  const known = new Set<string>()
  return ({ remote, version, channel }: Key, now: Date): Key => {
    const current = Math.floor(now.getTime() / hourMs)
    if (current !== hour) known.clear()
    hour = current
    const series = `${remote} ${version} ${channel}`
    if (known.size < seriesAnHour) known.add(series)
    return known.has(series) ? { remote, version, channel } : { remote: 'other', version: 'other', channel: 'live' }
  }
}

/** Merges a batch into one row per remote × version × channel, since a statement may touch a row only once. */
const countsOf = (reports: readonly (TelemetryReport & Key)[]): Counts[] => {
  const rows = new Map<string, Counts>()
  for (const { kind, remote, version, channel, phase, fallback, ms } of reports) {
    if (kind === 'vital' || kind === 'fact') continue
    const key = `${remote} ${version} ${channel}`
    const row = rows.get(key) ?? {
      remote,
      version,
      channel,
      loads: 0,
      load_failures: 0,
      failures: 0,
      fallbacks: 0,
      times: emptyTimes(),
    }
    rows.set(key, row)
    if (kind === 'load') {
      row.loads += 1
      if (ms !== undefined) row.times[stepOf(ms)] = (row.times[stepOf(ms)] ?? 0) + 1
    } else {
      row.failures += 1
      if (phase && loadPhases.has(phase)) row.load_failures += 1
    }
    if (fallback) row.fallbacks += 1
  }
  return [...rows.values()]
}

/** Stores a batch in one statement, all or nothing. Rows are always taken in the same order, so that batches cannot deadlock. */
export const recordReports = async (
  db: Db,
  reports: readonly TelemetryReport[],
  { now, browser }: { now: Date; browser: string },
): Promise<void> => {
  const counts = countsOf(reports)
  if (counts.length === 0) return
  const failures = reports.filter(({ kind }) => kind === 'failure').map((report) => ({ ...report, id: uuidv7() }))
  const at = now.toISOString()
  await sql`WITH counted AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) AS row (remote text, version text, channel text, loads int, load_failures int, failures int, fallbacks int, times int[])
    ), hours AS (
      INSERT INTO remote_hours AS kept (hour, remote, version, channel, loads, load_failures, failures, fallbacks, times)
      SELECT date_trunc('hour', ${at}::timestamptz), remote, version, channel, loads, load_failures, failures, fallbacks, times FROM counted
        ORDER BY remote, version, channel
      ON CONFLICT (hour, remote, version, channel) DO UPDATE SET
        loads = kept.loads + excluded.loads, load_failures = kept.load_failures + excluded.load_failures,
        failures = kept.failures + excluded.failures, fallbacks = kept.fallbacks + excluded.fallbacks,
        times = (SELECT array_agg(one + two ORDER BY step)
            FROM unnest(kept.times, excluded.times) WITH ORDINALITY AS both_times (one, two, step))
    )
    INSERT INTO remote_reports (id, at, remote, version, channel, phase, fallback, browser, code, message, stack, path)
    SELECT id, ${at}::timestamptz, remote, version, channel, phase, coalesce(fallback, false), ${browser}::text, code, coalesce(message, ''), stack, path
    FROM jsonb_to_recordset(${JSON.stringify(failures)}::jsonb) AS row (id uuid, remote text, version text, channel text, phase text, fallback boolean, code text, message text, stack text, path text)`.execute(
    db,
  )
}
