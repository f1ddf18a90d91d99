import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './transact'

/** A place in the write-ahead log, as PostgreSQL writes it (`16/B374D848`), as a number that can be compared. */
export const positionOf = (text: string): bigint | undefined => {
  const found = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text)
  return found ? (BigInt(`0x${found[1]}`) << 32n) + BigInt(`0x${found[2]}`) : undefined
}

/** One replica: how far it is known to be, and until when it is left alone. */
interface Replica {
  db: Db
  replayed: bigint
  awayUntil: number
}

/** Read replicas of the database, of which each read takes one that has what its reader must see. */
export interface Replicas {
  /** A replica that has replayed `floor` and all that this instance has heard of; undefined: the primary must be asked. */
  forRead(floor: bigint): Promise<Db | undefined>
  /** How far the primary is: after a write, what its writer must see from now on. */
  position(): Promise<string>
  /** Something has changed: whoever hears of it asks again, and must see it. */
  heard(): void
  /** This replica failed: it is left alone for a while. */
  failed(db: Db): void
  /** How many reads were answered where. */
  readonly reads: { replica: number; primary: number }
  /** For each replica whether it is asked, and by how many bytes it was behind when that was last seen. */
  states(): Promise<{ name: string; isUp: boolean; bytesBehind: number }[]>
}

/** Why a call failed on a replica that the primary can answer: it cannot be reached, or it must not write and gives way to what it replays. */
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

/** Reads the log's position on the primary, once for all who ask while an answer is on its way. */
const askTogether = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let next: Promise<T> | undefined
  let running: Promise<unknown> = Promise.resolve()
  return () => {
    // An answer that was asked for before may be from before what the caller has done: the next one is waited for.
    next ??= running.then(() => {
      const answer = ask()
      running = answer.catch(() => undefined)
      next = undefined
      return answer
    })
    return next
  }
}

/** @param names for figures: addresses without what is secret */
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
    // A former replica that was promoted answers nothing: it follows no primary any more.
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
