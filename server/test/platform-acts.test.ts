import { describe, expect, test } from '@jest/globals'
import { camelizeKeys, type PlatformEvent, type PlatformStatus } from '@samspel/api'
import { admin, api, get, now, partOf, registry, withPlatform } from './support/platform'

withPlatform()

describe('acts of an admin', () => {
  const post = (path: string, version: string) =>
    api.call(admin, 'POST', `/api/platform/remotes/${path}`, { body: { version } })

  test('stop ends the canary that was meant, once, and the history names who', async () => {
    const { status, body } = await post('mf-stores/stop', '1.4.0')
    expect(status).toBe(200)
    expect(
      partOf((camelizeKeys(body) as { platformStatus: PlatformStatus }).platformStatus, 'mf-stores').canary,
    ).toBeNull()
    expect(await post('mf-stores/stop', '1.4.0')).toMatchObject({ status: 409, body: { error: 'not_running' } })
    const { body: events } = await get<{ platformEvents: PlatformEvent[]; meta: object }>('/events?perPage=1')
    expect(events).toMatchObject({
      platformEvents: [
        { action: 'stop', name: 'mf-stores', from: '1.4.0', to: '1.3.2', automatic: false, forced: [], percent: null },
      ],
      meta: { totalCount: 1, totalPages: 1 },
    })
    expect(registry.asked[0]?.body).toMatchObject({ version: '1.4.0', reason: 'on the status page' })
  })

  test('rollback takes back what is live; another version, nothing before, a lock and an unknown name are told apart', async () => {
    expect((await post('mf-wallet/rollback', '2.3.0')).body).toEqual({ error: 'not_running' })
    expect((await post('mf-wallet/rollback', '2.3.1')).status).toBe(200)
    expect((await post('mf-wallet/rollback', '2.3.0')).body).toEqual({ error: 'nothing_to_go_back_to' })
    registry.registry.remotes['mf-stores']!.lock = { by: 'ann', at: now.toISOString(), reason: 'campaign week' }
    expect(await post('mf-stores/stop', '1.4.0')).toMatchObject({ status: 409, body: { error: 'locked' } })
    expect(await post('mf-nope/stop', '1.4.0')).toMatchObject({ status: 404, body: { error: 'not_found' } })
    expect((await post('..%2Fx/stop', '1.4.0')).status).toBe(404)
  })
})
