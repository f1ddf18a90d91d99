import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { connect, type SlowStatement } from '../src/db/connect'
import { openReplicas } from '../src/db/replicas'
import { addFigures, jobFigures } from '../src/http/figures'
import { type Job, startJobs } from '../src/jobs/clock'
import { createInstanceJob } from '../src/modules/platform'
import { listInstances } from '../src/modules/platform/instances'
import { enqueueMail } from '../src/outbox/mails'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let own: ReturnType<typeof connect>
const slow: SlowStatement[] = []
beforeAll(async () => {
  api = await openTestApi()
  own = connect(api.databaseUrl, { max: 2, slowMs: 1_000, onSlow: (statement) => slow.push(statement) })
  const replicas = openReplicas(api.db, [api.db], { names: ['replica.test:5432'] })
  addFigures(api.app.metrics, { ...own, replicas, streams: () => 3, version: '1.4.0' })
})
afterAll(async () => {
  await own.pool.end()
  await api.close()
})

const metrics = async () => (await api.app.inject({ method: 'GET', url: '/metrics' })).payload
const valueOf = async (name: string) =>
  Number(new RegExp(`^${name.replace(/[{}"]/g, '\\$&')} (.+)$`, 'm').exec(await metrics())?.[1])

test('what waits in the outbox, connections, streams and runs of jobs are told', async () => {
  await enqueueMail(api.db, { to: 'a@samspel.test', subject: 'Hej', text: 'Hej' })
  await enqueueMail(api.db, { to: 'b@samspel.test', subject: 'Hej', text: 'Hej' })
  await sql`UPDATE outbox SET attempts = 3, last_error = 'refused', run_at = now() + interval '1 hour', created_at = now() - interval '20 minutes'
    WHERE payload ->> 'to' = 'b@samspel.test'`.execute(api.db)
  expect(await valueOf('samspel_outbox_waiting')).toBe(2)
  expect(await valueOf('samspel_outbox_failing')).toBe(1)
  expect(await valueOf('samspel_outbox_oldest_seconds')).toBeGreaterThanOrEqual(1_200)
  expect(await valueOf('samspel_live_streams')).toBe(3)
  expect(await valueOf('samspel_database_connections{state="waiting"}')).toBe(0)
  expect(await valueOf('samspel_instance_info{version="1.4.0"}')).toBe(1)
  await api.deliver()
})

test('every series that alerts and dashboard ask for is one that the API tells', async () => {
  let failed = 0
  const jobs: Job[] = [
    { name: 'good', everyMs: 1, run: async () => undefined },
    { name: 'bad', everyMs: 1, run: () => Promise.reject(new Error((failed += 1).toString())) },
  ]
  const ended = new Set<string>()
  const tell = jobFigures(api.app.metrics)
  const context = { db: api.db, config: api.config, live: api.bus, log: api.app.log, now: () => api.clock.now }
  const clock = startJobs(jobs, context, (end) => {
    tell(end)
    ended.add(end.name)
  })
  while (ended.size < 2) await new Promise((resolve) => setImmediate(resolve))
  await clock.stop()
  expect(await valueOf('samspel_job_runs_total{job="bad",result="failed"}')).toBeGreaterThan(0)
  expect(await valueOf('samspel_job_last_success_timestamp_seconds{job="good"}')).toBeGreaterThan(1e9)

  const folder = path.join(import.meta.dirname, '../../deploy/monitoring')
  const asked = ['alerts.yaml', 'dashboard.json']
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .flatMap((text) => text.match(/\b(?:samspel|nodejs|process)_[a-z0-9_]+/g) ?? [])
  // The pooler in front of the database reports its own metrics, under the names of prometheus-community's pgbouncer_exporter.
  const ofPooler = (files: readonly string[]) =>
    files.flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(/\bpgbouncer_[a-z0-9_]+/g) ?? [])
  const pooler = new Set([
    'pgbouncer_up',
    'pgbouncer_pools_client_active_connections',
    'pgbouncer_pools_client_waiting_connections',
    'pgbouncer_pools_client_maxwait_seconds',
    'pgbouncer_pools_server_active_connections',
    'pgbouncer_pools_server_idle_connections',
  ])
  expect([...new Set(ofPooler(['alerts.yaml', 'dashboard.json']))].filter((name) => !pooler.has(name))).toEqual([])
  const told = new Set([...(await metrics()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const isTold = (name: string) => told.has(name) || told.has(name.replace(/_(?:bucket|count|sum)$/, ''))
  expect(asked.length).toBeGreaterThan(20)
  expect([...new Set(asked)].filter((name) => !isTold(name))).toEqual([])
})

test('a request has one name: that of the edge in the answer, a new one where nobody gave a good one', async () => {
  const nameOf = async (given?: string) =>
    (await api.app.inject({ method: 'GET', url: '/healthz', headers: { ...(given && { 'x-request-id': given }) } }))
      .headers['x-request-id']
  const given = '0190aaaa-0000-4000-8000-0123456789ab'
  expect(await nameOf(given)).toBe(given)
  const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
  for (const bad of [undefined, 'x', `${given}\tlevel=50`, given.toUpperCase()]) {
    const name = await nameOf(bad)
    expect(name).toMatch(uuid)
    expect(name).not.toBe(bad)
  }
  const refused = await api.app.inject({ method: 'GET', url: '/api/nowhere', headers: { 'x-request-id': given } })
  expect([refused.statusCode, refused.headers['x-request-id']]).toEqual([404, given])
})

test('a statement that takes long is told by its text, without values; a quick one is not', async () => {
  await sql`SELECT 1`.execute(own.db)
  await sql`SELECT pg_sleep(1.1), ${'a secret'}::text`.execute(own.db)
  expect(slow).toEqual([{ sql: 'SELECT pg_sleep(1.1), $1::text', ms: expect.any(Number) }])
})

test('the guide says of every alert what to look at, and panels stand beside each other', () => {
  const text = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')
  const alerts = [...text('deploy/monitoring/alerts.yaml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name!)
  const guide = text('docs/guides/operate.md')
  expect(alerts.length).toBeGreaterThan(15)
  expect(alerts.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  const { panels } = JSON.parse(text('deploy/monitoring/dashboard.json')) as {
    panels: { id: number; title: string; gridPos: { x: number; y: number; w: number; h: number } }[]
  }
  const places = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
  )
  expect(new Set(places).size).toBe(places.length)
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
})

test('each instance is listed with its release and its streams, until it has said nothing for a while', async () => {
  const at = Date.parse('2026-11-26T12:00:00Z')
  const say = (version: string, streams: number) => {
    const job = createInstanceJob(() => streams)
    const config = { ...api.config, platform: { ...api.config.platform, version } }
    return (seconds: number) =>
      job.run({ db: api.db, config, live: api.bus, log: api.app.log, now: () => new Date(at + seconds * 1_000) })
  }
  const listed = async (seconds: number) =>
    (await listInstances(api.db, new Date(at + seconds * 1_000)))
      .map(({ version, streams }) => `${version} ${streams}`)
      .sort()
  const [old, fresh] = [say('1.4.0+aa', 3), say('1.5.0+bb', 7)]
  await Promise.all([old(0), fresh(0)])
  await fresh(40)
  expect(await listed(41)).toEqual(['1.4.0+aa 3', '1.5.0+bb 7'])
  expect(await listed(60)).toEqual(['1.5.0+bb 7'])
})
