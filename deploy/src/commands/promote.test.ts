import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { Refused } from '../registry/refused'
import { folderStorage } from '../storage/folder-storage'
import type { Storage } from '../storage/storage'
import { record } from '../testing/releases'
import { lock, unlock } from './lock'
import { promote, rollback, stopCanary } from './promote'
import { history, status } from './report'

let dir: string
let storage: Storage

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'point-'))
  storage = folderStorage(join(dir, 'registry'))
  for (const version of ['1', '2', '3']) await storage.putRelease(record('mf-x', version), new Map())
})
afterEach(() => rm(dir, { recursive: true }))

const live = async () => (await storage.readRegistry()).remotes['mf-x']

test('promote makes a version live and keeps the one before it at hand', async () => {
  await promote(storage, 'mf-x', '1')
  expect(await promote(storage, 'mf-x', '2')).toMatchObject({ from: '1', to: '2', changed: true })
  expect(await live()).toMatchObject({ version: '2', previous: { version: '1' } })
  expect((await live())!.previous).not.toHaveProperty('previous')
})

test('promote without a version takes the newest', async () => {
  expect(await promote(storage, 'mf-x')).toMatchObject({ to: '3' })
})

test('promote is idempotent: live already, nothing changes, nothing is written into the history', async () => {
  await promote(storage, 'mf-x', '1')
  await promote(storage, 'mf-x', '2')
  expect(await promote(storage, 'mf-x', '2')).toMatchObject({ changed: false, revision: 2 })
  expect(await live()).toMatchObject({ previous: { version: '1' } })
  expect(await history(storage)).toHaveLength(2)
})

test('rollback goes back to the previous good version, which has none before it', async () => {
  await promote(storage, 'mf-x', '1')
  await promote(storage, 'mf-x', '2')
  expect(await rollback(storage, 'mf-x')).toMatchObject({ from: '2', to: '1' })
  await expect(rollback(storage, 'mf-x')).rejects.toThrow('mf-x@1 has no previous release')
})

test('rollback goes back step by step, over what was taken back, and with `to` at once', async () => {
  for (const version of ['4', '5']) await storage.putRelease(record('mf-x', version), new Map())
  for (const version of ['1', '2', '3', '4', '5']) await promote(storage, 'mf-x', version)
  expect(await rollback(storage, 'mf-x')).toMatchObject({ from: '5', to: '4' })
  expect(await rollback(storage, 'mf-x')).toMatchObject({ from: '4', to: '3' })
  await expect(rollback(storage, 'mf-x', { to: '5' })).rejects.toThrow('cannot go back to 5; it can go to 2, 1')
  await expect(rollback(storage, 'mf-x', { to: '9' })).rejects.toThrow(Refused)
  await promote(storage, 'mf-x', '5', { percent: 10 })
  expect(await rollback(storage, 'mf-x', { to: '1' })).toMatchObject({ from: '3', to: '1' })
  expect(await live()).not.toHaveProperty('canary')
  await storage.removeRelease('mf-x', '2')
  await expect(rollback(storage, 'mf-x')).rejects.toThrow('mf-x@1 has no previous release')
})

test('ten releases back and no further', async () => {
  const versions = Array.from({ length: 12 }, (_, at) => `v${at}`)
  for (const version of versions) {
    await storage.putRelease(record('mf-x', version), new Map())
    await promote(storage, 'mf-x', version)
  }
  await expect(rollback(storage, 'mf-x', { to: 'v0' })).rejects.toThrow('cannot go back to v0')
  expect(await rollback(storage, 'mf-x', { to: 'v1' })).toMatchObject({ from: 'v11', to: 'v1' })
})

test('what was never published, or is not in the registry, is refused, and the registry is as before', async () => {
  await expect(promote(storage, 'mf-x', '9')).rejects.toThrow(Refused)
  await expect(promote(storage, 'mf-y')).rejects.toThrow('mf-y was never published')
  await expect(rollback(storage, 'mf-x')).rejects.toThrow('mf-x is not in the registry')
  expect((await storage.readRegistry()).revision).toBe(0)
})

test('status says what is live, what would stand in, since when and by whom', async () => {
  await promote(storage, 'mf-x', '1')
  await promote(storage, 'mf-x', '2')
  const { revision, rows } = await status(storage)
  expect(revision).toBe(2)
  expect(rows).toEqual([
    expect.objectContaining({ name: 'mf-x', live: '2', previous: '1', since: expect.stringContaining('T') }),
  ])
})

test('what is locked moves neither forth nor back, for anybody but the watch that ends a canary', async () => {
  await promote(storage, 'mf-x', '1')
  await promote(storage, 'mf-x', '2')
  await promote(storage, 'mf-x', '3', { percent: 10 })
  await lock(storage, 'mf-x', { by: 'Mia', reason: 'campaign week' })
  const isLocked = { reason: 'locked', message: expect.stringContaining('locked by Mia') as unknown }
  for (const move of [
    () => promote(storage, 'mf-x', '3'),
    () => promote(storage, 'mf-x', '3', { percent: 50 }),
    () => rollback(storage, 'mf-x'),
    () => rollback(storage, 'mf-x', { to: '1' }),
    () => stopCanary(storage, 'mf-x', { by: 'Bo' }),
    () => lock(storage, 'mf-x', { by: 'Bo', reason: 'mine' }),
  ])
    await expect(move()).rejects.toMatchObject(isLocked)
  expect(await live()).toMatchObject({ version: '2', canary: { percent: 10 }, lock: { by: 'Mia' } })
  await stopCanary(storage, 'mf-x', { by: 'watch', automatic: true })
  await unlock(storage, 'mf-x', { by: 'Mia' })
  expect(await rollback(storage, 'mf-x')).toMatchObject({ from: '2', to: '1' })
})

test('a canary for companies and roles is signed into the registry and told in the history; without them it is for all', async () => {
  await promote(storage, 'mf-x', '1')
  const audience = { companies: ['a'], roles: ['creator'] as const }
  const done = await promote(storage, 'mf-x', '2', { to: { companies: ['a', 'a'], roles: ['creator'] } })
  expect(done).toMatchObject({ action: 'canary', percent: 100, audience, changed: true })
  expect((await live())!.canary).toMatchObject({ percent: 100, to: audience, release: { version: '2' } })
  expect((await live())!.version).toBe('1')
  expect((await promote(storage, 'mf-x', '2', { to: audience })).changed).toBe(false)
  expect((await history(storage))[0]).toMatchObject({ action: 'canary', audience })
  expect((await status(storage)).rows[0]).toMatchObject({ canary: { version: '2', to: audience } })
  await promote(storage, 'mf-x', '2', { percent: 20 })
  expect((await live())!.canary).not.toHaveProperty('to')
  await promote(storage, 'mf-x', '2', { to: { roles: ['creator'] } })
  await stopCanary(storage, 'mf-x')
  expect((await history(storage))[0]).toMatchObject({ action: 'stop', audience: { roles: ['creator'] } })
  expect(await live()).not.toHaveProperty('canary')
})

test('a first release may be for some alone; nothing is live for the others', async () => {
  await promote(storage, 'mf-x', '1', { to: { roles: ['admin'] }, percent: 50 })
  expect(await live()).toBeUndefined()
  expect((await storage.readRegistry()).first!['mf-x']).toMatchObject({ percent: 50, to: { roles: ['admin'] } })
  await promote(storage, 'mf-x', '1')
  expect(await live()).toMatchObject({ version: '1' })
})

test.each<[string, { companies?: string[]; roles?: string[] }, string]>([
  [
    'a role that does not exist',
    { roles: ['owner'] },
    "'owner' is no role; there are admin, company, store_user, creator",
  ],
  ['what is no id', { companies: ['a b'] }, "'a b' is no id of a company"],
  ['nobody', {}, 'a canary for nobody'],
])('a canary for %s is refused', async (_what, to, message) => {
  await promote(storage, 'mf-x', '1')
  await expect(promote(storage, 'mf-x', '2', { to: to as never })).rejects.toThrow(message)
  expect(await live()).not.toHaveProperty('canary')
})
