import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { readBuiltFolder } from '../build/built-folder'
import { runRemote } from '../cli/run'
import { releasePath } from '../storage/paths'
import { temporaryFolder } from '../temporary-folder'
import { writeBuild } from '../testing/built-folder'
import { temporaryStorage } from '../testing/storage'
import { promote } from './promote'
import { publishFolder } from './publish-folder'
import { verifyReleases } from './verify'

test('what is stored is compared with its records: an altered file, one that is gone and a record of nobody are named', async () => {
  const { storage, dir, remove } = await temporaryStorage()
  for (const version of ['1', '2', '3']) {
    const folder = temporaryFolder('built')
    await writeBuild(folder, 'mf-a', version)
    await publishFolder(storage, await readBuiltFolder(folder), folder)
  }
  await promote(storage, 'mf-a', '1')
  expect(await verifyReleases(storage)).toMatchObject({ releases: 3, files: 9, problems: [] })

  const place = (version: string, file: string) => join(dir, releasePath('mf-a', version), file)
  await writeFile(place('1', 'app.1.js'), 'stolen()')
  await writeFile(join(dir, 'releases/mf-a/2.json'), '{"name":"mf-a"}')
  const { problems } = await verifyReleases(storage)
  expect(problems).toEqual([
    { release: 'mf-a@1', file: 'app.1.js', why: 'it is not what was published' },
    { release: 'mf-a@2', why: expect.any(String) },
  ])
  await remove()
})

test('what pages get now must have the hashes of the signed registry, also when its record is gone', async () => {
  const { storage, dir, remove } = await temporaryStorage()
  const folder = temporaryFolder('built')
  await writeBuild(folder, 'mf-a', '1')
  await publishFolder(storage, await readBuiltFolder(folder), folder)
  await promote(storage, 'mf-a', '1')
  expect(await verifyReleases(storage)).toMatchObject({ live: 3, problems: [] })
  await writeFile(join(dir, releasePath('mf-a', '1'), 'app.1.js'), 'stolen()')
  await rm(join(dir, 'releases/mf-a/1.json'))
  expect((await verifyReleases(storage)).problems).toEqual([
    { release: 'mf-a@1', file: 'app.1.js', why: 'it is not what was published' },
  ])
  await remove()
})

test('the command names the first entry of the history that does not fit, and ends with 1', async () => {
  const { storage, dir, remove } = await temporaryStorage()
  for (const to of ['1', '2', '3'])
    await storage.appendHistory({ at: `2026-11-30T20:00:0${to}.000Z`, by: 'ann', action: 'publish', name: 'mf-a', to })
  const said: string[] = []
  const run = () =>
    runRemote(['verify', '--storage', dir], {
      out: (text) => void said.push(text),
      err: (text) => void said.push(text),
    })
  expect(await run()).toBe(0)
  expect(said.join()).toContain('history: 3 entries, chained from the first on')
  const file = join(dir, 'history.jsonl')
  const lines = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, lines.toSpliced(1, 1).join('\n'))
  expect(await run()).toBe(1)
  expect(said.at(-1)).toContain(
    'history, entry 2 (2026-11-30T20:00:03.000Z publish mf-a 3 by ann): the entry before it',
  )
  await remove()
})
