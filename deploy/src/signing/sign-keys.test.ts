import { generateKeyPairSync } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { KeyProblem } from '../model/problems'
import { emptyRegistry } from '../storage/signed-registry'
import { keyId } from './envelope'
import { seal, unseal } from './sign'
import type { KeySettings } from './sign-keys'
import { registryKeys } from './sign-keys'

let dir: string
let file: string

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'keys-'))
  file = join(dir, 'registry-key.pem')
})
afterEach(() => rm(dir, { recursive: true }))

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    secret: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    open: publicKey.export({ type: 'spki', format: 'pem' }) as string,
    id: keyId(publicKey),
  }
}
const keys = (settings: KeySettings = {}) => registryKeys(file, settings)

describe('a key of its own', () => {
  test('is made when something is signed for the first time, for its owner alone; reading makes none', async () => {
    expect(await keys().trusted()).toEqual([])
    expect(await readdir(dir)).toEqual([])
    const key = await keys().signing()
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await keys().trusted()).map(keyId)).toEqual([keyId(key)])
  })

  test('is one, when many need it at once', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => keys().signing()))
    expect(new Set(made.map(keyId)).size).toBe(1)
    expect(await readdir(dir)).toEqual(['registry-key.pem'])
  })

  test('that others can read is refused', async () => {
    await keys().signing()
    await chmod(file, 0o644)
    await expect(keys().signing()).rejects.toThrow(`chmod 600 ${file}`)
    await expect(keys().trusted()).rejects.toThrow(KeyProblem)
  })

  test('that does not parse is refused, and not replaced', async () => {
    await writeFile(file, 'nonsense', { mode: 0o600 })
    await expect(keys().signing()).rejects.toThrow('no private key that can be read')
  })
})

describe('keys from the settings', () => {
  test('as text, also on one line, or as a file; nothing is made', async () => {
    const { secret, id } = pair()
    const path = join(dir, 'mounted')
    await writeFile(path, secret, { mode: 0o644 })
    for (const REGISTRY_SIGNING_KEY of [secret, secret.replaceAll('\n', '\\n'), path]) {
      expect(keyId(await keys({ REGISTRY_SIGNING_KEY }).signing())).toBe(id)
      expect((await keys({ REGISTRY_SIGNING_KEY }).trusted()).map(keyId)).toEqual([id])
    }
    expect(await readdir(dir)).toEqual(['mounted'])
  })

  test('several public ones: an old and a new key both count while they are exchanged', async () => {
    const [old, next] = [pair(), pair()]
    const readers = keys({ REGISTRY_PUBLIC_KEYS: old.open + next.open })
    for (const { secret } of [old, next]) {
      const text = seal({ ...emptyRegistry('x'), revision: 3 }, await keys({ REGISTRY_SIGNING_KEY: secret }).signing())
      expect(unseal(text, await readers.trusted(), 'here').revision).toBe(3)
    }
  })

  test.each([
    [
      'a path that is not there',
      { REGISTRY_SIGNING_KEY: '/nowhere/key.pem' },
      'REGISTRY_SIGNING_KEY names /nowhere/key.pem',
    ],
    [
      'a key of another kind',
      {
        REGISTRY_SIGNING_KEY: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
          type: 'pkcs8',
          format: 'pem',
        }) as string,
      },
      'must be Ed25519',
    ],
    ['public keys alone, for who wants to sign', { REGISTRY_PUBLIC_KEYS: pair().open }, 'only reads the registry'],
    [
      'a private key among the public ones',
      { REGISTRY_PUBLIC_KEYS: pair().secret, REGISTRY_SIGNING_KEY: pair().secret },
      'must hold public Ed25519 keys',
    ],
    [
      'a signing key that the readers do not trust',
      { REGISTRY_PUBLIC_KEYS: pair().open, REGISTRY_SIGNING_KEY: pair().secret },
      'nobody here would trust',
    ],
  ])('%s is refused', async (_what, settings, words) => {
    await expect(keys(settings).signing()).rejects.toThrow(words)
    expect(await readdir(dir)).toEqual([])
  })
})

test('what was signed as something else is no registry', () => {
  const text = seal(emptyRegistry('x'), generateKeyPairSync('ed25519').privateKey).replace(
    'samspel.registry',
    'samspel.other',
  )
  expect(() => unseal(text, [], 'here')).toThrow('holds application/vnd.samspel.other+json')
})
