import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import type { BrandRole } from '@samspel/api'
import { addDays, dayOf } from '../src/days'
import { transact } from '../src/db/transact'
import { lapseRequests } from '../src/modules/approval-requests/clock-job'
import { brandAccount, fund } from '../src/modules/wallet'
import { pickupsOf } from './support/pickups'
import { spanned } from './support/proposal-rows'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

const limit = (who: Actor, approvalLimit: number | null) =>
  api.db.updateTable('users').set({ approval_limit: approvalLimit }).where('id', '=', who.id).execute()
const as = async (brandId: string, role: BrandRole, approvalLimit: number | null = null) => {
  const one = await make.staff('company', [brandId])
  await api.db.updateTable('brand_users').set({ role }).where('user_id', '=', one.id).execute()
  await limit(one, approvalLimit)
  return one
}

/** A brand with money and its people: one with 500 kr, one with 2 000 kr, an owner, who keeps the money, and who only reviews. */
const setUp = async () => {
  const brand = await make.brand()
  await transact(api.db, async (trx) => {
    const account = await brandAccount(trx, brand.id)
    await fund(trx, { accountId: account!.id, amount: 90_000_00, title: 'In', now: api.clock.now })
  })
  const campaign = await make.campaign(brand.id, { state: 'confirmed' })
  await api.db
    .updateTable('campaigns')
    .set({ enable_paid_collaborations: true, paid_collaboration_price: 900, target_number_of_instagramers: 50 })
    .where('id', '=', campaign)
    .execute()
  const people = {
    asker: await as(brand.id, 'manager', 500_00),
    manager: await as(brand.id, 'manager', 2_000_00),
    owner: await as(brand.id, 'owner'),
    finance: await as(brand.id, 'finance'),
    reviewer: await as(brand.id, 'reviewer'),
  }
  const waiting = async () => make.participation(brand.id, campaign, (await make.creator()).id, 'pending')
  return { brand: brand.id, companyId: brand.companyId, campaign, waiting, ...people }
}

interface Request {
  id: string
  state: string
  amount: number
  answerers: string[]
  abilities: string[]
  reason: string | null
  decided_by_name: string | null
}
const call = async (who: Actor, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  api.call(who, method, `/api${path}`, body && { body })
const ask = (who: Actor, subjectId: string, more: object = {}) =>
  call(who, 'POST', '/approval_requests', {
    approval_request: { kind: 'participation', subject_id: subjectId, ...more },
  })
const asked = async (who: Actor, subjectId: string, more: object = {}) => {
  const { status, body } = await ask(who, subjectId, more)
  expect([status, body]).toMatchObject([200, { approval_request: { state: 'open' } }])
  return (body as { approval_request: Request }).approval_request
}
const approve = (who: Actor, id: string) => call(who, 'PATCH', `/approval_requests/${id}/approve`)
const decline = (who: Actor, id: string, reason = 'Vi väntar till januari') =>
  call(who, 'PATCH', `/approval_requests/${id}/decline`, { reason })
const withdraw = (who: Actor, id: string) => call(who, 'DELETE', `/approval_requests/${id}`)
const list = async (who: Actor, query = '') =>
  ((await call(who, 'GET', `/approval_requests${query}`)).body as { approval_requests: Request[] }).approval_requests
const noticesOf = async (who: Actor) =>
  (
    await api.db
      .selectFrom('notices')
      .select(['kind', 'facts'])
      .where('user_id', '=', who.id)
      .orderBy('created_at')
      .execute()
  ).map(({ kind }) => kind)
const stateOf = async (id: string) =>
  (await api.db.selectFrom('participations').select(['state', 'decided_by']).where('id', '=', id).executeTakeFirst())!
const refused = (status: number, error: string) => ({ status, body: { error } })

describe('what goes above a limit', () => {
  test('is asked of those with the right and the room, and of nobody else', async () => {
    const { asker, manager, owner, finance, reviewer, waiting } = await setUp()
    const small = await make.staff('company', [(await make.brand()).id])
    const id = await waiting()
    const request = await asked(asker, id, { note: 'Hon är värd det' })
    expect(request).toMatchObject({ amount: 900_00, abilities: ['withdraw'] })
    expect(request.answerers).toHaveLength(2)
    for (const one of [manager, owner]) {
      expect(await list(one)).toMatchObject([{ id: request.id, abilities: ['approve', 'decline'] }])
      expect(await noticesOf(one)).toEqual(['approval_asked'])
      expect((await call(one, 'GET', '/overview/waiting')).body).toMatchObject({
        waiting: { approvals: { count: 1, amount: 900_00 } },
      })
    }
    for (const one of [asker, finance, reviewer, small]) {
      expect(await list(one)).toEqual([])
      expect(await noticesOf(one)).toEqual([])
    }
    expect(await list(asker, '?whose=asked')).toMatchObject([{ id: request.id }])
    expect((await stateOf(id)).state).toBe('pending')
  })

  test('is done as the own act of whoever approves it, who is written down; the asker is told', async () => {
    const { asker, manager, owner, waiting } = await setUp()
    const id = await waiting()
    const request = await asked(asker, id)
    expect(await approve(manager, request.id)).toMatchObject({
      status: 200,
      body: { approval_request: { state: 'approved' } },
    })
    expect(await stateOf(id)).toEqual({ state: 'approved', decided_by: manager.id })
    expect(await noticesOf(asker)).toEqual(['approval_given'])
    expect(await noticesOf(owner)).toEqual([])
    expect(await approve(owner, request.id)).toMatchObject(refused(409, 'already_decided'))
  })

  test('is declined with a reason, and waits on; then it can be asked for again', async () => {
    const { asker, owner, waiting } = await setUp()
    const id = await waiting()
    const request = await asked(asker, id)
    expect((await decline(owner, request.id, ' ')).status).toBe(422)
    expect((await decline(owner, request.id)).status).toBe(200)
    expect(await list(asker, '?whose=asked')).toMatchObject([{ state: 'declined', reason: 'Vi väntar till januari' }])
    expect(await noticesOf(asker)).toEqual(['approval_declined'])
    expect((await stateOf(id)).state).toBe('pending')
    await asked(asker, id)
  })

  test('is taken back by whoever asked', async () => {
    const { asker, owner, manager, waiting } = await setUp()
    const request = await asked(asker, await waiting())
    expect(await withdraw(manager, request.id)).toMatchObject(refused(403, 'forbidden'))
    expect((await withdraw(asker, request.id)).status).toBe(200)
    expect(await noticesOf(owner)).toEqual([])
    expect(await approve(owner, request.id)).toMatchObject(refused(409, 'already_decided'))
  })

  test('can be another fee or a picture as well', async () => {
    const { brand, campaign, asker, owner, finance } = await setUp()
    const creator = await make.creator()
    const post = await make.participation(brand, campaign, creator.id)
    const mention = await make.post(brand, campaign, post, creator.id)
    const { instagram_post_id: postId } = await api.db
      .selectFrom('mentions')
      .select('instagram_post_id')
      .where('id', '=', mention)
      .executeTakeFirstOrThrow()
    const picture = uuidv7()
    await api.db
      .insertInto('image_purchases')
      .values({
        brand_id: brand,
        id: picture,
        campaign_id: campaign,
        mention_id: mention,
        instagram_post_id: postId!,
        instagramer_id: creator.id,
        state: 'pending',
        channels: ['web'],
        duration_months: 12,
        price: 1_900,
        original_url: null,
        requested_by: null,
        answered_at: null,
        decided_at: null,
        decided_by: null,
        declined_by: null,
        decline_reason: null,
      })
      .execute()
    const request = await asked(asker, picture, { kind: 'image_purchase' })
    expect(request.answerers).toHaveLength(3)
    expect((await list(finance)).map(({ id }) => id)).toEqual([request.id])
    expect((await approve(finance, request.id)).status).toBe(200)
    expect(
      await api.db.selectFrom('image_purchases').select(['state', 'decided_by']).where('id', '=', picture).execute(),
    ).toEqual([{ state: 'approved', decided_by: finance.id }])

    const open = await make.campaign(brand, { state: 'ongoing' })
    await api.db.updateTable('campaigns').set(spanned).where('id', '=', open).execute()
    const proposed = await make.participation(brand, open, creator.id, 'pending')
    await api.db
      .updateTable('participations')
      .set({ proposed_fee: 90_000, proposed_at: api.clock.now.toISOString() })
      .where('id', '=', proposed)
      .execute()
    const counter = await asked(asker, proposed, { kind: 'counter', fee: 70_000 })
    expect(counter).toMatchObject({ amount: 70_000 })
    expect((await approve(owner, counter.id)).status).toBe(200)
    expect(
      await api.db
        .selectFrom('participations')
        .select(['counter_fee', 'counter_by'])
        .where('id', '=', proposed)
        .execute(),
    ).toEqual([{ counter_fee: 70_000, counter_by: owner.id }])
  })

  test('is a pass at a store as well', async () => {
    const { brand, asker, owner } = await setUp()
    const pickups = pickupsOf(api, make)
    const store = await pickups.store(brand)
    const paid = await pickups.campaign(brand)
    const offer = await pickups.offer(brand, paid, store)
    await api.db
      .updateTable('campaigns')
      .set({ enable_paid_collaborations: true, paid_collaboration_price: 900 })
      .where('id', '=', paid)
      .execute()
    const id = uuidv7()
    await api.db
      .insertInto('store_participations')
      .values({
        brand_id: brand,
        id,
        store_campaign_id: offer,
        instagramer_id: (await make.creator()).id,
        state: 'requested',
      } as never)
      .execute()
    const request = await asked(asker, id, { kind: 'store_participation' })
    expect(request).toMatchObject({ amount: 900_00, store_id: store })
    expect((await approve(owner, request.id)).status).toBe(200)
    expect(
      await api.db.selectFrom('store_participations').select(['state', 'decided_by']).where('id', '=', id).execute(),
    ).toEqual([{ state: 'approved', decided_by: owner.id }])
  })
})

describe('nobody walks around a limit', () => {
  test('twenty tries are refused, and nothing is held', async () => {
    const { brand, companyId, campaign, asker, manager, owner, finance, reviewer, waiting } = await setUp()
    const other = await make.brand('Other', companyId)
    const elsewhere = await as(other.id, 'owner')
    const stranger = await make.staff('company', [(await make.brand()).id])
    const id = await waiting()
    const request = await asked(asker, id)
    const tries: [string, () => Promise<{ status: number; body: unknown }>, number][] = [
      ['the own request', () => approve(asker, request.id), 403],
      ['the own request is declined', () => decline(asker, request.id), 403],
      ['asked again', () => ask(asker, id), 409],
      ['asked by another with too little room', async () => ask(await as(brand, 'manager', 100_00), id), 409],
      ['the act itself', () => call(asker, 'PATCH', `/participations/${id}/approve`), 422],
      ['an owner of another brand', () => approve(elsewhere, request.id), 404],
      ['another brand’s owner declines', () => decline(elsewhere, request.id), 404],
      ['a stranger', () => approve(stranger, request.id), 404],
      ['a stranger takes it back', () => withdraw(stranger, request.id), 404],
      ['a colleague takes it back', () => withdraw(manager, request.id), 403],
      ['who keeps the money but answers nobody', () => approve(finance, request.id), 404],
      ['a reviewer', () => approve(reviewer, request.id), 404],
      ['a reviewer asks', async () => ask(reviewer, await waiting()), 403],
      ['a stranger asks', () => ask(stranger, id), 404],
      ['a smaller sum', () => ask(asker, id, { fee: 100_00 }), 409],
      ['as a picture', () => ask(asker, id, { kind: 'image_purchase' }), 404],
      ['as a pass', () => ask(asker, id, { kind: 'store_participation' }), 404],
      [
        'of what is within the limit',
        async () => {
          await limit(asker, 5_000_00)
          const answer = await ask(asker, await waiting())
          await limit(asker, 500_00)
          return answer
        },
        422,
      ],
      [
        'a limit that was raised afterwards',
        async () => {
          await limit(asker, 5_000_00)
          const answer = await approve(asker, request.id)
          await limit(asker, 500_00)
          return answer
        },
        403,
      ],
      [
        'a limit that was lowered meanwhile',
        async () => {
          await limit(manager, 800_00)
          const answer = await approve(manager, request.id)
          await limit(manager, 2_000_00)
          return answer
        },
        422,
      ],
    ]
    const answers: unknown[] = []
    for (const [name, attempt] of tries) answers.push([name, (await attempt()).status])
    expect(answers).toEqual(tries.map(([name, , status]) => [name, status]))
    expect(tries).toHaveLength(20)
    expect((await stateOf(id)).state).toBe('pending')
    expect(await api.db.selectFrom('holds').select('id').where('campaign_id', '=', campaign).execute()).toEqual([])
    expect((await approve(owner, request.id)).status).toBe(200)
  })

  test('requests do not add up: what somebody approves for others counts towards their own day', async () => {
    const { asker, manager, owner, waiting } = await setUp()
    const requests = [
      await asked(asker, await waiting()),
      await asked(asker, await waiting()),
      await asked(asker, await waiting()),
    ]
    expect((await approve(manager, requests[0]!.id)).status).toBe(200)
    expect((await approve(manager, requests[1]!.id)).status).toBe(200)
    expect(await approve(manager, requests[2]!.id)).toMatchObject(refused(422, 'above_limit'))
    expect(await list(owner)).toMatchObject([{ id: requests[2]!.id, state: 'open' }])
  })

  test('of two who approve at once one does', async () => {
    const { campaign, asker, manager, owner, waiting } = await setUp()
    const request = await asked(asker, await waiting())
    const answers = await Promise.all([approve(manager, request.id), approve(owner, request.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await api.db.selectFrom('holds').select('id').where('campaign_id', '=', campaign).execute()).toHaveLength(1)
  })

  test('the sum is the one that was asked for: another fee since then is refused, and makes way when it is asked anew', async () => {
    const { campaign, asker, owner, waiting } = await setUp()
    const id = await waiting()
    const request = await asked(asker, id)
    await api.db.updateTable('campaigns').set({ paid_collaboration_price: 4_000 }).where('id', '=', campaign).execute()
    expect(await approve(owner, request.id)).toMatchObject(refused(409, 'proposal_changed'))
    expect((await stateOf(id)).state).toBe('pending')
    expect(await asked(asker, id)).toMatchObject({ amount: 4_000_00 })
    expect(await approve(owner, request.id)).toMatchObject(refused(409, 'already_decided'))
  })
})

describe('a request lapses', () => {
  test('when the thing is decided otherwise', async () => {
    const { asker, owner, manager, waiting } = await setUp()
    const id = await waiting()
    const request = await asked(asker, id)
    expect((await call(manager, 'PATCH', `/participations/${id}/reject`, { reason: 'Nej' })).status).toBe(200)
    expect(await list(owner)).toEqual([])
    expect(await approve(owner, request.id)).toMatchObject(refused(409, 'already_decided'))
    expect(await list(asker, '?whose=asked')).toMatchObject([{ state: 'lapsed', abilities: [] }])
    await lapseRequests(clock())
    expect(await noticesOf(owner)).toEqual([])
    expect(await noticesOf(asker)).toEqual([])
  })

  test('after its last day; whoever asked is told once', async () => {
    const { asker, owner, waiting } = await setUp()
    const request = await asked(asker, await waiting())
    const lapsesOn = addDays(dayOf(api.clock.now), 14)
    expect(request).toMatchObject({ lapses_on: lapsesOn })
    await lapseRequests(clock())
    expect(await list(owner)).toMatchObject([{ id: request.id }])
    await api.db
      .updateTable('approval_requests')
      .set({ lapses_on: addDays(dayOf(api.clock.now), -1) })
      .where('id', '=', request.id)
      .execute()
    expect(await list(owner)).toEqual([])
    expect(await approve(owner, request.id)).toMatchObject(refused(409, 'already_decided'))
    await lapseRequests(clock())
    await lapseRequests(clock())
    expect(await noticesOf(asker)).toEqual(['approval_lapsed'])
    expect(await noticesOf(owner)).toEqual([])
  })
})

const clock = () => ({ db: api.db, live: api.bus, config: api.config, now: () => api.clock.now })
