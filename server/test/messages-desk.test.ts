import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { bulkJob } from '../src/modules/messages'
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

interface Sent {
  message: { id: string }
}
const pairing = async () => {
  const brand = await make.brand('Björkbrygg')
  const [staff, creator] = [await make.staff('company', [brand.id]), await make.creator()]
  const campaign = await make.campaign(brand.id, { name: 'Presspaketet' })
  return { brand, staff, creator, campaign }
}
const staffWrites = (who: Actor, brandId: string, creatorId: string, message: object) =>
  api.call(who, 'POST', `/api/instagramers/${creatorId}/messages?brand_id=${brandId}`, { body: { message } })
const creatorWrites = (who: Actor, brandId: string, message: object) =>
  api.call(who, 'POST', `/api/instagramers/me/messages?brand_id=${brandId}`, { body: { message } })
const threadOf = (brandId: string, creatorId?: string) =>
  `brand_id=${brandId}${creatorId ? `&instagramer_id=${creatorId}` : ''}`
const contextOf = async (who: Actor, query: string) =>
  ((await api.call(who, 'GET', `/api/messages/context?${query}`)).body as { context: Record<string, never> }).context
const toldOf = async ({ id }: Actor) =>
  (await api.db.selectFrom('notices').select('kind').where('account_id', '=', id).execute()).map(({ kind }) => kind)
const set = (who: Actor, query: string, thread: object) =>
  api.call(who, 'PATCH', `/api/messages/thread?${query}`, { body: { thread } })

describe('once and in order', () => {
  test('a message with the same client key is one, from two tabs at once too; another text with the key is refused', async () => {
    const { brand, staff, creator } = await pairing()
    const clientKey = uuidv7()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        staffWrites(staff, brand.id, creator.id, { body: 'En gång', client_key: clientKey }),
      ),
    )
    expect(new Set(answers.map(({ body }) => (body as Sent).message.id)).size).toBe(1)
    const other = await staffWrites(staff, brand.id, creator.id, { body: 'Annat', client_key: clientKey })
    expect(other).toMatchObject({ status: 422, body: { error: 'idempotency_mismatch' } })
    const { body } = await api.call(creator, 'GET', `/api/instagramers/me/messages?brand_id=${brand.id}`)
    expect(body).toMatchObject({ messages: [{ body: 'En gång', seq: 1 }], meta: { total_count: 1 } })
  })

  test('the order is that of arrival, also when the clock of an instance is wrong', async () => {
    const { brand, staff, creator } = await pairing()
    await staffWrites(staff, brand.id, creator.id, { body: 'ett' })
    const right = api.clock.now
    api.clock.now = new Date(right.getTime() - 3_600_000)
    await creatorWrites(creator, brand.id, { body: 'två' })
    api.clock.now = right
    await staffWrites(staff, brand.id, creator.id, { body: 'tre' })
    const { body } = await api.call(staff, 'GET', `/api/instagramers/${creator.id}/messages?brand_id=${brand.id}`)
    expect((body as { messages: { body: string }[] }).messages.map((message) => message.body)).toEqual([
      'tre',
      'två',
      'ett',
    ])
  })

  test('blank messages and those of 100 000 characters are refused at the field', async () => {
    const { brand, staff, creator } = await pairing()
    for (const [body, id] of [
      ['  \n ', 'required'],
      ['å'.repeat(100_000), 'too_long'],
    ])
      expect(await staffWrites(staff, brand.id, creator.id, { body })).toMatchObject({
        status: 422,
        body: { errors: { body: [id] } },
      })
  })
})

describe('lists of threads', () => {
  test('are searched by people, campaign and what was written, filtered by campaign, own, unread and archived', async () => {
    const { brand, staff, creator, campaign } = await pairing()
    await make.participation(brand.id, campaign, creator.id)
    const colleague = await make.staff('company', [brand.id])
    const second = await make.creator()
    await staffWrites(staff, brand.id, creator.id, { body: 'Kannan är blå' })
    await staffWrites(colleague, brand.id, second.id, { body: 'Något helt annat' })
    await creatorWrites(second, brand.id, { body: 'Svar' })
    const ids = async (query: string) =>
      (
        (await api.call(staff, 'GET', `/api/messages/threads?brand_id=${brand.id}&${query}`)).body as {
          threads: { instagramer_id: string }[]
        }
      ).threads.map((thread) => thread.instagramer_id)
    expect(await ids('query=kannan')).toEqual([creator.id])
    expect(await ids(`query=${second.username}`)).toEqual([second.id])
    await api.db.updateTable('campaigns').set({ name: 'Lussebrygg' }).where('id', '=', campaign).execute()
    expect(await ids('query=lusse')).toEqual([creator.id])
    expect(await ids('filter=mine')).toEqual([creator.id])
    expect(await ids('filter=unread')).toEqual([second.id])
    expect(await ids(`campaign_id=${campaign}`)).toEqual([creator.id])
    await set(staff, threadOf(brand.id, creator.id), { archived: true, unread: true })
    expect(await ids('filter=archived')).toEqual([creator.id])
    expect(await ids('')).toEqual([second.id])
    // A new message brings the thread back.
    await creatorWrites(creator, brand.id, { body: 'Hej igen' })
    expect((await ids('')).sort()).toEqual([creator.id, second.id].sort())
  })

  test('changes of state are told in the thread, with the change, and lead to it; alone they make no thread in the list', async () => {
    const { brand, staff, creator, campaign } = await pairing()
    const applied = await api.call(creator, 'POST', `/api/campaigns/${campaign}/participations`, {
      headers: newKey(),
      body: { participation: { motivation: 'Gärna' } },
    })
    const { id } = (applied.body as { participation: { id: string } }).participation
    const threads = () => api.call(staff, 'GET', `/api/messages/threads?brand_id=${brand.id}`)
    expect((await threads()).body).toMatchObject({ threads: [] })
    expect(await contextOf(staff, threadOf(brand.id, creator.id))).toMatchObject({
      collaboration: { campaign_name: 'Presspaketet', turn: { who: 'mine', ask: 'answer_application' } },
    })
    await creatorWrites(creator, brand.id, { body: 'En fråga' })
    await api.call(staff, 'PATCH', `/api/participations/${id}/approve`, { headers: newKey(), body: {} })
    const { body } = await api.call(creator, 'GET', `/api/instagramers/me/messages?brand_id=${brand.id}`)
    expect(body).toMatchObject({
      messages: [
        {
          notice: { kind: 'application_approved', participation_id: id, campaign_name: 'Presspaketet' },
          author: 'user',
        },
        { notice: null, body: 'En fråga' },
        { notice: { kind: 'applied' }, author: 'instagramer' },
      ],
    })
    expect(await contextOf(creator, threadOf(brand.id))).toMatchObject({
      collaboration: { turn: { who: 'mine', ask: 'hand_in_post' } },
    })
  })
})

describe('mute, block, report', () => {
  test('a creator who blocks gets no more, the staff are told so, and it can be taken back', async () => {
    const { brand, staff, creator } = await pairing()
    await staffWrites(staff, brand.id, creator.id, { body: 'Hej' })
    await set(creator, threadOf(brand.id), { blocked: true })
    expect(await staffWrites(staff, brand.id, creator.id, { body: 'Hallå?' })).toMatchObject({
      status: 422,
      body: { error: 'blocked' },
    })
    expect(await contextOf(staff, threadOf(brand.id, creator.id))).toMatchObject({ blocked: 'theirs' })
    expect(await contextOf(creator, threadOf(brand.id))).toMatchObject({ blocked: 'mine' })
    await set(creator, threadOf(brand.id), { blocked: false })
    expect((await staffWrites(staff, brand.id, creator.id, { body: 'Tack' })).status).toBe(200)
  })

  test('platform staff decide a report once, and it says who did; closed means that the reported side writes no more', async () => {
    const { brand, staff, creator } = await pairing()
    const admin = await make.staff('admin')
    await staffWrites(staff, brand.id, creator.id, { body: 'Otrevligt' })
    const report = { brand_id: brand.id, reason: 'rude', text: 'Se ovan' }
    for (let time = 0; time < 2; time += 1)
      expect((await api.call(creator, 'POST', '/api/messages/reports', { body: { report } })).status).toBe(204)
    const { body } = await api.call(admin, 'GET', '/api/message_reports')
    const mine = (body as { message_reports: { id: string; brand_id: string }[] }).message_reports.filter(
      ({ brand_id: id }) => id === brand.id,
    )
    expect(mine).toHaveLength(1)
    const decide = () =>
      api.call(admin, 'POST', `/api/message_reports/${mine[0]!.id}/decide`, { body: { decision: 'closed', note: '' } })
    const { name } = await api.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', admin.id)
      .executeTakeFirstOrThrow()
    const decided = {
      message_report: { state: 'closed', decided_at: api.clock.now.toISOString(), decided_by_name: name },
    }
    expect(await decide()).toMatchObject({ status: 200, body: decided })
    expect(await decide()).toMatchObject({ status: 409, body: { error: 'already_decided' } })
    expect((await api.call(admin, 'GET', `/api/message_reports/${mine[0]!.id}`)).body).toMatchObject(decided)
    expect((await staffWrites(staff, brand.id, creator.id, { body: 'Igen' })).status).toBe(422)
    expect((await creatorWrites(creator, brand.id, { body: 'Hej' })).status).toBe(200)
  })

  test('a stranger gets five messages before the first answer, and one account begins with thirty in a day', async () => {
    const { brand, staff, creator } = await pairing()
    for (let at = 0; at < 5; at += 1) await staffWrites(staff, brand.id, creator.id, { body: `${at}` })
    expect(await staffWrites(staff, brand.id, creator.id, { body: 'sex' })).toMatchObject({
      status: 422,
      body: { error: 'await_answer' },
    })
    await creatorWrites(creator, brand.id, { body: 'Svar' })
    expect((await staffWrites(staff, brand.id, creator.id, { body: 'sex' })).status).toBe(200)
    for (let at = 0; at < 29; at += 1) await staffWrites(staff, brand.id, (await make.creator()).id, { body: 'Hej' })
    const last = await staffWrites(staff, brand.id, (await make.creator()).id, { body: 'Hej' })
    expect(last).toMatchObject({ status: 429, body: { error: 'too_many_strangers' } })
  })
})

describe('a message to many', () => {
  const setUp = async () => {
    const made = await pairing()
    const people = [made.creator, await make.creator(), await make.creator()]
    for (const person of people) await make.participation(made.brand.id, made.campaign, person.id)
    const create = (body: string, ids = people.map(({ id }) => id)) =>
      api.call(made.staff, 'POST', `/api/campaigns/${made.campaign}/message_bulks`, {
        headers: newKey(),
        body: { message_bulk: { name: 'Påminn', body, instagramer_ids: ids } },
      })
    const received = async (who: Actor) =>
      (
        (await api.call(who, 'GET', `/api/instagramers/me/messages?brand_id=${made.brand.id}`)).body as {
          messages: { body: string }[]
        }
      ).messages.map(({ body }) => body)
    const makeDue = () =>
      api.db
        .updateTable('message_bulks')
        .set({ send_at: new Date(0).toISOString() })
        .where('brand_id', '=', made.brand.id)
        .execute()
    return { ...made, people, create, received, makeDue }
  }
  const run = () =>
    bulkJob.run({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now } as Parameters<
      typeof bulkJob.run
    >[0])

  test('goes to each in their own thread, filled, once, when the time to call it off is over', async () => {
    const { people, create, received, makeDue } = await setUp()
    const { body } = await create('Hej {förnamn}! Det gäller {campaign}.')
    expect(body).toMatchObject({ message_bulk: { state: 'waiting', recipient_count: 3, seconds_left: 10 } })
    await run()
    expect(await received(people[0]!)).toEqual([])
    await makeDue()
    await Promise.all([run(), run()])
    for (const person of people) {
      expect(await toldOf(person)).toEqual(['message'])
      expect(await received(person)).toEqual(['Hej Creator! Det gäller Presspaketet.'])
    }
  })

  test('is called off from another device by a colleague; then it is too late to send, and the other way round', async () => {
    const { brand, people, create, received, makeDue } = await setUp()
    const colleague = await make.staff('company', [brand.id])
    const idOf = (answer: { body: unknown }) => (answer.body as { message_bulk: { id: string } }).message_bulk.id
    const first = idOf(await create('Hej'))
    const waiting = await api.call(colleague, 'GET', '/api/message_bulks')
    expect(waiting.body).toMatchObject({ message_bulks: [{ id: first }] })
    expect((await api.call(colleague, 'POST', `/api/message_bulks/${first}/cancel`)).status).toBe(200)
    await makeDue()
    await run()
    expect(await received(people[0]!)).toEqual([])
    expect((await api.call(colleague, 'POST', `/api/message_bulks/${first}/send`)).status).toBe(409)
    const second = idOf(await create('Hallå'))
    expect((await api.call(colleague, 'POST', `/api/message_bulks/${second}/send`)).status).toBe(200)
    expect((await api.call(colleague, 'POST', `/api/message_bulks/${second}/cancel`)).status).toBe(409)
    expect(await received(people[0]!)).toEqual(['Hallå'])
  })

  test('names who has muted or blocked, leaves the blocked out, and is refused while a variable has no value', async () => {
    const { brand, campaign, staff, people, create, received, makeDue } = await setUp()
    await set(people[1]!, threadOf(brand.id), { muted: true })
    await set(people[2]!, threadOf(brand.id), { blocked: true })
    const { body } = await api.call(staff, 'GET', `/api/campaigns/${campaign}/message_recipients`)
    const { recipients } = body as { recipients: { instagramer_id: string; muted: boolean; blocked: boolean }[] }
    const of = (id: string) => recipients.find((each) => each.instagramer_id === id)
    expect([of(people[1]!.id)?.muted, of(people[2]!.id)?.blocked]).toEqual([true, true])
    expect(await create('Arvode: {fee}')).toMatchObject({ status: 422, body: { errors: { body: ['required'] } } })
    expect(await create('Hej {okänd}')).toMatchObject({ status: 422 })
    await create('Hej')
    await makeDue()
    await run()
    expect([await received(people[1]!), await received(people[2]!)]).toEqual([['Hej'], []])
    expect([await toldOf(people[0]!), await toldOf(people[1]!)]).toEqual([['message'], []])
  })
})

describe('templates', () => {
  test("are the brand's own; a name is there once", async () => {
    const { brand, staff } = await pairing()
    const stranger = await make.staff('company', [(await make.brand()).id])
    const path = `/api/brands/${brand.id}/message_templates`
    const add = (name: string, who = staff) =>
      api.call(who, 'POST', path, { body: { message_template: { name, body: 'Hej {first_name}' } } })
    const { body } = await add('Påminn')
    const { id } = (body as { message_template: { id: string } }).message_template
    expect(await add('påminn')).toMatchObject({ status: 422, body: { errors: { name: ['taken'] } } })
    expect((await add('X', stranger)).status).toBe(404)
    expect((await api.call(stranger, 'DELETE', `/api/message_templates/${id}`)).status).toBe(404)
    expect((await api.call(staff, 'DELETE', `/api/message_templates/${id}`)).status).toBe(204)
    expect((await api.call(staff, 'GET', path)).body).toEqual({ message_templates: [] })
  })
})
