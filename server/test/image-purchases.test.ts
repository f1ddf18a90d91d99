import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import sharp from 'sharp'
import { uuidv7 } from 'uuidv7'
import { addDays, dayOf } from '../src/days'
import { imagePurchaseHandlers } from '../src/modules/image-purchases'
import { countQueries } from './support/count-queries'
import { mailsFor } from './support/mails'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey, walletOf } from './support/wallet'

let api: TestApi
let make: Records
let wallet: ReturnType<typeof walletOf>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  wallet = walletOf(api, make, await make.staff('admin'))
})
afterAll(() => api.close())

interface Purchase {
  id: string
  state: string
  abilities: string[]
  licence_ends_on: string | null
}
const purchaseOf = ({ body }: { body: unknown }) => (body as { image_purchase: Purchase }).image_purchase

const setUp = async (funds = 500_000) => {
  const brand = await wallet.fundedBrand(funds)
  const [staff, creator] = [await make.staff('company', [brand.id]), await make.creator()]
  const campaignId = await make.campaign(brand.id, { state: 'ongoing', name: 'Vinterhud' })
  const participationId = await make.participation(brand.id, campaignId, creator.id)
  const post = async (
    state: 'pending' | 'approved' | 'rejected' = 'approved',
    imageUrl: string | null = '/uploads/demo/bild.webp',
  ) => {
    const id = uuidv7()
    await api.db
      .insertInto('instagram_posts')
      .values({
        id,
        instagramer_id: creator.id,
        external_id: id,
        caption: 'Reklam',
        image_url: imageUrl,
        permalink: null,
        instagram_created_at: api.clock.now.toISOString(),
      })
      .execute()
    await api.db
      .insertInto('mentions')
      .values({
        id: uuidv7(),
        brand_id: brand.id,
        campaign_id: campaignId,
        participation_id: participationId,
        instagramer_id: creator.id,
        kind: 'post',
        state,
        instagram_post_id: id,
      })
      .execute()
    return id
  }
  const ask = (postId: string, fields: object = {}, who = staff) =>
    api.call(who, 'POST', `/api/instagram_posts/${postId}/image_purchases`, {
      headers: newKey(),
      body: {
        image_purchase: {
          brand_id: brand.id,
          channels: ['social', 'ads'],
          duration_months: 12,
          price: 1_200,
          message: 'Till vårens annons.',
          ...fields,
        },
      },
    })
  const act = (who: Actor, id: string, verb: string, body: object = {}) =>
    api.call(who, 'PATCH', `/api/image_purchases/${id}/${verb}`, { body })
  const accepted = async (fields: object = {}) => {
    const { id } = purchaseOf(await ask(await post(), fields))
    await act(creator, id, 'accept')
    return id
  }
  const listed = async (who: Actor, query = '') =>
    (
      await api.call(
        who,
        'GET',
        who === creator ? `/api/instagramers/me/image_purchases${query}` : `/api/image_purchases${query}`,
      )
    ).body as { image_purchases: Purchase[]; counts: Record<string, number>; meta: { total_count: number } }
  return { brand, staff, creator, campaignId, post, ask, act, accepted, listed }
}

describe('asking', () => {
  test('a request goes to the creator with its terms, and the count of requested ones goes up by one (T-23, E-32)', async () => {
    const { brand, staff, creator, campaignId, post, ask, listed } = await setUp()
    await api.db.updateTable('brands').set({ logo_url: '/uploads/demo/logo.webp' }).where('id', '=', brand.id).execute()
    const postId = await post()
    expect(await listed(staff, '?state=requested')).toMatchObject({
      meta: { total_count: 0 },
      counts: { requested: 0, all: 0 },
    })
    const made = await ask(postId)
    expect(purchaseOf(made)).toMatchObject({
      state: 'requested',
      brand_name: brand.name,
      brand_logo_url: '/uploads/demo/logo.webp',
      campaign_id: campaignId,
      campaign_name: 'Vinterhud',
      creator: { username: creator.username },
      post: { id: postId, image_url: '/uploads/demo/bild.webp', caption: 'Reklam' },
      channels: ['social', 'ads'],
      duration_months: 12,
      price: 1_200,
      message: 'Till vårens annons.',
      has_original: false,
      licence_ends_on: null,
      abilities: ['decline'],
    })
    expect(await listed(staff, '?state=requested')).toMatchObject({
      meta: { total_count: 1 },
      counts: { requested: 1, all: 1 },
    })
    expect(await listed(creator)).toMatchObject({
      image_purchases: [{ abilities: ['accept', 'decline'] }],
      counts: { requested: 1 },
    })
    expect((await mailsFor(api, `${creator.username}@samspel.test`))[0]).toMatchObject({
      subject: `${brand.name} vill köpa en av dina bilder`,
      text: expect.stringContaining('Till vårens annons.'),
    })
    expect(
      await api.db.selectFrom('campaign_events').select('act').where('campaign_id', '=', campaignId).execute(),
    ).toEqual([{ act: 'image_requested' }])
    expect(await ask(postId)).toMatchObject({ status: 409, body: { error: 'conflict' } })
  })

  test('only pictures of posts that the brand has approved (what a mention’s buyImage says), and only the own brands (T-23)', async () => {
    const [own, other] = [await setUp(), await setUp()]
    expect((await own.ask(await own.post('rejected'))).status).toBe(404)
    expect((await own.ask(await other.post())).status).toBe(404)
    expect((await own.ask(await own.post(), {}, other.staff)).status).toBe(404)
    for (const refused of [await own.post('pending'), await own.post('approved', null)])
      expect(await own.ask(refused)).toMatchObject({ status: 422, body: { error: 'illegal_transition' } })
    expect((await own.ask(await own.post(), { channels: [], duration_months: 0, price: -1 })).body).toEqual({
      errors: { channels: ['too_small'], duration_months: ['too_small'], price: ['too_small'] },
    })
  })

  test('ten requests for the same post at once make one (T-23)', async () => {
    const { post, ask } = await setUp()
    const postId = await post()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(postId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })
})

describe('answers', () => {
  test('yes, pay: the money moves once however many press at once, and the licence runs from that day (T-22, T-23)', async () => {
    // Midnight in Stockholm; the deposit comes earlier on whatever day the test runs.
    api.clock.now = new Date('2026-11-21T23:00:00Z')
    const { brand, staff, creator, accepted, act, listed } = await setUp()
    api.clock.now = new Date('2026-11-21T23:30:00Z')
    const id = await accepted()
    expect(await mailsFor(api, `${creator.username}@samspel.test`)).toHaveLength(1)
    expect(await listed(staff)).toMatchObject({
      image_purchases: [{ state: 'pending', abilities: ['approve', 'decline'] }],
      counts: { pending: 1 },
    })
    const answers = await Promise.all(Array.from({ length: 20 }, () => act(staff, id, 'approve')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body)).toEqual(
      Array.from({ length: 19 }, () => ({ error: 'already_decided' })),
    )
    expect(purchaseOf(answers.find(({ status }) => status === 200) ?? { body: {} })).toMatchObject({
      state: 'approved',
      licence_ends_on: '2027-11-22',
      abilities: ['download'],
    })
    expect(await wallet.balances(brand.accountId)).toEqual({ balance: 380_000, held: 0 })
    expect(await wallet.balances(await wallet.accountOf(creator.id))).toEqual({ balance: 120_000, held: 0 })
    expect((await api.call(staff, 'GET', `/api/accounts/${brand.accountId}/transactions`)).body).toMatchObject({
      transactions: [
        {
          kind: 'licence',
          title: 'Bildlicens: Vinterhud',
          amount: 120_000,
          transaction_type: 'credit',
          counterpart: creator.name,
        },
        {},
      ],
    })
    expect((await mailsFor(api, `${creator.username}@samspel.test`)).at(-1)).toMatchObject({
      subject: `${brand.name} har betalat för din bild`,
    })
    expect(await wallet.audit()).toEqual([])
  })

  test('too little money changes nothing; many purchases at once never overdraw (T-23)', async () => {
    const { brand, staff, creator, accepted, act } = await setUp(350_000)
    const ids = [await accepted(), await accepted(), await accepted(), await accepted()]
    const answers = await Promise.all(ids.map((id) => act(staff, id, 'approve')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422])
    expect(answers.find(({ status }) => status === 422)?.body).toEqual({ error: 'insufficient_funds' })
    expect(await wallet.balances(brand.accountId)).toEqual({ balance: 110_000, held: 0 })
    expect(await wallet.balances(await wallet.accountOf(creator.id))).toEqual({ balance: 240_000, held: 0 })
    const free = await accepted({ price: 0 })
    expect(purchaseOf(await act(staff, free, 'approve'))).toMatchObject({ state: 'approved' })
    expect(await wallet.audit()).toEqual([])
  })

  test('each side says no in its time, with a reason; nothing is answered twice (T-22)', async () => {
    const { staff, creator, post, ask, accepted, act, listed } = await setUp()
    const { id } = purchaseOf(await ask(await post()))
    expect((await act(creator, id, 'decline', { reason: ' ' })).body).toEqual({ errors: { reason: ['required'] } })
    expect((await act(staff, id, 'approve')).body).toEqual({ error: 'illegal_transition' })
    expect(purchaseOf(await act(creator, id, 'decline', { reason: 'Inte min bild' }))).toMatchObject({
      state: 'declined',
      declined_by: 'creator',
      decline_reason: 'Inte min bild',
      abilities: [],
    })
    for (const verb of ['accept', 'decline'])
      expect((await act(creator, id, verb, verb === 'decline' ? { reason: 'x' } : {})).body).toEqual({
        error: 'already_decided',
      })
    const second = await accepted()
    expect((await act(creator, second, 'decline', { reason: 'x' })).body).toEqual({ error: 'already_decided' })
    expect(purchaseOf(await act(staff, second, 'decline', { reason: 'För dyrt', from: 'pending' }))).toMatchObject({
      state: 'declined',
      declined_by: 'brand',
    })
    expect(await listed(staff, '?state=declined')).toMatchObject({
      counts: { declined: 2, requested: 0 },
      meta: { total_count: 2 },
    })
    expect(
      (
        await ask(
          (
            await api.db
              .selectFrom('image_purchases')
              .select('instagram_post_id')
              .where('id', '=', id)
              .executeTakeFirstOrThrow()
          ).instagram_post_id,
        )
      ).status,
    ).toBe(200)
    const stranger = await make.creator()
    expect((await act(stranger, second, 'decline', { reason: 'x' })).status).toBe(404)
  })

  test('100 purchases are listed with as many queries as one, for staff and creators (E-32)', async () => {
    const { brand, staff, creator, campaignId, post } = await setUp()
    for (let at = 0; at < 100; at += 1)
      await api.db
        .insertInto('image_purchases')
        .values({
          id: uuidv7(),
          brand_id: brand.id,
          campaign_id: campaignId,
          instagram_post_id: await post(),
          instagramer_id: creator.id,
          channels: ['web'],
          duration_months: 1,
          price: 1,
        })
        .execute()
    const ofStaff = (perPage: number) =>
      countQueries(api.db, (db) =>
        imagePurchaseHandlers.listImagePurchases({
          db,
          now: api.clock.now,
          caller: {
            kind: 'user',
            id: staff.id,
            role: 'company',
            brandIds: [brand.id],
            brandRoles: { [brand.id]: 'owner' },
          },
          query: { perPage },
        } as never),
      )
    const ofCreator = (perPage: number) =>
      countQueries(api.db, (db) =>
        imagePurchaseHandlers.listMyImagePurchases({
          db,
          now: api.clock.now,
          caller: { kind: 'instagramer', id: creator.id },
          query: { perPage },
        } as never),
      )
    expect([await ofStaff(1), await ofStaff(100), await ofCreator(1), await ofCreator(100)]).toEqual([2, 2, 2, 2])
    expect((await api.call(staff, 'GET', `/api/image_purchases?campaignId=${uuidv7()}`)).body).toMatchObject({
      image_purchases: [],
      counts: { all: 0 },
    })
  })
})

describe('the original', () => {
  const upload = async (who: Actor, content: Buffer, query = '') => {
    const payload = Buffer.concat([
      Buffer.from(
        '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
      ),
      content,
      Buffer.from('\r\n--b--\r\n'),
    ])
    const { body } = await api.call(who, 'POST', `/api/uploads${query}`, {
      payload,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    })
    return (body as { upload: { url: string; width: number; height: number } }).upload
  }
  const original = async (who: Actor, id: string) => api.call(who, 'GET', `/api/image_purchases/${id}/original`)

  test("is the creator's upload in full size, fetched without a session for five minutes, once it is paid (T-23)", async () => {
    const { staff, creator, post, ask, act } = await setUp()
    const large = await sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: '#4d3bef' } })
      .jpeg()
      .toBuffer()
    expect(await upload(creator, large)).toMatchObject({ width: 1_600 })
    const own = await upload(creator, large, '?size=full')
    expect(own).toMatchObject({ width: 3_000, height: 2_000 })
    const { id } = purchaseOf(await ask(await post()))
    expect(
      (await act(creator, id, 'accept', { original_url: (await upload(await make.creator(), large)).url })).body,
    ).toEqual({ errors: { original_url: ['not_found'] } })
    expect((await act(creator, id, 'accept', { original_url: '/uploads/demo/bild.webp' })).status).toBe(422)
    expect(purchaseOf(await act(creator, id, 'accept', { original_url: own.url }))).toMatchObject({
      state: 'pending',
      has_original: true,
    })
    expect((await original(staff, id)).body).toEqual({ error: 'illegal_transition' })
    await act(staff, id, 'approve')
    const { body } = await original(staff, id)
    const {
      url,
      file_name: fileName,
      expires_at: expiresAt,
    } = (body as { original: { url: string; file_name: string; expires_at: string } }).original
    expect(Date.parse(expiresAt) - api.clock.now.getTime()).toBe(300_000)
    expect(fileName).toMatch(new RegExp(`^${creator.username}-vinterhud-[0-9a-f]{6}\\.webp$`))
    const fetched = await api.app.inject({ method: 'GET', url })
    expect(fetched.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': expect.stringContaining('no-store'),
    })
    expect(await sharp(fetched.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 3_000, height: 2_000 })
    const status = async (address: string) => (await api.app.inject({ method: 'GET', url: address })).statusCode
    const [, until = ''] = url.split('.')
    expect(await status(url.replace(until, String(Number(until) + 60_000)))).toBe(404)
    expect(await status(url.replace(id, uuidv7()))).toBe(404)
    expect(await status(`${url}x`)).toBe(404)
    await api.db.updateTable('image_purchases').set({ state: 'pending' }).where('id', '=', id).execute()
    expect(await status(url)).toBe(404)
    await api.db.updateTable('image_purchases').set({ state: 'approved' }).where('id', '=', id).execute()
    expect(await status(url)).toBe(200)
    const before = api.clock.now
    api.clock.now = new Date(before.getTime() + 300_001)
    expect(await status(url)).toBe(404)
    api.clock.now = before
    const stranger = await make.staff('company', [(await make.brand()).id])
    expect((await original(stranger, id)).status).toBe(404)
  })

  test('without an upload it is the picture of the post (T-23)', async () => {
    const { staff, accepted, act } = await setUp()
    mkdirSync(path.join(api.config.dataDir, 'uploads/demo'), { recursive: true })
    writeFileSync(path.join(api.config.dataDir, 'uploads/demo/bild.webp'), 'picture')
    const id = await accepted()
    await act(staff, id, 'approve')
    const { url } = ((await original(staff, id)).body as { original: { url: string } }).original
    expect((await api.app.inject({ method: 'GET', url })).body).toBe('picture')
  })

  test('is handed out to the last day of the licence, and refused with why after it; an address from before is dead too', async () => {
    const { staff, accepted, act } = await setUp()
    mkdirSync(path.join(api.config.dataDir, 'uploads/demo'), { recursive: true })
    writeFileSync(path.join(api.config.dataDir, 'uploads/demo/bild.webp'), 'picture')
    const id = await accepted()
    await act(staff, id, 'approve')
    const { url } = ((await original(staff, id)).body as { original: { url: string } }).original
    const endsOn = async (day: string) => {
      await sql`UPDATE image_purchases SET decided_at = (${day}::date - make_interval(months => duration_months)) + interval '12 hours' WHERE id = ${id}`.execute(
        api.db,
      )
      const { body } = await api.call(staff, 'GET', '/api/image_purchases')
      return (body as { image_purchases: Purchase[] }).image_purchases.find((one) => one.id === id)!
    }
    const today = dayOf(api.clock.now)
    expect(await endsOn(today)).toMatchObject({ licence_ends_on: today, abilities: ['download'] })
    expect((await original(staff, id)).status).toBe(200)
    expect((await api.app.inject({ method: 'GET', url })).statusCode).toBe(200)
    expect((await endsOn(addDays(today, -1))).abilities).toEqual([])
    const refused = await original(staff, id)
    expect([refused.status, refused.body]).toEqual([422, { error: 'licence_ended' }])
    expect((await api.app.inject({ method: 'GET', url })).statusCode).toBe(404)
  })
})
