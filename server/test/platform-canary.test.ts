import { describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import type { PlatformEvent } from '@samspel/api'
import { createCanaryJob } from '../src/modules/platform'
import {
  api,
  at,
  failure,
  get,
  load,
  now,
  type Part,
  partOf,
  registry,
  reportAll,
  statusOf,
  tell,
  times,
  visitorCookie,
  visitorsTell,
  withPlatform,
} from './support/platform'

withPlatform()

describe('the canary watch', () => {
  const context = () => ({ db: api.db, config: api.config, live: api.bus, log: api.app.log, now: () => api.clock.now })
  const watch = () => createCanaryJob().run(context())
  const canary = (more: Part = {}) => ({ version: '1.4.0', channel: 'canary' as const, ...more })
  const runs = () => registry.registry.remotes['mf-stores']?.canary?.release.version

  test('does nothing under the least number of visitors', async () => {
    await visitorsTell(19, times(9, failure(canary())))
    await watch()
    expect(runs()).toBe('1.4.0')
    expect(registry.asked).toEqual([])
  })

  test('does nothing while the canary fails within the bound', async () => {
    await visitorsTell(38, [load(canary())])
    await visitorsTell(2, [failure(canary())])
    await watch()
    expect(runs()).toBe('1.4.0')
  })

  test('above the bound it stops once, with the figures as the reason; the alarm stays for a day', async () => {
    await visitorsTell(17, [load(canary())])
    // Their page falls back to the live version; that makes them no visitors of that one.
    await visitorsTell(8, [failure(canary()), load({ fallback: true })])
    await visitorsTell(49, [load()])
    await visitorsTell(1, [failure()])
    expect((await statusOf()).alarm).toMatchObject({ channel: 'canary', loads: 25, failures: 8, stoppedAt: null })
    await Promise.all([watch(), watch(), watch()])
    await watch()
    expect(runs()).toBeUndefined()
    expect(registry.asked).toEqual([
      {
        path: '/remotes/mf-stores/stop',
        body: {
          by: 'canary watch',
          version: '1.4.0',
          automatic: true,
          reason: '8 of 25 visitors failed (32 %); 1.3.2: 1 of 50 visitors failed (2 %)',
        },
      },
    ])
    expect(
      (await get<{ platformEvents: PlatformEvent[] }>('/events?name=mf-stores')).body.platformEvents,
    ).toMatchObject([{ action: 'stop', automatic: true, by: 'canary watch' }])
    const alarm = {
      name: 'mf-stores',
      version: '1.4.0',
      channel: 'canary',
      loads: 25,
      failures: 8,
      since: '2026-11-20T12:05:20.000Z',
      comparedWith: { version: '1.3.2', loads: 50, failures: 1 },
      stoppedAt: now.toISOString(),
    }
    expect((await statusOf()).alarm).toEqual(alarm)
    at(23 * 60)
    expect((await statusOf()).alarm).toEqual(alarm)
    at(25 * 60)
    expect((await statusOf()).alarm).toBeNull()
  })

  test('does not blame the canary for what fails in the live version too', async () => {
    await visitorsTell(12, [load(canary())])
    await visitorsTell(8, [failure(canary())])
    await visitorsTell(14, [load()])
    await visitorsTell(6, [failure()])
    await watch()
    expect(runs()).toBe('1.4.0')
    expect((await statusOf()).alarm).toMatchObject({ channel: 'live', version: '1.3.2' })
  })

  test('stops the canary of a first release, beside which nothing is live, by its own failures', async () => {
    const first = { remote: 'mf-new', version: '0.1.0', channel: 'canary' as const }
    const since = '2026-11-20T12:05:20.000Z'
    registry.registry.first = { 'mf-new': { percent: 10, release: { version: '0.1.0' }, since, by: 'Elin Sjödin' } }
    await visitorsTell(17, [load(first)])
    await visitorsTell(8, [failure(first)])
    await watch()
    expect(registry.asked).toMatchObject([
      {
        path: '/remotes/mf-new/stop',
        body: { version: '0.1.0', reason: '8 of 25 visitors failed (32 %); nothing of it is live' },
      },
    ])
  })

  test('judges a new canary of the same version by its own loads', async () => {
    at(-5)
    await visitorsTell(25, [failure(canary())])
    at(0)
    registry.registry.remotes['mf-stores']!.canary!.since = now.toISOString()
    await visitorsTell(22, [load(canary())])
    await watch()
    expect(runs()).toBe('1.4.0')
  })

  test('counts a visitor once, as failed as soon as anything failed', async () => {
    for (const cookie of [visitorCookie(), visitorCookie()]) {
      await tell({ reports: [failure(canary({ phase: 'render' })), load(canary())] }, { cookie })
      await tell({ reports: times(40, load(canary())) }, { cookie })
    }
    expect(partOf(await statusOf(), 'mf-stores').canary).toMatchObject({ loads: 2, failures: 2 })
  })

  test('a visitor who gets the canary later counts for it alone, by what happened there', async () => {
    const cookie = visitorCookie()
    await tell({ reports: [failure()] }, { cookie })
    await tell({ reports: [load(canary())] }, { cookie })
    await tell({ reports: [failure()] }, { cookie })
    expect(partOf(await statusOf(), 'mf-stores').canary).toMatchObject({ loads: 1, failures: 0 })
  })

  test.each<[string, Record<string, string>]>([
    ['without the edge’s cookie', {}],
    ['with a cookie that nobody signed', { cookie: `samspel.visitor=${'v'.repeat(22)}` }],
    ['with one that they signed themselves', { cookie: `samspel.visitor=${'v'.repeat(22)}.${'s'.repeat(22)}` }],
  ])('a flood of failures %s stops no canary, and is counted apart', async (_who, headers) => {
    for (let call = 0; call < 30; call += 1) await tell({ reports: times(50, failure(canary())) }, headers)
    await watch()
    expect(runs()).toBe('1.4.0')
    const { canary: figures, versions } = partOf(await statusOf(), 'mf-stores')
    expect(figures).toMatchObject({ loads: 0, failures: 0 })
    expect(versions).toMatchObject([{ version: '1.4.0', channel: 'canary', failures: 1_500 }])
  })

  test('one address with a heap of cookies neither stops a good canary nor hides a bad one', async () => {
    const here = { 'x-forwarded-for': '203.0.113.9' }
    await visitorsTell(17, [load(canary())])
    await visitorsTell(40, [failure(canary())], here)
    // An IPv6 visitor has a whole /64 of addresses.
    for (let host = 1; host < 40; host += 1)
      await visitorsTell(1, [load(canary())], { 'x-forwarded-for': `2001:db8::${host}` })
    expect(partOf(await statusOf(), 'mf-stores').canary).toMatchObject({ loads: 23, failures: 3 })
    await visitorsTell(20, [failure(canary())])
    await visitorsTell(30, [load()])
    await visitorsTell(30, [load(canary())], here)
    await visitorsTell(30, [failure()], here)
    await reportAll(times(500, load(canary())))
    await watch()
    expect(runs()).toBeUndefined()
  })

  test('old and unknown browsers do not decide', async () => {
    const old = 'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/80.0.3987.87 Safari/537.36'
    await visitorsTell(25, [failure(canary())], { 'user-agent': old })
    await visitorsTell(25, [failure(canary())], { 'user-agent': 'curl/8' })
    expect(partOf(await statusOf(), 'mf-stores').canary).toMatchObject({ loads: 0, failures: 0 })
  })

  test('stores visitors only while a canary of that part runs, and neither their cookie nor their address', async () => {
    const visitor = 'abcdefghijklmnopqrstuv'
    const headers = { cookie: visitorCookie(visitor), 'x-forwarded-for': '203.0.113.10' }
    await tell(
      { reports: [load({ remote: 'mf-wallet', version: '2.3.1' }), load(canary({ version: '1.4.1' }))] },
      headers,
    )
    expect(await api.db.selectFrom('canary_visitors').selectAll().execute()).toEqual([])
    await tell({ reports: [load(canary())] }, headers)
    const rows = await api.db.selectFrom('canary_visitors').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/abcdefghijklmnopqrstuv|203\.0\.113/)
  })

  test('a registry that is down is asked again next time', async () => {
    await visitorsTell(22, [failure(canary())])
    registry.broken = { status: 502, body: '' }
    await watch()
    expect(runs()).toBe('1.4.0')
    expect(await api.db.selectFrom('canary_stops').selectAll().execute()).toEqual([])
    registry.broken = undefined
    await watch()
    expect(runs()).toBeUndefined()
  })

  test('somebody who was faster leaves no alarm behind', async () => {
    await visitorsTell(22, [failure(canary())])
    // It stopped running between the reading of the registry and the act.
    registry.refuses = true
    await watch()
    expect(registry.asked).toHaveLength(1)
    expect(await api.db.selectFrom('canary_stops').selectAll().execute()).toEqual([])
  })

  test('fills the day of a demo database once, in rows that say so', async () => {
    api.config.platform.demo = true
    await watch()
    expect((await statusOf()).demo).toBe(false)
    await sql`INSERT INTO app_metadata (key, value) VALUES ('demo', '{}')`.execute(api.db)
    await Promise.all([watch(), watch()])
    await watch()
    const status = await statusOf()
    expect(status).toMatchObject({ demo: true, alarm: null })
    expect(status.parts.map(({ state }) => state)).toEqual(['good', 'good', 'good'])
    expect(status.totals.loadsByHour.slice(0, -1).every((loads) => loads > 0)).toBe(true)
    expect(status.totals.loadsByHour.at(-1)).toBe(0)
    expect(status.totals.failures).toBeGreaterThan(0)
    const { total } = await api.db
      .selectFrom('remote_hours')
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow()
    expect(total).toBe(69)
    const reports = await api.db.selectFrom('remote_reports').select(['code']).execute()
    expect([reports.length, new Set(reports.map(({ code }) => code))]).toEqual([
      status.totals.failures,
      new Set(['DEMO']),
    ])
    await sql`DELETE FROM app_metadata WHERE key IN ('demo', 'demo_telemetry')`.execute(api.db)
    api.config.platform.demo = false
  })
})
