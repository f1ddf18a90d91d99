import { describe, expect, test } from '@jest/globals'
import type { RemoteFailureReport } from '@samspel/api'
import { cleanTelemetry } from '../src/modules/platform'
import { api, failure, get, load, now, reportAll, tell, times, visitorsTell, withPlatform } from './support/platform'

withPlatform()

describe('what browsers tell', () => {
  test('is counted by hour, remote, version and channel, and a second batch adds to the first', async () => {
    await reportAll([...times(3, load()), load({ ms: 900 }), failure({ fallback: true })])
    await reportAll([load(), load({ channel: 'canary', version: '1.4.0' }), failure({ phase: 'render' })])
    const rows = await api.db.selectFrom('remote_hours').selectAll().orderBy('channel').execute()
    expect(rows).toMatchObject([
      {
        hour: '2026-11-20T14:00:00.000Z',
        remote: 'mf-stores',
        version: '1.4.0',
        channel: 'canary',
        loads: 1,
        failures: 0,
      },
      {
        hour: '2026-11-20T14:00:00.000Z',
        remote: 'mf-stores',
        version: '1.3.2',
        channel: 'live',
        loads: 5,
        load_failures: 1,
        failures: 2,
        fallbacks: 1,
        demo: false,
      },
    ])
    expect(rows[1]?.times.reduce((sum, count) => sum + count, 0)).toBe(5)
  })

  test('batches that come at once lose nothing', async () => {
    await Promise.all(
      times(20, load()).map(() =>
        reportAll([
          load(),
          failure(),
          load({ remote: 'mf-wallet', version: '2.3.1' }),
          load({ channel: 'canary', version: '1.4.0' }),
        ]),
      ),
    )
    expect(
      await api.db
        .selectFrom('remote_hours')
        .select(['remote', 'channel', 'loads', 'failures'])
        .orderBy('remote')
        .orderBy('channel')
        .execute(),
    ).toEqual([
      { remote: 'mf-stores', channel: 'canary', loads: 20, failures: 0 },
      { remote: 'mf-stores', channel: 'live', loads: 20, failures: 20 },
      { remote: 'mf-wallet', channel: 'live', loads: 20, failures: 0 },
    ])
  })

  test('may come as text of a beacon, as a list, or alone; what is no report is dropped, and what is no JSON refused', async () => {
    expect((await tell({ reports: [load()] }, { 'content-type': 'text/plain;charset=UTF-8' })).status).toBe(204)
    expect((await tell([load()])).status).toBe(204)
    expect((await tell(load())).status).toBe(204)
    expect(
      (await tell({ reports: [{ kind: 'gossip' }, null, 7, { ...load(), remote: 'x'.repeat(100) }] })).status,
    ).toBe(204)
    expect((await tell('{', { 'content-type': 'text/plain' })).body).toEqual({ error: 'malformed_json' })
    expect((await tell('{')).body).toEqual({ error: 'malformed_json' })
    expect((await tell(`"${'x'.repeat(200_000)}"`)).body).toEqual({
      error: 'body_too_large',
      max_bytes: 96 * 1024,
    })
    expect(await api.db.selectFrom('remote_hours').select('loads').execute()).toEqual([{ loads: 3 }])
  })

  test('keeps of a failure the browser and the pattern of the path, and nothing of a person', async () => {
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc_-1'
    await reportAll([
      failure({
        path: '/campaigns/0196ec1d-d420-7e3c-a426-a479ba4c7b34/edit?token=abc',
        message: `elin@samspel.test used ${token}`,
        stack: `Error: x\n  at https://s.test/a.js?key=${token}`,
      }),
    ])
    const row = await api.db.selectFrom('remote_reports').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      at: now.toISOString(),
      browser: 'Chrome 142',
      path: '/campaigns/:id/edit',
      message: '[email] used [token]',
      code: 'LOAD-MF-STORES',
      phase: 'entry',
    })
    expect(JSON.stringify(row)).not.toMatch(/eyJ|elin|0196ec1d/)
    const { body } = await get<{ remoteFailures: RemoteFailureReport[] }>('/failures?name=mf-stores&version=1.3.2')
    expect(body.remoteFailures).toMatchObject([
      { remote: 'mf-stores', version: '1.3.2', browser: 'Chrome 142', path: '/campaigns/:id/edit' },
    ])
    expect((await get<{ remoteFailures: unknown[] }>('/failures?name=mf-wallet')).body.remoteFailures).toEqual([])
  })

  test('shows in /metrics, in names that nobody can make up without end', async () => {
    const reports = Array.from({ length: 600 }, (_, index) => load({ version: `9.9.${index}` }))
    await reportAll([
      ...reports,
      { kind: 'vital', remote: 'shell', version: '3.8.0', channel: 'live', metric: 'LCP', value: 900 },
    ])
    const { payload } = await api.app.inject({ url: '/metrics' })
    expect(payload).toContain('samspel_remote_load_seconds_bucket{le="0.2",remote="mf-stores",channel="live"}')
    expect(payload).toContain('samspel_web_vital_seconds_count{metric="LCP"} 1')
    // The number of rows per hour is limited too.
    const { rows } = await api.db
      .selectFrom('remote_hours')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    expect(rows).toBeLessThanOrEqual(501)
    expect((payload.match(/^samspel_remote_reports_total/gm) ?? []).length).toBeLessThanOrEqual(1_002)
  })

  test('is refused to an address that sends without end', async () => {
    const from = { 'x-forwarded-for': '10.9.9.9' }
    const statuses = await Promise.all(
      Array.from({ length: 121 }, async () => (await tell({ reports: [] }, from)).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  test('is kept for 30 days in detail', async () => {
    await reportAll([failure()])
    await visitorsTell(1, [load({ channel: 'canary', version: '1.4.0' })])
    await cleanTelemetry(api.db, new Date(now.getTime() + 29 * 86_400_000))
    expect((await api.db.selectFrom('remote_reports').select('id').execute()).length).toBe(1)
    expect((await api.db.selectFrom('canary_visitors').select('remote').execute()).length).toBe(1)
    await cleanTelemetry(api.db, new Date(now.getTime() + 31 * 86_400_000))
    expect(await api.db.selectFrom('remote_reports').select('id').execute()).toEqual([])
    expect(await api.db.selectFrom('canary_visitors').select('remote').execute()).toEqual([])
    expect((await api.db.selectFrom('remote_hours').select('remote').execute()).length).toBe(2)
  })
})
