import { sql } from 'kysely'
import { dayMs } from '../../days'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { Job } from '../../jobs/clock'
import { fillDemoDay } from './demo'
import { connectRegistry, partsOf } from './registry-service'
import { tellRegistryChanged } from './settings'
import { watchCanaries } from './watch'

const reportDays = 30
const hourDays = 400

/** Checks running canaries every ten seconds and stops those that fail too often. */
export const createCanaryJob = (): Job => {
  let isDown = false
  let filled = false
  let told: number | undefined
  return {
    name: 'canary-watch',
    everyMs: 10_000,
    run: async (context) => {
      const { db, config, log, now } = context
      const service = connectRegistry(config.platform)
      if (!service) return
      try {
        const registry = await service.registry()
        isDown = false
        // What was moved or set by a command: open pages hear of it within one round.
        if (told !== undefined && told !== registry.revision) await tellRegistryChanged(context, registry.revision)
        told = registry.revision
        await watchCanaries(context, service, registry)
        if (config.platform.demo && !filled) await fillDemoDay(db, registry, now())
        filled ||= partsOf(registry).length > 0
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        // Logged once per outage, not every ten seconds; the check itself is retried each time.
        if (!isDown)
          log.warn(
            { reason: error.id, cause: (error.cause as Error | undefined)?.message },
            'the registry does not answer: canaries are not watched',
          )
        isDown = true
      }
    },
  }
}

/** Deletes old telemetry: individual errors and the visitors of canaries after 30 days, figures by hour after a little over a year. */
export const cleanTelemetry = async (db: Db, now: Date): Promise<void> => {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  await sql`DELETE FROM remote_reports WHERE at < ${before(reportDays)}`.execute(db)
  await sql`DELETE FROM canary_minutes WHERE minute < ${before(reportDays)}`.execute(db)
  await sql`DELETE FROM canary_visitors WHERE first_at < ${before(reportDays)}`.execute(db)
  await sql`DELETE FROM canary_stops WHERE stopped_at < ${before(reportDays)}`.execute(db)
  await sql`DELETE FROM remote_alarm_calls WHERE created_at < ${before(reportDays)}
    AND (kind <> 'remote.failing' OR ended_at IS NOT NULL)`.execute(db)
  await sql`DELETE FROM remote_hours WHERE hour < ${before(hourDays)}`.execute(db)
}

export const cleanUpJob: Job = {
  name: 'telemetry-clean-up',
  everyMs: 3_600_000,
  run: ({ db, now }) => cleanTelemetry(db, now()),
}
