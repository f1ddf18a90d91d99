import type { KeyObject } from 'node:crypto'
import { generateKeyPairSync } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { promote } from '../commands/promote'
import { signRecords } from '../commands/sign-records'
import { verifyReleases } from '../commands/verify'
import { hashOfEntry } from '../signing/history-chain'
import { registryKeys } from '../signing/sign-keys'
import { describeEachStorage } from '../testing/each-storage'
import { record } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { folderStorage, keyFileOf } from './folder-storage'

const entry = { at: '2026-11-30T20:00:00.000Z', by: 'me', action: 'publish' as const, name: 'mf-x', to: '1' }

describeEachStorage('the history in a %s', (context) => {
  test('each entry names the one before it, also when several write at once', async () => {
    const people = [context.backend.open(), context.backend.open()]
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => people[index % 2]!.appendHistory({ ...entry, to: String(index) })),
    )
    const entries = await context.storage.readHistory()
    expect(entries.map(({ previous }) => previous)).toEqual([undefined, ...entries.slice(0, -1).map(hashOfEntry)])
    expect(await context.storage.checkHistory(undefined)).toMatchObject({ entries: 12, chainedFrom: { entry: 1 } })
    expect((await context.storage.checkHistory(undefined)).problem).toBeUndefined()
  })

  test('a change of the registry says what it was recorded after, and verify finds it whole', async () => {
    for (const version of ['1', '2']) await context.storage.putRelease(record('mf-x', version), new Map())
    await promote(context.storage, 'mf-x', '1')
    expect((await context.storage.readRegistry()).history).toEqual({ revision: 1 })
    const head = await context.storage.historyHead()
    await promote(context.storage, 'mf-x', '2')
    expect((await context.storage.readRegistry()).history).toEqual({ after: head, revision: 2 })
    expect((await verifyReleases(context.storage)).history).toEqual({
      entries: 2,
      chainedFrom: { entry: 1, at: expect.any(String) },
    })
  })
})

test('a history of before is gone on with, and verify says from where on it is chained', async () => {
  const { storage, dir, remove } = await temporaryStorage()
  const file = join(dir, 'history.jsonl')
  await storage.putRelease(record('mf-x', '1'), new Map())
  await writeFile(file, `${JSON.stringify(entry)}\n${JSON.stringify({ ...entry, to: '2' })}\n`)
  expect((await verifyReleases(storage)).history).toEqual({ entries: 2 })
  await promote(storage, 'mf-x', '1')
  expect((await verifyReleases(storage)).history).toEqual({
    entries: 3,
    chainedFrom: { entry: 3, at: expect.any(String) },
  })
  await writeFile(file, (await readFile(file, 'utf8')).replace('"to":"2"', '"to":"3"'))
  expect((await verifyReleases(storage)).history.problem).toMatchObject({ entry: 3 })
  await remove()
})

test('when the key is exchanged, sign writes one entry that vouches for the old ones; the old key is not needed after that', async () => {
  const { storage, dir, remove } = await temporaryStorage()
  await storage.putRelease(record('mf-x', '1'), new Map())
  await promote(storage, 'mf-x', '1')
  const next = generateKeyPairSync('ed25519')
  const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }) as string
  const signing = next.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
  const [old] = await registryKeys(keyFileOf(dir), {}).trusted()
  const opened = (publicKeys: string) =>
    folderStorage(dir, {
      keys: registryKeys(keyFileOf(dir), { REGISTRY_SIGNING_KEY: signing, REGISTRY_PUBLIC_KEYS: publicKeys }),
    })
  const both = opened(pem(old!) + pem(next.publicKey))
  for (let times = 0; times < 2; times += 1) expect((await signRecords(both, 'ann')).refused).toEqual([])
  expect((await both.readHistory()).map(({ action, by }) => [action, by === 'ann'])).toEqual([
    ['promote', false],
    ['sign', true],
  ])
  const { history } = await both.readRegistry()
  expect(await opened(pem(next.publicKey)).checkHistory(history)).not.toHaveProperty('problem')
  await remove()
})

test('a history that does not fit is not vouched for by another key', async () => {
  const { storage, dir, remove } = await temporaryStorage()
  for (const to of ['1', '2']) await storage.appendHistory({ ...entry, to })
  const file = join(dir, 'history.jsonl')
  await writeFile(file, (await readFile(file, 'utf8')).replace('"to":"1"', '"to":"3"'))
  const next = generateKeyPairSync('ed25519')
  const keys = [...(await registryKeys(keyFileOf(dir), {}).trusted()), next.publicKey]
  const both = folderStorage(dir, {
    keys: registryKeys(keyFileOf(dir), {
      REGISTRY_SIGNING_KEY: next.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      REGISTRY_PUBLIC_KEYS: keys.map((key) => key.export({ type: 'spki', format: 'pem' }) as string).join(''),
    }),
  })
  expect((await signRecords(both)).refused).toEqual([{ release: 'history', why: expect.stringContaining('entry 1') }])
  expect(await both.readHistory()).toHaveLength(2)
  await remove()
})
