import { sql } from 'kysely'
import type { ServiceDeed, ServiceName } from '@samspel/api'
import type { Db } from '../db/transact'
import { AppError } from '../errors'
import type { Job } from '../jobs/clock'
import { scrub } from '../scrub'

interface Heard {
  worked?: { at: Date; deed: ServiceDeed; count: number }
  failed?: { at: Date; message: string }
}

const messageLength = 300
/** What was heard since it was last written down: calls are many, and none waits for the database. */
const heard = new Map<ServiceName, Heard>()

/** What it did and how often, or the service's own words. Refusals that are about one person or thing are no failures of the service. */
type Outcome = [ok: true, deed: ServiceDeed, count?: number] | [ok: false, message: string]

/** Says how a call to a service outside went. Costs nothing, never throws, and may be called in any place. */
export const recordService = (name: ServiceName, ...outcome: Outcome): void => {
  const known = heard.get(name) ?? {}
  const at = new Date()
  if (outcome[0]) known.worked = { at, deed: outcome[1], count: outcome[2] ?? 1 }
  else known.failed = { at, message: scrub(outcome[1], messageLength) }
  heard.set(name, known)
}

/** How a report to the error service went; without a failure it got there. */
export const recordReport = (failure?: string): void =>
  failure === undefined ? recordService('errors', true, 'report_sent') : recordService('errors', false, failure)

/**
 * The same around a call: what it throws is its failure, unless `isOurs` says that it is about this one call alone. An answer that was given
 * may still say that something is wrong.
 */
export const recorded = async <T>(
  name: ServiceName,
  deed: ServiceDeed,
  work: () => Promise<T>,
  isOurs: (error: unknown) => boolean = () => false,
  problemOf: (done: T) => string | undefined = () => undefined,
): Promise<T> => {
  try {
    const done = await work()
    const problem = problemOf(done)
    if (problem === undefined) recordService(name, true, deed)
    else recordService(name, false, problem)
    return done
  } catch (error) {
    if (isOurs(error)) recordService(name, true, deed)
    else recordService(name, false, wordsOf(error))
    throw error
  }
}

/** The words of the innermost cause: those around it are our own. None where it is an error of ours, whose id says nothing to people. */
export const wordsOf = (error: unknown): string => {
  const { cause, message } = (error ?? {}) as { cause?: unknown; message?: string }
  if (cause instanceof Error) return wordsOf(cause)
  return error instanceof AppError ? '' : message || String(error)
}

/** Writes down what was heard. The latest of all instances counts. */
export const writeServices = async (db: Db): Promise<void> => {
  const all = [...heard]
  heard.clear()
  for (const [name, { worked, failed }] of all) {
    await sql`INSERT INTO service_calls AS c (name, worked_at, deed, count, failed_at, message)
      VALUES (${name}, ${worked?.at ?? null}, ${worked?.deed ?? null}, ${worked?.count ?? 0}, ${failed?.at ?? null},
        ${failed?.message ?? null})
      ON CONFLICT (name) DO UPDATE SET
        deed = CASE WHEN excluded.worked_at > c.worked_at OR c.worked_at IS NULL THEN coalesce(excluded.deed, c.deed) ELSE c.deed END,
        count = CASE WHEN excluded.worked_at > c.worked_at OR c.worked_at IS NULL THEN excluded.count ELSE c.count END,
        worked_at = greatest(c.worked_at, excluded.worked_at),
        message = CASE WHEN excluded.failed_at > c.failed_at OR c.failed_at IS NULL THEN coalesce(excluded.message, c.message)
          ELSE c.message END,
        failed_at = greatest(c.failed_at, excluded.failed_at)`.execute(db)
  }
}

export const serviceJob: Job = { name: 'services', everyMs: 5_000, run: ({ db }) => writeServices(db) }
