import { hostname } from 'node:os'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { PlatformInstance } from '@samspel/api'
import { dayMs } from '../../days'
import type { Db } from '../../db/transact'
import type { AppContext } from '../../http/call'
import type { Job } from '../../jobs/clock'
import type { LiveBus } from '../../live'

/** An instance that has not reported for this long is not shown. */
const shownMs = 45_000

interface Facts {
  streams: number
  memoryMb: number
}

/**
 * Every ten seconds an instance reports that it is running, and its state.
 * @param streams open live streams of this instance
 */
export const createInstanceJob = (streams: (live: LiveBus) => number): Job => {
  const id = uuidv7()
  const startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString()
  return {
    name: 'instances',
    everyMs: 10_000,
    run: async ({ db, live, now, config }: AppContext) => {
      const facts: Facts = { streams: streams(live), memoryMb: Math.round(process.memoryUsage.rss() / 1_048_576) }
      const at = now()
      await sql`INSERT INTO instances (id, name, version, started_at, seen_at, facts)
        VALUES (${id}, ${hostname()}, ${config.platform.version}, ${startedAt}, ${at.toISOString()}, ${JSON.stringify(facts)})
        ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at, facts = excluded.facts`.execute(db)
      await sql`DELETE FROM instances WHERE seen_at < ${new Date(at.getTime() - dayMs).toISOString()}`.execute(db)
    },
  }
}

interface Row {
  id: string
  name: string
  version: string
  started_at: string
  seen_at: string
  facts: Facts
}

/** Running instances, longest-running first. */
export const listInstances = async (db: Db, now: Date): Promise<PlatformInstance[]> => {
  const { rows } = await sql<Row>`SELECT id, name, version, started_at, seen_at, facts FROM instances
    WHERE seen_at > ${new Date(now.getTime() - shownMs).toISOString()} ORDER BY started_at, id LIMIT 100`.execute(db)
  return rows.map(({ id, name, version, started_at: startedAt, seen_at: seenAt, facts }) => ({
    id,
    name,
    version,
    startedAt,
    seenAt,
    streams: facts.streams,
    memoryMb: facts.memoryMb,
  }))
}
