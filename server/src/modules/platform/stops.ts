import type { Db } from '../../db/transact'
import type { Figures } from './figures'

/** A canary that was stopped automatically, or is about to be. */
export interface Stop extends Figures {
  remote: string
  version: string
  since: string
  stoppedAt: string
  comparedWith: { version: string; loads: number; failures: number } | null
}

/** If the canary is still running this long after a stop was recorded, the stop did not take effect and is repeated. */
const stuckMs = 60_000

/** Records a stop; returns false when another instance already has. A concurrent call waits here for the first one's transaction to end. */
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
