import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { Webhook } from 'standardwebhooks'
import { alarmJob, createCanaryJob } from '../src/modules/platform'
import {
  admin,
  api,
  at,
  failure,
  load,
  registry,
  reportAll,
  statusOf,
  times,
  visitorsTell,
  withPlatform,
} from './support/platform'
import { startReceiver } from './support/receiver'

withPlatform()
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
  api.config.webhooks.ownNetwork = true
})
afterAll(() => receiver.close())
afterEach(async () => {
  receiver.reset()
  await api.db.deleteFrom('remote_alarms').execute()
})

const secret = () => registry.settings.registrySecret
const ask = <T>(method: string, path: string, body?: object, bearer = secret()) =>
  api.call(null, method, `/teams${path}`, {
    headers: { authorization: `Bearer ${bearer}` },
    ...(body && { body }),
  }) as Promise<{ status: number; body: T }>
interface Health {
  state: string
  loads: number
  failures: number
  p75Ms: number | null
  timedLoads: number
  canary: object | null
  versions: { version: string; loads: number; failures: number }[]
  phases: object[]
  alarm: object | null
}
const wallet = { remote: 'mf-wallet', version: '2.3.1' }

describe('what teams see of their own remote', () => {
  test('the figures are those of the status page, with phases and the canary beside the live version', async () => {
    await reportAll([
      ...times(30, load()),
      ...times(2, failure({ phase: 'chunk', code: 'CHUNK' })),
      failure(),
      ...times(3, load(wallet)),
    ])
    await visitorsTell(3, [load({ version: '1.4.0', channel: 'canary' })])
    await visitorsTell(1, [failure({ version: '1.4.0', channel: 'canary' })])
    const { status, body } = await ask<Health>('GET', '/mf-stores/health')
    const shown = (await statusOf()).parts.find(({ name }) => name === 'mf-stores')!
    expect(status).toBe(200)
    expect(body).toMatchObject(JSON.parse(JSON.stringify(shown)) as object)
    expect(body).toMatchObject({
      loads: 35,
      timedLoads: 33,
      canary: { version: '1.4.0', loads: 4, failures: 1, liveLoads: 0, liveFailures: 0 },
      phases: [
        { version: '1.3.2', channel: 'live', phase: 'chunk', code: 'CHUNK', count: 2 },
        { version: '1.3.2', channel: 'live', phase: 'entry', code: 'LOAD-MF-STORES', count: 1 },
        { version: '1.4.0', channel: 'canary', phase: 'entry', count: 1 },
      ],
      bounds: { loads: 20, rate: 0.05 },
    })
    expect(body).not.toHaveProperty('parts')
    expect((await ask('GET', '/mf-nope/health')).status).toBe(404)
    expect((await ask('GET', '/mf-stores/health?hours=169')).status).toBe(400)
  })

  test('failures come with their stacks, newest first, of this remote and version alone', async () => {
    await reportAll([failure({ stack: 'Error: a\n at x (https://s.se/remotes/mf-stores/1.3.2/a.js:1:2)' })])
    at(1)
    await reportAll([failure({ version: '1.4.0', channel: 'canary', message: 'newer' }), failure(wallet)])
    const all = (await ask<{ failures: object[] }>('GET', '/mf-stores/failures')).body.failures
    expect(all).toMatchObject([
      { version: '1.4.0', message: 'newer', stack: null },
      { version: '1.3.2', stack: expect.stringContaining('a.js:1:2') },
    ])
    const one = await ask<{ failures: object[] }>('GET', '/mf-stores/failures?version=1.3.2&limit=5')
    expect(one.body.failures).toHaveLength(1)
  })

  test('only the registry service is answered: no account, no other secret, and nothing without a registry', async () => {
    for (const path of ['/mf-stores/health', '/mf-stores/failures', '/mf-stores/alarm']) {
      expect((await ask('GET', path, undefined, 'wrong')).status).toBe(401)
      expect((await api.call(admin, 'GET', `/teams${path}`)).status).toBe(401)
      expect((await api.call(null, 'GET', `/teams${path}`)).status).toBe(401)
    }
    expect((await ask('PUT', '/mf-stores/alarm', { url: receiver.url, by: 'x' }, 'wrong')).status).toBe(401)
    const { registryUrl } = api.config.platform
    api.config.platform.registryUrl = undefined
    expect((await ask('GET', '/mf-stores/health')).status).toBe(404)
    api.config.platform.registryUrl = registryUrl
  })
})

describe('the alarm of a remote', () => {
  const context = () => ({ db: api.db, config: api.config, live: api.bus, log: api.app.log, now: () => api.clock.now })
  const look = () => alarmJob.run(context())
  const set = async (name = 'mf-wallet', url = receiver.url) =>
    (await ask<{ secret: string }>('PUT', `/${name}/alarm`, { url, by: 'team/ci' })).body.secret
  const heard = () => receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object })
  const fails = () => reportAll([...times(20, load(wallet)), ...times(5, failure(wallet))])

  test('tells a failing release once, signed, whoever looks, and again when it is over', async () => {
    const key = await set()
    await look()
    expect(receiver.received).toEqual([])
    await fails()
    await Promise.all([look(), look()])
    await look()
    expect(heard()).toMatchObject([
      {
        type: 'remote.failing',
        data: { environment: 'test', remote: 'mf-wallet', version: '2.3.1', channel: 'live', loads: 25, failures: 5 },
      },
    ])
    const [first] = receiver.received
    // The clock of the test API stands elsewhere than that of the library, which refuses old signatures.
    expect(first!.headers['webhook-timestamp']).toBe(String(api.clock.now.getTime() / 1_000))
    expect(new Webhook(key).sign(String(first!.headers['webhook-id']), api.clock.now, first!.body)).toBe(
      first!.headers['webhook-signature'],
    )
    registry.registry.remotes['mf-wallet'] = { version: '2.3.0' }
    await look()
    await look()
    expect(heard().map(({ type }) => type)).toEqual(['remote.failing', 'remote.recovered'])
    expect((await ask('GET', '/mf-wallet/alarm')).body).toMatchObject({
      alarm: {
        host: new URL(receiver.url).host,
        setBy: 'team/ci',
        calls: [
          { kind: 'remote.recovered', state: 'delivered' },
          { kind: 'remote.failing', state: 'delivered' },
        ],
      },
    })
  })

  test('a receiver that is away is told later; a registry that is away ends nothing', async () => {
    await set()
    await fails()
    receiver.reply = (response) => void response.writeHead(500).end()
    await look()
    receiver.reply = (response) => void response.writeHead(204).end()
    registry.broken = { status: 500, body: '{}' }
    await look()
    expect(heard().map(({ type }) => type)).toEqual(['remote.failing'])
    await api.db
      .updateTable('remote_alarm_calls')
      .set({ next_at: new Date(0).toISOString() })
      .execute()
    await look()
    expect(heard().map(({ type }) => type)).toEqual(['remote.failing', 'remote.failing'])
    expect(receiver.received[0]!.headers['webhook-id']).toBe(receiver.received[1]!.headers['webhook-id'])
  })

  test('a canary that the watch takes back at once is told too, once', async () => {
    await set('mf-stores')
    await visitorsTell(25, [failure({ version: '1.4.0', channel: 'canary' })])
    await createCanaryJob().run(context())
    await look()
    await look()
    expect(heard()).toMatchObject([
      {
        type: 'remote.failing',
        data: { remote: 'mf-stores', version: '1.4.0', channel: 'canary', stopped_at: expect.any(String) },
      },
    ])
  })

  test('a test says what came back; private addresses and http are refused; off ends it', async () => {
    expect((await ask('POST', '/mf-wallet/alarm/test', { by: 'team/ci' })).status).toBe(404)
    await set()
    expect((await ask('POST', '/mf-wallet/alarm/test', { by: 'team/ci' })).body).toMatchObject({
      isTaken: true,
      status: 204,
    })
    expect(heard()).toMatchObject([{ type: 'remote.test', data: { remote: 'mf-wallet', by: 'team/ci' } }])
    api.config.webhooks.ownNetwork = false
    expect((await ask('POST', '/mf-wallet/alarm/test', { by: 'team/ci' })).body).toMatchObject({
      isTaken: false,
      fault: 'not_public',
    })
    for (const url of ['http://hooks.example.se/x', 'https://ann:pw@hooks.example.se', 'nonsense'])
      expect((await ask('PUT', '/mf-wallet/alarm', { url, by: 'team/ci' })).status).toBe(422)
    expect((await ask('PUT', '/mf-wallet/alarm', { url: 7 })).status).toBe(400)
    expect((await ask('PUT', '/mf-nope/alarm', { url: receiver.url, by: 'team/ci' })).status).toBe(404)
    api.config.webhooks.ownNetwork = true
    expect((await ask('DELETE', '/mf-wallet/alarm')).body).toEqual({ removed: true })
    expect((await ask('DELETE', '/mf-wallet/alarm')).body).toEqual({ removed: false })
    await fails()
    await look()
    expect(receiver.received).toHaveLength(1)
  })
})
