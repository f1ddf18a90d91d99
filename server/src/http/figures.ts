import { sql } from 'kysely'
import type pg from 'pg'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Replicas } from '../db/replicas'
import type { Db } from '../db/transact'

interface Waiting {
  count: number
  seconds: number
  failing: number
}

/** The outbox backlog: how many deliveries are pending, how long the oldest due one has waited, and how many have failed by a fault of
 * ours. Rows that wait for their recipient, such as a full mailbox, are in neither. */
const waitingIn = async (db: Db): Promise<Waiting | undefined> =>
  (
    await sql<Waiting>`SELECT count(*)::int AS count, count(*) FILTER (WHERE last_error IS NOT NULL AND NOT is_theirs)::int AS failing,
      coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE (run_at <= now() OR attempts > 0) AND NOT is_theirs)), 0)::float8 AS seconds
    FROM outbox WHERE done_at IS NULL`.execute(db)
  ).rows[0]

const addReplicas = (register: Registry, replicas: Replicas): void => {
  new Counter({
    name: 'samspel_replica_reads_total',
    help: 'Calls that only read, by where they were answered',
    labelNames: ['on'],
    registers: [register],
    collect() {
      this.reset()
      this.inc({ on: 'replica' }, replicas.reads.replica)
      this.inc({ on: 'primary' }, replicas.reads.primary)
    },
  })
  const up = new Gauge({
    name: 'samspel_replica_up',
    help: '1 while a read replica is asked',
    labelNames: ['replica'],
    registers: [register],
  })
  new Gauge({
    name: 'samspel_replica_behind_bytes',
    help: 'Bytes of the log that a read replica has not replayed',
    labelNames: ['replica'],
    registers: [register],
    async collect() {
      for (const { name, isUp, bytesBehind } of await replicas.states().catch(() => [])) {
        up.set({ replica: name }, isUp ? 1 : 0)
        this.set({ replica: name }, bytesBehind)
      }
    },
  })
}

/** Registers the /metrics gauges that are not about requests: database connections, outbox backlog, live streams. */
export const addFigures = (
  register: Registry,
  {
    db,
    pool,
    replicas,
    streams,
    version,
  }: { db: Db; pool: pg.Pool; replicas?: Replicas | undefined; streams: () => number; version: string },
): void => {
  const registers = [register]
  new Gauge({
    name: 'samspel_database_connections',
    help: 'Connections of this instance, by what they do; waiting: requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  if (replicas) addReplicas(register, replicas)
  new Gauge({
    name: 'samspel_instance_info',
    help: 'Always 1; which release this instance is',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1)
  new Gauge({
    name: 'samspel_live_streams',
    help: 'Open live streams of this instance',
    registers,
    collect() {
      this.set(streams())
    },
  })
  let reading: Promise<Waiting | undefined> | undefined
  // One query for the three. While the database is unavailable the last values remain; the query for them has a metric of its own.
  const waiting = () =>
    (reading ??= waitingIn(db)
      .catch(() => undefined)
      .finally(() => {
        reading = undefined
      }))
  const outboxGauge = (name: string, help: string, valueOf: (waiting: Waiting) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const found = await waiting()
        if (found) this.set(valueOf(found))
      },
    })
  outboxGauge(
    'samspel_outbox_failing',
    'Rows of the outbox that have failed at least once by a fault of ours',
    ({ failing }) => failing,
  )
  outboxGauge(
    'samspel_outbox_oldest_seconds',
    'For how long the oldest row that is due has waited',
    ({ seconds }) => seconds,
  )
  outboxGauge('samspel_outbox_waiting', 'Rows that wait in the outbox, of all instances', ({ count }) => count)
}

/** Counts job runs; returns the callback for `startJobs`. */
export const jobFigures = (register: Registry): ((end: { name: string; isDone: boolean }) => void) => {
  const registers = [register]
  const runs = new Counter({
    name: 'samspel_job_runs_total',
    help: 'Runs of a job of this instance',
    labelNames: ['job', 'result'],
    registers,
  })
  const last = new Gauge({
    name: 'samspel_job_last_success_timestamp_seconds',
    help: 'When a job last went well on this instance',
    labelNames: ['job'],
    registers,
  })
  return ({ name: job, isDone }) => {
    runs.inc({ job, result: isDone ? 'done' : 'failed' })
    if (isDone) last.setToCurrentTime({ job })
  }
}
