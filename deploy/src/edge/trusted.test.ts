import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { promote } from '../commands/promote'
import type { Storage } from '../storage/storage'
import { record, sealedRecord } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { checkedFiles } from './checked-files'
import { applyOverrides } from './overrides'

let storage: Storage
let dir: string
let remove: () => Promise<void>
const files = new Map([['app.js', Buffer.from('good')]])

beforeEach(async () => {
  ;({ storage, dir, remove } = await temporaryStorage())
  for (const version of ['1', '2']) await storage.putRelease(sealedRecord(record('mf-x', version), files), files)
  await promote(storage, 'mf-x', '1')
})

afterEach(() => remove())

test('a release whose record somebody has prepared in the storage is none: neither an override nor its files are given out', async () => {
  const bad = new Map([['app.js', Buffer.from('evil')]])
  await writeFile(join(dir, 'releases/mf-x/2.json'), JSON.stringify(sealedRecord(record('mf-x', '2'), bad)))
  await writeFile(join(dir, 'remotes/mf-x/2/app.js'), bad.get('app.js')!)
  const { state } = await applyOverrides(await storage.readRegistry(), ['mf-x@2'], {
    storage,
    origins: ['http://localhost:*'],
  })
  expect(state).toMatchObject({ active: [], refused: [{ text: 'mf-x@2', reason: 'unknown-version' }] })
  const read = (version: string) => checkedFiles(storage, () => {}).read('mf-x', version, 'app.js', 'identity')
  expect(await read('2')).toBe('missing')
  expect(await read('1')).toMatchObject({ contents: Buffer.from('good') })
})
