import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { mailsFor } from './support/mails'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let staff: Actor
let creator: Awaited<ReturnType<Records['creator']>>
let brandId: string
let campaignId: string
let id: string
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T10:00:00Z')
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
  creator = await records.creator()
  campaignId = await records.campaign(brandId, { state: 'ongoing', name: 'Lussebrygg' })
  await api.db.updateTable('campaigns').set({ due_at: '2026-12-01' }).where('id', '=', campaignId).execute()
  id = await records.participation(brandId, campaignId, creator.id)
})

interface Seen {
  participation: {
    delivery_problem: { id: string }
    due_at: string
    deadline_paused_at: string | null
    need: string
    abilities: string[]
  }
}
const report = (who: Actor = creator, participation = id) =>
  api.call(who, 'POST', `/api/participations/${participation}/delivery_problems`, {
    body: { delivery_problem: { kind: 'damaged', text: 'Burken är bucklig' } },
  })
const resolve = (problem: string, fields: object = {}, who = staff) =>
  api.call(who, 'PATCH', `/api/delivery_problems/${problem}/resolve`, {
    body: { answer: 'En ny är på väg', ...fields },
  })
const problemOf = ({ body }: { body: unknown }) => (body as Seen).participation.delivery_problem.id
/** Advances the clock; staff sign in again, as their session may have expired. */
const pass = async (hours: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + hours * 3_600_000)
  staff = await api.actor('user', staff.id, 'company')
}

test('a report pauses the deadline; the answer moves it by the days that it stood still, and goes to the creator by mail', async () => {
  const heard: string[] = []
  const stop = api.bus.subscribe(({ fact, audience }) =>
    heard.push(`${fact} ${'instagramerId' in audience && audience.instagramerId === creator.id ? 'both' : 'brand'}`),
  )
  const reported = await report()
  expect(reported.body).toMatchObject({
    participation: {
      deadline_paused_at: '2026-11-20T10:00:00.000Z',
      due_at: '2026-12-01',
      need: 'delivery',
      delivery_problem: { kind: 'damaged', text: 'Burken är bucklig', answer: null, resolved_at: null },
      abilities: ['postMention'],
    },
  })
  expect((await report()).body).toEqual({ error: 'conflict' })
  expect((await api.call(staff, 'GET', `/api/participations/${id}`)).body).toMatchObject({
    participation: { abilities: ['remove', 'annotate', 'resolveDelivery'] },
  })
  expect((await api.call(staff, 'GET', '/api/campaigns/counts')).body).toMatchObject({
    waiting: { delivery_problems: 1 },
  })
  await pass(4 * 24 + 14)
  const answered = await resolve(problemOf(reported))
  expect(answered.body).toMatchObject({
    participation: {
      deadline_paused_at: null,
      due_at: '2026-12-06',
      delivery_problem: { answer: 'En ny är på väg', resolved_at: expect.any(String) },
      abilities: ['remove', 'annotate'],
    },
  })
  expect((await resolve(problemOf(reported))).body).toEqual({ error: 'already_decided' })
  const [mail, ...others] = await mailsFor(api, `${creator.username}@samspel.test`)
  expect([mail?.subject, others]).toEqual(['Svar om leveransen för Lussebrygg', []])
  for (const word of ['En ny är på väg', '6 december 2026', `http://localhost:8080/assignments/${id}`])
    expect(mail?.text).toContain(word)
  const acts = await api.db
    .selectFrom('campaign_events')
    .select(['act', 'comment'])
    .where('campaign_id', '=', campaignId)
    .orderBy('id')
    .execute()
  expect(acts).toEqual([
    { act: 'delivery_reported', comment: 'Burken är bucklig' },
    { act: 'delivery_resolved', comment: 'En ny är på väg' },
  ])
  // Facts arrive through the database.
  for (const deadline = Date.now() + 10_000; heard.length < 4 && Date.now() < deadline;) await new Promise(setImmediate)
  stop()
  expect(heard.filter((fact) => fact === 'participation-changed both')).toHaveLength(2)
})

test('a day that is given stands; days that have passed or come before the agreed one are refused; a second problem moves the moved day', async () => {
  const first = problemOf(await report())
  expect((await resolve(first, { due_at: '2026-11-19' })).body).toEqual({ errors: { due_at: ['too_small'] } })
  expect((await resolve(first, { answer: ' ' })).status).toBe(422)
  expect((await resolve(first, { due_at: '2026-12-10' })).body).toMatchObject({
    participation: { due_at: '2026-12-10' },
  })
  const second = problemOf(await report())
  await pass(48)
  expect((await resolve(second, { due_at: '2026-12-09' })).body).toEqual({ errors: { due_at: ['too_small'] } })
  expect((await resolve(second)).body).toMatchObject({
    participation: { due_at: '2026-12-12', delivery_problem: { id: second } },
  })
})

test('pictures of a problem are the own ones, and both sides see them', async () => {
  const uploadOf = async (owner: string) => {
    const picture = randomUUID()
    const url = `/uploads/2026/${picture}.webp`
    const row = {
      id: picture,
      instagramer_id: owner,
      url,
      width: 800,
      height: 600,
      bytes: 1,
      created_at: '2026-11-20T09:00:00Z',
    }
    await api.db.insertInto('uploads').values(row).execute()
    return url
  }
  const [own, foreign] = [await uploadOf(creator.id), await uploadOf((await records.creator()).id)]
  const reportWith = (pictures: string[]) =>
    api.call(creator, 'POST', `/api/participations/${id}/delivery_problems`, {
      body: { delivery_problem: { kind: 'damaged', text: 'Burken är bucklig', pictures } },
    })
  for (const url of [foreign, '/uploads/2026/none.webp', 'https://example.com/a.webp', '/uploads/demo/face-1.webp'])
    expect((await reportWith([own, url])).body).toEqual({ errors: { pictures: ['upload_failed'] } })
  expect((await reportWith([own])).body).toMatchObject({ participation: { delivery_problem: { pictures: [own] } } })
  for (const who of [creator, staff])
    expect((await api.call(who, 'GET', `/api/participations/${id}`)).body).toMatchObject({
      participation: { delivery_problem: { kind: 'damaged', pictures: [own] } },
    })
})

test('staff list those with an open problem, counted by state', async () => {
  const other = await records.participation(brandId, campaignId, (await records.creator()).id)
  const problem = problemOf(await report())
  const listed = () => api.call(staff, 'GET', `/api/campaigns/${campaignId}/participations?deliveryProblem=true`)
  expect((await listed()).body).toMatchObject({
    participations: [{ id }],
    meta: { total_count: 1 },
    counts: { approved: 1, all: 1 },
  })
  await resolve(problem)
  expect((await listed()).body).toMatchObject({ participations: [], counts: { all: 0 } })
  expect((await api.call(staff, 'GET', `/api/participations/${other}`)).body).toMatchObject({
    participation: { delivery_problem: null },
  })
})

test('only the own approved collaboration; staff of others find nothing', async () => {
  expect((await report(await records.creator())).status).toBe(404)
  const pending = await records.participation(brandId, campaignId, (creator = await records.creator()).id, 'pending')
  expect((await report(creator, pending)).body).toEqual({ error: 'illegal_transition' })
  await api.db.updateTable('participations').set({ state: 'approved' }).where('id', '=', pending).execute()
  const problem = problemOf(await report(creator, pending))
  expect((await resolve(problem, {}, await records.staff('company', [(await records.brand()).id]))).status).toBe(404)
})

test('of ten reports at once one stands, and of ten answers one', async () => {
  const reports = await Promise.all(Array.from({ length: 10 }, () => report()))
  expect(reports.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  const problem = problemOf(reports.find(({ status }) => status === 200) ?? { body: {} })
  const answers = await Promise.all(Array.from({ length: 10 }, () => resolve(problem)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  expect(await mailsFor(api, `${creator.username}@samspel.test`)).toHaveLength(1)
})
