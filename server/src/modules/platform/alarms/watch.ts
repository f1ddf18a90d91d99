import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { PlatformStatus } from '@samspel/api'
import { type Db, transact } from '../../../db/transact'
import { AppError } from '../../../errors'
import type { Job } from '../../../jobs/clock'
import { healthOf } from '../health'
import { connectRegistry, type RegistryFacts } from '../registry-service'
import { type AlarmContext, sendDueCalls } from './send'

type Failing = NonNullable<PlatformStatus['alarm']>

const factsOf = (
  { name, version, channel, loads, failures, since, comparedWith }: Failing,
  { environment, link }: Told,
) => ({
  environment,
  remote: name,
  version,
  channel,
  loads,
  failures,
  since,
  compared_with: comparedWith,
  link,
})

const begin = async (trx: Db, failing: Failing, told: Told): Promise<void> => {
  const { name, version, channel } = failing
  await sql`INSERT INTO remote_alarm_calls (id, remote, kind, version, channel, facts, happened_at)
    VALUES (${uuidv7()}, ${name}, 'remote.failing', ${version}, ${channel}, ${JSON.stringify(factsOf(failing, told))}, ${told.now.toISOString()})
    ON CONFLICT (remote, version, channel) WHERE kind = 'remote.failing' AND ended_at IS NULL DO NOTHING`.execute(trx)
}

interface Told {
  environment: string
  link: string
  now: Date
}

/** What was told as failing and does not fail any more, or does not run any more, is told as over. */
const end = async (
  trx: Db,
  remote: string,
  failing: Failing | null,
  { environment, link, now }: Told,
): Promise<void> => {
  const { rows } = await sql<{ version: string; channel: string; happened_at: string }>`UPDATE remote_alarm_calls
    SET ended_at = ${now.toISOString()}
    WHERE remote = ${remote} AND kind = 'remote.failing' AND ended_at IS NULL
      AND (version, channel) IS DISTINCT FROM (${failing?.version ?? null}::text, ${failing?.channel ?? null}::text)
    RETURNING version, channel, happened_at`.execute(trx)
  for (const { version, channel, happened_at } of rows) {
    const facts = { environment, remote, version, channel, told_at: new Date(happened_at).toISOString(), link }
    await trx
      .insertInto('remote_alarm_calls')
      .values({
        id: uuidv7(),
        remote,
        kind: 'remote.recovered',
        version,
        channel,
        facts: JSON.stringify(facts),
        happened_at: now.toISOString(),
        ended_at: null,
        tried_at: null,
        status: null,
        fault: null,
      })
      .execute()
  }
}

/** A canary that the watch took back before it was seen here: told as failing and over in one, once. */
const tellStopped = async (trx: Db, stopped: Failing, told: Told): Promise<void> => {
  const { name, version, channel, since, stoppedAt } = stopped
  const facts = { ...factsOf(stopped, told), stopped_at: stoppedAt }
  await sql`INSERT INTO remote_alarm_calls (id, remote, kind, version, channel, facts, happened_at, ended_at)
    SELECT ${uuidv7()}, ${name}, 'remote.failing', ${version}, ${channel}, ${JSON.stringify(facts)}, ${told.now.toISOString()}, ${stoppedAt}
    WHERE NOT EXISTS (SELECT FROM remote_alarm_calls WHERE remote = ${name} AND version = ${version} AND channel = ${channel}
      AND kind = 'remote.failing' AND happened_at >= ${since})`.execute(trx)
}

/** Alarms are judged by the last two hours, as on the status page. */
const judgedHours = 2

/** Notes what fails, once for each release, and what is over. */
export const watchAlarms = async ({ db, config, now }: AlarmContext, registry: RegistryFacts): Promise<void> => {
  const set = await db.selectFrom('remote_alarms').select(['remote', 'set_at']).execute()
  const told = { environment: registry.environment, link: `${config.appUrl}/platform/status`, now: now() }
  for (const { remote, set_at } of set) {
    const health = await healthOf(db, registry, {
      name: remote,
      now: told.now,
      hours: judgedHours,
      bounds: config.platform,
    })
    const alarm = health?.alarm ?? null
    const failing = alarm?.stoppedAt ? null : alarm
    const isNew = alarm?.stoppedAt && new Date(alarm.stoppedAt) >= new Date(set_at)
    await transact(db, async (trx) => {
      // One instance at a time: the others wait here, and then find it told.
      await trx.selectFrom('remote_alarms').select('remote').where('remote', '=', remote).forUpdate().execute()
      await end(trx, remote, failing, told)
      if (failing) await begin(trx, failing, told)
      if (alarm && isNew) await tellStopped(trx, alarm, told)
    })
  }
}

/**
 * Tells teams of releases that fail, at most half a minute after the status page would. What the registry does not answer is neither begun nor
 * over; what waits is sent all the same.
 */
export const alarmJob: Job = {
  name: 'remote-alarms',
  everyMs: 10_000,
  run: async (context) => {
    const service = connectRegistry(context.config.platform)
    if (!service) return
    const registry = await service.registry().catch((error: unknown) => {
      // The canary watch says it in the log.
      if (error instanceof AppError) return undefined
      throw error
    })
    if (registry) await watchAlarms(context, registry)
    await sendDueCalls(context)
  },
}
