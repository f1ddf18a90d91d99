import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { dayOf } from '../src/days'
import { runAgreements } from '../src/modules/agreements'
import { termsThatHold } from '../src/terms-that-hold'
import { agreementsOf, twoPosts } from './support/agreements'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey } from './support/wallet'

let api: TestApi
let make: Records
type Works = ReturnType<typeof agreementsOf>
let context: Works['context']
let inDays: Works['inDays']
let setCampaign: Works['setCampaign']
let read: Works['read']
let setUp: Works['setUp']
let approved: Works['approved']
let dayOfWork: Works['dayOfWork']
let asked: Works['asked']
let say: Works['say']
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  ;({ context, inDays, setCampaign, read, setUp, approved, dayOfWork, asked, say } = agreementsOf(api, make))
})
afterAll(() => api.close())

describe('the agreement', () => {
  test('there is none before the brand has said yes', async () => {
    const { creator, id } = await setUp()
    expect((await read(creator, id)).status).toBe(404)
  })

  test('is made by the yes of the brand: first version, numbered by the year, with both parties and the times of each yes', async () => {
    const { creator, staff, admin, id, brand } = await approved()
    const { agreement } = await read(creator, id)
    expect(agreement.versions).toHaveLength(1)
    expect(agreement.versions[0]).toMatchObject({
      number: expect.stringMatching(new RegExp(`^${dayOf(api.clock.now).slice(0, 4)}-\\d{4,}$`)),
      version: 1,
      cause: 'approved',
      creator_name: creator.name,
      brand_agreed_at: api.clock.now.toISOString(),
      creator_agreed_at: expect.any(String),
      facts: { title: 'Läppar i blåsten', brand_name: brand.name, fee: 100_000, due_at: inDays(20) },
      superseded_at: null,
    })
    expect((await read(staff, id)).agreement.versions).toEqual(agreement.versions)
    expect((await read(admin, id)).agreement.versions).toEqual(agreement.versions)
  })

  test('is refused together with an approval that the account does not cover', async () => {
    const { approve, creator, id } = await setUp({ balance: 50_000 })
    expect((await approve()).status).toBe(422)
    expect((await read(creator, id)).status).toBe(404)
  })

  test('is hidden from other brands, other creators and the counter', async () => {
    const { id, brand } = await approved()
    for (const who of [await make.staff('company', [(await make.brand()).id]), await make.creator()]) {
      expect((await read(who, id)).status).toBe(404)
      expect((await api.call(who, 'GET', `/api/agreements/${id}/file`)).status).toBe(404)
    }
    expect((await read(await make.staff('store_user', [brand.id]), id)).status).toBe(403)
  })

  test('stays what it was when the campaign changes, and so does the last day', async () => {
    const { creator, campaignId, id } = await approved()
    const before = (await read(creator, id)).agreement
    await setCampaign(campaignId, { due_at: inDays(5), paid_collaboration_price: 1, name: 'Annat' })
    expect((await read(creator, id)).agreement).toEqual(before)
    expect(await dayOfWork(creator, id)).toBe(inDays(20))
  })

  test('decides the terms that hold, whatever those of the campaign become, at deliveries and pick-ups', async () => {
    const { brand, campaignId, creator, id } = await approved({ fields: { terms: JSON.stringify(twoPosts) } })
    const pickups = pickupsOf(api, make)
    const atStore = await pickups.campaign(brand.id)
    await setCampaign(atStore, { terms: JSON.stringify(twoPosts) })
    const offer = await pickups.offer(brand.id, atStore, await pickups.store(brand.id))
    const { body } = await api.call(creator, 'POST', `/api/store_campaigns/${offer}/store_participations`, {
      headers: newKey(),
      body: { store_participation: { motivation: 'Gärna' } },
    })
    const pass = (body as { store_participation: { id: string } }).store_participation.id
    const others = JSON.stringify({ ...twoPosts, changeRounds: 1, cancelShare: 'none' })
    await setCampaign(campaignId, { terms: others })
    await setCampaign(atStore, { terms: others })
    expect(await termsThatHold(api.db, { participationId: id })).toEqual(twoPosts)
    expect(await termsThatHold(api.db, { storeParticipationId: pass })).toEqual(twoPosts)
  })

  test('cannot be changed by any statement, other than that another version takes its place', async () => {
    const { id } = await approved()
    const change = (set: ReturnType<typeof sql>) =>
      sql`UPDATE agreements SET ${set} WHERE participation_id = ${id}`.execute(api.db)
    await expect(change(sql`facts = jsonb_set(facts, '{fee}', '1')`)).rejects.toThrow('agreements are not changed')
    await expect(change(sql`hash = 'x'`)).rejects.toThrow('agreements are not changed')
    await expect(change(sql`version = 7`)).rejects.toThrow('agreements are not changed')
  })

  test('gets a number of its own when a creator who was taken out is approved again', async () => {
    const { approve, staff, creator, id } = await approved()
    const [first] = (await read(creator, id)).agreement.versions
    await api.call(staff, 'PATCH', `/api/participations/${id}/reject`, { body: { reason: 'Nej', from: 'approved' } })
    expect((await read(creator, id)).agreement.abilities).toEqual([])
    expect((await approve('rejected')).status).toBe(200)
    const { versions } = (await read(creator, id)).agreement
    expect(versions.map(({ version }) => version)).toEqual([1, 1])
    expect(versions[1]!.number).toBe(first!.number)
    expect(versions[0]!.number).not.toBe(first!.number)
  })

  test('of a pick-up is made by the reservation itself where nothing has to be approved, otherwise by the approval', async () => {
    const brand = await make.brand()
    const staff = await make.staff('company', [brand.id])
    const creator = await make.creator()
    const pickups = pickupsOf(api, make)
    const campaignId = await pickups.campaign(brand.id)
    const reserve = async (requiresApplication: boolean) => {
      const offer = await pickups.offer(brand.id, campaignId, await pickups.store(brand.id), { requiresApplication })
      const { body } = await api.call(creator, 'POST', `/api/store_campaigns/${offer}/store_participations`, {
        headers: newKey(),
        body: { store_participation: { motivation: 'Gärna' } },
      })
      return (body as { store_participation: { id: string } }).store_participation.id
    }
    const reserved = await reserve(false)
    expect((await read(creator, reserved)).agreement.versions).toHaveLength(1)
    const applied = await reserve(true)
    expect((await read(creator, applied)).status).toBe(404)
    await api.call(staff, 'PATCH', `/api/store_participations/${applied}/approve`, { body: {} })
    expect((await read(staff, applied)).agreement.versions[0]).toMatchObject({ version: 1, cause: 'approved' })
  })

  test('is written down afterwards for who was approved before, once, with the times that are known', async () => {
    const { brand, campaignId, creator, id, staff } = await setUp()
    await api.db
      .updateTable('participations')
      .set({ state: 'approved', decided_at: '2026-10-01T10:00:00.000Z', decided_by: staff.id })
      .where('id', '=', id)
      .execute()
    const passes = pickupsOf(api, make)
    const offer = await passes.offer(brand.id, await passes.campaign(brand.id), await passes.store(brand.id))
    const pass = uuidv7()
    await sql`INSERT INTO store_participations (brand_id, id, store_campaign_id, instagramer_id, state)
      VALUES (${brand.id}, ${pass}, ${offer}, ${creator.id}, 'picked_up')`.execute(api.db)
    await runAgreements(context())
    await runAgreements(context())
    expect((await read(creator, id)).agreement.versions).toMatchObject([
      {
        version: 1,
        cause: 'before',
        brand_agreed_at: '2026-10-01T10:00:00.000Z',
        facts: { fee: 0, due_at: inDays(20) },
      },
    ])
    expect((await read(creator, pass)).agreement.versions).toMatchObject([{ cause: 'before', brand_agreed_at: null }])
    await setCampaign(campaignId, { due_at: inDays(1) })
    expect(await dayOfWork(creator, id)).toBe(inDays(20))
  })

  test('is mailed as a file to whoever said yes on either side', async () => {
    const { creator, staff, id } = await approved()
    const [{ number } = { number: '' }] = (await read(creator, id)).agreement.versions
    const file = { name: `${number}-1.pdf`, begins: '%PDF-' }
    const addressOf = async (table: 'users' | 'instagramers', owner: Actor) =>
      (await api.db.selectFrom(table).select('email').where('id', '=', owner.id).executeTakeFirstOrThrow()).email!
    const mails = async (to: string) => (await api.mailsTo(to)).filter(({ files }) => files.length > 0)
    expect(await mails(await addressOf('instagramers', creator))).toMatchObject([{ files: [file] }])
    // What tells the brand is queued by the approval's own delivery.
    await api.deliver()
    expect(await mails(await addressOf('users', staff))).toMatchObject([
      { files: [file], body_text: expect.stringContaining('Avtalet ligger som PDF') },
    ])
  })

  test('is a PDF in the language of the reader, any version of it', async () => {
    const world = await approved()
    const { creator, id, staff } = world
    const first = (await read(creator, id)).agreement.versions[0]!
    await say(creator, await asked(world, { fee: 120_000 }), 'yes')
    for (const [who, query, name] of [
      [creator, '', `${first.number}-2.pdf`],
      [staff, `?locale=en&version=${first.id}`, `${first.number}-1.pdf`],
    ] as const) {
      const { status, body } = await api.call(who, 'GET', `/api/agreements/${id}/file${query}`)
      const { file, file_name: fileName } = body as { file: string; file_name: string }
      expect([status, fileName]).toEqual([200, name])
      expect(Buffer.from(file, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    }
    expect((await api.call(creator, 'GET', `/api/agreements/${id}/file?version=${uuidv7()}`)).status).toBe(404)
  })
})
