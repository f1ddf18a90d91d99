import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Storage } from '../storage/storage'
import { record } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { clean } from './clean'
import { promote, rollback, stopCanary } from './promote'

const DAY = 86_400_000
const files = new Map([['remoteEntry.js', Buffer.from('entry')]])

let storage: Storage
let dir: string
let remove: () => Promise<void>

beforeEach(async () => {
  ;({ storage, dir, remove } = await temporaryStorage())
})
afterEach(() => remove())

const publish = async (name: string, ...versions: string[]) => {
  for (const [index, version] of versions.entries()) {
    await storage.putRelease(
      { ...record(name, version), publishedAt: new Date(Date.now() + index).toISOString() },
      files,
    )
  }
}
/** The current time plus a number of days, which makes everything published so far that much older. */
const after = (days: number) => Date.now() + days * DAY
const gone = async (options: Parameters<typeof clean>[1]) =>
  (await clean(storage, options)).removed.map(({ name, version }) => `${name}@${version}`)

test('keeps what is live, previous, canary and newest; the rest goes, recorded', async () => {
  await publish('mf-x', '1', '2', '3', '4', '5')
  for (const version of ['1', '2', '3']) await promote(storage, 'mf-x', version)
  await promote(storage, 'mf-x', '4', { percent: 10 })
  expect(await gone({ now: after(8), by: 'me' })).toEqual(['mf-x@1'])
  expect(await storage.listReleases('mf-x')).toEqual(['2', '3', '4', '5'])
  expect(await storage.readFile('mf-x', '1', 'remoteEntry.js')).toBeUndefined()
  expect((await storage.readHistory()).at(-1)).toMatchObject({ action: 'clean', name: 'mf-x', from: '1', by: 'me' })
})

test('what left live, by a rollback or the end of a canary, stays for the days that its tabs may live', async () => {
  await publish('mf-x', '1', '2', '3', '4')
  await promote(storage, 'mf-x', '1')
  await promote(storage, 'mf-x', '2')
  await rollback(storage, 'mf-x')
  await promote(storage, 'mf-x', '3', { percent: 10 })
  await stopCanary(storage, 'mf-x')
  expect(await gone({ now: after(6.9) })).toEqual([])
  expect(await gone({ now: after(7.1) })).toEqual(['mf-x@2', 'mf-x@3'])
})

test.each(['promote', 'canary', 'stop', 'rollback'] as const)(
  'both sides of a %s stay for those days, however long ago they were published',
  async (action) => {
    await publish('mf-x', '1', '2', '3')
    const at = new Date(after(3)).toISOString()
    await storage.appendHistory({ at, by: 'me', action, name: 'mf-x', from: '1', to: '2' })
    expect(await gone({ now: after(9.9), dryRun: true })).toEqual([])
    expect(await gone({ now: after(10.1) })).toEqual(['mf-x@1', 'mf-x@2'])
  },
)

test('a lock makes nothing stay, nor does a move of another part', async () => {
  await publish('mf-x', '1', '2')
  const at = new Date(after(3)).toISOString()
  await storage.appendHistory({ at, by: 'me', action: 'lock', name: 'mf-x', to: '1' })
  await storage.appendHistory({ at, by: 'me', action: 'promote', name: 'mf-y', to: '1' })
  expect(await gone({ now: after(8) })).toEqual(['mf-x@1'])
})

test('the days are a setting', async () => {
  await publish('mf-x', '1', '2', '3')
  expect(await gone({ now: after(2), keepDays: 3 })).toEqual([])
  expect(await gone({ now: after(2), keepDays: 1 })).toEqual(['mf-x@1', 'mf-x@2'])
  await expect(clean(storage, { keepDays: -1 })).rejects.toThrow('number of days')
})

test('a dry run says the same and removes nothing', async () => {
  await publish('mf-x', '1', '2')
  expect(await gone({ now: after(8), dryRun: true })).toEqual(['mf-x@1'])
  expect(await storage.listReleases('mf-x')).toEqual(['1', '2'])
  expect(await storage.readHistory()).toEqual([])
})

test('again does nothing', async () => {
  await publish('mf-x', '1', '2')
  await clean(storage, { now: after(8) })
  expect(await gone({ now: after(8) })).toEqual([])
})

test('with a registry that cannot be trusted nothing goes', async () => {
  await publish('mf-x', '1', '2')
  await promote(storage, 'mf-x', '2')
  await writeFile(join(dir, 'registry.json'), '{')
  await expect(clean(storage, { now: after(8) })).rejects.toMatchObject({ name: 'Unreadable' })
  expect(await storage.listReleases('mf-x')).toEqual(['1', '2'])
})
