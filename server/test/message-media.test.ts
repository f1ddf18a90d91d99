import { afterAll, beforeAll, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { uuidv7 } from 'uuidv7'
import { dayMs } from '../src/days'
import { mediaCleanUpJob } from '../src/modules/media'
import { openPrivateFiles } from '../src/modules/uploads'
import { filmOf, mediaHands, type Sent } from './support/media'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let hands: ReturnType<typeof mediaHands>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  hands = mediaHands(api)
})
afterAll(() => api.close())

interface Shown {
  id: string
  name: string
  type: string
  url: string
  preview_url: string | null
  duration_ms: number | null
}
const pairing = async () => {
  const brand = await make.brand('Björkbrygg')
  const [staff, creator] = [await make.staff('company', [brand.id]), await make.creator()]
  await make.participation(brand.id, await make.campaign(brand.id), creator.id)
  return { brand, staff, creator }
}
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#4d3bef' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer()
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const ofCreator = (brandId: string, content: Buffer, type: string): Partial<Sent> & { content: Buffer } => ({
  purpose: 'message',
  forId: brandId,
  name: 'a',
  content,
  type,
})
const ofStaff = (brandId: string, creatorId: string, content: Buffer, type: string) => ({
  ...ofCreator(brandId, content, type),
  instagramerId: creatorId,
})
const creatorWrites = (who: Actor, brandId: string, message: object) =>
  api.call(who, 'POST', `/api/instagramers/me/messages?brand_id=${brandId}`, { body: { message } })
const staffWrites = (who: Actor, brandId: string, creatorId: string, message: object) =>
  api.call(who, 'POST', `/api/instagramers/${creatorId}/messages?brand_id=${brandId}`, { body: { message } })
const filesFor = async (who: Actor, brandId: string, creatorId?: string) => {
  const path = `/api/instagramers/${creatorId ?? 'me'}/messages?brand_id=${brandId}`
  const { body } = await api.call(who, 'GET', path)
  return (body as { messages: { files: Shown[] }[] }).messages[0]!.files
}
const refusedFiles = (id: string) => ({ status: 422, body: { errors: { file_ids: [id] } } })

test('a picture, a PDF and a film go with a message in their order, and the other side reads them', async () => {
  const { brand, staff, creator } = await pairing()
  const film = filmOf(10_000)
  const image = await hands.send(creator, { ...ofCreator(brand.id, await picture(), 'image/jpeg'), name: 'IMG_1.jpg' })
  const paper = await hands.send(creator, { ...ofCreator(brand.id, pdf, 'application/pdf'), name: '../../Licens.pdf' })
  const clip = await hands.send(creator, {
    ...ofCreator(brand.id, film, 'video/mp4'),
    name: 'klipp.mov',
    durationMs: 18_400,
  })
  await hands.poster(creator, clip.id, await picture())
  // Until it is sent, it is its owner's alone.
  expect((await hands.get(paper.url!)).headers['content-disposition']).toContain('attachment')
  expect((await hands.read(staff, paper.id)).status).toBe(404)
  const ids = [clip.id, image.id, paper.id]
  const sent = await creatorWrites(creator, brand.id, { file_ids: ids })
  expect((sent.body as { message: { files: Shown[] } }).message.files.map(({ id }) => id)).toEqual(ids)
  // Once sent, they belong to that message.
  expect(await creatorWrites(creator, brand.id, { file_ids: ids })).toMatchObject(refusedFiles('not_found'))
  expect([(await hands.get(paper.url!)).statusCode, (await hands.drop(creator, paper.id)).status]).toEqual([404, 404])

  const [shownClip, shownImage, shownPaper] = await filesFor(staff, brand.id, creator.id)
  expect(shownClip).toMatchObject({
    type: 'video/mp4',
    duration_ms: 18_400,
    preview_url: `${shownClip!.url}?preview=1`,
  })
  expect(shownPaper).toMatchObject({ name: 'Licens.pdf', type: 'application/pdf', preview_url: null })
  const piece = await hands.get(shownClip!.url, { range: 'bytes=100-199' })
  expect([piece.statusCode, piece.headers['content-range'], piece.rawPayload.equals(film.subarray(100, 200))]).toEqual([
    206,
    'bytes 100-199/10000',
    true,
  ])
  expect((await hands.get(shownClip!.url, { range: 'bytes=10000-' })).statusCode).toBe(416)
  expect((await hands.get(shownClip!.url)).headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-disposition': expect.stringMatching(/^inline; filename="klipp\.mp4"/) as unknown,
  })
  expect((await hands.get(shownClip!.preview_url!)).headers['content-type']).toBe('image/webp')
  const seen = await hands.get(shownImage!.url)
  expect(seen.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' })
  expect((await sharp(seen.rawPayload).metadata()).exif).toBeUndefined()
  expect((await hands.get(shownImage!.preview_url!)).statusCode).toBe(200)
  const paperSeen = await hands.get(shownPaper!.url)
  expect(paperSeen.headers['content-disposition']).toMatch(/^attachment; filename="Licens\.pdf"/)
  expect(paperSeen.rawPayload.equals(pdf)).toBe(true)

  // The address is the reader's own: with another id in it, or after losing access, it does not open.
  expect((await hands.get(shownPaper!.url.replace(staff.id, uuidv7()))).statusCode).toBe(404)
  await api.db.deleteFrom('brand_users').where('user_id', '=', staff.id).execute()
  expect((await hands.get(shownPaper!.url)).statusCode).toBe(404)
})

test('a file goes with its owner’s message in its own thread and no other, and not before it is there', async () => {
  const { brand, staff, creator } = await pairing()
  const other = await make.creator()
  const colleague = await make.staff('company', [brand.id])
  const send = (who: Actor, to: string) => hands.send(who, ofStaff(brand.id, to, pdf, 'application/pdf'))
  const [own, elsewhere, ofColleague] = [
    await send(staff, creator.id),
    await send(staff, other.id),
    await send(colleague, creator.id),
  ]
  const ofOther = await hands.send(creator, ofCreator(brand.id, pdf, 'application/pdf'))
  const { media_file: begun } = await hands.begin(staff, ofStaff(brand.id, creator.id, pdf, 'application/pdf'))
  const write = (...ids: string[]) => staffWrites(staff, brand.id, creator.id, { body: 'Se här', file_ids: ids })
  for (const id of [elsewhere.id, ofColleague.id, ofOther.id, uuidv7()])
    expect([id, await write(own.id, id)]).toMatchObject([id, refusedFiles('not_found')])
  expect(await write(own.id, begun.id)).toMatchObject(refusedFiles('not_ready'))
  // Nothing was sent, and nothing is gone.
  const { body } = await api.call(creator, 'GET', `/api/instagramers/me/messages?brand_id=${brand.id}`)
  expect(body).toMatchObject({ messages: [] })
  expect((await write(own.id, own.id)).body).toMatchObject({ message: { files: [{ id: own.id }] } })
})

test('a file of a draft goes with no message, and a file of a message with no draft', async () => {
  const { brand, creator } = await pairing()
  const work = await make.participation(brand.id, await make.campaign(brand.id), creator.id)
  const draft = await hands.send(creator, { forId: work, type: 'image/jpeg', content: await picture() })
  expect(await creatorWrites(creator, brand.id, { file_ids: [draft.id] })).toMatchObject(refusedFiles('not_found'))
  const { status, body } = await hands.ask(creator, { forId: work, type: 'application/pdf', content: pdf })
  expect([status, body]).toEqual([422, { errors: { type: ['file_type'] } }])
  const { media_file: begun } = await hands.begin(creator, { forId: work, type: 'image/jpeg', content: pdf })
  await hands.part(creator, begun.id, 1, pdf)
  expect((await hands.finish(creator, begun.id)).body).toEqual({ errors: { file: ['file_type'] } })
})

test('whoever may not write in a thread begins no file for it', async () => {
  const { brand, creator } = await pairing()
  const ask = async (who: Actor, asked: Partial<Sent>) => (await hands.ask(who, asked)).status
  const file = ofCreator(brand.id, pdf, 'application/pdf')
  const toCreator = { ...file, instagramerId: creator.id }
  expect(await ask(await make.creator(), file)).toBe(404)
  expect(await ask(await make.creator(), toCreator)).toBe(404)
  expect(await ask(await make.staff('company', [(await make.brand()).id]), toCreator)).toBe(404)
  expect(await ask(await make.staff('admin'), toCreator)).toBe(403)
  const staff = await make.staff('company', [brand.id])
  expect((await hands.ask(staff, file)).body).toEqual({ errors: { instagramer_id: ['required'] } })
  expect(await ask(staff, { ...file, instagramerId: uuidv7() })).toBe(404)
})

test('the limits are those of each kind, and what lies about its type is refused', async () => {
  const { brand, creator } = await pairing()
  const refusal = async (type: string, bytes: number, durationMs?: number) => {
    const { content: _, ...asked } = ofCreator(brand.id, pdf, type)
    const { body } = await hands.ask(creator, { ...asked, bytes, ...(durationMs !== undefined && { durationMs }) })
    return (body as { errors?: object }).errors
  }
  const mib = 1024 * 1024
  expect(await refusal('application/pdf', 20 * mib + 1)).toEqual({ bytes: ['too_large'] })
  expect(await refusal('image/png', 20 * mib + 1)).toEqual({ bytes: ['too_large'] })
  expect(await refusal('video/webm', 200 * mib + 1)).toEqual({ bytes: ['too_large'] })
  expect(await refusal('video/webm', 1, 91_000)).toEqual({ duration_ms: ['too_large'] })
  expect(await refusal('text/html', 1)).toEqual({ type: ['file_type'] })
  const huge = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  for (const [content, id] of [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'file_type'],
    [Buffer.from('%PDF-1.4 but no end'), 'file_type'],
    [Buffer.from('%PDF-1.4\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\n%%EOF'), 'file_type'],
    [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('no picture')]), 'not_an_image'],
    [huge, 'too_many_pixels'],
  ] as const) {
    const { media_file: begun } = await hands.begin(creator, ofCreator(brand.id, content, 'image/jpeg'))
    await hands.part(creator, begun.id, 1, content)
    expect([id, (await hands.finish(creator, begun.id)).body]).toEqual([id, { errors: { file: [id] } }])
  }
})

test('what is not sent goes after a week; what was sent stays', async () => {
  const { brand, creator } = await pairing()
  const [sent, kept] = [
    await hands.send(creator, ofCreator(brand.id, pdf, 'application/pdf')),
    await hands.send(creator, ofCreator(brand.id, pdf, 'application/pdf')),
  ]
  await creatorWrites(creator, brand.id, { file_ids: [sent.id] })
  const { now } = api.clock
  api.clock.now = new Date(now.getTime() + 7 * dayMs + 1_000)
  await mediaCleanUpJob.run({ ...api, now: () => api.clock.now } as never)
  api.clock.now = now
  const stored = (id: string) => openPrivateFiles(api.config).read(`media/${now.getUTCFullYear()}/${id}.pdf`)
  expect(await stored(kept.id)).toBeUndefined()
  expect(await stored(sent.id)).toEqual(pdf)
  expect((await hands.get((await filesFor(creator, brand.id))[0]!.url)).statusCode).toBe(200)
})

test('parts that a stopped server left behind go when the file is sent', async () => {
  const { brand, creator } = await pairing()
  const { id } = await hands.send(creator, ofCreator(brand.id, pdf, 'application/pdf'))
  const key = `media/${api.clock.now.getUTCFullYear()}/${id}.1.part`
  await api.db
    .updateTable('media_files')
    .set({ received_parts: [1] })
    .where('id', '=', id)
    .execute()
  await creatorWrites(creator, brand.id, { file_ids: [id] })
  const left = await api.db.selectFrom('outbox').select('payload').where('kind', '=', 'media-removal').execute()
  expect(left.map(({ payload }) => payload)).toContainEqual({ keys: [key] })
})
