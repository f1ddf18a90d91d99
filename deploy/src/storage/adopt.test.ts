import { generateKeyPairSync } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { temporaryStorage } from '../testing/storage'
import { adoptUnsigned } from './adopt'
import { emptyRegistry } from './signed-registry'
import type { Storage } from './storage'

const old = { ...emptyRegistry('local'), revision: 12, updatedAt: '2026-11-20T10:00:00.000Z' }

let storage: Storage
let dir: string
let remove: () => Promise<void>

beforeEach(async () => {
  ;({ storage, dir, remove } = await temporaryStorage())
  await mkdir(dir)
})
afterEach(() => remove())

const write = (text: string) => writeFile(join(dir, 'registry.json'), text)

test('a registry from before signing existed is signed once, as it is', async () => {
  await write(JSON.stringify(old))
  await expect(storage.readRegistry()).rejects.toMatchObject({ name: 'Untrusted' })
  expect(await Promise.all([adoptUnsigned(dir, {}), adoptUnsigned(dir, {})])).toEqual(
    expect.arrayContaining([true, false]),
  )
  expect(await storage.readRegistry()).toEqual(old)
})

test('once a key was made, an unsigned registry is a forged one', async () => {
  await storage.swapRegistry(0, emptyRegistry('local'))
  await write(JSON.stringify(old))
  expect(await adoptUnsigned(dir, {})).toBe(false)
  await expect(storage.readRegistry()).rejects.toMatchObject({ name: 'Untrusted' })
})

test('where keys are set, nothing unsigned is ever taken', async () => {
  await write(JSON.stringify(old))
  const REGISTRY_SIGNING_KEY = generateKeyPairSync('ed25519').privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string
  expect(await adoptUnsigned(dir, { REGISTRY_SIGNING_KEY })).toBe(false)
})

test.each(['{"rev', '{}', '[]'])('%s is no registry and is left alone', async (text) => {
  await write(text)
  expect(await adoptUnsigned(dir, {})).toBe(false)
  expect(await readFile(join(dir, 'registry.json'), 'utf8')).toBe(text)
  expect(existsSync(join(dirname(dir), 'registry-key.pem'))).toBe(false)
})
