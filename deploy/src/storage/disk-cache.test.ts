import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { diskCache } from './disk-cache'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'samspel-cache-'))
})
afterEach(() => rm(dir, { recursive: true }))

const bounds = { mostBytes: 3_000, lookEvery: 1_000 }
const file = (letter: string) => Buffer.alloc(1_000, letter)
const agedBy = (name: string, seconds: number) => {
  const at = new Date(Date.now() - seconds * 1_000)
  return utimes(join(dir, name), at, at)
}

test('a cache of files on disk keeps within its bound: the longest unused go, also those of an earlier process', async () => {
  const before = diskCache(dir, { ...bounds, lookEvery: 1_000_000 })
  for (const [at, name] of ['a', 'b', 'c'].entries()) {
    await before(`releases/${name}`, async () => file(name))
    await agedBy(`releases/${name}`, 100 - at)
  }
  await writeFile(join(dir, 'big'), Buffer.alloc(2_000))
  await agedBy('big', 1_000)
  const cached = diskCache(dir, bounds)
  await cached('releases/d', async () => file('d'))
  expect((await readdir(dir, { recursive: true })).sort()).toEqual([
    'releases',
    'releases/b',
    'releases/c',
    'releases/d',
  ])
  // Cached files are not fetched again; an evicted one is.
  let asked = 0
  const ask = (name: string) =>
    cached(name, async () => {
      asked += 1
      return file('x')
    })
  expect((await ask('releases/c'))?.toString()).toBe(file('c').toString())
  expect(asked).toBe(0)
  expect((await ask('releases/a'))?.toString()).toBe(file('x').toString())
  expect(asked).toBe(1)
})
