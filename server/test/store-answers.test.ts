import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runDeadlines } from '../src/modules/deadlines'
import { remindOfPasses } from '../src/modules/stores/passes'
import { mailsFor } from './support/mails'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey } from './support/wallet'

let api: TestApi
let make: Records
let pickups: ReturnType<typeof pickupsOf>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  pickups = pickupsOf(api, make)
})
afterAll(() => api.close())
beforeEach(() => {
  api.clock.now = new Date('2026-11-20T11:00:00Z')
})
const later = (hours: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + hours * 3_600_000)
}

interface Applicant {
  id: string
  state: string
  code: string | null
  abilities: string[]
  creator: { id: string }
}
const apply = async (creator: Actor, offerId: string) =>
  (
    (
      await api.call(creator, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
        body: { store_participation: { motivation: 'Gärna' } },
      })
    ).body as { store_participation: Applicant }
  ).store_participation
const approve = (who: Actor, id: string, body: object = {}) =>
  api.call(who, 'PATCH', `/api/store_participations/${id}/approve`, { body })
const decline = (who: Actor, id: string, body: object = {}) =>
  api.call(who, 'PATCH', `/api/store_participations/${id}/decline`, { body: { reason: 'Fullt', ...body } })
const list = async (who: Actor, brandId: string, query = '') =>
  (await api.call(who, 'GET', `/api/brands/${brandId}/store_participations${query}`)).body as {
    store_participations: Applicant[]
    counts: Record<string, number>
    meta: { total_count: number }
  }
const takenOf = async (offerId: string) =>
  (await api.db.selectFrom('store_campaigns').select('taken').where('id', '=', offerId).executeTakeFirstOrThrow()).taken
const own = async (creator: Actor, offerId: string) =>
  (
    (await api.call(creator, 'GET', `/api/store_campaigns/${offerId}`)).body as {
      store_campaign: { store_participation: Record<string, unknown> | null }
    }
  ).store_campaign.store_participation

const addressed = async (who: Actor) => {
  const email = `${who.id}@samspel.test`
  await api.db.updateTable('instagramers').set({ email, locale: 'sv' }).where('id', '=', who.id).execute()
  return email
}

const setUp = async (places = 0) => {
  const made = await pickups.setUp({ requiresApplication: true, places })
  const [staff, creator] = [await make.staff('company', [made.brand.id]), await make.creator()]
  const email = await addressed(creator)
  return { ...made, staff, creator, email, application: await apply(creator, made.offerId) }
}

describe('lists (T-18, T-22)', () => {
  test('of a brand, a store or a store campaign, by state, with how many are in each; no code in them', async () => {
    const { brand, staff, offerId, storeId, creator, application } = await setUp()
    const second = await apply(await make.creator(), offerId)
    await approve(staff, second.id)
    const all = await list(staff, brand.id)
    expect(all.counts).toEqual({ requested: 1, approved: 1, declined: 0, picked_up: 0, invited: 0 })
    expect(all.store_participations).toMatchObject([
      {
        id: application.id,
        motivation: 'Gärna',
        store_name: 'Store',
        abilities: ['approve', 'decline', 'move'],
        creator: { id: creator.id, handle: creator.username },
      },
      { id: second.id, code: null, abilities: ['handOut', 'end'] },
    ])
    const idsOf = async (query: string) => (await list(staff, brand.id, query)).store_participations.map(({ id }) => id)
    expect(await idsOf(`?state=approved&store_id=${storeId}`)).toEqual([second.id])
    expect(await idsOf(`?state=requested&store_campaign_id=${offerId}`)).toEqual([application.id])
    expect(await idsOf(`?query=%25`)).toEqual([])
    expect(await idsOf(`?store_id=${brand.id}`)).toEqual([])
  })

  test('are for the brand alone, and not for clerks', async () => {
    const { brand, application } = await setUp()
    const clerk = await make.staff('store_user', [brand.id])
    const foreign = await make.staff('company', [(await make.brand()).id])
    for (const [who, status] of [[clerk, 403] as const, [foreign, 404] as const]) {
      expect((await api.call(who, 'GET', `/api/brands/${brand.id}/store_participations`)).status).toBe(status)
      expect((await approve(who, application.id)).status).toBe(status)
      expect((await decline(who, application.id)).status).toBe(status)
    }
  })
})

describe('answers (T-20)', () => {
  test('approved: the pass holds from now on, and the creator is written to with its last day', async () => {
    const { staff, creator, email, offerId, application } = await setUp()
    expect((await approve(staff, application.id)).body).toMatchObject({
      store_participation: { state: 'approved', code: null, decided_at: '2026-11-20T11:00:00.000Z' },
    })
    expect(await own(creator, offerId)).toMatchObject({
      state: 'approved',
      code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/),
      expires_at: '2026-11-27T22:59:59.999Z',
    })
    const [mail] = await mailsFor(api, email)
    expect(mail?.text).toContain('till och med 27 november 2026')
    expect(mail?.text).toContain(`/store-campaigns/${offerId}/pass`)
    expect((await approve(staff, application.id)).body).toEqual({ error: 'already_decided' })
  })

  test('declined with a reason, which the creator is told; then taken in after all', async () => {
    const { staff, creator, email, offerId, application } = await setUp()
    expect((await decline(staff, application.id, { reason: ' ' })).status).toBe(422)
    await decline(staff, application.id)
    expect(await own(creator, offerId)).toMatchObject({ state: 'declined', decision_reason: 'Fullt' })
    expect((await mailsFor(api, email)).at(-1)?.text).toContain('Fullt')
    expect((await approve(staff, application.id)).body).toEqual({ error: 'already_decided' })
    await approve(staff, application.id, { from: 'declined' })
    expect(await own(creator, offerId)).toMatchObject({ state: 'approved', decision_reason: null })
  })

  test('a pass that is ended frees its place; one that was picked up is not ended', async () => {
    const { staff, brand, storeId, creator, offerId, application } = await setUp(1)
    await approve(staff, application.id)
    expect(await takenOf(offerId)).toBe(1)
    await decline(staff, application.id, { from: 'approved' })
    expect(await takenOf(offerId)).toBe(0)
    await approve(staff, application.id, { from: 'declined' })
    const code = (await own(creator, offerId))?.['code']
    const clerk = await make.staff('store_user', [brand.id])
    await api.call(clerk, 'POST', `/api/counters/${storeId}/hand_outs`, {
      headers: newKey(),
      body: { pass: { code, scanned_at: api.clock.now.toISOString() } },
    })
    expect((await decline(staff, application.id, { from: 'approved' })).body).toEqual({ error: 'already_decided' })
    expect(await own(creator, offerId)).toMatchObject({ state: 'picked_up' })
  })

  test('one that its creator took back is nobody’s to approve', async () => {
    const { staff, creator, application } = await setUp()
    await api.call(creator, 'DELETE', `/api/store_participations/${application.id}`)
    expect((await approve(staff, application.id, { from: 'declined' })).body).toEqual({ error: 'illegal_transition' })
  })
})

describe('at once', () => {
  test('50 applications for 7 places: seven are approved, the others are told that the store is full', async () => {
    const { staff, offerId, application } = await setUp(7)
    const others: Applicant[] = []
    for (let at = 0; at < 49; at += 1) others.push(await apply(await make.creator(), offerId))
    const answers = await Promise.all([application, ...others].map(({ id }) => approve(staff, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ body }) => (body as { error: string }).error)).toEqual(
      Array.from({ length: 43 }, () => 'campaign_full'),
    )
    expect(await takenOf(offerId)).toBe(7)
  })

  test('a hand-out, an end by the brand and a taking back: one of them happens, and the place is counted once', async () => {
    const { staff, brand, storeId, offerId } = await setUp(30)
    const clerk = await make.staff('store_user', [brand.id])
    for (let round = 0; round < 20; round += 1) {
      const creator = await make.creator()
      const { id } = await apply(creator, offerId)
      await approve(staff, id)
      const before = await takenOf(offerId)
      const code = (await own(creator, offerId))?.['code']
      const [handedOut, ended, takenBack] = await Promise.all([
        api.call(clerk, 'POST', `/api/counters/${storeId}/hand_outs`, {
          headers: newKey(),
          body: { pass: { code, scanned_at: api.clock.now.toISOString() } },
        }),
        decline(staff, id, { from: 'approved' }),
        api.call(creator, 'DELETE', `/api/store_participations/${id}`),
      ])
      const won = [
        (handedOut.body as { verdict: { outcome: string } }).verdict.outcome === 'handed_out',
        ended.status === 200,
        takenBack.status === 204,
      ]
      expect(won.filter(Boolean)).toHaveLength(1)
      const { state } = await api.db
        .selectFrom('store_participations')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(state).toBe(won[0] ? 'picked_up' : 'declined')
      expect(await takenOf(offerId)).toBe(won[0] ? before : before - 1)
    }
  })
})

test('in the last day of a pass its creator is told once', async () => {
  const { staff, email, application } = await setUp()
  await approve(staff, application.id)
  const remind = () => remindOfPasses({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now })
  const told = async () =>
    (await mailsFor(api, email)).filter(({ subject }) => subject.includes('innan passet går ut')).length
  later(6 * 24)
  await remind()
  expect(await told()).toBe(0)
  later(12)
  await Promise.all([remind(), remind()])
  expect(await told()).toBe(1)
})

describe('hand-out by staff, without a code', () => {
  const handOut = (who: Actor, id: string, reason = 'Telefonen var död') =>
    api.call(who, 'PATCH', `/api/store_participations/${id}/hand_out`, { body: { reason } })

  test('a pass that holds is handed out once, with who and why; the creator is not told why', async () => {
    const { brand, staff, creator, offerId, application } = await setUp()
    expect((await handOut(staff, application.id)).body).toEqual({ error: 'illegal_transition' })
    await approve(staff, application.id)
    expect((await handOut(staff, application.id, ' ')).status).toBe(422)
    expect((await handOut(await make.staff('store_user', [brand.id]), application.id)).status).toBe(403)
    expect((await handOut(await make.staff('company', [(await make.brand()).id]), application.id)).status).toBe(404)
    const answers = await Promise.all([1, 2, 3].map(() => handOut(staff, application.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await list(staff, brand.id)).store_participations).toMatchObject([
      { state: 'picked_up', hand_out_reason: 'Telefonen var död', abilities: ['undo', 'end'] },
    ])
    expect(await takenOf(offerId)).toBe(1)
    expect(JSON.stringify(await own(creator, offerId))).not.toContain('Telefonen')
  })

  test('once the pass has ended it is neither offered nor done, though the job that ends passes has not come yet', async () => {
    const { brand, staff, application } = await setUp()
    await approve(staff, application.id)
    const endsAt = (seconds: number) =>
      api.db
        .updateTable('store_participations')
        .set({ expires_at: new Date(api.clock.now.getTime() + seconds * 1_000).toISOString() })
        .where('id', '=', application.id)
        .execute()
    const offered = async () => (await list(staff, brand.id)).store_participations[0]!.abilities
    await endsAt(1)
    expect(await offered()).toContain('handOut')
    await endsAt(-1)
    expect(await offered()).toEqual(['end'])
    expect(await handOut(staff, application.id)).toMatchObject({ status: 422, body: { error: 'illegal_transition' } })
  })

  test('it is taken back within a minute, and the reason with it', async () => {
    const { brand, staff, application } = await setUp()
    await approve(staff, application.id)
    await handOut(staff, application.id)
    expect((await api.call(staff, 'POST', `/api/store_participations/${application.id}/undo_hand_out`)).status).toBe(
      200,
    )
    expect((await list(staff, brand.id)).store_participations).toMatchObject([
      { state: 'approved', hand_out_reason: null, abilities: ['handOut', 'end'] },
    ])
  })

  test('by staff within a day, not by a clerk after the minute, and not once something of it was posted', async () => {
    const { brand, staff, application } = await setUp()
    const clerk = await make.staff('store_user', [brand.id])
    const undo = (who: Actor) => api.call(who, 'POST', `/api/store_participations/${application.id}/undo_hand_out`)
    await approve(staff, application.id)
    await handOut(staff, application.id)
    later(2)
    expect((await undo(clerk)).status).toBe(422)
    expect((await undo(staff)).status).toBe(200)
    await handOut(staff, application.id)
    const dayAgo = new Date(api.clock.now.getTime() - 25 * 3_600_000).toISOString()
    await api.db
      .updateTable('store_participations')
      .set({ picked_up_at: dayAgo })
      .where('id', '=', application.id)
      .execute()
    expect((await api.call(staff, 'GET', `/api/store_participations/${application.id}`)).body).toMatchObject({
      store_participation: { id: application.id, state: 'picked_up', abilities: ['end'] },
    })
    expect((await undo(staff)).status).toBe(422)
  })

  test('not when the pass has run out, whether or not its end has been written', async () => {
    const { staff, application } = await setUp()
    await approve(staff, application.id)
    const pass = api.db.updateTable('store_participations').where('id', '=', application.id)
    await pass.set({ expires_at: '2026-11-20T10:59:59Z' }).execute()
    expect((await handOut(staff, application.id)).body).toEqual({ error: 'illegal_transition' })
  })
})

test('who waits has the day of the answer clock; nobody else has one', async () => {
  const { brand, staff, application } = await setUp()
  await api.db
    .updateTable('store_participations')
    .set({ created_at: '2026-11-20T11:00:00Z' })
    .where('id', '=', application.id)
    .execute()
  const waiting = async () => (await list(staff, brand.id)).store_participations
  expect(await waiting()).toMatchObject([{ answer_by: '2026-11-30T11:00:00.000Z' }])
  await approve(staff, application.id)
  expect(await waiting()).toMatchObject([{ answer_by: null }])
})

test('what nobody has answered for ten days ends by itself, once; its creator is told and may ask again', async () => {
  const { brand, staff, offerId, creator, application } = await setUp()
  const answered = await setUp()
  const email = await addressed(creator)
  const run = () => runDeadlines({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now })
  const asked = (id: string, hoursAgo: number) =>
    api.db
      .updateTable('store_participations')
      .set({ created_at: new Date(api.clock.now.getTime() - hoursAgo * 3_600_000).toISOString() })
      .where('id', '=', id)
      .execute()
  await approve(answered.staff, answered.application.id)
  await asked(answered.application.id, 241)
  await asked(application.id, 239)
  await run()
  expect(await own(creator, offerId)).toMatchObject({ state: 'requested' })
  await asked(application.id, 241)
  await Promise.all([run(), run()])
  expect(await own(creator, offerId)).toMatchObject({ state: 'declined', decision_kind: 'expired' })
  expect(await own(answered.creator, answered.offerId)).toMatchObject({ state: 'approved' })
  expect((await mailsFor(api, email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('fick inget svar'),
  ])
  expect(await approve(staff, application.id)).toMatchObject({ status: 409, body: { error: 'already_decided' } })
  expect((await list(staff, brand.id)).counts).toMatchObject({ requested: 0, declined: 1 })
  expect(await apply(creator, offerId)).toMatchObject({ state: 'requested', decision_kind: null })
})
