import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { PlatformEvent, PlatformStatus, RemoteFailureReport, TelemetryReport } from '@samspel/api'
import { camelizeKeys } from '@samspel/api'
import { sql, type KyselyPlugin } from 'kysely'
import { cleanTelemetry, createCanaryJob } from '../src/modules/platform'
import { statusOf as buildStatus } from '../src/modules/platform/status'
import { openBed, type Actor, type Bed } from './support/bed'
import { recordsOf } from './support/records'
import { startFakeRegistry, type FakeRegistry } from './support/registry'

let bed: Bed
let registry: FakeRegistry
let admin: Actor
const now = new Date('2026-11-20T14:32:08.000Z')
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

beforeAll(async () => {
  registry = await startFakeRegistry()
  bed = await openBed({ platform: registry.settings })
  admin = await recordsOf(bed).staff('admin')
})
afterAll(async () => {
  await registry.close()
  await bed.close()
})
let fresh: string
beforeEach(() => {
  bed.clock.now = now
  fresh = JSON.stringify(registry.registry)
})
afterEach(async () => {
  Object.assign(registry, { registry: JSON.parse(fresh) as FakeRegistry['registry'], history: [], asked: [], broken: undefined, refuses: false })
  await sql`TRUNCATE remote_hours, canary_minutes, remote_reports, canary_stops`.execute(bed.db)
})

let callers = 0
// Each call from another address: 120 a minute from one are the limit.
const tell = (body: unknown, headers: Record<string, string> = {}) =>
  bed.call(null, 'POST', '/telemetry', { payload: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)), headers: { 'content-type': 'application/json', 'user-agent': chrome, 'x-forwarded-for': `10.0.${Math.floor((callers += 1) / 250)}.${callers % 250}`, ...headers } })
type Part = Partial<TelemetryReport>
const load = (more: Part = {}): Part => ({ kind: 'load', remote: 'mf-stores', version: '1.3.2', channel: 'live', ms: 200, ...more })
const failure = (more: Part = {}): Part => ({ kind: 'failure', remote: 'mf-stores', version: '1.3.2', channel: 'live', phase: 'entry', code: 'LOAD-MF-STORES', message: 'gone', ...more })
const times = (count: number, report: Part) => Array.from({ length: count }, () => report)
const tellAll = async (reports: readonly Part[]) => {
  for (let start = 0; start < reports.length; start += 50) expect((await tell({ reports: reports.slice(start, start + 50) })).status).toBe(204)
}
const at = (minutes: number) => { bed.clock.now = new Date(now.getTime() + minutes * 60_000) }
const get = async <T>(path: string) => {
  const { status, body } = await bed.call(admin, 'GET', `/api/platform${path}`)
  return { status, body: camelizeKeys(body) as T }
}
const statusOf = async (query = '') => (await get<{ platformStatus: PlatformStatus }>(`/status${query}`)).body.platformStatus
const partOf = (status: PlatformStatus, name: string) => status.parts.find((part) => part.name === name)!

describe('what browsers tell', () => {
  test('is counted by hour, remote, version and channel, and a second batch adds to the first', async () => {
    await tellAll([...times(3, load()), load({ ms: 900 }), failure({ fallback: true })])
    await tellAll([load(), load({ channel: 'canary', version: '1.4.0' }), failure({ phase: 'render' })])
    const rows = await bed.db.selectFrom('remote_hours').selectAll().orderBy('channel').execute()
    expect(rows).toMatchObject([
      { hour: '2026-11-20T14:00:00.000Z', remote: 'mf-stores', version: '1.4.0', channel: 'canary', loads: 1, failures: 0 },
      { hour: '2026-11-20T14:00:00.000Z', remote: 'mf-stores', version: '1.3.2', channel: 'live', loads: 5, load_failures: 1, failures: 2, fallbacks: 1, demo: false },
    ])
    expect(rows[1]?.times.reduce((sum, count) => sum + count, 0)).toBe(5)
  })

  test('batches that come at once lose nothing', async () => {
    await Promise.all(times(20, load()).map(() => tellAll([load(), failure(), load({ remote: 'mf-wallet', version: '2.3.1' }), load({ channel: 'canary', version: '1.4.0' })])))
    expect(await bed.db.selectFrom('remote_hours').select(['remote', 'channel', 'loads', 'failures']).orderBy('remote').orderBy('channel').execute()).toEqual([
      { remote: 'mf-stores', channel: 'canary', loads: 20, failures: 0 },
      { remote: 'mf-stores', channel: 'live', loads: 20, failures: 20 },
      { remote: 'mf-wallet', channel: 'live', loads: 20, failures: 0 },
    ])
  })

  test('may come as text of a beacon, as a list, or alone; what is no report is dropped, and what is no JSON refused', async () => {
    expect((await tell({ reports: [load()] }, { 'content-type': 'text/plain;charset=UTF-8' })).status).toBe(204)
    expect((await tell([load()])).status).toBe(204)
    expect((await tell(load())).status).toBe(204)
    expect((await tell({ reports: [{ kind: 'gossip' }, null, 7, { ...load(), remote: 'x'.repeat(100) }] })).status).toBe(204)
    expect((await tell('{', { 'content-type': 'text/plain' })).body).toEqual({ error: 'malformed_json' })
    expect((await tell('{')).body).toEqual({ error: 'malformed_json' })
    expect((await tell(`"${'x'.repeat(200_000)}"`)).body).toEqual({ error: 'body_too_large' })
    expect(await bed.db.selectFrom('remote_hours').select('loads').execute()).toEqual([{ loads: 3 }])
  })

  test('keeps of a failure the browser and the pattern of the path, and nothing of a person', async () => {
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc_-1'
    await tellAll([failure({ path: '/campaigns/0196ec1d-d420-7e3c-a426-a479ba4c7b34/edit?token=abc', message: `elin@samspel.test used ${token}`, stack: `Error: x\n  at https://s.test/a.js?key=${token}` })])
    const row = await bed.db.selectFrom('remote_reports').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ at: now.toISOString(), browser: 'Chrome 142', path: '/campaigns/:id/edit', message: '[email] used [token]', code: 'LOAD-MF-STORES', phase: 'entry' })
    expect(JSON.stringify(row)).not.toMatch(/eyJ|elin|0196ec1d/)
    const { body } = await get<{ remoteFailures: RemoteFailureReport[] }>('/failures?name=mf-stores&version=1.3.2')
    expect(body.remoteFailures).toMatchObject([{ remote: 'mf-stores', version: '1.3.2', browser: 'Chrome 142', path: '/campaigns/:id/edit' }])
    expect((await get<{ remoteFailures: unknown[] }>('/failures?name=mf-wallet')).body.remoteFailures).toEqual([])
  })

  test('shows in /metrics, in names that nobody can make up without end', async () => {
    const reports = Array.from({ length: 600 }, (_, index) => load({ version: `9.9.${index}` }))
    await tellAll([...reports, { kind: 'vital', remote: 'shell', version: '3.8.0', channel: 'live', metric: 'LCP', value: 900 }])
    const { payload } = await bed.app.inject({ url: '/metrics' })
    expect(payload).toContain('samspel_remote_load_seconds_bucket{le="0.2",remote="mf-stores",channel="live"}')
    expect(payload).toContain('samspel_web_vital_seconds_count{metric="LCP"} 1')
    // The numbers of an hour are bounded too.
    const { rows } = await bed.db.selectFrom('remote_hours').select(({ fn }) => fn.countAll<number>().as('rows')).executeTakeFirstOrThrow()
    expect(rows).toBeLessThanOrEqual(501)
    expect((payload.match(/^samspel_remote_reports_total/gm) ?? []).length).toBeLessThanOrEqual(1_002)
  })

  test('is refused to an address that sends without end', async () => {
    const from = { 'x-forwarded-for': '10.9.9.9' }
    const statuses = await Promise.all(Array.from({ length: 121 }, async () => (await tell({ reports: [] }, from)).status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  test('is kept for 30 days in detail', async () => {
    await tellAll([failure(), load({ channel: 'canary', version: '1.4.0' })])
    await cleanTelemetry(bed.db, new Date(now.getTime() + 29 * 86_400_000))
    expect((await bed.db.selectFrom('remote_reports').select('id').execute()).length).toBe(1)
    await cleanTelemetry(bed.db, new Date(now.getTime() + 31 * 86_400_000))
    expect(await bed.db.selectFrom('remote_reports').select('id').execute()).toEqual([])
    expect(await bed.db.selectFrom('canary_minutes').select('remote').execute()).toEqual([])
    expect((await bed.db.selectFrom('remote_hours').select('remote').execute()).length).toBe(2)
  })
})

describe('the status', () => {
  test('says what runs, and sums by hour; overrides of developers are shown and not summed', async () => {
    at(-120)
    await tellAll([...times(4, load()), failure()])
    at(0)
    await tellAll([load(), load({ channel: 'override', version: '1.5.0' }), load({ remote: 'shell', version: '3.8.0', ms: 420 })])
    const status = await statusOf('?hours=3')
    expect(status).toMatchObject({
      environment: 'test', revision: 7, demo: false, alarm: null,
      hours: ['2026-11-20T12:00:00.000Z', '2026-11-20T13:00:00.000Z', '2026-11-20T14:00:00.000Z'],
      totals: { loads: 7, failures: 1, failuresLastHour: 0, loadsByHour: [5, 0, 2], failuresByHour: [1, 0, 0] },
    })
    expect(status.totals.p75ByHour).toEqual([null, null, expect.any(Number)])
    expect(status.parts.map(({ name, state }) => [name, state])).toEqual([['shell', 'good'], ['mf-stores', 'good'], ['mf-wallet', 'unknown']])
    expect(partOf(status, 'mf-stores')).toMatchObject({
      live: '1.3.2', previous: '1.3.1', liveSince: '2026-11-12T08:00:00.000Z', lock: null, loads: 6, failures: 1, loadsByHour: [5, 0, 1],
      canary: { version: '1.4.0', percent: 10, by: 'Elin Sjödin', loads: 0, failures: 0 },
      versions: [{ version: '1.3.2', channel: 'live', loads: 6, failures: 1, fallbacks: 0 }, { version: '1.5.0', channel: 'override', loads: 1, failures: 0, fallbacks: 0 }],
    })
    expect((await statusOf()).hours).toHaveLength(24)
  })

  test('takes as many queries for a full table as for an empty one', async () => {
    const count = async () => {
      let queries = 0
      const counting: KyselyPlugin = { transformQuery: ({ node }) => { queries += 1; return node }, transformResult: async ({ result }) => result }
      const facts = registry.registry as Parameters<typeof buildStatus>[1]
      await buildStatus(bed.db.withPlugin(counting), facts, { now: bed.clock.now, hours: 168, bounds: bed.config.platform })
      return queries
    }
    const empty = await count()
    expect(empty).toBe(6)
    for (let hour = 0; hour < 30; hour += 1) {
      at(-60 * hour)
      await tellAll([load(), failure(), load({ channel: 'canary', version: '1.4.0' }), load({ remote: 'mf-wallet', version: '2.3.1' })])
    }
    at(0)
    expect(await count()).toBe(empty)
  })

  test('a live version that fails is told, and compared with the one before', async () => {
    at(-30)
    await tellAll([...times(20, load({ remote: 'mf-wallet', version: '2.3.1' })), ...times(5, failure({ remote: 'mf-wallet', version: '2.3.1' })), ...times(10, load({ remote: 'mf-wallet', version: '2.3.0' }))])
    at(0)
    const status = await statusOf()
    expect(status.alarm).toEqual({ name: 'mf-wallet', version: '2.3.1', channel: 'live', loads: 25, failures: 5, since: '2026-11-20T13:00:00.000Z', comparedWith: { version: '2.3.0', loads: 10, failures: 0 }, stoppedAt: null })
    expect(partOf(status, 'mf-wallet').state).toBe('deviating')
    expect(status.totals.failuresLastHour).toBe(5)
  })

  test('503 platform_unavailable without a registry, with one that is down, that talks nonsense, and that has another secret', async () => {
    registry.broken = { status: 500, body: '{}' }
    expect(await get('/status')).toEqual({ status: 503, body: { error: 'platform_unavailable' } })
    registry.broken = { status: 200, body: '{"revision":"x"}' }
    expect((await get('/status')).body).toEqual({ error: 'platform_unavailable' })
    registry.broken = { status: 200, body: 'not JSON' }
    expect((await get('/events')).body).toEqual({ error: 'platform_unavailable' })
    registry.broken = undefined
    const settings = { ...bed.config.platform }
    bed.config.platform.registrySecret = 'wrong'
    expect((await get('/status')).body).toEqual({ error: 'platform_unavailable' })
    Object.assign(bed.config.platform, settings, { registryUrl: undefined })
    expect((await get('/status')).body).toEqual({ error: 'platform_unavailable' })
    expect((await get('/failures')).status).toBe(200)
    Object.assign(bed.config.platform, settings, { registryUrl: 'http://127.0.0.1:9' })
    expect((await get('/status')).body).toEqual({ error: 'platform_unavailable' })
    Object.assign(bed.config.platform, settings)
  })
})

describe('acts of an admin', () => {
  const post = (path: string, version: string) => bed.call(admin, 'POST', `/api/platform/remotes/${path}`, { body: { version } })

  test('stop ends the trial that was meant, once, and the history names who', async () => {
    const { status, body } = await post('mf-stores/stop', '1.4.0')
    expect(status).toBe(200)
    expect(partOf((camelizeKeys(body) as { platformStatus: PlatformStatus }).platformStatus, 'mf-stores').canary).toBeNull()
    expect((await post('mf-stores/stop', '1.4.0'))).toMatchObject({ status: 409, body: { error: 'not_running' } })
    const { body: events } = await get<{ platformEvents: PlatformEvent[]; meta: object }>('/events?perPage=1')
    expect(events).toMatchObject({ platformEvents: [{ action: 'stop', name: 'mf-stores', from: '1.4.0', to: '1.3.2', automatic: false, forced: [], percent: null }], meta: { totalCount: 1, totalPages: 1 } })
    expect(registry.asked[0]?.body).toMatchObject({ version: '1.4.0', reason: 'on the status page' })
  })

  test('rollback takes back what is live; another version, nothing before, a lock and an unknown name are told apart', async () => {
    expect((await post('mf-wallet/rollback', '2.3.0')).body).toEqual({ error: 'not_running' })
    expect((await post('mf-wallet/rollback', '2.3.1')).status).toBe(200)
    expect((await post('mf-wallet/rollback', '2.3.0')).body).toEqual({ error: 'nothing_to_go_back_to' })
    registry.registry.remotes['mf-stores']!.lock = { by: 'ann', at: now.toISOString(), reason: 'campaign week' }
    expect((await post('mf-stores/stop', '1.4.0'))).toMatchObject({ status: 409, body: { error: 'locked' } })
    expect((await post('mf-nope/stop', '1.4.0'))).toMatchObject({ status: 404, body: { error: 'not_found' } })
    expect((await post('..%2Fx/stop', '1.4.0')).status).toBe(404)
  })
})

describe('the canary watch', () => {
  const context = () => ({ db: bed.db, config: bed.config, live: bed.bus, log: bed.app.log, now: () => bed.clock.now })
  const watch = () => createCanaryJob().run(context())
  const canary = (more: Part = {}) => ({ version: '1.4.0', channel: 'canary' as const, ...more })
  const runs = () => registry.registry.remotes['mf-stores']?.canary?.release.version

  test('does nothing under the least number of loads', async () => {
    await tellAll(times(19, failure(canary())))
    await watch()
    expect(runs()).toBe('1.4.0')
    expect(registry.asked).toEqual([])
  })

  test('does nothing while the canary fails within the bound', async () => {
    await tellAll([...times(95, load(canary())), ...times(5, failure(canary()))])
    await watch()
    expect(runs()).toBe('1.4.0')
  })

  test('above the bound it stops once, with the figures as the reason; the alarm stays for a day', async () => {
    await tellAll([...times(51, load(canary())), ...times(23, failure(canary())), ...times(98, load()), ...times(2, failure())])
    expect((await statusOf()).alarm).toMatchObject({ channel: 'canary', loads: 74, failures: 23, stoppedAt: null })
    await Promise.all([watch(), watch(), watch()])
    await watch()
    expect(runs()).toBeUndefined()
    expect(registry.asked).toEqual([{
      path: '/remotes/mf-stores/stop',
      body: { by: 'canary watch', version: '1.4.0', automatic: true, reason: '23 of 74 loads failed (31.08 %); 1.3.2: 2 of 100 loads failed (2 %)' },
    }])
    expect((await get<{ platformEvents: PlatformEvent[] }>('/events?name=mf-stores')).body.platformEvents).toMatchObject([{ action: 'stop', automatic: true, by: 'canary watch' }])
    const alarm = { name: 'mf-stores', version: '1.4.0', channel: 'canary', loads: 74, failures: 23, since: '2026-11-20T12:05:20.000Z', comparedWith: { version: '1.3.2', loads: 100, failures: 2 }, stoppedAt: now.toISOString() }
    expect((await statusOf()).alarm).toEqual(alarm)
    at(23 * 60)
    expect((await statusOf()).alarm).toEqual(alarm)
    at(25 * 60)
    expect((await statusOf()).alarm).toBeNull()
  })

  test('does not blame the canary for what fails in the live version too', async () => {
    await tellAll([...times(60, load(canary())), ...times(40, failure(canary())), ...times(70, load()), ...times(30, failure())])
    await watch()
    expect(runs()).toBe('1.4.0')
    expect((await statusOf()).alarm).toMatchObject({ channel: 'live', version: '1.3.2' })
  })

  test('judges a new trial of the same version by its own loads', async () => {
    at(-5)
    await tellAll(times(60, failure(canary())))
    at(0)
    registry.registry.remotes['mf-stores']!.canary!.since = now.toISOString()
    await tellAll(times(30, load(canary())))
    await watch()
    expect(runs()).toBe('1.4.0')
  })

  test('counts failures after the load once with their load, and those of a load that was never told', async () => {
    await tellAll([...times(30, load(canary())), ...times(30, failure(canary({ phase: 'render' })))])
    expect(partOf(await statusOf(), 'mf-stores').canary).toMatchObject({ loads: 30, failures: 30 })
  })

  test('a registry that is down is asked again next time', async () => {
    await tellAll(times(40, failure(canary())))
    registry.broken = { status: 502, body: '' }
    await watch()
    expect(runs()).toBe('1.4.0')
    expect(await bed.db.selectFrom('canary_stops').selectAll().execute()).toEqual([])
    registry.broken = undefined
    await watch()
    expect(runs()).toBeUndefined()
  })

  test('somebody who was faster leaves no alarm behind', async () => {
    await tellAll(times(40, failure(canary())))
    // By the time of the act it no longer runs, as the registry that was read before the act had it.
    registry.refuses = true
    await watch()
    expect(registry.asked).toHaveLength(1)
    expect(await bed.db.selectFrom('canary_stops').selectAll().execute()).toEqual([])
  })

  test('fills the day of a demo database once, in rows that say so', async () => {
    bed.config.platform.demo = true
    await watch()
    expect((await statusOf()).demo).toBe(false)
    await sql`INSERT INTO house (key, value) VALUES ('demo', '{}')`.execute(bed.db)
    await Promise.all([watch(), watch()])
    await watch()
    const status = await statusOf()
    expect(status).toMatchObject({ demo: true, alarm: null })
    expect(status.parts.map(({ state }) => state)).toEqual(['good', 'good', 'good'])
    expect(status.totals.loadsByHour.slice(0, -1).every((loads) => loads > 0)).toBe(true)
    expect(status.totals.loadsByHour.at(-1)).toBe(0)
    expect(status.totals.failures).toBeGreaterThan(0)
    const { total } = await bed.db.selectFrom('remote_hours').select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
    expect(total).toBe(69)
    const reports = await bed.db.selectFrom('remote_reports').select(['code']).execute()
    expect([reports.length, new Set(reports.map(({ code }) => code))]).toEqual([status.totals.failures, new Set(['DEMO'])])
    await sql`DELETE FROM house WHERE key IN ('demo', 'demo_telemetry')`.execute(bed.db)
    bed.config.platform.demo = false
  })
})
