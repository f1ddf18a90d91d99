import { describe, expect, jest, test } from '@jest/globals'
import { camelizeKeys, type PlatformEvent, type RemoteSettings } from '@samspel/api'
import { createCanaryJob } from '../src/modules/platform'
import { admin, api, get, now, registry, withPlatform } from './support/platform'
import { recordsOf } from './support/records'

withPlatform()

const path = '/api/platform/remotes/mf-stores/settings'
const change = (body: object, key = 'rows') => api.call(admin, 'POST', `${path}/${key}`, { body })
const settingsIn = (body: unknown) => (camelizeKeys(body) as { remoteSettings: RemoteSettings }).remoteSettings
const reason = 'phones are slow'

/** What live streams are told while something is done. */
const toldDuring = async (act: () => Promise<unknown>) => {
  const publish = jest.spyOn(api.bus, 'publish')
  await act()
  const told = publish.mock.calls.map(([, message]) => message)
  publish.mockRestore()
  return told
}

describe('settings of a remote', () => {
  test('are listed with their bounds, and changed for everybody, for a company by its name and for a role', async () => {
    const { body } = await api.call(admin, 'GET', path)
    expect(settingsIn(body)).toMatchObject({
      name: 'mf-stores',
      version: '1.3.2',
      settings: [
        { key: 'rows', type: 'number', default: 20, min: null, max: 50, value: null, companies: [], roles: [] },
      ],
    })
    expect(settingsIn((await change({ value: 30, reason })).body).settings[0]).toMatchObject({ value: 30 })
    const id = await recordsOf(api).company('Nordan')
    const company = { id, name: 'Nordan' }
    const own = await change({ value: 40, companyId: company.id, reason })
    expect(settingsIn(own.body).settings[0]?.companies).toEqual([
      { companyId: company.id, name: company.name, value: 40 },
    ])
    expect(settingsIn((await change({ value: 25, role: 'creator', reason })).body).settings[0]?.roles).toEqual([
      { role: 'creator', value: 25 },
    ])
    expect(settingsIn((await change({ value: null, reason })).body).settings[0]).toMatchObject({ value: null })
    expect(registry.asked.map(({ body }) => body)).toMatchObject([
      { value: 30, reason },
      { value: 40 },
      { role: 'creator' },
      { reason },
    ])
    expect(registry.asked.at(-1)?.body).not.toHaveProperty('value')
  })

  test('the history says which one, from what to what', async () => {
    await change({ value: 30, reason })
    await change({ value: 40, reason })
    const { body } = await get<{ platformEvents: PlatformEvent[] }>('/events?perPage=1')
    expect(body.platformEvents[0]).toMatchObject({
      action: 'configure',
      reason,
      setting: { key: 'rows', company: null, role: null, before: '30', after: '40' },
    })
  })

  test('a value that does not fit, an unknown setting or remote, both a company and a role, and no reason are refused', async () => {
    expect(await change({ value: 51, reason })).toMatchObject({ status: 422, body: { errors: { value: ['invalid'] } } })
    expect((await change({ value: 'x', reason })).status).toBe(422)
    expect((await change({ value: 30, reason }, 'rowz')).status).toBe(404)
    expect((await api.call(admin, 'GET', '/api/platform/remotes/mf-nope/settings')).status).toBe(404)
    expect(await change({ value: 30, reason: ' ' })).toMatchObject({
      status: 422,
      body: { errors: { reason: ['required'] } },
    })
    const both = { value: 30, reason, role: 'creator', companyId: '0190aaaa-0000-7000-8000-000000000001' }
    expect((await change(both)).status).toBe(422)
    expect(registry.registry.revision).toBe(7)
  })

  test('open pages are told at once of a change made here, and by the watch of one made by a command, once each', async () => {
    const fact = (revision: string) => ({ fact: 'registry-changed', ids: { revision }, audience: {} })
    expect(await toldDuring(() => change({ value: 30, reason }))).toEqual([fact('8')])
    const job = createCanaryJob()
    const round = () =>
      toldDuring(() => job.run({ db: api.db, config: api.config, live: api.bus, log: api.app.log, now: () => now }))
    expect(await round()).toEqual([])
    registry.registry.revision = 9
    expect(await round()).toEqual([fact('9')])
    expect(await round()).toEqual([])
  })
})
