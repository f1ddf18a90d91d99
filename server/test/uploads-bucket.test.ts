import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import S3rver from 's3rver'
import sharp from 'sharp'
import type { BucketConfig } from '../src/config'
import { createApp } from '../src/http/app'
import { handlers, plugins } from '../src/modules'
import { copyToBucket, removeUploads } from '../src/modules/uploads'
import { recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'samspel-bucket-'))
  folders.push(folder)
  return folder
}
let server: S3rver
let uploads: BucketConfig
let api: TestApi
/** A second instance with the same database and bucket, and its own folder. */
let other: FastifyInstance
let creator: Actor

beforeAll(async () => {
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: newFolder(),
    vhostBuckets: false,
    configureBuckets: [{ name: 'pictures' }],
  })
  const { port } = await server.run()
  uploads = {
    bucket: 'pictures',
    folder: 'samspel/test',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  }
  api = await openTestApi({ uploads })
  creator = await recordsOf(api).creator()
  const config = { ...api.config, dataDir: newFolder() }
  other = await createApp({ db: api.db, config, live: api.bus, handlers, plugins, now: () => api.clock.now })
})
afterAll(async () => {
  await other.close()
  await api.close()
  await server.close()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const send = async () => {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#4d3bef' } })
    .png()
    .toBuffer()
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  return api.call(creator, 'POST', '/api/uploads', {
    payload: Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--x--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
}
const urlOf = ({ body }: { body: unknown }) => (body as { upload: { url: string } }).upload.url
const get = async (app: FastifyInstance, url: string) => {
  const { statusCode, headers, rawPayload } = await app.inject({ method: 'GET', url })
  return { status: statusCode, type: headers['content-type'], cache: headers['cache-control'], content: rawPayload }
}

test('a picture that one instance took is shown by another, in every size, and lies in no folder', async () => {
  const url = urlOf(await send())
  const [here, there] = [await get(api.app, url), await get(other, url)]
  expect(there).toEqual(here)
  expect(here).toMatchObject({ status: 200, type: 'image/webp', cache: 'public, max-age=31536000, immutable' })
  const small = await get(other, `${url}?width=320`)
  expect((await sharp(small.content).metadata()).width).toBe(320)
  expect(await get(api.app, `${url}?width=320`)).toEqual(small)
  expect(readdirSync(api.config.dataDir)).not.toContain('uploads')
  expect(readdirSync(api.config.dataDir)).not.toContain('variants')
})

test('a picture that one instance removed is gone at another, with its sizes', async () => {
  const url = urlOf(await send())
  for (const app of [api.app, other]) expect((await get(app, `${url}?width=160`)).status).toBe(200)
  await removeUploads(api.config, [url])
  for (const app of [api.app, other])
    for (const address of [url, `${url}?width=160`, `${url}?width=480&format=avif`])
      expect([address, (await get(app, address)).status]).toEqual([address, 404])
})

test('pictures of the demo data stay in the folder', async () => {
  const folder = path.join(api.config.dataDir, 'uploads/demo')
  mkdirSync(folder, { recursive: true })
  const drawn = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer()
  writeFileSync(path.join(folder, 'mugg.webp'), drawn)
  expect(await get(api.app, '/uploads/demo/mugg.webp')).toMatchObject({ status: 200, content: drawn })
  expect((await get(other, '/uploads/demo/mugg.webp')).status).toBe(404)
  expect((await get(api.app, '/uploads/2026/never-there.webp')).status).toBe(404)
})

test('pictures of a folder are copied into the bucket once', async () => {
  const config = { dataDir: newFolder(), uploads }
  const folder = path.join(config.dataDir, 'uploads')
  for (const [key, content] of [
    ['2025/aaa.webp', 'one'],
    ['2026/bbb.webp', 'two'],
    ['2026/bbb.webp.half', 'half of one'],
    ['demo/face-1.webp', 'shipped'],
  ] as const) {
    mkdirSync(path.dirname(path.join(folder, key)), { recursive: true })
    writeFileSync(path.join(folder, key), content)
  }
  expect(await copyToBucket(config)).toEqual({ copied: 2, present: 0 })
  expect(await copyToBucket(config)).toEqual({ copied: 0, present: 2 })
  expect((await get(other, '/uploads/2025/aaa.webp')).content.toString()).toBe('one')
})

test('while the bucket does not answer, pictures are a 503 that says when to come back, and all else works', async () => {
  const url = urlOf(await send())
  const away = { ...uploads, endpoint: 'http://127.0.0.1:1' }
  const cut = await createApp({
    db: api.db,
    config: { ...api.config, uploads: away },
    live: api.bus,
    handlers,
    plugins,
    now: () => api.clock.now,
  })
  try {
    const answer = await cut.inject({ method: 'GET', url })
    expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
      503,
      { error: 'unavailable' },
      '5',
    ])
    expect((await cut.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200)
  } finally {
    await cut.close()
  }
})
