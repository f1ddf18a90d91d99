import type { Db } from '../../db/transact'
import type { Figures } from './figures'

/** A trial that the watch has ended, or is about to. */
export interface Stop extends Figures {
  remote: string
  version: string
  since: string
  stoppedAt: string
  comparedWith: { version: string; loads: number; failures: number } | null
}

/** A stop that has been noted for so long and still has a canary did not take: it is done again. */
const stuckMs = 60_000

/** Notes a stop; false when another instance has. Two at once wait for one another here until the first one's transaction ends. */
export const insertStop = async (
  trx: Db,
  { remote, version, since, stoppedAt, loads, failures, comparedWith }: Stop,
): Promise<boolean> => {
  const stuck = new Date(Date.parse(stoppedAt) - stuckMs).toISOString()
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('canary_stops')
    .values({
      remote,
      version,
      since,
      stopped_at: stoppedAt,
      loads,
      failures,
      compared_version: comparedWith?.version ?? null,
      compared_loads: comparedWith?.loads ?? null,
      compared_failures: comparedWith?.failures ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'version', 'since'])
        .doUpdateSet({ stopped_at: stoppedAt })
        .where('canary_stops.stopped_at', '<', stuck),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Stops since `from`, newest first. */
export const listStops = async (db: Db, from: string): Promise<Stop[]> => {
  const rows = await db
    .selectFrom('canary_stops')
    .selectAll()
    .where('stopped_at', '>=', from)
    .orderBy('stopped_at', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => ({
    remote: row.remote,
    version: row.version,
    since: row.since,
    stoppedAt: row.stopped_at,
    loads: row.loads,
    failures: row.failures,
    comparedWith:
      row.compared_version === null
        ? null
        : { version: row.compared_version, loads: row.compared_loads ?? 0, failures: row.compared_failures ?? 0 },
  }))
}
