import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let staff: Actor
let brandId: string
let campaignId: string
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
  campaignId = await records.campaign(brandId)
})

const apply = (who: Actor, id = campaignId) =>
  api.call(who, 'POST', `/api/campaigns/${id}/participations`, {
    body: { participation: { motivation: 'Jag älskar kaffe' } },
  })
const approve = (id: string) => api.call(staff, 'PATCH', `/api/participations/${id}/approve`)
const change = (fields: object, id = campaignId) =>
  api.db.updateTable('campaigns').set(fields).where('id', '=', id).execute()
const statuses = (answers: { status: number }[]) =>
  answers.reduce<Record<number, number>>((sum, { status }) => ({ ...sum, [status]: (sum[status] ?? 0) + 1 }), {})

describe('applying', () => {
  test('followers outside the bounds are refused, those on them are not', async () => {
    await change({ min_followers: 1_000, max_followers: 5_000 })
    const answers = []
    for (const followersCount of [999, 1_000, 5_000, 5_001])
      answers.push((await apply(await records.creator({ followersCount }))).body)
    expect(answers).toEqual([
      { error: 'followers_outside', followers: { own: 999, least: 1_000, most: 5_000 } },
      { participation: expect.objectContaining({ state: 'pending' }) },
      { participation: expect.objectContaining({ state: 'pending' }) },
      { error: 'followers_outside', followers: { own: 5_001, least: 1_000, most: 5_000 } },
    ])
  })

  test('a full campaign says so; with a stock balance of 0 there are as many places as wanted', async () => {
    await change({ target_number_of_instagramers: 1 })
    await records.participation(brandId, campaignId, (await records.creator()).id)
    expect(await apply(await records.creator())).toMatchObject({ status: 409, body: { error: 'campaign_full' } })
    await change({ target_number_of_instagramers: 0 })
    expect((await apply(await records.creator())).status).toBe(200)
  })

  test('whoever could see a closed campaign is told that it is closed; to others it does not exist', async () => {
    const invited = await records.creator()
    for (const state of ['upcoming', 'ongoing', 'finished', 'archived'] as const) {
      await change({ state, is_public: true })
      expect(await apply(await records.creator())).toMatchObject({ status: 422, body: { error: 'campaign_closed' } })
      await change({ is_public: false })
      expect((await apply(await records.creator())).body).toEqual({ error: 'campaign_not_found' })
    }
    await api.db
      .insertInto('campaign_invitations')
      .values({ brand_id: brandId, id: uuidv7(), campaign_id: campaignId, instagramer_id: invited.id })
      .execute()
    expect((await apply(invited)).body).toEqual({ error: 'campaign_closed' })
    await change({ state: 'requested', is_public: true })
    expect((await apply(invited)).body).toEqual({ error: 'campaign_not_found' })
  })

  test('an application after an invitation says so, also where the campaign is not public; after a no it is one like others', async () => {
    const [invited, declined] = [await records.creator(), await records.creator()]
    await change({ is_public: false })
    for (const [who, declinedAt] of [
      [invited, null],
      [declined, new Date().toISOString()],
    ] as const) {
      await api.db
        .insertInto('campaign_invitations')
        .values({
          brand_id: brandId,
          id: uuidv7(),
          campaign_id: campaignId,
          instagramer_id: who.id,
          declined_at: declinedAt,
        })
        .execute()
    }
    expect((await apply(invited)).body).toMatchObject({
      participation: { invited: true, state: 'pending', answer_by: expect.any(String) },
    })
    expect((await apply(invited)).body).toEqual({ error: 'conflict' })
    expect((await apply(declined)).body).toEqual({ error: 'campaign_not_found' })
    await change({ is_public: true })
    expect((await apply(declined)).body).toMatchObject({ participation: { invited: false } })
  })

  test('of 50 applications of one creator at once, one stands', async () => {
    const creator = await records.creator()
    const answers = statuses(await Promise.all(Array.from({ length: 50 }, () => apply(creator))))
    const rows = await api.db.selectFrom('participations').select('id').where('campaign_id', '=', campaignId).execute()
    console.info(`applications of one creator at once: ${JSON.stringify(answers)}, ${rows.length} row`)
    expect([answers, rows.length]).toEqual([{ 200: 1, 409: 49 }, 1])
  })
})

describe('places', () => {
  test('50 approvals at once for 20 places: exactly 20 are approved, the rest are told that it is full (T-21)', async () => {
    await change({ target_number_of_instagramers: 20 })
    const ids: string[] = []
    for (let index = 0; index < 50; index += 1)
      ids.push(await records.participation(brandId, campaignId, (await records.creator()).id, 'pending'))
    const answers = await Promise.all(ids.map(approve))
    const refused = answers.filter(({ status }) => status === 409)
    const approved = await api.db
      .selectFrom('participations')
      .select('id')
      .where('campaign_id', '=', campaignId)
      .where('state', '=', 'approved')
      .execute()
    console.info(`approvals at once: ${JSON.stringify(statuses(answers))} for 20 places, ${approved.length} approved`)
    expect([statuses(answers), approved.length]).toEqual([{ 200: 20, 409: 30 }, 20])
    expect(refused.every(({ body }) => (body as { error: string }).error === 'campaign_full')).toBe(true)
  })

  test('a paid one that finds no place holds no money; a place that is freed can be given again', async () => {
    const creator = await records.creator()
    const [first, second] = [
      await records.participation(brandId, campaignId, creator.id, 'pending'),
      await records.participation(brandId, campaignId, (await records.creator()).id, 'pending'),
    ]
    await change({ target_number_of_instagramers: 1 })
    expect((await approve(first)).body).toMatchObject({
      participation: { state: 'approved', decision_kind: 'approved', abilities: ['remove', 'annotate'] },
      campaign: { places_left: 0 },
    })
    expect((await approve(second)).body).toEqual({ error: 'campaign_full' })
    const removed = await api.call(staff, 'PATCH', `/api/participations/${first}/reject`, {
      body: { reason: 'Hör inte av sig', from: 'approved' },
    })
    expect(removed.body).toMatchObject({
      participation: {
        state: 'rejected',
        decision_kind: 'removed',
        decision_reason: 'Hör inte av sig',
        abilities: ['approve', 'annotate'],
      },
      campaign: { places_left: 1 },
    })
    expect((await approve(second)).status).toBe(200)
    const rejected = await api.call(
      staff,
      'PATCH',
      `/api/participations/${await records.participation(brandId, campaignId, (await records.creator()).id, 'pending')}/reject`,
      { body: { reason: 'Fel profil' } },
    )
    expect(rejected.body).toMatchObject({ participation: { decision_kind: 'rejected' } })
    const acts = await api.db
      .selectFrom('campaign_events')
      .select('act')
      .where('campaign_id', '=', campaignId)
      .orderBy('id')
      .execute()
    expect(acts.map(({ act }) => act)).toEqual([
      'participation_approved',
      'participation_removed',
      'participation_approved',
      'participation_rejected',
    ])
  })

  test('taking a paid creator out gives the held fee back', async () => {
    await change({ enable_paid_collaborations: true, paid_collaboration_price: 500 })
    const admin = await records.staff('admin')
    const { accounts } = (await api.call(staff, 'GET', '/api/accounts')).body as { accounts: { id: string }[] }
    await api.call(admin, 'POST', `/api/accounts/${accounts[0]?.id}/transactions`, {
      body: { transaction: { transaction_type: 'debit', amount: 60_000, title: 'Insättning' } },
      headers: { 'idempotency-key': uuidv7() },
    })
    const free = async () =>
      ((await api.call(staff, 'GET', '/api/accounts')).body as { accounts: { available_balance: number }[] })
        .accounts[0]?.available_balance
    const id = await records.participation(brandId, campaignId, (await records.creator()).id, 'pending')
    expect((await approve(id)).status).toBe(200)
    expect(await free()).toBe(10_000)
    expect(
      (await api.call(staff, 'PATCH', `/api/participations/${id}/reject`, { body: { reason: '  ' } })).status,
    ).toBe(422)
    expect(
      (
        await api.call(staff, 'PATCH', `/api/participations/${id}/reject`, {
          body: { reason: 'Hör inte av sig', from: 'approved' },
        })
      ).body,
    ).toMatchObject({ participation: { decision_kind: 'removed', fee_amount: 0 } })
    expect(await free()).toBe(60_000)
  })
})
