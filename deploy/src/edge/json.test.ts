import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import type { Registry } from '@samspel/federation/registry'
import { BODY_PLACE, HEAD_PLACE } from '@samspel/federation/registry'
import { updateRegistry } from '../registry/update'
import { release, shellRecord } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { buildEdge } from './create-edge'
import { encode } from './encoding'

const shell = shellRecord(`<head>${HEAD_PLACE}</head><body>${BODY_PLACE}</body>`)
let app: FastifyInstance
let temporary: Awaited<ReturnType<typeof temporaryStorage>>

const goLive = (count: number, version = '1') =>
  updateRegistry(temporary.storage, (registry) => ({
    ...registry,
    shell: shell.release,
    remotes: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`mf-x${index}`, release(`mf-x${index}`, version)]),
    ),
  }))

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  temporary = await temporaryStorage()
  await temporary.storage.putRelease(shell.record, shell.files)
  app = await buildEdge({ storageDir: temporary.dir, apiUrl: 'http://127.0.0.1:1' })
})
beforeEach(() => goLive(9))
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(async () => {
  await app.close()
  await temporary.remove()
})

const get = (url: string, accept?: string, cookie = '') =>
  app.inject({ url, headers: { cookie, ...(accept !== undefined && { 'accept-encoding': accept }) } })

const plainOf = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body } as const

describe.each([
  ['/registry/page.json', 'accept-encoding, accept-language, cookie'],
  ['/registry.json', 'accept-encoding'],
])('%s', (url, vary) => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ] as const)('to who takes %s it travels as %s, with the same content', async (accept, encoding) => {
    const { headers, rawPayload } = await get(url, accept)
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
    expect(headers).toMatchObject({
      vary,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(rawPayload.length),
    })
    const plain = (await get(url)).rawPayload
    expect(plainOf[encoding](rawPayload)).toEqual(plain)
    expect(Object.keys((JSON.parse(plain.toString()) as Registry).remotes)).toHaveLength(9)
    if (encoding !== 'identity') expect(rawPayload.length).toBeLessThan(plain.length / 4)
  })

  test('HEAD is told of the plain answer', async () => {
    const { headers, rawPayload } = await app.inject({ method: 'HEAD', url, headers: { 'accept-encoding': 'br' } })
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['content-length']).toBe(String((await get(url)).rawPayload.length))
    expect(rawPayload).toHaveLength(0)
  })

  test('a small one stays as it is', async () => {
    await goLive(0)
    const { headers, rawPayload } = await get(url, 'br')
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['vary']).toBe(vary === 'accept-encoding' ? undefined : 'accept-language, cookie')
    expect((JSON.parse(rawPayload.toString()) as Registry).remotes).toEqual({})
  })

  test('is compressed once for each revision, also when many ask at once, and the next revision is seen at once', async () => {
    const compress = jest.spyOn(encode, 'br')
    await Promise.all([get(url, 'br'), get(url, 'br'), get(url, 'br')])
    await get(url, 'br')
    expect(compress).toHaveBeenCalledTimes(1)
    await goLive(9, '2')
    const next = JSON.parse(brotliDecompressSync((await get(url, 'br')).rawPayload).toString()) as Registry
    expect(next.remotes['mf-x0']!.version).toBe('2')
    expect(compress).toHaveBeenCalledTimes(2)
  })
})

test('the registry of a session with overrides is compressed too, and given to nobody else', async () => {
  await temporary.storage.putRelease(
    { kind: 'remote', name: 'mf-x0', inputs: '', publishedAt: '', publishedBy: '', release: release('mf-x0', '7') },
    new Map(),
  )
  const versionOf = async (cookie: string) => {
    const { headers, rawPayload } = await get('/registry/page.json', 'br', cookie)
    expect(headers['content-encoding']).toBe('br')
    return (JSON.parse(brotliDecompressSync(rawPayload).toString()) as Registry).remotes['mf-x0']!.version
  }
  expect(await versionOf('samspel.overrides=mf-x0%407')).toBe('7')
  expect(await versionOf('')).toBe('1')
})

test('a strong tag names one encoding', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (accept) => (await get('/registry.json', accept)).headers.etag),
  )
  expect(new Set(tags).size).toBe(3)
})

test('the page with the registry in it is compressed', async () => {
  const { headers, rawPayload } = await get('/mf-x0', 'gzip, br')
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, accept-language, cookie' })
  expect(brotliDecompressSync(rawPayload).toString()).toContain('"mf-x8"')
})
