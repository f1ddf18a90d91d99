import { afterAll, beforeAll, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { unreadOf } from '../src/modules/messages'
import { mediaHands } from './support/media'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

const secret = 'Bara mellan oss två'
const writeAs = (who: Actor, brandId: string, message: object) =>
  api.call(who, 'POST', `/api/instagramers/me/messages?brand_id=${brandId}`, { body: { message } })

const uploadPicture = async (who: Actor, brandId: string) => {
  const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#4d3bef' } })
    .jpeg()
    .toBuffer()
  const asked = { purpose: 'message', forId: brandId, name: 'bild.jpg', type: 'image/jpeg', content } as const
  return (await mediaHands(api).send(who, asked)).id
}

const conversation = async () => {
  const brand = await make.brand('Björkbrygg')
  const [admin, staff, creator] = [
    await make.staff('admin'),
    await make.staff('company', [brand.id]),
    await make.creator(),
  ]
  await api.call(staff, 'POST', `/api/instagramers/${creator.id}/messages?brand_id=${brand.id}`, {
    body: { message: { body: 'Hej' } },
  })
  const fileIds = [await uploadPicture(creator, brand.id)]
  await writeAs(creator, brand.id, { body: secret, file_ids: fileIds })
  return { brand, admin, staff, creator }
}

/** What shows whether somebody has read the creator's message: the brand's count, and the mark that the creator sees. */
const readState = async ({ staff, creator, brand }: { staff: Actor; creator: Actor; brand: { id: string } }) => {
  const { body } = await api.call(staff, 'GET', `/api/messages/unread?brand_id=${brand.id}`)
  const { read_at: readAt } = await api.db
    .selectFrom('messages')
    .select(['read_at'])
    .where('brand_id', '=', brand.id)
    .where('instagramer_id', '=', creator.id)
    .where('author', '=', 'instagramer')
    .executeTakeFirstOrThrow()
  return [(body as { unread: { total_count: number } }).unread.total_count, readAt]
}

interface Report {
  id: string
  brand_id: string
  open_until: string | null
  openings: object[]
}
const report = async ({ creator, brand, admin }: { creator: Actor; brand: { id: string }; admin: Actor }) => {
  await api.call(creator, 'POST', '/api/messages/reports', { body: { report: { brand_id: brand.id, reason: 'rude' } } })
  const { body } = await api.call(admin, 'GET', '/api/message_reports?per_page=100')
  return (body as { message_reports: Report[] }).message_reports.find(({ brand_id: id }) => id === brand.id)!
}

test('platform staff neither read, list, set nor write in a conversation, and nothing becomes read', async () => {
  const talk = await conversation()
  const { admin, brand, creator } = talk
  const pair = `brand_id=${brand.id}&instagramer_id=${creator.id}`
  const tries: [string, string, object?][] = [
    ['GET', `/api/instagramers/${creator.id}/messages?brand_id=${brand.id}`],
    ['POST', `/api/instagramers/${creator.id}/messages?brand_id=${brand.id}`, { message: { body: 'Från varumärket' } }],
    ['GET', '/api/messages/threads'],
    ['GET', `/api/messages/threads?query=mellan`],
    ['GET', `/api/messages/context?${pair}`],
    ['GET', `/api/messages/files?${pair}`],
    ['PATCH', `/api/messages/thread?${pair}`, { thread: { blocked: true } }],
    ['GET', '/api/messages/unread'],
    ['GET', '/api/message_bulks'],
    ['GET', `/api/brands/${brand.id}/message_templates`],
    ['POST', '/api/messages/reports', { report: { brand_id: brand.id, instagramer_id: creator.id, reason: 'rude' } }],
  ]
  for (const [method, path, body] of tries) {
    const answer = await api.call(admin, method as 'GET', path, body ? { body } : {})
    expect([method, path, answer.status]).toEqual([method, path, 403])
  }
  expect(await readState(talk)).toEqual([1, null])
})

test('where a list of unread messages is asked for platform staff, it is empty', async () => {
  const { admin } = await conversation()
  const caller = { kind: 'user', id: admin.id, name: 'A', role: 'admin', sessionId: admin.id, brandIds: 'all' } as const
  expect(await unreadOf({ db: api.db, caller }, undefined)).toEqual({ ids: [], totalCount: 0, threadCount: 0 })
})

test('a reported conversation is read after it was opened with a reason, by whoever opened it, for an hour', async () => {
  const talk = await conversation()
  const { admin, brand } = talk
  const { id } = await report(talk)
  const colleague = await make.staff('admin')
  const read = (who: Actor) => api.call(who, 'GET', `/api/message_reports/${id}/messages`)
  const open = (reason: string) => api.call(admin, 'POST', `/api/message_reports/${id}/open`, { body: { reason } })

  expect(await read(admin)).toMatchObject({ status: 403 })
  expect(await open('  ')).toMatchObject({ status: 422, body: { errors: { reason: ['required'] } } })
  expect((await open('Anmäld som otrevlig')).body).toMatchObject({
    message_report: {
      openings: [{ reason: 'Anmäld som otrevlig', opened_at: api.clock.now.toISOString() }],
      open_until: new Date(api.clock.now.getTime() + 3_600_000).toISOString(),
    },
  })
  const { status, body } = await read(admin)
  expect(status).toBe(200)
  expect(body).toMatchObject({ messages: [{ body: secret, read_at: null }, { body: 'Hej' }], meta: { total_count: 2 } })
  expect(await readState(talk)).toEqual([1, null])
  expect(await read(colleague)).toMatchObject({ status: 403 })
  // A colleague sees who has opened it, and why.
  expect((await api.call(colleague, 'GET', `/api/message_reports/${id}`)).body).toMatchObject({
    message_report: { open_until: null, openings: [{ reason: 'Anmäld som otrevlig' }], brand_id: brand.id },
  })

  const { url } = (body as { messages: { files: { url: string }[] }[] }).messages[0]!.files[0]!
  expect((await api.app.inject({ method: 'GET', url })).statusCode).toBe(200)
  api.clock.now = new Date(api.clock.now.getTime() + 3_600_000)
  expect(await read(admin)).toMatchObject({ status: 403 })
  expect((await api.app.inject({ method: 'GET', url })).statusCode).toBe(404)
})

test('opening one report opens no other conversation of the same brand or creator', async () => {
  const talk = await conversation()
  const { admin, brand, staff } = talk
  const { id } = await report(talk)
  const other = await make.creator()
  await api.call(staff, 'POST', `/api/instagramers/${other.id}/messages?brand_id=${brand.id}`, {
    body: { message: { body: 'Till en annan' } },
  })
  await api.call(admin, 'POST', `/api/message_reports/${id}/open`, { body: { reason: 'Anmäld' } })
  const { body } = await api.call(admin, 'GET', `/api/message_reports/${id}/messages`)
  expect(JSON.stringify(body)).not.toContain('Till en annan')
  const reads = await api.call(admin, 'GET', `/api/instagramers/${other.id}/messages?brand_id=${brand.id}`)
  expect(reads.status).toBe(403)
})

test("an attachment's address made for platform staff without an open report leads nowhere", async () => {
  const talk = await conversation()
  const { admin } = talk
  const { id } = await report(talk)
  await api.call(admin, 'POST', `/api/message_reports/${id}/open`, { body: { reason: 'Anmäld' } })
  const { body } = await api.call(admin, 'GET', `/api/message_reports/${id}/messages`)
  const { url } = (body as { messages: { files: { url: string }[] }[] }).messages[0]!.files[0]!
  await api.db.deleteFrom('message_report_openings').where('report_id', '=', id).execute()
  expect((await api.app.inject({ method: 'GET', url })).statusCode).toBe(404)
})
