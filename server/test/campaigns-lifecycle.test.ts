import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { type CampaignState, campaignStates } from '@samspel/api'
import { isOpenOffer, movesFrom } from '@samspel/api/campaign-rules'
import { addDays } from '../src/days'
import { moveByClock } from '../src/modules/campaign-process/clock-job'
import { isOpenOffer as isOpenInSql } from '../src/modules/campaigns/open-offers'
import { mailsFor } from './support/mails'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let admin: Actor
let staff: Actor
let brandId: string
const today = '2026-12-10'
const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)]
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
  api.clock.now = new Date(`${today}T11:00:00Z`)
  admin = await records.staff('admin')
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.now = new Date(`${today}T11:00:00Z`)
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
})

interface Days {
  start_at?: string | null
  due_at?: string | null
  end_at?: string | null
}
const days: Required<Days> = { start_at: tomorrow, due_at: addDays(today, 10), end_at: addDays(today, 20) }
const campaign = async (state: CampaignState, changed: Days & object = {}) => {
  const id = await records.campaign(brandId, { name: 'Lussebrygg' })
  await api.db
    .updateTable('campaigns')
    .set({ ...days, excerpt: 'x', instructions: 'x', product_image_url: '/uploads/demo/mug.webp', ...changed, state })
    .where('id', '=', id)
    .execute()
  return id
}
const approved = async (id: string) => records.participation(brandId, id, (await records.creator()).id)
const run = () =>
  moveByClock({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now, log: api.app.log })
const stateOf = async (id: string) =>
  (await api.db.selectFrom('campaigns').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
const actsOf = async (id: string) =>
  (
    await api.db
      .selectFrom('campaign_events')
      .select(['act', 'actor_name'])
      .where('campaign_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ act, actor_name: who }) => `${act}${who ? ` by ${who}` : ''}`)
const move = (who: Actor, id: string, state: CampaignState, comment?: string) =>
  api.call(who, 'PATCH', `/api/campaigns/${id}/state`, {
    body: { campaign: { state, ...(comment && { review_comment: comment }) } },
  })
const read = async (who: Actor, id: string) =>
  (await api.call(who, 'GET', `/api/campaigns/${id}`)).body as {
    campaign: { abilities: string[]; refusals: { act: string; reason: string }[]; cancelled_at: string | null }
  }

describe('the clock moves every state by its dates', () => {
  test('a published campaign without approved creators ends on the day after its last', async () => {
    const [over, lastDay, longAgo] = [
      await campaign('confirmed', { end_at: yesterday }),
      await campaign('confirmed', { end_at: today }),
      await campaign('confirmed', { start_at: '2020-01-01', due_at: '2020-01-10', end_at: '2020-01-20' }),
    ]
    await Promise.all([run(), run(), run()])
    expect(await Promise.all([over, lastDay, longAgo].map(stateOf))).toEqual(['finished', 'confirmed', 'finished'])
    expect([await actsOf(over), await actsOf(lastDay)]).toEqual([['finish'], []])
  })

  test('one with approved creators goes on when its start has come, as far as its days say, step by step in the history', async () => {
    const starts = await campaign('confirmed', { start_at: today })
    const waits = await campaign('confirmed')
    const nobody = await campaign('confirmed', { start_at: yesterday })
    const wholeLife = await campaign('confirmed', {
      start_at: addDays(today, -30),
      due_at: addDays(today, -20),
      end_at: yesterday,
    })
    for (const id of [starts, waits, wholeLife]) await approved(id)
    await Promise.all([run(), run()])
    expect(await Promise.all([starts, waits, nobody, wholeLife].map(stateOf))).toEqual([
      'ongoing',
      'confirmed',
      'confirmed',
      'finished',
    ])
    expect([await actsOf(starts), await actsOf(wholeLife)]).toEqual([
      ['close', 'start'],
      ['close', 'start', 'finish'],
    ])
  })

  test('a review that nobody answered in time becomes a draft again, and the brand reads why', async () => {
    const [late, withDays] = [
      await campaign('requested', { due_at: yesterday }),
      await campaign('requested', { start_at: yesterday }),
    ]
    await run()
    expect(await Promise.all([late, withDays].map(stateOf))).toEqual(['draft', 'requested'])
    expect(await actsOf(late)).toEqual(['expire'])
    const { email } = await api.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', staff.id)
      .executeTakeFirstOrThrow()
    const [mail, ...others] = await mailsFor(api, email)
    expect([mail?.subject, others]).toEqual(['Lussebrygg hann inte granskas', []])
    expect(mail?.text).toContain(`http://localhost:8080/campaigns/${late}/edit`)
    expect((await read(staff, late)).campaign.refusals).toEqual([{ act: 'request', reason: 'days_passed' }])
  })

  test('upcoming and ongoing ones end though nobody takes part, and one that cannot be moved stops no other', async () => {
    const [upcoming, ongoing, noStart] = [
      await campaign('upcoming', { start_at: null, end_at: yesterday, due_at: null }),
      await campaign('ongoing', { end_at: yesterday, due_at: null }),
      await campaign('ongoing', { start_at: null, due_at: null, end_at: null }),
    ]
    await sql`CREATE FUNCTION refuse_test() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused by the test'; END $$`.execute(
      api.db,
    )
    await sql
      .raw(
        `CREATE TRIGGER refuse_test BEFORE UPDATE ON campaigns FOR EACH ROW WHEN (OLD.id = '${upcoming}') EXECUTE FUNCTION refuse_test()`,
      )
      .execute(api.db)
    await expect(run()).rejects.toThrow('refused by the test')
    await sql`DROP TRIGGER refuse_test ON campaigns; DROP FUNCTION refuse_test()`.execute(api.db)
    expect(await Promise.all([upcoming, ongoing, noStart].map(stateOf))).toEqual(['upcoming', 'finished', 'ongoing'])
    await run()
    expect(await stateOf(upcoming)).toBe('finished')
  })

  test('250 campaigns whose time is over are moved in one run of two instances, each once', async () => {
    const ids = []
    for (let index = 0; index < 250; index += 1) ids.push(await campaign('confirmed', { end_at: yesterday }))
    const moved = (await Promise.all([run(), run()])).reduce((sum, count) => sum + count)
    const { rows } = await sql<{
      count: number
    }>`SELECT count(*) AS count FROM campaign_events WHERE campaign_id = ANY(${ids}::uuid[])`.execute(api.db)
    expect([moved, rows[0]?.count, new Set(await Promise.all(ids.map(stateOf)))]).toEqual([
      250,
      250,
      new Set(['finished']),
    ])
  })
})

describe('applications are refused once the last day for them is over, before the clock has moved', () => {
  test('the rule of the contract and its twin in SQL answer the same', async () => {
    const choices = [null, addDays(today, -40), yesterday, today, tomorrow]
    let tried = 0
    for (const state of campaignStates)
      for (const due of choices)
        for (const end of choices) {
          const {
            rows: [row],
          } = await sql<{
            open: boolean
          }>`SELECT ${isOpenInSql(today)} AS open FROM (SELECT ${state} AS state, ${due}::date AS due_at, ${end}::date AS end_at) c`.execute(
            api.db,
          )
          expect([state, due, end, row?.open]).toEqual([
            state,
            due,
            end,
            isOpenOffer({ state, dueAt: due, endAt: end }, today),
          ])
          tried += 1
        }
    expect(tried).toBe(175)
  })

  test.each([
    ['its end', { due_at: null, end_at: yesterday }],
    ['its content deadline', { due_at: yesterday }],
  ])('%s has passed: 422 campaign_closed, and nobody is shown the offer', async (_, passed) => {
    const creator = await records.creator()
    const id = await campaign('confirmed', { start_at: addDays(today, -5), ...passed })
    const open = await campaign('confirmed', { due_at: today })
    const brand = await api.db.selectFrom('brands').select('slug').where('id', '=', brandId).executeTakeFirstOrThrow()
    await api.call(staff, 'POST', `/api/campaigns/${open}/invitations`, { body: { instagramer_ids: [creator.id] } })
    await api.db
      .insertInto('campaign_invitations')
      .values({
        brand_id: brandId,
        id: crypto.randomUUID(),
        campaign_id: id,
        instagramer_id: creator.id,
        community_list_name: null,
        invited_by: null,
        declined_at: null,
      })
      .execute()
    expect(
      (
        await api.call(creator, 'POST', `/api/campaigns/${id}/participations`, {
          body: { participation: { motivation: '' } },
        })
      ).body,
    ).toEqual({ error: 'campaign_closed' })
    const lists: [Actor | null, string][] = [
      [creator, `/api/marketplace/campaigns?brandId=${brandId}`],
      [null, `/public/campaigns?brandId=${brandId}`],
      [creator, '/api/instagramers/me/campaign_invitations'],
      [null, `/public/collaboration_pages/${brand.slug}/items/offers`],
    ]
    for (const [who, path] of lists) {
      const { body } = await api.call(who, 'GET', path)
      expect([path, (body as { campaigns: { id: string }[] }).campaigns.map((each) => each.id)]).toEqual([path, [open]])
    }
    expect((await api.call(null, 'GET', `/public/campaigns/${id}`)).status).toBe(404)
    expect((await api.call(creator, 'GET', `/api/campaigns/${id}`)).status).toBe(404)
    expect((await api.call(null, 'GET', `/public/brands/${brandId}`)).body).toMatchObject({
      brand: { open_campaigns_count: 1 },
    })
    expect((await api.call(null, 'GET', `/public/page_heads?path=/p/marketplace/${id}`)).status).toBe(404)
    expect((await api.call(null, 'GET', `/public/page_heads?path=/p/marketplace/${open}`)).status).toBe(200)
    expect((await api.call(null, 'GET', `/public/og/campaign/${id}.png`)).status).toBe(404)
    const map = (await api.app.inject({ url: '/public/sitemap.xml' })).body
    expect([map.includes(id), map.includes(open)]).toEqual([false, true])
    expect(
      (await api.call(staff, 'POST', `/api/campaigns/${id}/invitations`, { body: { instagramer_ids: [creator.id] } }))
        .body,
    ).toEqual({ error: 'illegal_transition' })
    expect((await api.call(admin, 'POST', `/api/campaigns/${id}/promote`)).body).toEqual({
      error: 'illegal_transition',
    })
    const { abilities } = (await read(admin, id)).campaign
    expect(abilities.filter((ability) => ['invite', 'promote'].includes(ability))).toEqual([])
    // Those who applied in time can still be answered.
    const late = await records.participation(brandId, id, (await records.creator()).id, 'pending')
    expect((await api.call(staff, 'PATCH', `/api/participations/${late}/approve`)).status).toBe(200)
  })

  test('a campaign at stores takes no reservations any more, and stands on no map, list or page', async () => {
    const pickups = pickupsOf(api, records)
    const [over, open] = [await pickups.setUp(), await pickups.setUp()]
    await api.db.updateTable('campaigns').set({ end_at: yesterday }).where('id', '=', over.campaignId).execute()
    await api.db.updateTable('campaigns').set({ end_at: today }).where('id', '=', open.campaignId).execute()
    const creator = await records.creator()
    const reserve = (offerId: string) =>
      api.call(creator, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
        body: { store_participation: { motivation: '' } },
      })
    expect((await reserve(over.offerId)).body).toEqual({ error: 'campaign_closed' })
    for (const [setUp, count] of [
      [over, 0],
      [open, 1],
    ] as const) {
      for (const path of [
        `/public/store_campaigns?brandId=${setUp.brand.id}`,
        `/public/store_campaigns?brandId=${setUp.brand.id}&oneEach=true`,
      ])
        expect((await api.call(null, 'GET', path)).body).toMatchObject({ meta: { total_count: count } })
      expect((await api.call(null, 'GET', `/public/store_campaigns/${setUp.offerId}`)).status).toBe(count ? 200 : 404)
      expect(
        (await api.call(null, 'GET', `/public/page_heads?path=/p/marketplace/store-campaigns/${setUp.offerId}`)).status,
      ).toBe(count ? 200 : 404)
      expect((await api.call(null, 'GET', `/public/stores?brandId=${setUp.brand.id}`)).body).toMatchObject({
        stores: [{ offers_count: count }],
      })
      expect((await api.call(null, 'GET', `/public/store_points?brandId=${setUp.brand.id}`)).body).toMatchObject({
        store_points: { offers: [count] },
      })
      expect(
        ((await api.call(null, 'GET', `/public/cities?campaignId=${setUp.campaignId}`)).body as { cities: unknown[] })
          .cities,
      ).toHaveLength(count)
    }
    expect((await reserve(open.offerId)).status).toBe(200)
  })
})

describe('there is a next move in every state', () => {
  const next: Record<CampaignState, { owner: string[]; admin: string[] }> = {
    draft: { owner: ['request', 'delete', 'edit'], admin: ['request', 'delete', 'edit'] },
    requested: { owner: ['withdraw'], admin: ['return', 'confirm'] },
    confirmed: { owner: ['finish'], admin: ['finish', 'cancel'] },
    upcoming: { owner: ['start'], admin: ['start', 'cancel'] },
    ongoing: { owner: ['finish'], admin: ['finish'] },
    finished: { owner: ['archive'], admin: ['archive'] },
    archived: { owner: ['restore', 'duplicate'], admin: ['restore', 'duplicate'] },
  }
  test.each(campaignStates)('%s, with nobody approved', async (state) => {
    const id = await campaign(state)
    for (const [who, mover] of [
      [staff, 'owner'],
      [admin, 'admin'],
    ] as const) {
      const { abilities } = (await read(who, id)).campaign
      expect([mover, next[state][mover].filter((act) => !abilities.includes(act))]).toEqual([mover, []])
    }
    expect(movesFrom(state, 'owner').length).toBeGreaterThan(0)
  })

  test('the brand ends an offer that nobody was approved for, and goes on with one that somebody was', async () => {
    const [empty, taken] = [await campaign('confirmed'), await campaign('confirmed')]
    await approved(taken)
    expect((await move(staff, taken, 'finished')).body).toEqual({ error: 'illegal_transition' })
    expect((await read(staff, taken)).campaign.abilities).toEqual(expect.arrayContaining(['close']))
    expect((await move(staff, empty, 'finished')).status).toBe(200)
    expect((await move(staff, empty, 'archived')).status).toBe(200)
    expect((await move(staff, empty, 'finished')).status).toBe(200)
  })
})

describe('days in the past', () => {
  const product = {
    productTitle: 'Kaffe',
    productName: '',
    productDescription: '',
    productArticleReference: '',
    defaultProductValue: 320,
  }
  test('a draft is told at its fields, a confirmation in a sentence, and both are said before they are tried', async () => {
    const past = {
      start_at: addDays(today, -10),
      due_at: yesterday,
      end_at: today,
      products: JSON.stringify([product]),
    }
    const [draft, requested] = [await campaign('draft', past), await campaign('requested', past)]
    expect(await move(staff, draft, 'requested')).toMatchObject({
      status: 422,
      body: { errors: { start_at: ['in_the_past'], due_at: ['in_the_past'] } },
    })
    expect((await read(staff, draft)).campaign.refusals).toEqual([{ act: 'request', reason: 'days_passed' }])
    expect(await move(admin, requested, 'confirmed')).toMatchObject({ status: 422, body: { error: 'days_passed' } })
    expect((await read(admin, requested)).campaign.refusals).toEqual([{ act: 'confirm', reason: 'days_passed' }])
    expect(await Promise.all([draft, requested].map(stateOf))).toEqual(['draft', 'requested'])
    const save = await api.call(admin, 'PATCH', `/api/campaigns/${requested}`, {
      body: { campaign: { start_at: today, due_at: today, end_at: today } },
    })
    expect([save.status, (await move(admin, requested, 'confirmed')).status]).toEqual([200, 200])
  })
})
