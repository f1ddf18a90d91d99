import { mkdir, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { BODY_PLACE, HEAD_PLACE } from '@samspel/federation/registry'
import { promote } from '../commands/promote'
import { folderStorage } from '../storage/folder-storage'
import { record, sealedRecord, shellRecord } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { buildEdge } from './create-edge'
import { chooseEncoding } from './encoding'

const shell = shellRecord(`<head>${HEAD_PLACE}</head><body>${BODY_PLACE}</body>`)
let dir: string
let remove: () => Promise<void>
let app: FastifyInstance
let api: Server

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  const temporary = await temporaryStorage()
  const { storage } = temporary
  ;({ dir, remove } = temporary)
  const script = Buffer.from('console.log("entry")')
  for (const [version, files] of [
    [
      '1',
      new Map([
        ['remoteEntry.js', script],
        ['remoteEntry.js.br', brotliCompressSync(script)],
      ]),
    ],
    ['2', new Map([['remoteEntry.js', script]])],
  ] as const)
    await storage.putRelease(sealedRecord(record('mf-x', version), files), files)
  await storage.putRelease(shell.record, shell.files)
  await promote(storage, 'shell', '1')
  await promote(storage, 'mf-x', '1')
  await mkdir(join(dir, 'secret'))
  await writeFile(join(dir, 'secret', 'x.js'), 'secret')
  api = createServer((request, response) =>
    response.end(`${request.method} ${request.url} ${request.headers['x-forwarded-host']}`),
  )
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  app = await buildEdge({ storageDir: dir, apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  api.closeAllConnections()
  api.close()
  await remove()
})

/** Sends the path verbatim over a socket, because HTTP clients and `inject` normalise it. */
const getRaw = (path: string) =>
  new Promise<{ status: number; body: string; caching: string | undefined }>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo
    httpRequest({ host: '127.0.0.1', port, path }, (response) => {
      let body = ''
      response.on('data', (text: Buffer) => {
        body += text.toString()
      })
      response.on('end', () =>
        resolve({ status: response.statusCode!, body, caching: response.headers['cache-control'] }),
      )
    })
      .on('error', reject)
      .end()
  })

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'samspel.test', ...headers } })

describe('files of releases', () => {
  test('are served for ever, from their compressed copy', async () => {
    const answer = await get('/remotes/mf-x/1/remoteEntry.js', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'content-encoding': 'br',
    })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('console.log("entry")')
  })

  test('are served plain to who takes no compression, or where no copy is', async () => {
    expect((await get('/remotes/mf-x/1/remoteEntry.js')).payload).toBe('console.log("entry")')
    expect(
      (await get('/remotes/mf-x/2/remoteEntry.js', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined()
  })

  test.each([
    '/remotes/mf-x/9/remoteEntry.js',
    '/remotes/mf-x/1/gone.js',
    '/remotes/mf-x/1/',
    '/remotes/x',
    '/shell/1/gone.css',
    '/shell/1/page.template',
    '/remotes/../secret/x.js',
    '/remotes/%2e%2e/secret/x.js',
    '/remotes/..%2fsecret/1/x.js',
    '/shell/../registry.json/x.js',
    '/remotes/mf-x/1/..%5c..%5cx.js',
    '/remotes/mf-x/1/remoteEntry.js%00.js',
  ])('%s is not found, and never the page', async (path) => {
    const { status, body, caching } = await getRaw(path)
    expect(status).toBe(404)
    // Published a moment later it must be found.
    expect(caching).toBe('no-store')
    expect(body).not.toMatch(/<head>|secret/)
  })
})

describe('the page', () => {
  test('answers every other path, asked for anew each time, under a strict policy', async () => {
    for (const url of ['/', '/campaigns/7', '/b/acme.se', '/p?x=1']) {
      const answer = await get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.headers['content-security-policy']).toMatch(
        /^default-src 'none'; script-src 'self'; style-src 'self'/,
      )
      expect(answer.payload).toContain(
        '<script defer src="/shell/1/main.js" integrity="' + shell.release.files['/shell/1/main.js']!.integrity + '">',
      )
    }
  })

  test('holds what is live at this moment', async () => {
    expect((await get('/mf-x')).payload).toContain('/remotes/mf-x/1/remoteEntry.js')
    await promote(folderStorage(dir), 'mf-x', '2')
    expect((await get('/mf-x')).payload).toContain('src="/remotes/mf-x/2/remoteEntry.js"')
    expect((await get('/healthz')).json()).toMatchObject({ ok: true, revision: 3 })
  })

  test('is not given for files that browsers ask for on their own', async () => {
    expect((await get('/favicon.ico')).statusCode).toBe(404)
  })

  test('a registry that becomes unreadable leaves the last good one in use', async () => {
    const before = (await get('/healthz')).json<{ revision: number }>()
    await writeFile(join(dir, 'registry.json'), '{"rev')
    expect((await get('/mf-x')).statusCode).toBe(200)
    expect((await get('/healthz')).json()).toEqual({ ...before, registry: 'stale', reason: 'unreadable' })
  })
})

test('calls of the API pass as they are', async () => {
  expect((await get('/api/campaigns?state=draft')).payload).toBe('GET /api/campaigns?state=draft samspel.test')
  expect((await app.inject({ method: 'POST', url: '/public/x', payload: { a: 1 } })).payload).toMatch(
    /^POST \/public\/x/,
  )
})

test('files of a storage that does not answer are a 503 that nobody keeps', async () => {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, S3_ENDPOINT } = process.env
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'y', S3_ENDPOINT: 'http://127.0.0.1:1' })
  const lonely = await buildEdge({ storageDir: 's3://releases/nowhere', apiUrl: 'http://127.0.0.1:1' })
  const answer = await lonely.inject('/remotes/mf-x/1/remoteEntry.js')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await lonely.inject('/healthz')).json()).toMatchObject({ registry: 'stale', reason: 'unavailable' })
  await lonely.close()
  for (const [name, value] of Object.entries({ AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, S3_ENDPOINT })) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
})

test('an API that is down is a 503 with an id, not a page', async () => {
  const lonely = await buildEdge({ storageDir: dir, apiUrl: 'http://127.0.0.1:1' })
  const answer = await lonely.inject('/api/x')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({ error: 'service_unavailable' })
  await lonely.close()
})

test.each([
  ['gzip, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('of %j the edge takes %s', (header, encoding) => expect(chooseEncoding(header)).toBe(encoding))
