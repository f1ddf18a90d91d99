import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { readBuiltFolder } from '../build/built-folder'
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
