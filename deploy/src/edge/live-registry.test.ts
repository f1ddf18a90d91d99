import { generateKeyPairSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { updateRegistry } from '../registry/update'
import type { Storage } from '../storage/storage'
import type { Backend } from '../testing/each-storage'
import { describeEachStorage } from '../testing/each-storage'
import { release } from '../testing/releases'
import type { LiveRegistry } from './live-registry'
import { liveRegistry } from './live-registry'

describeEachStorage('the edge before a %s', (context) => {
  const { kind } = context
  let backend: Backend
  let storage: Storage
  let live: LiveRegistry
  let problems: string[]

  const put = (version: string) =>
    updateRegistry(storage, (registry) => ({
      ...registry,
      updatedAt: version,
      remotes: { 'mf-x': release('mf-x', version) },
    }))
  const version = async (of = live) => (await of.read()).remotes['mf-x']?.version
  /** Polls on every read; the interval has a test of its own. */
  const watch = () => liveRegistry({ ...backend.open(), pollMs: 0 }, (error) => problems.push((error as Error).name))

  beforeEach(() => {
    problems = []
    ;({ backend, storage } = context)
    live = watch()
  })
  afterEach(() => context.server.fail(() => false))

  test('before anything is live it has an empty registry', async () => {
    expect(await version()).toBeUndefined()
    expect(live.health()).toEqual({ state: 'fresh' })
  })

  test('what was promoted is live with the next request', async () => {
    await put('1')
    expect(await version()).toBe('1')
    await put('2')
    expect(await version()).toBe('2')
    expect(live.health()).toEqual({ state: 'fresh' })
  })

  describe('QUALITY 28 keeps the last good one, says why once, and takes the next good one, after', () => {
    const isKept = async (reason: string) => {
      expect([await version(), await version()]).toEqual(['2', '2'])
      expect(live.health()).toEqual({ state: 'stale', reason })
      expect(problems).toHaveLength(1)
    }
    let good: string

    beforeEach(async () => {
      await put('1')
      await put('2')
      await version()
      good = await backend.readRaw()
    })
    afterEach(async () => {
      await backend.writeRaw(good)
      await put('3')
      expect(await version()).toBe('3')
      expect(live.health()).toEqual({ state: 'fresh' })
    })

    test('one that does not parse', async () => {
      await backend.writeRaw('{"pay')
      await isKept('unreadable')
    })

    test('one of another key', async () => {
      const keyFile = join(backend.parent, 'other.pem')
      await writeFile(keyFile, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }), {
        mode: 0o600,
      })
      await backend.removeRaw()
      await updateRegistry(backend.openWith(keyFile), (registry) => ({
        ...registry,
        remotes: { 'mf-x': release('mf-x', '9') },
      }))
      await isKept('untrusted')
    })

    test('none', async () => {
      await backend.removeRaw()
      await isKept('missing')
    })
  })

  test('an older one that was once good is refused, also by an edge that was started since', async () => {
    await put('1')
    const old = await backend.readRaw()
    await put('2')
    await version()
    await backend.writeRaw(old)
    expect(await version()).toBe('2')
    expect(live.health()).toEqual({ state: 'stale', reason: 'rolled-back' })
    const restarted = watch()
    expect(await version(restarted)).toBeUndefined()
    expect(restarted.health()).toEqual({ state: 'stale', reason: 'rolled-back' })
  })

  if (kind === 'bucket') {
    test('a storage that does not answer: the last good one stays, and the next answer is taken', async () => {
      await put('1')
      await version()
      context.server.fail()
      expect(await version()).toBe('1')
      expect(live.health()).toEqual({ state: 'stale', reason: 'unavailable' })
      context.server.fail(() => false)
      expect(await version()).toBe('1')
      expect(live.health()).toEqual({ state: 'fresh' })
    })

    test('a bucket is asked at most once a second, by its tag, and the body only when that has changed', async () => {
      await put('1')
      const own = liveRegistry(backend.open(), () => {})
      const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000)
      await version(own)
      context.server.asked.length = 0
      await Promise.all(Array.from({ length: 20 }, () => version(own)))
      expect(context.server.asked).toEqual([])
      clock.mockReturnValue(11_000)
      await Promise.all(Array.from({ length: 20 }, () => version(own)))
      expect(context.server.asked.map((line) => line.split(' ')[0])).toEqual(['HEAD'])
      await put('2')
      clock.mockReturnValue(12_000)
      expect(await version(own)).toBe('2')
      clock.mockRestore()
    })

    test('while it does not answer, no page waits for it', async () => {
      await put('1')
      const own = liveRegistry(backend.open(), () => {})
      const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000)
      await version(own)
      context.server.fail()
      clock.mockReturnValue(11_000)
      await version(own)
      expect(own.health().state).toBe('stale')
      clock.mockReturnValue(12_000)
      const answer = own.read()
      const first = await Promise.race([
        answer.then(() => 'page'),
        new Promise((resolve) => setImmediate(() => resolve('storage'))),
      ])
      expect(first).toBe('page')
      clock.mockRestore()
    })
  }
})
