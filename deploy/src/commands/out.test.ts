import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { RemoteRelease } from '@samspel/federation/registry'
import type { Storage } from '../storage/storage'
import { record, release } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { clean } from './clean'
import { lock } from './lock'
import { restore, retire, switchOff, switchOn } from './out'
import { promote, rollback, stopCanary } from './promote'
import { history, status } from './report'

let storage: Storage
let remove: () => Promise<void>

const put = (name: string, version: string, more: Partial<RemoteRelease> = {}) =>
  storage.putRelease({ ...record(name, version), release: release(name, version, more) } as never, new Map())

beforeEach(async () => {
  const temporary = await temporaryStorage()
  storage = temporary.storage
  remove = temporary.remove
  for (const version of ['1', '2']) await put('mf-x', version, { title: { sv: 'Exet', en: 'The X' } })
  await promote(storage, 'mf-x', '1')
})
afterEach(() => remove())

const registry = () => storage.readRegistry()
const reason = 'shows what it must not'

describe('off and on', () => {
  test('it is off for everybody with who, when and why, and on again at once; both are in the history', async () => {
    expect(await switchOff(storage, 'mf-x', { reason, by: 'ann' })).toMatchObject({ version: '1', changed: true })
    expect((await registry()).remotes['mf-x']).toMatchObject({ version: '1', off: { by: 'ann', reason } })
    expect(await switchOff(storage, 'mf-x', { reason, by: 'bo' })).toMatchObject({ changed: false })
    await switchOn(storage, 'mf-x')
    expect((await registry()).remotes['mf-x']).not.toHaveProperty('off')
    expect((await history(storage)).map(({ action }) => action)).toEqual(['on', 'off', 'promote'])
  })

  test('for companies they add up, go one by one, and become everybody', async () => {
    const off = async () => (await registry()).remotes['mf-x']!.off
    await switchOff(storage, 'mf-x', { reason, companies: ['a'] })
    await switchOff(storage, 'mf-x', { reason, companies: ['b', 'a', 'b'] })
    expect((await off())!.companies).toEqual(['a', 'b'])
    expect((await history(storage))[0]).toMatchObject({ action: 'off', companies: ['b', 'a'] })
    await switchOn(storage, 'mf-x', { companies: ['a'] })
    expect((await off())!.companies).toEqual(['b'])
    await switchOff(storage, 'mf-x', { reason })
    expect(await off()).not.toHaveProperty('companies')
    await expect(switchOff(storage, 'mf-x', { reason, companies: ['a'] })).rejects.toThrow('off for everybody already')
    await expect(switchOn(storage, 'mf-x', { companies: ['b'] })).rejects.toThrow('off for everybody')
    await switchOn(storage, 'mf-x')
    await switchOff(storage, 'mf-x', { reason, companies: ['b'] })
    await switchOn(storage, 'mf-x', { companies: ['b'] })
    expect(await off()).toBeUndefined()
  })

  test('another release, and a rollback, do not switch it on; the release before it is not off in itself', async () => {
    await switchOff(storage, 'mf-x', { reason })
    await promote(storage, 'mf-x', '2')
    expect((await registry()).remotes['mf-x']).toMatchObject({ version: '2', off: { reason } })
    expect((await registry()).remotes['mf-x']!.previous).not.toHaveProperty('off')
    await rollback(storage, 'mf-x')
    expect((await registry()).remotes['mf-x']).toMatchObject({ version: '1', off: { reason } })
  })

  test('a locked one can be switched off: no release moves', async () => {
    await lock(storage, 'mf-x', { reason: 'payday' })
    expect(await switchOff(storage, 'mf-x', { reason })).toMatchObject({ changed: true })
  })

  test.each([
    ['without a reason', () => switchOff(storage, 'mf-x', { reason: ' ' }), 'needs a reason'],
    ['the shell', () => switchOff(storage, 'shell', { reason }), 'cannot be switched off'],
    ['an unknown one', () => switchOff(storage, 'mf-y', { reason }), 'not in the registry'],
    ['an id that is none', () => switchOff(storage, 'mf-x', { reason, companies: ['a b'] }), 'no id of a company'],
  ])('%s is refused', async (_what, act, text) => {
    await expect(act()).rejects.toThrow(text)
    expect((await registry()).remotes['mf-x']).not.toHaveProperty('off')
  })
})

describe('retire and restore', () => {
  test('it keeps what a page has to say, comes back as it was, and its files are not tidied away', async () => {
    await promote(storage, 'mf-x', '2')
    expect(await retire(storage, 'mf-x', { reason, by: 'ann' })).toMatchObject({ version: '2', changed: true })
    const gone = await registry()
    expect(gone.remotes).toEqual({})
    expect(gone.retired).toEqual({
      'mf-x': expect.objectContaining({
        by: 'ann',
        reason,
        version: '2',
        title: { sv: 'Exet', en: 'The X' },
        routes: [{ path: '/mf-x', areas: ['admin'] }],
      }),
    })
    expect((await status(storage)).rows).toEqual([
      expect.objectContaining({ name: 'mf-x', retired: expect.objectContaining({ version: '2', reason }) }),
    ])
    await put('mf-x', '3')
    const { removed } = await clean(storage, { keepDays: 0, now: Date.now() + 1_000, dryRun: true })
    expect(removed.map(({ version }) => version)).toEqual(['1'])
    await restore(storage, 'mf-x')
    expect(await registry()).not.toHaveProperty('retired')
    expect((await registry()).remotes['mf-x']).toMatchObject({ version: '2' })
    expect(await rollback(storage, 'mf-x')).toMatchObject({ to: '1' })
  })

  test('its paths are free; what has taken one of them meanwhile is not pushed aside', async () => {
    await retire(storage, 'mf-x', { reason })
    await put('mf-y', '1', { routes: [{ path: '/mf-x', areas: ['admin'] }] })
    await promote(storage, 'mf-y', '1')
    await expect(restore(storage, 'mf-x')).rejects.toThrow('route-collides')
    expect((await registry()).retired).toHaveProperty('mf-x')
  })

  test('who listens to its facts is named, and does not hold it up', async () => {
    await put('mf-x', '3', { surface: { publishes: { 'x:done': ['id'] } } })
    await promote(storage, 'mf-x', '3')
    await put('mf-y', '1', { surface: { listens: { 'x:done': ['id'] } } })
    await promote(storage, 'mf-y', '1')
    const { findings } = await retire(storage, 'mf-x', { reason })
    expect(findings).toEqual([expect.objectContaining({ severity: 'warn', kind: 'fact-removed', subject: 'x:done' })])
  })

  test('a new release of a retired one is simply promoted', async () => {
    await retire(storage, 'mf-x', { reason })
    await expect(switchOff(storage, 'mf-x', { reason })).rejects.toThrow("'restore mf-x' brings it back")
    await promote(storage, 'mf-x', '2')
    expect(await registry()).not.toHaveProperty('retired')
    await expect(restore(storage, 'mf-x')).rejects.toThrow('is live')
  })

  test('a locked one is not retired', async () => {
    await lock(storage, 'mf-x', { reason: 'payday' })
    await expect(retire(storage, 'mf-x', { reason })).rejects.toThrow('locked')
  })
})

describe('a first release', () => {
  beforeEach(() => put('mf-y', '1'))

  test('may go to a share; nothing is live for the others; a larger share keeps its start; promoting it ends the canary', async () => {
    const first = async () => (await registry()).first
    expect(await promote(storage, 'mf-y', '1', { percent: 10 })).toMatchObject({ action: 'canary', changed: true })
    expect((await registry()).remotes).not.toHaveProperty('mf-y')
    const { since } = (await first())!['mf-y']!
    await promote(storage, 'mf-y', '1', { percent: 20 })
    expect((await first())!['mf-y']).toMatchObject({ percent: 20, since })
    expect((await status(storage)).rows.at(-1)).toMatchObject({ name: 'mf-y', canary: { version: '1', percent: 20 } })
    await promote(storage, 'mf-y')
    expect(await first()).toBeUndefined()
    expect((await registry()).remotes['mf-y']).toMatchObject({ version: '1' })
  })

  test.each([
    ['stop', () => stopCanary(storage, 'mf-y')],
    ['rollback', () => rollback(storage, 'mf-y')],
  ])('%s takes it out', async (_what, act) => {
    await promote(storage, 'mf-y', '1', { percent: 10 })
    expect(await act()).toMatchObject({ action: 'stop', from: '1', changed: true })
    expect(await registry()).not.toHaveProperty('first')
    await expect(act()).rejects.toThrow('not in the registry')
  })

  test('its paths are taken for others while it runs', async () => {
    await promote(storage, 'mf-y', '1', { percent: 10 })
    await put('mf-z', '1', { routes: [{ path: '/mf-y', areas: ['admin'] }] })
    await expect(promote(storage, 'mf-z', '1')).rejects.toThrow('route-collides')
  })

  test('that is live and fails has no way back, but two ways out', async () => {
    await promote(storage, 'mf-y', '1')
    await expect(rollback(storage, 'mf-y')).rejects.toThrow("'retire mf-y' takes it out, 'off mf-y' switches it off")
    await expect(rollback(storage, 'mf-y', { to: '9.9.9' })).rejects.toThrow("'retire mf-y' takes it out")
  })
})
