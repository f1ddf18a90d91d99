import { sql } from 'kysely'
import type { Network } from '@samspel/api/network-links'
import { dayMs } from '../../days'
import type { Db } from '../../db/transact'
import type { Job } from '../../jobs/clock'

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

const partsAt = (now: Date) => Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))

/** The day of YouTube's quota, which begins at midnight in California. */
export const quotaDay = (now: Date): string => {
  const { year, month, day } = partsAt(now)
  return `${year}-${month}-${day}`
}

/** When its next day begins; an hour early or late where clocks change in between. */
export const nextQuotaDay = (now: Date): Date => {
  const { hour, minute, second } = partsAt(now)
  const passed = ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1_000
  return new Date(now.getTime() - (now.getTime() % 1_000) + dayMs - passed)
}

export const useUnits = async (db: Db, network: Network, units: number, now: Date): Promise<void> => {
  if (units === 0) return
  await sql`INSERT INTO network_units AS u (network, day, units) VALUES (${network}, ${quotaDay(now)}, ${units})
    ON CONFLICT (network, day) DO UPDATE SET units = u.units + excluded.units`.execute(db)
}

/** What was used of it today. */
export const unitsUsed = async (db: Db, network: Network, now: Date): Promise<number> => {
  const row = await db
    .selectFrom('network_units')
    .select('units')
    .where('network', '=', network)
    .where('day', '=', quotaDay(now))
    .executeTakeFirst()
  return row?.units ?? 0
}

const keptDays = 30

export const unitsCleanUpJob: Job = {
  name: 'network-units',
  everyMs: 6 * 3_600_000,
  run: async ({ db, now }) => {
    const before = quotaDay(new Date(now().getTime() - keptDays * dayMs))
    await db.deleteFrom('network_units').where('day', '<', before).execute()
  },
}
