import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Storage } from '../storage/storage'
import { record, release } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { promote } from './promote'

const tsx = pathToFileURL(createRequire(join(__dirname, '../../package.json')).resolve('tsx')).href
const cli = join(__dirname, '../cli.ts')

let dir: string
let storage: Storage
let remove: () => Promise<void>

beforeEach(async () => {
  ;({ dir, storage, remove } = await temporaryStorage())
})
afterEach(() => remove())

/** Runs the real command in a separate process. */
const remote = (...args: string[]) =>
  new Promise<number | null>((resolve) => {
    const child = spawn(process.execPath, ['--import', tsx, cli, ...args], {
      env: { ...process.env, STORAGE_DIR: dir },
      stdio: 'ignore',
    })
    child.on('close', resolve)
  })

test('four people who promote four remotes at once lose no change, and the history holds each once', async () => {
  const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d']
  for (const name of names) await storage.putRelease(record(name, '1'), new Map())
  expect(await Promise.all(names.map((name) => remote('promote', name, '--by', name)))).toEqual([0, 0, 0, 0])
  const { revision, remotes } = await storage.readRegistry()
  expect([revision, Object.keys(remotes).sort()]).toEqual([4, names])
  const history = await storage.readHistory()
  expect(history.map(({ name, by }) => [name, by]).sort()).toEqual(names.map((name) => [name, name]))
  expect(history.map(({ revision: each }) => each).sort()).toEqual([1, 2, 3, 4])
})

test('of three who do the same at once one does it, and of three who take back one release two are refused', async () => {
  for (const version of ['1', '2']) await storage.putRelease(record('mf-a', version), new Map())
  await promote(storage, 'mf-a', '1')
  expect(await Promise.all([1, 2, 3].map(() => remote('promote', 'mf-a', '2')))).toEqual([0, 0, 0])
  expect((await storage.readRegistry()).revision).toBe(2)
  expect((await Promise.all([1, 2, 3].map(() => remote('rollback', 'mf-a', '--version', '2')))).sort()).toEqual([
    0, 1, 1,
  ])
  expect((await storage.readRegistry()).remotes['mf-a']!.version).toBe('1')
  expect((await storage.readHistory()).map(({ action }) => action)).toEqual(['promote', 'promote', 'rollback'])
})

test('of two whose remotes claim one path only one gets it: the gate looks at what is live at the moment of the change', async () => {
  for (const name of ['mf-a', 'mf-b']) {
    await storage.putRelease(
      { ...record(name, '1'), release: release(name, '1', { routes: [{ path: '/one', areas: ['admin'] }] }) } as never,
      new Map(),
    )
  }
  expect((await Promise.all(['mf-a', 'mf-b'].map((name) => remote('promote', name)))).sort()).toEqual([0, 1])
  expect(Object.keys((await storage.readRegistry()).remotes)).toHaveLength(1)
})
