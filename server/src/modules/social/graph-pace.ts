import { sql } from 'kysely'
import type { Provider } from '../../db/tables/accounts'
import type { Db } from '../../db/transact'
import type { Usage } from './graph-usage'

/** Whom a limit is about. */
export type Scope = 'app' | 'account'

/** How calls of one network about one creator keep to its limits. */
export interface GraphPace {
  /** Whose limit forbids to ask the network now. */
  heldBy: () => Promise<Scope | null>
  /** Notes what an answer said: how much is used, and whether it was a refusal because of a limit of the app or the account. */
  note: (usage: Usage, limit: Scope | null) => Promise<void>
}

interface Calls {
  db: Db
  now: Date
  provider: Provider
  instagramerId: string
  /** Work that nobody waits for leaves room for that which somebody does. */
  isJob: boolean
}

/** Percent of the limit at which jobs pause. */
const quietFrom = 80
const quietMinutes = 10
const firstWait = 5
const longestWait = 60

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

/**
 * The network's limits, kept in the database so that all instances keep to them. A refusal stops calls of the app or of the account for as
 * long as the network says, or else longer each time; high use stops jobs alone.
 */
export const graphPace = ({ db, now, provider, instagramerId, isJob }: Calls): GraphPace => {
  let wasRefused = false
  const idOf = (scope: Scope) => (scope === 'app' ? null : instagramerId)

  /** The wait doubles with each refusal, unless the network says how long it is. Refusals of calls made side by side count once. */
  const stop = async (scope: Scope, minutes: number) => {
    await sql`INSERT INTO network_pauses AS p (provider, instagramer_id, calls_again_at, jobs_again_at, refusals)
      VALUES (${provider}, ${idOf(scope)}, ${later(now, minutes || firstWait)}, ${now}, 1)
      ON CONFLICT (provider, instagramer_id) DO UPDATE SET refusals = p.refusals + 1, calls_again_at = ${
        minutes > 0
          ? sql`excluded.calls_again_at`
          : sql`${now}::timestamptz + least(${longestWait}, ${firstWait} * 2 ^ least(p.refusals, 10)) * interval '1 minute'`
      } WHERE p.calls_again_at <= ${now}`.execute(db)
  }

  const quieten = async (scope: Scope, minutes: number) => {
    await sql`INSERT INTO network_pauses AS p (provider, instagramer_id, calls_again_at, jobs_again_at)
      VALUES (${provider}, ${idOf(scope)}, ${now}, ${later(now, minutes)})
      ON CONFLICT (provider, instagramer_id) DO UPDATE SET jobs_again_at = greatest(p.jobs_again_at, excluded.jobs_again_at)`.execute(
      db,
    )
  }

  return {
    heldBy: async () => {
      const { rows } = await sql<{
        is_app: boolean
        is_held: boolean
        refusals: number
      }>`SELECT refusals, instagramer_id IS NULL AS is_app,
          (calls_again_at > ${now} OR (${isJob} AND jobs_again_at > ${now})) AS is_held
        FROM network_pauses WHERE provider = ${provider} AND (instagramer_id IS NULL OR instagramer_id = ${instagramerId})`.execute(
        db,
      )
      wasRefused = rows.some(({ refusals }) => refusals > 0)
      const held = rows.filter(({ is_held }) => is_held)
      if (held.length === 0) return null
      return held.some(({ is_app }) => is_app) ? 'app' : 'account'
    },
    note: async (usage, limit) => {
      if (limit) return stop(limit, limit === 'account' ? usage.minutes : 0)
      if (usage.app >= quietFrom) await quieten('app', quietMinutes)
      if (usage.account >= quietFrom) await quieten('account', Math.max(quietMinutes, usage.minutes))
      if (wasRefused)
        await sql`DELETE FROM network_pauses WHERE provider = ${provider} AND calls_again_at <= ${now} AND jobs_again_at <= ${now}
          AND (instagramer_id IS NULL OR instagramer_id = ${instagramerId})`.execute(db)
    },
  }
}

/** Forgets pauses that ended a day ago. */
export const forgetPauses = async (db: Db, now: Date): Promise<void> => {
  await sql`DELETE FROM network_pauses WHERE greatest(calls_again_at, jobs_again_at) < ${later(now, -24 * 60)}`.execute(
    db,
  )
}
