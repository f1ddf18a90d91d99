import { mkdirSync, writeFileSync } from 'node:fs'
import storageFiles from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import sharp from 'sharp'
import { figure } from './support/figure'
import { recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let creator: Actor
beforeAll(async () => {
  api = await openTestApi()
  creator = await recordsOf(api).creator()
})
afterAll(() => api.close())

const send = (content: Buffer, name = 'bild.jpg', type = 'image/jpeg', field = 'file') =>
  sendAs(creator, content, { name, type, field })
const sendAs = (
  who: Actor,
  content: Buffer,
  { name = 'bild.jpg', type = 'image/jpeg', field = 'file', query = '' } = {},
) => {
  const boundary = 'samspel-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return api.call(who, 'POST', `/api/uploads${query}`, {
    payload,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4d3bef' } })
const frame = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
const pngChunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
/** A square of black pixels, one bit each: small as a file, large when decoded. */
const blackPng = (side: number) => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  const pixels = deflateSync(Buffer.alloc(side * (1 + side / 8)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
const uploadOf = (answer: { body: unknown }) =>
  (answer.body as { upload: { url: string; width: number; height: number } }).upload
const get = (url: string) => api.app.inject({ method: 'GET', url })

describe('a picture', () => {
  test('becomes an upright WebP of at most 1 600 px without metadata', async () => {
    const original = await picture(2_400, 1_200)
      .withExif({ IFD0: { Artist: 'Tove' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const upload = uploadOf(await send(original))
    expect(upload).toMatchObject({
      width: 800,
      height: 1_600,
      url: expect.stringMatching(/^\/uploads\/\d{4}\/[0-9a-f-]{36}\.webp$/),
    })
    const stored = await get(upload.url)
    const found = await sharp(stored.rawPayload).metadata()
    expect([found.format, found.width, found.height, found.exif, found.orientation]).toEqual([
      'webp',
      800,
      1_600,
      undefined,
      undefined,
    ])
  })

  test('is served so that nothing in it can run, and may be kept for ever', async () => {
    const { url } = uploadOf(await send(await picture(40, 40).png().toBuffer(), 'x.png', 'image/png'))
    const { headers } = await get(url)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  test('is known by its content, not by its name or type', async () => {
    const webp = await picture(10, 10).webp().toBuffer()
    expect((await send(webp, '../../../evil.php', 'text/html')).status).toBe(200)
    const disguised = [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '<!doctype html><script>alert(1)</script>',
      'GIF89a',
      '',
      'RIFF0000WEBPnot really',
      '\xff\xd8\xff broken',
    ]
    for (const content of disguised) {
      const { status, body } = await send(Buffer.from(content, 'latin1'))
      expect([content, status, body]).toEqual([content, 422, { errors: { file: ['not_an_image'] } }])
    }
    figure(24, `disguised types, SVG and HTML with script among them: 0 of N = ${disguised.length} taken`)
  })

  test('a bomb that unpacks to too many pixels is refused', async () => {
    const bomb = blackPng(12_000)
    expect(bomb.length).toBeLessThan(100_000)
    const { status, body } = await send(bomb, 'bomb.png', 'image/png')
    expect([status, body]).toEqual([422, { errors: { file: ['too_many_pixels'] } }])
  })

  test('of an iPhone in the format HEIC, and one that moves, are told apart from what is no picture', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    expect((await send(heic, 'IMG_1.HEIC', 'image/heic')).body).toEqual({ errors: { file: ['heic_image'] } })
    const frames = await Promise.all(['#f00', '#00f'].map((background) => frame(background)))
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer()
    expect((await send(moving, 'x.webp', 'image/webp')).body).toEqual({ errors: { file: ['animated_image'] } })
    const png = await frame('#0f0')
    const at = png.indexOf('IDAT') - 4
    const animated = Buffer.concat([png.subarray(0, at), pngChunk('acTL', Buffer.alloc(8)), png.subarray(at)])
    expect((await send(animated, 'x.png', 'image/png')).body).toEqual({ errors: { file: ['animated_image'] } })
  })

  test('in full size keeps at most 16.7 megapixels', async () => {
    const { width, height } = uploadOf(await sendAs(creator, blackPng(5_000), { query: '?size=full' }))
    expect([width, height]).toEqual([4_096, 4_096])
  })

  test('waits neither for the large pictures of another account, nor does a size of a stored one', async () => {
    const [greedy, other] = [await recordsOf(api).creator(), await recordsOf(api).creator()]
    const { url } = uploadOf(await sendAs(other, await picture(400, 400).png().toBuffer()))
    const order: string[] = []
    const note = async <T>(name: string, answer: Promise<T>) => {
      const found = await answer
      order.push(name)
      return found
    }
    const bomb = blackPng(4_480)
    const large = Array.from({ length: 14 }, () => note('large', sendAs(greedy, bomb)))
    const small = note('small', sendAs(other, await picture(64, 64).png().toBuffer()))
    const variant = note('variant', api.app.inject({ method: 'GET', url: `${url}?width=160` }))
    expect([(await small).status, (await variant).statusCode]).toEqual([200, 200])
    const answers = await Promise.all(large)
    expect(order.slice(-3)).toEqual(['large', 'large', 'large'])
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
      [429, '5'],
      [429, '5'],
      [429, '5'],
    ])
  })

  test('above 8 MiB is refused', async () => {
    const { status, body } = await send(Buffer.alloc(8 * 1024 * 1024 + 1, 1))
    expect([status, body]).toEqual([422, { errors: { file: ['file_too_large'] }, max_bytes: 8 * 1024 * 1024 }])
  })

  test('a whole picture with more behind it than is taken is refused, wherever it was cut off', async () => {
    const png = await picture(40, 40).png().toBuffer()
    for (const extra of [1, 2, 100, 1_000, 16_384, 40_000]) {
      const { status, body } = await send(Buffer.concat([png, Buffer.alloc(8 * 1024 * 1024 + extra - png.length)]))
      expect([extra, status, body]).toEqual([
        extra,
        422,
        { errors: { file: ['file_too_large'] }, max_bytes: 8 * 1024 * 1024 },
      ])
    }
    // The chunk that reaches the limit is read before the next one reveals that there is more.
    const boundary = 'samspel-boundary'
    const head = Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\ncontent-type: image/png\r\n\r\n`,
    )
    const pieces = async function* () {
      yield Buffer.concat([head, png, Buffer.alloc(8 * 1024 * 1024 - png.length)])
      for (let at = 0; at < 50; at += 1) await new Promise((resolve) => setImmediate(resolve))
      yield Buffer.from(`more\r\n--${boundary}--\r\n`)
    }
    const late = await api.app.inject({
      method: 'POST',
      url: '/api/uploads',
      payload: Readable.from(pieces()),
      headers: {
        authorization: `Bearer ${creator.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    })
    expect([late.statusCode, late.json()]).toEqual([
      422,
      { errors: { file: ['file_too_large'] }, max_bytes: 8 * 1024 * 1024 },
    ])
    figure(24, 'whole pictures with more behind them than is taken: 0 of N = 7 taken')
  })

  test('a body longer than a picture may be is a 413, in 40 of 40, by a client that sends all of it', async () => {
    const address = await api.app.listen({ host: '127.0.0.1', port: 0 })
    const body = new Uint8Array(9 * 1024 * 1024)
    for (const [path, type, most] of [
      ['/api/uploads', 'multipart/form-data; boundary=x', 8 * 1024 * 1024 + 64 * 1024],
      ['/api/auth/users/sign_in', 'application/json', 256 * 1024],
    ] as const) {
      for (let at = 0; at < 40; at += 1) {
        const answer = await fetch(address + path, {
          method: 'POST',
          body,
          headers: { authorization: `Bearer ${creator.token}`, 'content-type': type },
        })
        const refused = { error: 'body_too_large', max_bytes: most }
        expect([path, at, answer.status, await answer.json()]).toEqual([path, at, 413, refused])
      }
    }
    figure(24, 'bodies over the limit, pictures and JSON: 413 in 80 of N = 80')
  })

  test('a full disk is a 503 that says when to come back, and the next picture is taken when there is room', async () => {
    const png = await picture(20, 20).png().toBuffer()
    const folder = path.join(api.config.dataDir, 'uploads', String(api.clock.now.getUTCFullYear()))
    mkdirSync(folder, { recursive: true })
    const full = jest
      .spyOn(storageFiles, 'rename')
      .mockRejectedValueOnce(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
    const { status, body, headers } = await send(png)
    full.mockRestore()
    expect([status, body, headers['retry-after']]).toEqual([503, { error: 'unavailable' }, '5'])
    expect((await send(png)).status).toBe(200)
  })

  test('must be there, under its name, from someone signed in', async () => {
    expect((await send(await picture(4, 4).png().toBuffer(), 'x.png', 'image/png', 'other')).body).toEqual({
      errors: { file: ['required'] },
    })
    expect((await api.call(creator, 'POST', '/api/uploads')).body).toEqual({ errors: { file: ['required'] } })
    expect((await api.call(null, 'POST', '/api/uploads')).status).toBe(401)
  })
})

describe('a size of a picture', () => {
  const stored = async (width: number, height: number) =>
    uploadOf(await send(await picture(width, height).png().toBuffer(), 'x.png', 'image/png')).url
  const sizeOf = async (url: string) => {
    const answer = await get(url)
    const { format, width, height } = await sharp(answer.rawPayload).metadata()
    return { type: answer.headers['content-type'], cache: answer.headers['cache-control'], format, width, height }
  }
  const forEver = 'public, max-age=31536000, immutable'

  test('is that of the width asked for, kept as long as the picture, and nothing in it can run', async () => {
    const url = await stored(1_200, 600)
    for (const width of [160, 320, 480, 640, 960])
      expect(await sizeOf(`${url}?width=${width}`)).toEqual({
        type: 'image/webp',
        cache: forEver,
        format: 'webp',
        width,
        height: width / 2,
      })
    expect((await get(`${url}?width=480`)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    })
  })

  test('is never larger than the picture: that is the answer as it is', async () => {
    const url = await stored(300, 200)
    const [plain, wide] = [await get(url), await get(`${url}?width=1280`)]
    expect(wide.rawPayload.equals(plain.rawPayload)).toBe(true)
  })

  test('comes as AVIF, at first as WebP that is kept for seconds', async () => {
    // Blurred noise: like a photo, unlike a single colour, which WebP compresses better.
    const noise = await sharp({
      create: {
        width: 900,
        height: 600,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .blur(2.2)
      .png()
      .toBuffer()
    const url = `${uploadOf(await send(noise, 'x.png', 'image/png')).url}?width=320&format=avif`
    expect(await sizeOf(url)).toEqual({
      type: 'image/webp',
      cache: 'public, max-age=30',
      format: 'webp',
      width: 320,
      height: 213,
    })
    let seen = await sizeOf(url)
    for (let tries = 0; seen.cache !== forEver && tries < 2_000; tries += 1) seen = await sizeOf(url)
    // sharp reports the container's name.
    expect(seen).toEqual({ type: 'image/avif', cache: forEver, format: 'heif', width: 320, height: 213 })
    expect((await get(url)).headers['x-content-type-options']).toBe('nosniff')
  })

  test('QUALITY 24 no other size or format can be asked for, and none of what is not there', async () => {
    const url = await stored(400, 400)
    for (const query of [
      'width=481',
      'width=0',
      'width=-160',
      'width=99999',
      'width=',
      'width=160&width=320',
      'width[]=160',
      'format=avif',
      'width=160%00',
      'width=../160',
    ]) {
      const answer = await get(`${url}?${query}`)
      expect([query, answer.statusCode, answer.json()]).toEqual([query, 422, { errors: { width: ['invalid'] } }])
    }
    expect((await get(`${url}?width=160&format=svg`)).json()).toEqual({ errors: { format: ['invalid'] } })
    for (const path of [
      '/uploads/2026/none.webp?width=160',
      '/uploads/..%2fsession-secret?width=160',
      '/uploads/demo/..%2f..%2fx.webp?width=160&format=avif',
      '/uploads/demo?width=160',
      '/variants/2026/x/160.webp',
    ]) {
      expect([path, [400, 404].includes((await get(path)).statusCode)]).toEqual([path, true])
    }
  })

  test('of a broken picture is what there is, for seconds', async () => {
    mkdirSync(path.join(api.config.dataDir, 'uploads', 'demo'), { recursive: true })
    writeFileSync(path.join(api.config.dataDir, 'uploads', 'demo', 'trasig.webp'), '<script>alert(1)</script>')
    for (const query of ['width=320', 'width=320&format=avif', 'width=320']) {
      const { statusCode, headers, payload } = await get(`/uploads/demo/trasig.webp?${query}`)
      expect([
        statusCode,
        headers['content-type'],
        headers['x-content-type-options'],
        headers['cache-control'],
        payload.length,
      ]).toEqual([200, 'image/webp', 'nosniff', 'public, max-age=30', 25])
    }
  })
})

test('no path leads out of the folder', async () => {
  writeFileSync(path.join(api.config.dataDir, 'session-secret'), 'secret')
  mkdirSync(path.join(api.config.dataDir, 'uploads', 'demo'), { recursive: true })
  writeFileSync(path.join(api.config.dataDir, 'uploads', 'demo', 'mugg.webp'), 'x')
  writeFileSync(path.join(api.config.dataDir, 'uploads', 'demo', 'list.txt'), 'x')
  expect((await get('/uploads/demo/mugg.webp')).statusCode).toBe(200)
  const tricks = [
    '/uploads/../session-secret',
    '/uploads/%2e%2e/session-secret',
    '/uploads/..%2fsession-secret',
    '/uploads/demo/..%2f..%2fsession-secret',
    '/uploads/demo/..%5c..%5csession-secret',
    '/uploads//etc/passwd',
    '/uploads/demo/list.txt',
    '/uploads/demo',
    '/uploads/demo/',
    '/uploads/2026/',
    '/uploads/demo/mugg.webp%00.png',
    '/uploads/demo/.webp',
    '/uploads/demo/mugg.webp/..%2fmugg.webp',
  ]
  for (const url of tricks) expect([url, [400, 404].includes((await get(url)).statusCode)]).toEqual([url, true])
  figure(24, `paths that try to lead out of the folder: 0 of N = ${tricks.length} did`)
})
