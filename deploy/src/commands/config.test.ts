import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { ConfigSchema, Registry, Visitor } from '@samspel/federation/registry'
import { withValues } from '../config/resolve'
import type { Storage } from '../storage/storage'
import { record, release } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { listConfig, setConfig, unsetConfig } from './config'
import { lock } from './lock'
import { restore, retire } from './out'
import { promote, rollback } from './promote'
import { history } from './report'

const title = { sv: 'En', en: 'One' }
const rows = { type: 'number', default: 20, min: 10, max: 50, title } as const
const fast = { type: 'flag', default: false, title } as const

let storage: Storage
let remove: () => Promise<void>

const put = (version: string, config?: ConfigSchema) =>
  storage.putRelease(
    { ...record('mf-x', version), release: release('mf-x', version, { ...(config && { config }) }) } as never,
    new Map(),
  )

beforeEach(async () => {
  ;({ storage, remove } = await temporaryStorage())
  await put('1', { rows, fast })
  await put('2', { rows: { ...rows, max: 30 }, fast })
  await put('3', { fast })
  await put('4', { rows, fast, order: { type: 'choice', default: 'new', choices: ['new', 'old'], title } })
  await promote(storage, 'mf-x', '1')
})
afterEach(() => remove())

const reason = 'phones are slow'
const registry = () => storage.readRegistry()
const valuesOf = async (asker: Visitor = {}) => withValues(await registry(), asker).remotes['mf-x']!.values

describe('values', () => {
  test('company before role before everybody before the default; a page gets its own, and no settings', async () => {
    await setConfig(storage, 'mf-x', 'rows', 30, { reason })
    await setConfig(storage, 'mf-x', 'rows', 40, { reason, role: 'creator' })
    await setConfig(storage, 'mf-x', 'rows', 20, { reason, company: 'c1' })
    expect(await valuesOf()).toEqual({ rows: 30 })
    expect(await valuesOf({ role: 'creator' })).toEqual({ rows: 40 })
    expect(await valuesOf({ company: 'c2', role: 'company' })).toEqual({ rows: 30 })
    expect(await valuesOf({ company: 'c1', role: 'creator' })).toBeUndefined()
    expect(await valuesOf({ company: '__proto__' })).toEqual({ rows: 30 })
    expect(JSON.stringify(withValues(await registry(), { company: 'c1' }))).not.toContain('"c1"')
  })

  test('they are listed with where they are from, and taken away again; nothing of them stays', async () => {
    await setConfig(storage, 'mf-x', 'rows', 30, { reason })
    await setConfig(storage, 'mf-x', 'rows', 25, { reason, company: 'c1' })
    expect((await listConfig(storage, 'mf-x')).settings).toEqual([
      { key: 'rows', setting: rows, value: 30, companies: { c1: 25 }, live: true, ignored: false },
      { key: 'fast', setting: fast, live: true, ignored: false },
    ])
    expect(await unsetConfig(storage, 'mf-x', 'rows', { reason })).toMatchObject({ before: 30, changed: true })
    expect(await unsetConfig(storage, 'mf-x', 'rows', { reason })).toMatchObject({ changed: false })
    await unsetConfig(storage, 'mf-x', 'rows', { reason, company: 'c1' })
    expect((await registry()).remotes['mf-x']).not.toHaveProperty('settings')
  })

  test('the history has who, why, and the value before and after; the same again writes nothing', async () => {
    await setConfig(storage, 'mf-x', 'rows', 30, { reason, by: 'ann' })
    await setConfig(storage, 'mf-x', 'rows', 40, { reason, by: 'bo', role: 'creator' })
    expect(await setConfig(storage, 'mf-x', 'rows', 30, { reason })).toMatchObject({ changed: false })
    await setConfig(storage, 'mf-x', 'rows', 50, { reason, by: 'bo' })
    expect((await history(storage, 'mf-x')).slice(0, 3)).toMatchObject([
      { action: 'configure', by: 'bo', reason, setting: { key: 'rows', before: 30, after: 50 } },
      { action: 'configure', setting: { key: 'rows', role: 'creator', after: 40 } },
      { action: 'configure', by: 'ann', setting: { key: 'rows', after: 30 } },
    ])
  })

  test.each([
    ['rows', 51, {}, 'rows of mf-x cannot be 51: it takes a number from 10 to 50 (1)'],
    ['rows', '30', {}, 'it takes a number'],
    ['fast', 'on', {}, 'it takes on or off'],
    ['rowz', 30, {}, 'mf-x has no setting rowz; it has rows, fast'],
    ['toString', 30, {}, 'mf-x has no setting toString'],
    ['rows', 30, { role: 'boss' }, 'there is no role'],
    ['rows', 30, { company: 'a b' }, 'is no id of a company'],
    ['rows', 30, { company: 'c1', role: 'creator' }, 'not for both'],
    ['rows', 30, { reason: ' ' }, 'needs a reason'],
  ] as const)('%s = %j with %j is refused', async (key, value, more, text) => {
    const before = await registry()
    await expect(setConfig(storage, 'mf-x', key, value, { reason, ...more })).rejects.toThrow(text)
    expect(await registry()).toEqual(before)
  })

  test('with a canary a value fits both releases; what only the canary has can be set before it is live', async () => {
    await promote(storage, 'mf-x', '2', { percent: 10 })
    await expect(setConfig(storage, 'mf-x', 'rows', 40, { reason })).rejects.toThrow('from 10 to 30 (2, the canary)')
    await promote(storage, 'mf-x', '4', { percent: 10 })
    await setConfig(storage, 'mf-x', 'order', 'old', { reason })
    expect((await listConfig(storage, 'mf-x')).settings.at(-1)).toMatchObject({
      key: 'order',
      live: false,
      ignored: true,
    })
    expect(await valuesOf()).toBeUndefined()
    await promote(storage, 'mf-x', '4')
    expect(await valuesOf()).toEqual({ order: 'old' })
  })

  test('they can be changed under a lock, since no release moves', async () => {
    await lock(storage, 'mf-x', { reason: 'month end' })
    expect(await setConfig(storage, 'mf-x', 'rows', 30, { reason })).toMatchObject({ changed: true })
  })
})

describe('releases', () => {
  const set = () => setConfig(storage, 'mf-x', 'rows', 40, { reason, company: 'c1' })

  test('another release keeps the values; one that removes or narrows a setting with a value is refused, with what to do', async () => {
    await set()
    await promote(storage, 'mf-x', '4')
    expect(await valuesOf({ company: 'c1' })).toEqual({ rows: 40 })
    await expect(promote(storage, 'mf-x', '3')).rejects.toMatchObject({
      findings: expect.arrayContaining([
        expect.objectContaining({
          kind: 'config-removed',
          why: 'it is set to 40 for company c1',
          todo: expect.stringContaining('config mf-x unset rows --company c1'),
        }),
      ]),
    })
    await expect(promote(storage, 'mf-x', '2', { percent: 5 })).rejects.toThrow('config-narrowed')
    await unsetConfig(storage, 'mf-x', 'rows', { reason, company: 'c1' })
    expect(await promote(storage, 'mf-x', '3')).toMatchObject({ changed: true })
  })

  test('a rollback to a release that does not know a value says so and passes it over', async () => {
    await promote(storage, 'mf-x', '3')
    await promote(storage, 'mf-x', '1')
    await set()
    const done = await rollback(storage, 'mf-x')
    expect(done).toMatchObject({ to: '3', findings: [{ severity: 'warn', kind: 'config-removed' }] })
    expect(await valuesOf({ company: 'c1' })).toBeUndefined()
    expect((await listConfig(storage, 'mf-x')).settings).toContainEqual({
      key: 'rows',
      companies: { c1: 40 },
      live: false,
      ignored: true,
    })
    // It is there for the release that knows it.
    await promote(storage, 'mf-x', '1')
    expect(await valuesOf({ company: 'c1' })).toEqual({ rows: 40 })
  })

  test('what was retired comes back with its values', async () => {
    await set()
    await retire(storage, 'mf-x', { reason })
    await restore(storage, 'mf-x')
    const after: Registry = await registry()
    expect(after.remotes['mf-x']!.settings).toEqual({ companies: { c1: { rows: 40 } } })
  })
})
