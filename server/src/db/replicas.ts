import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './transact'

/** Parses a position in the write-ahead log as PostgreSQL prints it (`16/B374D848`) into a number that can be compared. */
export const positionOf = (text: string): bigint | undefined => {
  const found = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text)
  return found ? (BigInt(`0x${found[1]}`) << 32n) + BigInt(`0x${found[2]}`) : undefined
}

/** One replica: the position it is known to have replayed, and until when it is not used. */
interface Replica {
  db: Db
  replayed: bigint
  awayUntil: number
}

/** Read replicas. Each read goes to one that has replayed everything its reader must see. */
export interface Replicas {
  /** A replica that has replayed `floor` and every change this instance knows of; undefined when the read has to go to the primary. */
  forRead(floor: bigint): Promise<Db | undefined>
  /** The primary's current log position: after a write, the floor for the writer's later reads. */
  position(): Promise<string>
  /** To be called when something has changed: whoever is told will read again, and must see the change. */
  heard(): void
  /** Reports that this replica failed; it is not used for a while. */
  failed(db: Db): void
  /** How many reads each kind of database answered. */
  readonly reads: { replica: number; primary: number }
  /** For each replica, whether it is in use and how many bytes it lagged when last measured. */
  states(): Promise<{ name: string; isUp: boolean; bytesBehind: number }[]>
}

/**
 * Why a call that the primary could answer failed on a replica: `away` when it could not be reached, `unfit` when it must not write or
 * cancelled the query in favour of replay.
 */
export const whyNotReplica = (error: unknown): 'away' | 'unfit' | undefined => {
  const { code = '' } = error as { code?: string }
  if (error instanceof pg.DatabaseError) {
    if (code === '25006' || code === '40001') return 'unfit'
    return /^(?:57P|08|53)/.test(code) ? 'away' : undefined
  }
  const isAway =
    /ECONN|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EPIPE/.test(code) ||
    /Connection terminated|timeout exceeded/.test(String(error))
  return isAway ? 'away' : undefined
}

const awayMs = 5_000

/** Reads the primary's log position, sharing one query between all callers who ask while another is under way. */
const askTogether = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let next: Promise<T> | undefined
  let running: Promise<unknown> = Promise.resolve()
  return () => {
    // The query under way may have been sent before the caller's own write, so wait for the next one.
    next ??= running.then(() => {
      const answer = ask()
      running = answer.catch(() => undefined)
      next = undefined
      return answer
    })
    return next
  }
}

/** @param names labels for metrics: the addresses without their credentials */
export const openReplicas = (
  primary: Db,
  replicas: readonly Db[],
  { names = [], now = Date.now }: { names?: readonly string[]; now?: () => number } = {},
): Replicas => {
  const all: Replica[] = replicas.map((db) => ({ db, replayed: 0n, awayUntil: 0 }))
  let turn = 0
  let heardOf = 0n
  let isHearing: Promise<unknown> | undefined

  const readPosition = askTogether(
    async () =>
      (await sql<{ at: string }>`SELECT pg_current_wal_insert_lsn()::text AS at`.execute(primary)).rows[0]!.at,
  )
  const look = async (replica: Replica): Promise<bigint> => {
    const { rows } = await sql<{
      at: string | null
    }>`SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS at`.execute(replica.db)
    // A promoted replica reports no position, because it no longer follows a primary.
    const at = positionOf(rows[0]?.at ?? '')
    if (at === undefined) throw new Error('this is no replica')
    replica.replayed = at
    return at
  }
  const leave = (replica: Replica) => {
    replica.awayUntil = now() + awayMs
    replica.replayed = 0n
  }

  return {
    async forRead(floor) {
      await isHearing
      const least = floor > heardOf ? floor : heardOf
      for (let tries = 0; tries < all.length; tries += 1) {
        const replica = all[(turn += 1) % all.length]!
        if (replica.awayUntil > now()) continue
        try {
          if (replica.replayed >= least && replica.replayed > 0n) return replica.db
          if ((await look(replica)) >= least) return replica.db
        } catch {
          leave(replica)
        }
      }
      return undefined
    },
    reads: { replica: 0, primary: 0 },
    position: readPosition,
    heard() {
      const asked = readPosition().then(
        (at) => {
          const position = positionOf(at) ?? 0n
          if (position > heardOf) heardOf = position
        },
        () => undefined,
      )
      isHearing = asked
      void asked.then(() => {
        if (isHearing === asked) isHearing = undefined
      })
    },
    failed(db) {
      const replica = all.find((one) => one.db === db)
      if (replica) leave(replica)
    },
    async states() {
      const at = positionOf(await readPosition()) ?? 0n
      return Promise.all(
        all.map(async (replica, index) => {
          const replayed = await look(replica).catch(() => undefined)
          return {
            name: names[index] ?? String(index + 1),
            isUp: replayed !== undefined && replica.awayUntil <= now(),
            bytesBehind: replayed === undefined || replayed > at ? 0 : Number(at - replayed),
          }
        }),
      )
    },
  }
}
