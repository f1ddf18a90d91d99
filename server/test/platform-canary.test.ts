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
  statusOf,
  tellAll,
  times,
  withPlatform,
} from './support/platform'

withPlatform()

describe('the canary watch', () => {
  const context = () => ({ db: api.db, config: api.config, live: api.bus, log: api.app.log, now: () => api.clock.now })
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
    await tellAll([
      ...times(51, load(canary())),
      ...times(23, failure(canary())),
      ...times(98, load()),
      ...times(2, failure()),
    ])
    expect((await statusOf()).alarm).toMatchObject({ channel: 'canary', loads: 74, failures: 23, stoppedAt: null })
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
          reason: '23 of 74 loads failed (31.08 %); 1.3.2: 2 of 100 loads failed (2 %)',
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
      loads: 74,
      failures: 23,
      since: '2026-11-20T12:05:20.000Z',
      comparedWith: { version: '1.3.2', loads: 100, failures: 2 },
      stoppedAt: now.toISOString(),
    }
    expect((await statusOf()).alarm).toEqual(alarm)
    at(23 * 60)
    expect((await statusOf()).alarm).toEqual(alarm)
    at(25 * 60)
    expect((await statusOf()).alarm).toBeNull()
  })

  test('does not blame the canary for what fails in the live version too', async () => {
    await tellAll([
      ...times(60, load(canary())),
      ...times(40, failure(canary())),
      ...times(70, load()),
      ...times(30, failure()),
    ])
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
    expect(await api.db.selectFrom('canary_stops').selectAll().execute()).toEqual([])
    registry.broken = undefined
    await watch()
    expect(runs()).toBeUndefined()
  })

  test('somebody who was faster leaves no alarm behind', async () => {
    await tellAll(times(40, failure(canary())))
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
