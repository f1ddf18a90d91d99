import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import type { LiveMessage } from '../src/live'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey } from './support/wallet'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

const brandWrites = (who: Actor, brandId: string, creatorId: string, body: string, headers = {}) =>
  api.call(who, 'POST', `/api/instagramers/${creatorId}/messages?brand_id=${brandId}`, {
    body: { message: { body } },
    headers,
  })
const creatorWrites = (who: Actor, brandId: string, body: string) =>
  api.call(who, 'POST', `/api/instagramers/me/messages?brand_id=${brandId}`, { body: { message: { body } } })
const unread = async (who: Actor, query = '') =>
  (await api.call(who, 'GET', `/api/messages/unread${query}`)).body as {
    unread: { ids: string[]; total_count: number }
  }

const conversation = async () => {
  const brand = await make.brand('Björkbrygg')
  const [staff, creator] = [await make.staff('company', [brand.id]), await make.creator()]
  return { brand, staff, creator }
}

describe('a conversation', () => {
  test('a message carries its creator as the list it belongs to (E-17)', async () => {
    const { brand, staff, creator } = await conversation()
    const { body } = await brandWrites(staff, brand.id, creator.id, 'Hej! Vill du vara med?')
    expect(body).toMatchObject({
      message: {
        instagramer: creator.id,
        brand_id: brand.id,
        author: 'user',
        body: 'Hej! Vill du vara med?',
        read_at: null,
      },
    })
  })

  test('#14 a long message whose preview would end within an emoji is sent, and announced without it', async () => {
    const { brand, staff, creator } = await conversation()
    const { status } = await brandWrites(staff, brand.id, creator.id, `${'a'.repeat(199)}😀 till slut`)
    expect(status).toBe(200)
    const { body } = await api.call(creator, 'GET', '/api/notices')
    expect((body as { notices: { facts: { text: string } }[] }).notices[0]?.facts.text).toBe('a'.repeat(199))
  })

  test('a company that is not approved writes to nobody', async () => {
    const { brand, staff, creator } = await conversation()
    await api.db.updateTable('companies').set({ state: 'requested' }).where('id', '=', brand.companyId).execute()
    expect(await brandWrites(staff, brand.id, creator.id, 'Hej!')).toMatchObject({
      status: 422,
      body: { error: 'company_not_approved' },
    })
    expect((await unread(creator)).unread.total_count).toBe(0)
  })

  test("newest first; reading marks the other side's messages read and not the own ones", async () => {
    const { brand, staff, creator } = await conversation()
    await brandWrites(staff, brand.id, creator.id, 'Ett')
    await creatorWrites(creator, brand.id, 'Två')
    expect((await unread(staff)).unread.total_count).toBe(1)
    expect((await unread(creator)).unread.total_count).toBe(1)

    const read = await api.call(staff, 'GET', `/api/instagramers/${creator.id}/messages?brand_id=${brand.id}`)
    expect(read.body).toMatchObject({
      messages: [
        { body: 'Två', author: 'instagramer', read_at: expect.any(String) },
        { body: 'Ett', read_at: null },
      ],
      meta: { total_count: 2 },
    })
    expect((await unread(staff)).unread).toEqual({ ids: [], total_count: 0, thread_count: 0 })
    expect((await unread(creator)).unread.total_count).toBe(1)
    await api.call(creator, 'GET', `/api/instagramers/me/messages?brand_id=${brand.id}`)
    expect((await unread(creator)).unread.total_count).toBe(0)
  })

  test('read up to a message: what came after it stays unread, and a mark by hand stands', async () => {
    const { brand, staff, creator } = await conversation()
    const { body } = await brandWrites(staff, brand.id, creator.id, 'Ett')
    const { body: next } = await brandWrites(staff, brand.id, creator.id, 'Två')
    await api.call(creator, 'PATCH', `/api/messages/thread?brand_id=${brand.id}`, {
      body: { thread: { unread: true } },
    })
    const readUpTo = (written: unknown) =>
      api.call(
        creator,
        'GET',
        `/api/instagramers/me/messages?brand_id=${brand.id}&up_to=${(written as { message: { id: string } }).message.id}`,
      )

    expect((await readUpTo(body)).body).toMatchObject({
      messages: [
        { body: 'Två', read_at: null },
        { body: 'Ett', read_at: expect.any(String) },
      ],
    })
    expect((await unread(creator)).unread.total_count).toBe(1)
    await readUpTo(next)
    expect((await unread(creator)).unread.total_count).toBe(0)
    const marked = async () =>
      (await api.call(creator, 'GET', '/api/messages/threads?filter=unread')).body as { meta: { total_count: number } }
    expect((await marked()).meta.total_count).toBe(1)
    await api.call(creator, 'GET', `/api/instagramers/me/messages?brand_id=${brand.id}`)
    expect((await marked()).meta.total_count).toBe(0)
  })

  test('threads: the newest message on top, unread ones counted, searched by name', async () => {
    const { brand, staff, creator } = await conversation()
    const second = await make.creator()
    await brandWrites(staff, brand.id, creator.id, 'Först')
    await creatorWrites(creator, brand.id, 'Svar')
    api.clock.now = new Date(api.clock.now.getTime() + 1_000)
    await brandWrites(staff, brand.id, second.id, 'Sist')
    const { body } = await api.call(staff, 'GET', '/api/messages/threads')
    expect(body).toMatchObject({
      threads: [
        {
          instagramer_id: second.id,
          unread_count: 0,
          last_message: { body: 'Sist', author: 'user' },
          creator_username: second.username,
        },
        {
          instagramer_id: creator.id,
          unread_count: 1,
          last_message: { body: 'Svar', author: 'instagramer' },
          brand_name: 'Björkbrygg',
        },
      ],
    })
    const found = await api.call(staff, 'GET', `/api/messages/threads?query=${second.username}`)
    expect(found.body).toMatchObject({ threads: [{ instagramer_id: second.id }], meta: { total_count: 1 } })
    expect((await api.call(staff, 'GET', '/api/messages/threads?query=%25')).body).toMatchObject({ threads: [] })
  })

  test('one Idempotency-Key writes one message', async () => {
    const { brand, staff, creator } = await conversation()
    const headers = { 'idempotency-key': uuidv7() }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => brandWrites(staff, brand.id, creator.id, 'En gång', headers)),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await unread(creator)).unread.total_count).toBe(1)
  })

  test('the 61st message of a minute is too many', async () => {
    const { brand, staff, creator } = await conversation()
    await make.participation(brand.id, await make.campaign(brand.id), creator.id, 'approved')
    const answers = await Promise.all(
      Array.from({ length: 61 }, (_, index) => brandWrites(staff, brand.id, creator.id, `${index}`)),
    )
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429])
    expect((await unread(creator)).unread).toMatchObject({ total_count: 60 })
  })

  test('both sides are told, after the commit', async () => {
    const { brand, staff, creator } = await conversation()
    const heard = new Promise<LiveMessage>((resolve) => {
      const stop = api.bus.subscribe((message) => {
        if (message.audience.brandId !== brand.id) return
        stop()
        resolve(message)
      })
    })
    const { body } = await brandWrites(staff, brand.id, creator.id, 'Hej')
    expect(await heard).toEqual({
      fact: 'message-created',
      ids: {
        messageId: (body as { message: { id: string } }).message.id,
        brandId: brand.id,
        instagramerId: creator.id,
      },
      audience: { brandId: brand.id, instagramerId: creator.id },
    })
  })
})

describe('whose conversation', () => {
  test('staff of another brand reads nothing and writes nothing', async () => {
    const { brand, creator, staff } = await conversation()
    await brandWrites(staff, brand.id, creator.id, 'Hemligt')
    const foreign = await make.staff('company', [(await make.brand()).id])
    expect(
      (await api.call(foreign, 'GET', `/api/instagramers/${creator.id}/messages?brand_id=${brand.id}`)).status,
    ).toBe(404)
    expect((await brandWrites(foreign, brand.id, creator.id, 'Hej')).status).toBe(404)
    expect((await api.call(foreign, 'GET', `/api/messages/threads?brand_id=${brand.id}`)).body).toMatchObject({
      threads: [],
    })
    expect((await unread(foreign, `?brand_id=${brand.id}`)).unread.total_count).toBe(0)
  })

  test('a creator writes to a brand that wrote first, or that the creator applied to, and to no other', async () => {
    const { brand, staff, creator } = await conversation()
    expect((await creatorWrites(creator, brand.id, 'Hej')).status).toBe(404)
    await brandWrites(staff, brand.id, creator.id, 'Hej')
    expect((await creatorWrites(creator, brand.id, 'Hej')).status).toBe(200)

    const [applied, stranger] = [await make.creator(), await make.creator()]
    await make.participation(brand.id, await make.campaign(brand.id), applied.id, 'pending')
    expect((await api.call(applied, 'GET', `/api/instagramers/me/messages?brand_id=${brand.id}`)).body).toMatchObject({
      messages: [],
    })
    expect((await creatorWrites(applied, brand.id, 'En fråga')).status).toBe(200)
    expect((await api.call(stranger, 'GET', `/api/instagramers/me/messages?brand_id=${brand.id}`)).status).toBe(404)
  })

  test('so does one who has reserved at a store of the brand, until it is taken back', async () => {
    const { brand, offerId } = await pickupsOf(api, make).setUp()
    const creator = await make.creator()
    const { body } = await api.call(creator, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
      headers: newKey(),
      body: { store_participation: { motivation: 'Gärna' } },
    })
    const { id } = (body as { store_participation: { id: string } }).store_participation
    const read = async () =>
      (await api.call(creator, 'GET', `/api/instagramers/me/messages?brand_id=${brand.id}`)).status
    expect(await read()).toBe(200)
    await api.call(creator, 'DELETE', `/api/store_participations/${id}`)
    expect(await read()).toBe(404)
  })

  test("a creator's threads are the own ones", async () => {
    const { brand, staff, creator } = await conversation()
    const other = await make.creator()
    await brandWrites(staff, brand.id, creator.id, 'Till dig')
    await brandWrites(staff, brand.id, other.id, 'Till en annan')
    const { body } = await api.call(creator, 'GET', '/api/messages/threads')
    expect(body).toMatchObject({ threads: [{ instagramer_id: creator.id, unread_count: 1 }], meta: { total_count: 1 } })
  })

  test('a creator who does not exist answers 404', async () => {
    const { brand, staff } = await conversation()
    expect((await brandWrites(staff, brand.id, uuidv7(), 'Hej')).status).toBe(404)
  })
})
