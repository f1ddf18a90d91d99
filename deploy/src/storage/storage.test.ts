import { generateKeyPairSync } from 'node:crypto'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { updateRegistry } from '../registry/update'
import { PAYLOAD_TYPE, unseal } from '../signing/sign'
import { registryKeys } from '../signing/sign-keys'
import type { Backend } from '../testing/each-storage'
import { describeEachStorage } from '../testing/each-storage'
import { record, release } from '../testing/releases'
import { emptyRegistry } from './signed-registry'
import type { Storage } from './storage'
import { RevisionConflict } from './storage'

describeEachStorage('registry in a %s', (context) => {
  let backend: Backend
  let storage: Storage

  beforeEach(() => void ({ backend, storage } = context))

  const change = (environment: string) => updateRegistry(storage, (registry) => ({ ...registry, environment }))

  test('before the first change there is an empty registry, revision 0, and no stamp', async () => {
    expect(await storage.readRegistry()).toMatchObject({ revision: 0, remotes: {} })
    expect(await storage.registryStamp()).toBeUndefined()
  })

  test('compare-and-swap: a change made from an old revision is refused, and the live registry is as before', async () => {
    const first = await storage.readRegistry()
    await storage.swapRegistry(0, { ...first, environment: 'mine' })
    await expect(storage.swapRegistry(0, { ...first, environment: 'theirs' })).rejects.toThrow(RevisionConflict)
    expect(await storage.readRegistry()).toMatchObject({ revision: 1, environment: 'mine' })
  })

  test('of two that write the first registry at once, one wins and the other is told', async () => {
    const both = await Promise.allSettled(
      ['a', 'b'].map((environment) => backend.open().swapRegistry(0, emptyRegistry(environment))),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('five people who change at once lose no change', async () => {
    await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((name) =>
        updateRegistry(backend.open(), (registry) => ({
          ...registry,
          remotes: { ...registry.remotes, [name]: release(name, '1') },
        })),
      ),
    )
    const { revision, remotes } = await storage.readRegistry()
    expect(Object.keys(remotes).sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(revision).toBe(5)
  })

  test('the stamp changes with the registry, and only then', async () => {
    await change('one')
    const before = await storage.registryStamp()
    await storage.readRegistry()
    expect(await storage.registryStamp()).toBe(before)
    await change('two')
    expect(await storage.registryStamp()).not.toBe(before)
  })

  test('what is stored is an envelope, signed with a key that only its owner can read', async () => {
    await change('one')
    expect(JSON.parse(await backend.readRaw())).toMatchObject({
      payloadType: PAYLOAD_TYPE,
      signatures: [{ keyid: expect.stringMatching(/^[0-9a-f]{16}$/) }],
    })
    expect((await stat(join(backend.parent, 'registry-key.pem'))).mode & 0o777).toBe(0o600)
    expect(
      unseal(
        await backend.readRaw(),
        await registryKeys(join(backend.parent, 'registry-key.pem'), {}).trusted(),
        'here',
      ).environment,
    ).toBe('one')
  })

  describe('is refused, and what is stored stays as it is:', () => {
    const isRefused = async (name: string, words: string) => {
      const before = await backend.readRaw().catch(() => undefined)
      await expect(backend.open().readRegistry()).rejects.toMatchObject({
        name,
        message: expect.stringContaining(words),
      })
      await expect(updateRegistry(backend.open(), (registry) => ({ ...registry }))).rejects.toMatchObject({ name })
      expect(await backend.readRaw().catch(() => undefined)).toBe(before)
    }

    beforeEach(() => change('one'))

    test('a registry that does not parse', async () => {
      await backend.writeRaw('{"payl')
      await isRefused('Unreadable', 'does not parse')
    })

    test('a registry that is no envelope', async () => {
      await backend.writeRaw('{"payload":1}')
      await isRefused('Unreadable', 'no signed envelope')
    })

    test('a registry without a signature', async () => {
      await backend.writeRaw(JSON.stringify({ ...emptyRegistry('x'), revision: 9 }))
      await isRefused('Untrusted', 'is not signed')
    })

    test('a registry signed with another key', async () => {
      const other = join(backend.parent, 'other-key.pem')
      await backend.removeRaw()
      await writeFile(other, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }), {
        mode: 0o600,
      })
      const theirs = backend.openWith(other)
      await theirs.swapRegistry((await theirs.readRegistry()).revision, emptyRegistry('theirs'))
      await isRefused('Untrusted', 'which is not trusted here')
    })

    test('a registry changed after it was signed', async () => {
      const envelope = JSON.parse(await backend.readRaw()) as { payload: string }
      const registry = JSON.parse(Buffer.from(envelope.payload, 'base64').toString()) as object
      await backend.writeRaw(
        JSON.stringify({
          ...envelope,
          payload: Buffer.from(JSON.stringify({ ...registry, environment: 'mine' })).toString('base64'),
        }),
      )
      await isRefused('Untrusted', 'changed after it was signed')
    })

    test('a registry from before, though well signed', async () => {
      const old = await backend.readRaw()
      await change('two')
      await backend.writeRaw(old)
      await isRefused('RolledBack', 'revision 2 was seen here')
    })

    test('a registry that is gone', async () => {
      await storage.putRelease(record('mf-x', '1'), new Map())
      await backend.removeRaw()
      await isRefused('Missing', 'is gone')
    })
  })

  test('a registry of a storage that was emptied on purpose goes on from the revision that was seen', async () => {
    await change('one')
    await backend.removeRaw()
    await updateRegistry(backend.open(), (registry) => ({ ...registry, environment: 'new' }))
    expect(await backend.open().readRegistry()).toMatchObject({ revision: 2, environment: 'new' })
  })
})
