import { describe, expect, test } from '@jest/globals'
import type { KyselyPlugin } from 'kysely'
import { statusOf as buildStatus } from '../src/modules/platform/status'
import {
  api,
  at,
  failure,
  get,
  load,
  partOf,
  registry,
  reportAll,
  statusOf,
  times,
  withPlatform,
} from './support/platform'

withPlatform()

describe('the status', () => {
  test('says what runs, and sums by hour; overrides of developers are shown and not summed', async () => {
    at(-120)
    await reportAll([...times(4, load()), failure()])
    at(0)
    await reportAll([
      load(),
      load({ channel: 'override', version: '1.5.0' }),
      load({ remote: 'shell', version: '3.8.0', ms: 420 }),
    ])
    const status = await statusOf('?hours=3')
    expect(status).toMatchObject({
      environment: 'test',
      revision: 7,
      demo: false,
      alarm: null,
      hours: ['2026-11-20T12:00:00.000Z', '2026-11-20T13:00:00.000Z', '2026-11-20T14:00:00.000Z'],
      totals: { loads: 7, failures: 1, failuresLastHour: 0, loadsByHour: [5, 0, 2], failuresByHour: [1, 0, 0] },
    })
    expect(status.totals.p75ByHour).toEqual([null, null, expect.any(Number)])
    expect(status.parts.map(({ name, state }) => [name, state])).toEqual([
      ['shell', 'good'],
      ['mf-stores', 'few'],
      ['mf-wallet', 'unknown'],
    ])
    expect(partOf(status, 'mf-stores')).toMatchObject({
      live: '1.3.2',
      previous: '1.3.1',
      liveSince: '2026-11-12T08:00:00.000Z',
      lock: null,
      loads: 6,
      failures: 1,
      loadsByHour: [5, 0, 1],
      canary: { version: '1.4.0', percent: 10, by: 'Elin Sjödin', loads: 0, failures: 0 },
      versions: [
        { version: '1.3.2', channel: 'live', loads: 6, failures: 1, fallbacks: 0 },
        { version: '1.5.0', channel: 'override', loads: 1, failures: 0, fallbacks: 0 },
      ],
    })
    expect((await statusOf()).hours).toHaveLength(24)
  })

  test('takes as many queries for a full table as for an empty one', async () => {
    const count = async () => {
      let queries = 0
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => {
          queries += 1
          return node
        },
        transformResult: async ({ result }) => result,
      }
      const facts = registry.registry as Parameters<typeof buildStatus>[1]
      await buildStatus(api.db.withPlugin(counting), facts, {
        now: api.clock.now,
        hours: 168,
        bounds: api.config.platform,
      })
      return queries
    }
    const empty = await count()
    expect(empty).toBe(7)
    for (let hour = 0; hour < 30; hour += 1) {
      at(-60 * hour)
      await reportAll([
        load(),
        failure(),
        load({ channel: 'canary', version: '1.4.0' }),
        load({ remote: 'mf-wallet', version: '2.3.1' }),
      ])
    }
    at(0)
    expect(await count()).toBe(empty)
  })

  test('a live version that fails is told, and compared with the one before', async () => {
    at(-30)
    await reportAll([
      ...times(20, load({ remote: 'mf-wallet', version: '2.3.1' })),
      ...times(5, failure({ remote: 'mf-wallet', version: '2.3.1' })),
      ...times(10, load({ remote: 'mf-wallet', version: '2.3.0' })),
    ])
    at(0)
    const status = await statusOf()
    expect(status.alarm).toEqual({
      name: 'mf-wallet',
      version: '2.3.1',
      channel: 'live',
      loads: 25,
      failures: 5,
      since: '2026-11-20T13:00:00.000Z',
      comparedWith: { version: '2.3.0', loads: 10, failures: 0 },
      stoppedAt: null,
    })
    expect(partOf(status, 'mf-wallet').state).toBe('deviating')
    expect(status.totals.failuresLastHour).toBe(5)
  })

  test('the state follows the share that fails in the hours shown; of few loads it says so', async () => {
    const own = { remote: 'mf-wallet', version: '2.3.1' }
    at(-10 * 60)
    await reportAll([...times(40, load(own)), ...times(22, failure(own))])
    at(0)
    await reportAll([load(), failure()])
    const status = await statusOf()
    expect(status.parts.map(({ name, loads, failures, state }) => [name, loads, failures, state])).toEqual([
      ['shell', 0, 0, 'unknown'],
      ['mf-stores', 2, 1, 'few'],
      ['mf-wallet', 62, 22, 'deviating'],
    ])
    // It is over: there is nothing to be taken back.
    expect(status.alarm).toBeNull()
    expect(partOf(await statusOf('?hours=2'), 'mf-wallet').state).toBe('unknown')
  })

  test('503 not_set_up without a registry, platform_unavailable with one that is down, that talks nonsense, and that has another secret', async () => {
    registry.broken = { status: 500, body: '{}' }
    expect(await get('/status')).toEqual({ status: 503, body: { error: 'platform_unavailable' } })
    registry.broken = { status: 200, body: '{"revision":"x"}' }
    expect((await get('/status')).body).toEqual({ error: 'platform_unavailable' })
    registry.broken = { status: 200, body: 'not JSON' }
    expect((await get('/events')).body).toEqual({ error: 'platform_unavailable' })
    for (const status of [200, 404, 409, 500])
      for (const body of ['null', '"x"', '[]', '', '<html>', '{"registry":']) {
        registry.broken = { status, body }
        expect([status, body, await get('/status')]).toEqual([
          status,
          body,
          { status: 503, body: { error: 'platform_unavailable' } },
        ])
      }
    registry.broken = undefined
    const settings = { ...api.config.platform }
    api.config.platform.registrySecret = 'wrong'
    expect((await get('/status')).body).toEqual({ error: 'platform_unavailable' })
    Object.assign(api.config.platform, settings, { registryUrl: undefined })
    expect(await get('/status')).toEqual({ status: 503, body: { error: 'not_set_up' } })
    expect((await get('/failures')).status).toBe(200)
    Object.assign(api.config.platform, settings, { registryUrl: 'http://127.0.0.1:9' })
    expect((await get('/status')).body).toEqual({ error: 'platform_unavailable' })
    Object.assign(api.config.platform, settings)
  })
})
