import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import S3rver from 's3rver'
import sharp from 'sharp'
import { uuidv7 } from 'uuidv7'
import { mediaLimits } from '@samspel/api/media-limits'
import { dayMs } from '../src/days'
import { mediaCleanUpJob } from '../src/modules/media'
import { openPrivateFiles } from '../src/modules/uploads'
import { filmOf, mediaHands, type Sent } from './support/media'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

const { partBytes } = mediaLimits

describe.each(['a folder', 'a bucket'])('files in parts, kept in %s', (place) => {
  let api: TestApi
  let make: Records
  let creator: Actor
  let work: string
  let brandId: string
  let server: S3rver | undefined
  let folder: string
  let hands: ReturnType<typeof mediaHands>

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'samspel-media-'))
    if (place === 'a bucket') {
      const configureBuckets = [{ name: 'media' }]
      server = new S3rver({
        address: '127.0.0.1',
        port: 0,
        silent: true,
        directory: folder,
        vhostBuckets: false,
        configureBuckets,
      })
      const { port } = await server.run()
      const endpoint = `http://127.0.0.1:${port}`
      const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
      api = await openTestApi({ uploads: { bucket: 'media', folder: '', endpoint, region: 'us-east-1', credentials } })
    } else api = await openTestApi()
    make = recordsOf(api)
    creator = await make.creator()
    const brand = await make.brand()
    brandId = brand.id
    work = await make.participation(brandId, await make.campaign(brandId), creator.id)
    hands = mediaHands(api)
  })
  afterAll(async () => {
    // Connections that are kept open would hold it for a minute.
    api.app.server.closeAllConnections()
    await api.close()
    await server?.close()
    rmSync(folder, { recursive: true })
  })

  const begin = (asked: Partial<Sent>, who = creator) => hands.begin(who, { forId: work, ...asked })

  test('a film of several parts, sent in any order and twice, is joined as it was and served to its owner', async () => {
    const film = filmOf(2 * partBytes + 1_234)
    const { media_file: begun } = await begin({
      name: 'klipp.mov',
      type: 'video/mp4',
      content: film,
      durationMs: 18_400,
    })
    expect(begun).toMatchObject({
      kind: 'film',
      state: 'uploading',
      received_parts: [],
      url: null,
      part_bytes: partBytes,
    })
    for (const part of [3, 1, 3]) await hands.part(creator, begun.id, part, film)
    expect((await hands.read(creator, begun.id)).body).toMatchObject({ media_file: { received_parts: [1, 3] } })
    expect(await hands.finish(creator, begun.id)).toMatchObject({
      status: 422,
      body: { errors: { file: ['incomplete'] } },
    })
    await hands.part(creator, begun.id, 2, film)
    const first = await hands.finish(creator, begun.id)
    expect(first.body).toMatchObject({
      media_file: { state: 'ready', kind: 'film', bytes: film.length, duration_ms: 18_400, received_parts: [] },
    })
    expect((await hands.finish(creator, begun.id)).body).toEqual(first.body)
    const served = await hands.get(first.body.media_file.url!)
    expect(served.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline; filename="klipp\.mp4"/) as unknown,
    })
    expect(served.rawPayload.equals(film)).toBe(true)
    expect(
      await openPrivateFiles(api.config).read(`media/${new Date().getUTCFullYear()}/${begun.id}.1.part`),
    ).toBeUndefined()
  })

  test('pieces of a film are served, and one that is not there is refused with its size', async () => {
    const film = filmOf(10_000)
    const { url } = await hands.send(creator, { forId: work, name: 'a.mp4', type: 'video/mp4', content: film })
    const etag = (await hands.get(url!)).headers.etag as string
    const cases = [
      [{ range: 'bytes=0-99' }, 206, 'bytes 0-99/10000', film.subarray(0, 100)],
      [{ range: 'bytes=9990-' }, 206, 'bytes 9990-9999/10000', film.subarray(9_990)],
      [{ range: 'bytes=-5' }, 206, 'bytes 9995-9999/10000', film.subarray(9_995)],
      [{ range: 'bytes=5-99999' }, 206, 'bytes 5-9999/10000', film.subarray(5)],
      [{ range: 'bytes=1-2', 'if-range': etag }, 206, 'bytes 1-2/10000', film.subarray(1, 3)],
      [{ range: 'bytes=1-2', 'if-range': '"another"' }, 200, undefined, film],
      [{ range: 'bytes=0-1,5-6' }, 200, undefined, film],
      [{ range: 'lines=0-1' }, 200, undefined, film],
      [{ range: 'bytes=a-b' }, 416, 'bytes */10000', Buffer.alloc(0)],
      [{ range: 'bytes=10000-' }, 416, 'bytes */10000', Buffer.alloc(0)],
      [{ range: 'bytes=20000-20001' }, 416, 'bytes */10000', Buffer.alloc(0)],
    ] as const
    for (const [headers, status, contentRange, content] of cases) {
      const answer = await hands.get(url!, headers)
      expect([headers, answer.statusCode, answer.headers['content-range']]).toEqual([headers, status, contentRange])
      if (status !== 416) expect([headers, answer.rawPayload.equals(content)]).toEqual([headers, true])
    }
  })

  test('a picture is kept upright as WebP without metadata, of at most 2048 px, with a small copy', async () => {
    const photo = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: '#4d3bef' } })
      .withExif({ IFD0: { Copyright: 'hemlig plats' } })
      .jpeg()
      .toBuffer()
    const file = await hands.send(creator, { forId: work, name: 'IMG_1.jpg', type: 'image/jpeg', content: photo })
    expect(file).toMatchObject({ kind: 'picture', width: 2_048, height: 1_024, preview_url: `${file.url}?preview=1` })
    const served = await hands.get(file.url!)
    const metadata = await sharp(served.rawPayload).metadata()
    expect([metadata.format, metadata.exif]).toEqual(['webp', undefined])
    expect((await sharp((await hands.get(file.preview_url!)).rawPayload).metadata()).width).toBe(640)
  })

  test('what it is decides the content, not its name', async () => {
    const finish = async (asked: Partial<Sent>) => {
      const { media_file: begun } = await begin(asked)
      await hands.part(creator, begun.id, 1, asked.content!)
      return hands.finish(creator, begun.id)
    }
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    for (const type of ['video/mp4', 'image/png'])
      expect((await finish({ type, content: page })).body).toEqual({ errors: { file: ['file_type'] } })
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(200)])
    expect((await finish({ type: 'image/jpeg', content: heic })).body).toEqual({ errors: { file: ['heic_image'] } })
    expect((await finish({ type: 'image/jpeg', content: filmOf(5_000) })).body).toMatchObject({
      media_file: { kind: 'film' },
    })
  })

  test('a film has a still, and its shape from it', async () => {
    const file = await hands.send(creator, { forId: work, name: 'a.mp4', type: 'video/mp4', content: filmOf(2_000) })
    expect(file).toMatchObject({ preview_url: null, width: null })
    const still = await sharp({ create: { width: 540, height: 960, channels: 3, background: '#123' } })
      .jpeg()
      .toBuffer()
    const answer = await hands.poster(creator, file.id, still)
    expect(answer.body).toMatchObject({ media_file: { width: 540, height: 960, preview_url: `${file.url}?preview=1` } })
    expect((await hands.get(answer.body.media_file.preview_url!)).headers['content-type']).toBe('image/webp')
  })

  test('a part that the storage has lost is asked for again', async () => {
    const film = filmOf(partBytes + 10)
    const { media_file: begun } = await begin({ type: 'video/mp4', content: film })
    for (const part of [1, 2]) await hands.part(creator, begun.id, part, film)
    await openPrivateFiles(api.config).remove(`media/${new Date().getUTCFullYear()}/${begun.id}.2.part`)
    expect((await hands.finish(creator, begun.id)).body).toEqual({ errors: { file: ['incomplete'] } })
    expect((await hands.read(creator, begun.id)).body).toMatchObject({ media_file: { received_parts: [1] } })
    await hands.part(creator, begun.id, 2, film)
    expect((await hands.finish(creator, begun.id)).body).toMatchObject({ media_file: { state: 'ready' } })
  })

  test('finished twice at once, both are told that it is there', async () => {
    const film = filmOf(partBytes + 10)
    const { media_file: begun } = await begin({ type: 'video/mp4', content: film })
    for (const part of [1, 2]) await hands.part(creator, begun.id, part, film)
    const answers = await Promise.all([1, 2, 3].map(() => hands.finish(creator, begun.id)))
    expect(answers.map(({ body }) => body.media_file.state)).toEqual(['ready', 'ready', 'ready'])
    expect((await hands.get(answers[0]!.body.media_file.url!)).rawPayload.equals(film)).toBe(true)
  })

  test('too large, too long, of another kind, or for work that is not one’s own: refused before anything is sent', async () => {
    const ask = async (asked: Partial<Sent>, who = creator) => {
      const { status, body } = await hands.ask(who, { forId: work, ...asked })
      return [status, (body as { errors?: object; error?: string }).errors ?? (body as { error?: string }).error]
    }
    expect(await ask({ type: 'image/jpeg', bytes: 20 * 1024 * 1024 + 1 })).toEqual([422, { bytes: ['too_large'] }])
    expect(await ask({ type: 'video/mp4', bytes: 200 * 1024 * 1024 + 1 })).toEqual([422, { bytes: ['too_large'] }])
    expect(await ask({ type: 'video/mp4', bytes: 1_000, durationMs: 91_000 })).toEqual([
      422,
      { duration_ms: ['too_large'] },
    ])
    expect(await ask({ type: 'application/pdf', bytes: 1_000 })).toEqual([422, { type: ['file_type'] }])
    expect(await ask({ type: 'image/jpeg', bytes: 1, forId: uuidv7() })).toEqual([404, 'not_found'])
    expect(await ask({ type: 'image/jpeg', bytes: 1 }, await make.creator())).toEqual([404, 'not_found'])
    expect(await ask({ type: 'image/jpeg', bytes: 1 }, await make.staff('company', [brandId]))).toEqual([
      404,
      'not_found',
    ])
  })

  test('a part of another length than its own, or beyond the last, is refused', async () => {
    const film = filmOf(partBytes + 10)
    const { media_file: begun } = await begin({ type: 'video/mp4', content: film })
    expect((await hands.raw(creator, begun.id, 1, film.subarray(0, 100))).body).toEqual({
      errors: { file: ['incomplete'] },
    })
    expect((await hands.raw(creator, begun.id, 2, film.subarray(0, 100))).body).toEqual({
      errors: { file: ['incomplete'] },
    })
    expect((await hands.raw(creator, begun.id, 3, film.subarray(0, 10))).status).toBe(404)
    expect((await hands.raw(creator, begun.id, 1, filmOf(partBytes + 1))).body).toEqual({
      errors: { file: ['file_too_large'] },
      max_bytes: partBytes,
    })
  })

  test('nobody else reads, adds to, finishes, drops or is served a file', async () => {
    const film = filmOf(1_000)
    const file = await hands.send(creator, { forId: work, name: 'a.mp4', type: 'video/mp4', content: film })
    const others = [
      await make.creator(),
      await make.staff('company', [brandId]),
      await make.staff('company', [(await make.brand()).id]),
    ]
    for (const who of others) {
      const answers = [
        await hands.read(who, file.id),
        await hands.raw(who, file.id, 1, film),
        await hands.finish(who, file.id),
        await hands.drop(who, file.id),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    }
    const [, token] = /\/([^/]+)$/.exec(file.url!)!
    const [id, , , until, seal] = token!.split('.')
    for (const forged of [
      `${file.url}x`,
      `/api/media_content/${id}.user.${others[1]!.id}.${until}.${seal}`,
      file.url!.replace('media_content', 'message_files'),
    ])
      expect([forged, (await hands.get(forged)).statusCode]).toEqual([forged, 404])
    expect((await hands.get(file.url!)).statusCode).toBe(200)
    const { now } = api.clock
    api.clock.now = new Date(now.getTime() + 3 * 3_600_000)
    expect((await hands.get(file.url!)).statusCode).toBe(404)
    api.clock.now = now
    await api.db.updateTable('instagramers').set({ state: 'blocked' }).where('id', '=', creator.id).execute()
    expect((await hands.get(file.url!)).statusCode).toBe(404)
    await api.db.updateTable('instagramers').set({ state: 'active' }).where('id', '=', creator.id).execute()
  })

  test('what is dropped is gone from the storage, a part on its way included', async () => {
    const film = filmOf(partBytes + 10)
    const { media_file: begun } = await begin({ type: 'video/mp4', content: film })
    await hands.part(creator, begun.id, 1, film)
    expect((await hands.drop(creator, begun.id)).status).toBe(204)
    expect((await hands.raw(creator, begun.id, 2, film.subarray(partBytes))).status).toBe(404)
    const files = openPrivateFiles(api.config)
    const year = new Date().getUTCFullYear()
    for (const part of [1, 2]) expect(await files.read(`media/${year}/${begun.id}.${part}.part`)).toBeUndefined()
  })

  test('unfinished files go after a day, unused ones after a week, and those that are shown stay', async () => {
    const lone = await make.creator()
    const own = await make.participation(brandId, await make.campaign(brandId), lone.id)
    const film = filmOf(1_000)
    const { media_file: unfinished } = await hands.begin(lone, { forId: own, type: 'video/mp4', content: film })
    const unused = await hands.send(lone, { forId: own, type: 'video/mp4', content: film })
    const used = await hands.send(lone, { forId: own, type: 'video/mp4', content: film })
    await api.db
      .updateTable('media_files')
      .set({ used_at: api.clock.now.toISOString() })
      .where('id', '=', used.id)
      .execute()
    const { now } = api.clock
    const left = async (later: number) => {
      api.clock.now = new Date(now.getTime() + later)
      await mediaCleanUpJob.run({ ...api, now: () => api.clock.now } as never)
      const rows = await api.db
        .selectFrom('media_files')
        .select('id')
        .where('instagramer_id', '=', lone.id)
        .orderBy('id')
        .execute()
      return rows.map(({ id }) => id)
    }
    expect(await left(dayMs - 1_000)).toEqual([unfinished.id, unused.id, used.id])
    expect(await left(dayMs + 1_000)).toEqual([unused.id, used.id])
    expect(await left(7 * dayMs + 1_000)).toEqual([used.id])
    const key = `media/${now.getUTCFullYear()}/${unused.id}.mp4`
    expect(await openPrivateFiles(api.config).read(key)).toBeUndefined()
    api.clock.now = now
  })

  test('more than a gibibyte that nothing shows is not taken', async () => {
    const greedy = await make.creator()
    const own = await make.participation(brandId, await make.campaign(brandId), greedy.id)
    const ask = () => hands.ask(greedy, { forId: own, type: 'video/mp4', bytes: mediaLimits.filmBytes })
    for (let n = 0; n < 5; n += 1) expect((await ask()).status).toBe(200)
    expect((await ask()).body).toEqual({ error: 'limit_reached' })
  })

  if (place === 'a folder')
    test('a reader that leaves in the middle leaves no file open', async () => {
      const film = filmOf(3 * partBytes)
      const { url } = await hands.send(creator, { forId: work, type: 'video/mp4', content: film })
      const address = await api.app.listen({ port: 0, host: '127.0.0.1' })
      const fileOf = (fd: string) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`)
        } catch {
          return ''
        }
      }
      const isOpen = () => readdirSync('/proc/self/fd').some((fd) => fileOf(fd).includes('/private/media/'))
      const leaving = new AbortController()
      const answer = await fetch(address + url!, { signal: leaving.signal })
      await answer.body!.getReader().read()
      expect(isOpen()).toBe(true)
      leaving.abort()
      const again = await fetch(address + url!, { headers: { range: `bytes=${partBytes}-` } })
      expect(Buffer.from(await again.arrayBuffer()).equals(film.subarray(partBytes))).toBe(true)
      while (isOpen()) await nextTurn()
    })
})
