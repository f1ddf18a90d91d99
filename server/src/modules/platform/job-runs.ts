import { sql } from 'kysely'
import type { PlatformJob } from '@samspel/api'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import type { Job, JobEnd } from '../../jobs/clock'

const writesEveryMs = 30_000
const forgottenAfter = '1 day'

interface Keeping {
  db: Db
  log: { warn(facts: object, message: string): void }
  jobs: readonly Pick<Job, 'name'>[]
}

/** Keeps how a job went. `failing_since` is the first of its failures in a row. */
export const keepJobRun = async (db: Db, { name, everyMs, tookMs, isDone }: JobEnd, now: Date): Promise<void> => {
  await sql`INSERT INTO job_runs (name, every_ms, ended_at, took_ms, failing_since)
    VALUES (${name}, ${everyMs}, ${now}, ${Math.round(tookMs)}, ${isDone ? null : now})
    ON CONFLICT (name) DO UPDATE SET every_ms = excluded.every_ms, ended_at = excluded.ended_at, took_ms = excluded.took_ms,
      failing_since = CASE WHEN excluded.failing_since IS NULL THEN NULL
        ELSE coalesce(job_runs.failing_since, excluded.failing_since) END`.execute(db)
}

/** Forgets jobs that this release does not have; a day's grace for the release beside it while one replaces the other. */
export const forgetOtherJobs = async (db: Db, jobs: readonly Pick<Job, 'name'>[], now: Date): Promise<void> => {
  await sql`DELETE FROM job_runs WHERE name <> ALL(${jobs.map(({ name }) => name)})
    AND ended_at < ${now}::timestamptz - ${forgottenAfter}::interval`.execute(db)
}

/**
 * Callback for `startJobs` that keeps the last run of each job, at most twice a minute while the outcome stays the same. What cannot be
 * written is logged: no job fails by it.
 */
export const keepJobRuns = ({ db, log, jobs }: Keeping): ((end: JobEnd) => void) => {
  const warn = (error: unknown) => log.warn({ err: error }, 'the runs of jobs were not kept')
  const kept = new Map<string, { at: number; isDone: boolean }>()
  forgetOtherJobs(db, jobs, new Date()).catch(warn)
  return (end) => {
    const now = new Date()
    const last = kept.get(end.name)
    if (last && last.isDone === end.isDone && now.getTime() - last.at < writesEveryMs) return
    kept.set(end.name, { at: now.getTime(), isDone: end.isDone })
    keepJobRun(db, end, now).catch(warn)
  }
}

interface Row {
  name: string
  every_ms: number
  ended_at: string
  took_ms: number
  failing_since: string | null
  late: boolean
}

/** The jobs, failing ones first, then late ones. One is late after twice its interval, and a minute for those that run often. */
export const listPlatformJobs = async ({ db, now }: Context): Promise<{ platformJobs: PlatformJob[] }> => {
  const { rows } = await sql<Row>`SELECT * FROM (SELECT *, ended_at < ${now}::timestamptz
      - greatest(2 * every_ms, 60000) * interval '1 millisecond' AS late FROM job_runs) runs
    ORDER BY failing_since IS NULL, NOT late, name`.execute(db)
  return {
    platformJobs: rows.map((row) => ({
      name: row.name,
      endedAt: row.ended_at,
      tookMs: row.took_ms,
      isLate: row.late,
      failingSince: row.failing_since,
    })),
  }
}
