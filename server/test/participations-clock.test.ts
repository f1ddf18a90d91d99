import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { runDeadlines } from '../src/modules/deadlines'
import { figure, repetitions } from './support/figure'
import { mailsFor } from './support/mails'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let staff: Actor
let brandId: string
let campaignId: string
const start = Date.parse('2026-11-01T12:00:00Z')
const hour = 3_600_000
const day = 24 * hour
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.deleteFrom('campaign_events').execute()
  await api.db.deleteFrom('mentions').execute()
  await api.db.deleteFrom('participations').execute()
  await api.db.deleteFrom('outbox').execute()
  api.clock.now = new Date(start)
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
  campaignId = await records.campaign(brandId, { name: 'Lussebrygg' })
})

const at = (time: number) => {
  api.clock.now = new Date(time)
}
const run = () => runDeadlines({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now })
/** Two instances at once. */
const runTwice = async () =>
  (await Promise.all([run(), run()])).reduce((sum, each) => ({
    expired: sum.expired + each.expired,
    staffReminded: sum.staffReminded + each.staffReminded,
    creatorsReminded: sum.creatorsReminded + each.creatorsReminded,
  }))
const staffMails = async () =>
  mailsFor(
    api,
    (await api.db.selectFrom('users').select('email').where('id', '=', staff.id).executeTakeFirstOrThrow()).email,
  )
const application = async (appliedAt = start) => {
  const creator = await records.creator()
  const id = await records.participation(brandId, campaignId, creator.id, 'pending')
  await api.db
    .updateTable('participations')
    .set({ created_at: new Date(appliedAt).toISOString() })
    .where('id', '=', id)
    .execute()
  return { id, creator, mails: () => mailsFor(api, `${creator.username}@samspel.test`) }
}
const stateOf = (id: string) =>
  api.db
    .selectFrom('participations')
    .select(['state', 'decision_kind', 'decided_by', 'decided_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('the answer clock', () => {
  test('after five days staff are reminded once, one mail for all that wait for a campaign', async () => {
    const [first] = [await application(), await application(start + hour)]
    at(start + 5 * day - 1)
    expect(await runTwice()).toEqual({ expired: 0, staffReminded: 0, creatorsReminded: 0 })
    at(start + 5 * day + 2 * hour)
    expect(await runTwice()).toMatchObject({ staffReminded: 2 })
    const later = await application(start + 3 * hour)
    at(start + 5 * day + 4 * hour)
    expect(await runTwice()).toMatchObject({ staffReminded: 0 })
    const [mail, ...others] = await staffMails()
    expect([mail?.subject, others]).toEqual(['2 ansökningar till Lussebrygg väntar på svar', []])
    for (const word of [`@${first.creator.username}`, `http://localhost:8080/campaigns/${campaignId}`, '10 dagar'])
      expect(mail?.text).toContain(word)
    at(start + 6 * day + 3 * hour)
    expect(await runTwice()).toMatchObject({ staffReminded: 1 })
    expect((await staffMails()).map(({ subject }) => subject)).toEqual([
      '2 ansökningar till Lussebrygg väntar på svar',
      'En ansökan till Lussebrygg väntar på svar',
    ])
    expect((await staffMails())[1]?.text).toContain(`@${later.creator.username}`)
  })

  test('those that nobody can decide any more are not asked for', async () => {
    await application()
    await api.db.updateTable('campaigns').set({ state: 'finished' }).where('id', '=', campaignId).execute()
    at(start + 6 * day)
    expect(await runTwice()).toMatchObject({ staffReminded: 0 })
  })

  test('after ten days it expires, by nobody, once; the creator reads it in a mail of their own language and nothing else moves', async () => {
    const [swedish, english, answered] = [await application(), await application(), await application()]
    await api.db.updateTable('instagramers').set({ locale: 'en' }).where('id', '=', english.creator.id).execute()
    await api.db
      .updateTable('participations')
      .set({ state: 'approved', decision_kind: 'approved' })
      .where('id', '=', answered.id)
      .execute()
    at(start + 10 * day - 1)
    expect(await runTwice()).toMatchObject({ expired: 0 })
    const heard: string[] = []
    const stop = api.bus.subscribe(({ fact }) => heard.push(fact))
    at(start + 10 * day)
    expect(await runTwice()).toMatchObject({ expired: 2 })
    expect(await runTwice()).toMatchObject({ expired: 0, staffReminded: 0 })
    expect(await stateOf(swedish.id)).toEqual({
      state: 'rejected',
      decision_kind: 'expired',
      decided_by: null,
      decided_at: new Date(start + 10 * day).toISOString(),
    })
    expect((await stateOf(answered.id)).state).toBe('approved')
    expect((await swedish.mails()).map(({ subject }) => subject)).toEqual([
      'Din ansökan till Lussebrygg fick inget svar',
    ])
    expect((await english.mails()).map(({ subject }) => subject)).toEqual([
      'Your application for Lussebrygg had no answer',
    ])
    const acts = await api.db
      .selectFrom('campaign_events')
      .select(['act', 'actor_name'])
      .where('campaign_id', '=', campaignId)
      .execute()
    expect(acts).toEqual([
      { act: 'participation_expired', actor_name: null },
      { act: 'participation_expired', actor_name: null },
    ])
    for (const deadline = Date.now() + 10_000; heard.length < 3 && Date.now() < deadline;)
      await new Promise(setImmediate)
    stop()
    expect(heard.sort()).toEqual([
      'campaign-changed',
      'notices-changed',
      'notices-changed',
      'participation-changed',
      'participation-changed',
    ])
    const again = await api.call(
      await api.actor('user', staff.id, 'company'),
      'PATCH',
      `/api/participations/${swedish.id}/approve`,
      { body: { from: 'rejected' } },
    )
    expect(again.body).toMatchObject({
      participation: { state: 'approved', decision_kind: 'approved', answer_by: null },
    })
  })

  test('QUALITY 6 answers that come at the same moment: each application has one end, and as many mails as expired', async () => {
    // As many at a time as the API's connections allow.
    const [batches, together] = [repetitions(1, 40), repetitions(30, 25)]
    const ends = { approved: 0, rejected: 0, expired: 0 }
    for (let batch = 0; batch < batches; batch += 1) {
      api.clock.now = new Date(start)
      const all: Awaited<ReturnType<typeof application>>[] = []
      for (let index = 0; index < together; index += 1) {
        campaignId = await records.campaign(brandId)
        all.push(await application())
      }
      at(start + 10 * day)
      const who = await api.actor('user', staff.id, 'company')
      const answer = ({ id }: { id: string }, index: number) =>
        api.call(
          who,
          'PATCH',
          `/api/participations/${id}/${index % 2 ? 'approve' : 'reject'}`,
          index % 2 ? {} : { body: { reason: 'Fullt' } },
        )
      // The clock takes them in order, while the answers start from the other end.
      const [answers, { expired }] = await Promise.all([Promise.all(all.toReversed().map(answer)), runTwice()])
      const left = (await run()).expired
      const won = answers
        .filter(({ status }) => status === 200)
        .map(({ body }) => (body as { participation: { state: 'approved' | 'rejected' } }).participation.state)
      const mails = (await Promise.all(all.map(({ mails: of }) => of()))).map((each) =>
        each.map(({ subject }) => subject.endsWith('fick inget svar')),
      )
      expect([won.length + expired + left, answers.every(({ status }) => status === 200 || status === 409)]).toEqual([
        together,
        true,
      ])
      // Each creator is mailed about exactly one outcome.
      expect([mails.every(({ length }) => length === 1), mails.flat().filter(Boolean).length]).toEqual([
        true,
        expired + left,
      ])
      for (const state of won) ends[state] += 1
      ends.expired += expired + left
    }
    console.info(`clock against answers: ${JSON.stringify(ends)} of ${batches * together}`)
    figure(
      6,
      `applications answered in the moment in which they expire: one end and one mail each, ${batches * together} of ${batches * together} (approved ${ends.approved}, expired ${ends.expired}, rejected ${ends.rejected})`,
    )
  }, 900_000)

  test('200 applications of 10 campaigns expire in one run of two instances, each once', async () => {
    const campaigns = []
    for (let index = 0; index < 10; index += 1) campaigns.push(await records.campaign(brandId))
    const creators: string[] = []
    for (let index = 0; index < 20; index += 1) creators.push((await records.creator()).id)
    await api.db
      .insertInto('participations')
      .values(
        campaigns.flatMap((campaign) =>
          creators.map((creator) => ({
            brand_id: brandId,
            id: uuidv7(),
            campaign_id: campaign,
            instagramer_id: creator,
            created_at: new Date(start).toISOString(),
          })),
        ),
      )
      .execute()
    at(start + 11 * day)
    const { expired } = await runTwice()
    const { expired: left } = await run()
    const mails = await api.db.selectFrom('outbox').select('id').execute()
    console.info(`clock: ${expired} of 200 expired by two instances at once, ${left} left, ${mails.length} mails`)
    expect([expired + left, mails.length]).toEqual([200, 200])
  })
})

describe('content deadlines', () => {
  const collaboration = async (fields: object = {}) => {
    const made = await application()
    await api.db
      .updateTable('participations')
      .set({ state: 'approved', decision_kind: 'approved', ...fields })
      .where('id', '=', made.id)
      .execute()
    return made
  }
  const hand = (id: string, creatorId: string, state: 'pending' | 'approved' | 'rejected') =>
    api.db
      .insertInto('mentions')
      .values({
        id: uuidv7(),
        brand_id: brandId,
        campaign_id: campaignId,
        participation_id: id,
        instagramer_id: creatorId,
        kind: 'content',
        state,
        content_post: JSON.stringify({ text: 'x', imageUrls: [] }),
      })
      .execute()

  test('three days before, creators who have handed in nothing are reminded once; paused ones and own days count', async () => {
    await api.db
      .updateTable('campaigns')
      .set({ due_at: '2026-11-20', state: 'ongoing' })
      .where('id', '=', campaignId)
      .execute()
    const [plain, later, sooner, paused, posted, refused] = [
      await collaboration(),
      await collaboration({ due_at: '2026-11-25' }),
      await collaboration({ due_at: '2026-11-10' }),
      await collaboration({ deadline_paused_at: new Date(start).toISOString() }),
      await collaboration(),
      await collaboration(),
    ]
    await hand(posted.id, posted.creator.id, 'pending')
    await hand(refused.id, refused.creator.id, 'rejected')
    const reminded = async () =>
      Promise.all([plain, later, sooner, paused, posted, refused].map(async ({ mails }) => (await mails()).length))
    at(Date.parse('2026-11-16T22:30:00Z'))
    expect((await runTwice()).creatorsReminded).toBe(0)
    at(Date.parse('2026-11-16T23:30:00Z'))
    expect((await runTwice()).creatorsReminded).toBe(2)
    expect((await runTwice()).creatorsReminded).toBe(0)
    expect(await reminded()).toEqual([1, 0, 0, 0, 0, 1])
    const [mail] = await plain.mails()
    expect(mail?.subject).toBe('Lämna in ditt innehåll för Lussebrygg senast 20 november 2026')
    expect(mail?.text).toContain(`http://localhost:8080/assignments/${plain.id}`)
    at(Date.parse('2026-11-22T12:00:00Z'))
    expect((await runTwice()).creatorsReminded).toBe(1)
    expect(await reminded()).toEqual([1, 1, 0, 0, 0, 1])
  })

  test('a deadline that an answered delivery problem moved is reminded of anew', async () => {
    await api.db
      .updateTable('campaigns')
      .set({ due_at: '2026-11-04', state: 'ongoing' })
      .where('id', '=', campaignId)
      .execute()
    const made = await collaboration()
    expect((await run()).creatorsReminded).toBe(1)
    const report = await api.call(
      await api.actor('instagramer', made.creator.id),
      'POST',
      `/api/participations/${made.id}/delivery_problems`,
      { body: { delivery_problem: { kind: 'not_arrived', text: '' } } },
    )
    expect((await run()).creatorsReminded).toBe(0)
    at(start + 4 * day)
    const { participation } = report.body as { participation: { delivery_problem: { id: string } } }
    await api.call(
      await api.actor('user', staff.id, 'company'),
      'PATCH',
      `/api/delivery_problems/${participation.delivery_problem.id}/resolve`,
      { body: { answer: 'Skickat' } },
    )
    expect((await run()).creatorsReminded).toBe(1)
    expect((await made.mails()).map(({ subject }) => subject)).toEqual([
      'Lämna in ditt innehåll för Lussebrygg senast 4 november 2026',
      'Svar om leveransen för Lussebrygg',
      'Lämna in ditt innehåll för Lussebrygg senast 8 november 2026',
    ])
  })
})
