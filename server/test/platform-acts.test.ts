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

  const turn = async (name: string, turned: string, reason = 'shows too much') => {
    const { status, body } = await api.call(admin, 'POST', `/api/platform/remotes/${name}/turn`, {
      body: { turn: turned, reason },
    })
    return { status, body: camelizeKeys(body) as { platformStatus: PlatformStatus; error?: string } }
  }

  test('a remote is switched off and on, taken out and brought back, with who and why', async () => {
    const off = await turn('mf-wallet', 'off')
    expect(partOf(off.body.platformStatus, 'mf-wallet').off).toMatchObject({
      reason: 'shows too much',
      companies: null,
    })
    expect(registry.asked[0]).toMatchObject({ path: '/remotes/mf-wallet/off', body: { reason: 'shows too much' } })
    expect(registry.asked[0]?.body.by).toBeTruthy()
    expect(partOf((await turn('mf-wallet', 'on')).body.platformStatus, 'mf-wallet').off).toBeUndefined()
    const gone = (await turn('mf-wallet', 'retire')).body.platformStatus
    expect(gone.parts.map(({ name }) => name)).not.toContain('mf-wallet')
    expect(gone.apart).toMatchObject([{ name: 'mf-wallet', version: '2.3.1', percent: null, reason: 'shows too much' }])
    registry.refuses = true
    expect(await turn('mf-wallet', 'restore')).toMatchObject({ status: 409, body: { error: 'does_not_fit' } })
    registry.refuses = false
    expect((await turn('mf-wallet', 'restore')).body.platformStatus.apart).toEqual([])
    expect((await turn('mf-wallet', 'restore')).status).toBe(404)
  })

  test('nothing is turned without a reason', async () => {
    expect((await turn('mf-wallet', 'off', '  ')).status).toBe(422)
    expect(registry.asked).toEqual([])
  })

  test('a first release that is a canary stands apart, with whom it is for and its figures', async () => {
    const since = '2026-11-20T12:05:20.000Z'
    registry.registry.first = {
      'mf-new': { percent: 100, to: { roles: ['creator'] }, release: { version: '0.1.0' }, since, by: 'Elin Sjödin' },
    }
    const { body } = await get<{ platformStatus: PlatformStatus }>('/status')
    expect(body.platformStatus.apart).toEqual([
      {
        name: 'mf-new',
        version: '0.1.0',
        at: since,
        by: 'Elin Sjödin',
        percent: 100,
        to: { companies: [], roles: ['creator'] },
        loads: 0,
        failures: 0,
        reason: null,
      },
    ])
  })
})
