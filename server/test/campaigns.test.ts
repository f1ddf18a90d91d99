import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type CampaignState, campaignStates } from '@samspel/api'
import { campaignProcess, findMove } from '@samspel/api/campaign-rules'
import { moveByClock } from '../src/modules/campaign-process/clock-job'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let admin: Actor
let staff: Actor
let other: Actor
let brandId: string
beforeAll(async () => {
  api = await openTestApi()
  api.clock.now = new Date('2026-11-22T12:00:00Z')
  records = recordsOf(api)
  admin = await records.staff('admin')
})
afterAll(() => api.close())
beforeEach(async () => {
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
  other = await records.staff('company', [(await records.brand()).id])
})

interface Wire {
  id: string
  state: CampaignState
  version: number
  due_at: string | null
  review_comment: string | null
  abilities: string[]
  hashtags: string[]
  wanted_reach: number
  target_number_of_instagramers: number
  total_cost: number
}
const campaignIn = (answer: { body: unknown }) => (answer.body as { campaign: Wire }).campaign

const product = {
  product_title: 'Kaffe',
  product_name: '',
  product_description: '',
  product_article_reference: '',
  default_product_value: 320,
}
const complete = {
  name: 'Lussebrygg',
  excerpt: 'Saffran',
  instructions: 'Visa koppen',
  product_image_url: '/uploads/demo/mug.webp',
  start_at: '2026-12-01',
  end_at: '2026-12-24',
  products: [product],
}
const create = async (fields: object = complete) =>
  campaignIn(
    await api.call(staff, 'POST', '/api/campaigns', {
      body: { campaign: { brand_id: brandId, name: 'Lussebrygg', ...fields } },
    }),
  )
const save = (id: string, fields: object, version?: number, who = staff) =>
  api.call(who, 'PATCH', `/api/campaigns/${id}`, {
    body: { campaign: fields, ...(version !== undefined && { version }) },
  })
const move = (who: Actor, id: string, state: CampaignState, comment?: string) =>
  api.call(who, 'PATCH', `/api/campaigns/${id}/state`, {
    body: { campaign: { state, ...(comment && { review_comment: comment }) } },
  })
const force = (id: string, fields: object) => api.db.updateTable('campaigns').set(fields).where('id', '=', id).execute()

describe('the editor', () => {
  test('a package brings its reach and profiles unless others are named; hashtags lose their sign (T-08)', async () => {
    expect(await create({ package: 'small', hashtags: ['#lussebrygg', ' fika '] })).toMatchObject({
      wanted_reach: 100_000,
      target_number_of_instagramers: 20,
      hashtags: ['lussebrygg', 'fika'],
      state: 'draft',
    })
    expect(await create({ package: 'large', reach: 5, target_number_of_instagramers: 3 })).toMatchObject({
      wanted_reach: 5,
      target_number_of_instagramers: 3,
    })
  })
  test('days out of order, unknown pictures and categories are told at their fields', async () => {
    const { id } = await create()
    const problem = async (fields: object) => (await save(id, fields)).body
    expect(await problem({ end_at: '2026-11-01' })).toEqual({ errors: { end_at: ['before_start'] } })
    expect(await problem({ due_at: '2026-12-25' })).toEqual({ errors: { due_at: ['after_end'] } })
    expect(await problem({ due_at: '2026-11-30' })).toEqual({ errors: { due_at: ['before_start'] } })
    expect(await problem({ start_at: '2026-02-30' })).toEqual({ errors: { start_at: ['invalid_date'] } })
    expect(await problem({ product_image_url: '/uploads/2026/none.webp', categories: [id] })).toEqual({
      errors: { product_image_url: ['not_found'], categories: ['not_found'] },
    })
    expect(await problem({ products: [{ ...product, product_title: 3 }] })).toEqual({
      errors: { 'products[0].product_title': ['invalid'] },
    })
    expect(await problem({ min_followers: 10, max_followers: 5 })).toEqual({ errors: { max_followers: ['too_small'] } })
  })
  test('a picture has a point that stays in sight: the middle, what was saved, and the middle again with another picture', async () => {
    const focusOf = async (id: string) =>
      (await api.call(staff, 'GET', `/api/campaigns/${id}`)).body as { campaign: { product_image_focus: unknown } }
    const { id } = await create()
    const says = async (fields: object, focus: unknown) => {
      expect([fields, (await save(id, fields)).status]).toEqual([fields, 200])
      expect([fields, (await focusOf(id)).campaign.product_image_focus]).toEqual([fields, focus])
    }
    expect((await focusOf(id)).campaign.product_image_focus).toBeNull()
    await says({ product_image_focus: { x: 0, y: 100 } }, { x: 0, y: 100 })
    // The previous release's editor saves the same picture and does not know about focal points.
    await says({ product_image_url: '/uploads/demo/mug.webp', name: 'Kopp' }, { x: 0, y: 100 })
    await says({ product_image_url: '/uploads/demo/press.webp' }, null)
    await says({ product_image_url: '/uploads/demo/mug.webp', product_image_focus: { x: 20, y: 30 } }, { x: 20, y: 30 })
    const copy = campaignIn(await api.call(staff, 'POST', `/api/campaigns/${id}/duplicate`))
    expect((await focusOf(copy.id)).campaign.product_image_focus).toEqual({ x: 20, y: 30 })
    await says({ product_image_focus: null }, null)
    await says({ product_image_url: null, product_image_focus: { x: 20, y: 30 } }, null)
  })
  test.each([
    [{ x: 101, y: 50 }, 'product_image_focus.x', 'too_large'],
    [{ x: 50, y: -1 }, 'product_image_focus.y', 'too_small'],
    [{ x: 50, y: 0.5 }, 'product_image_focus.y', 'invalid_integer'],
    [{ x: 50 }, 'product_image_focus.y', 'required'],
    ['middle', 'product_image_focus', 'invalid'],
  ])('a point outside the picture is refused at its field: %j', async (focus, field, problem) => {
    const { id } = await create()
    const answer = await save(id, { product_image_focus: focus })
    expect(answer.status).toBe(422)
    expect((answer.body as { errors: object }).errors).toMatchObject({ [field]: [problem] })
  })
  test('QUALITY 7 of 20 saves of one version at once, one is kept', async () => {
    const { id, version } = await create()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save(id, { caption: `${index}` }, version)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({ error: 'stale_version' })
    expect(campaignIn(await api.call(staff, 'GET', `/api/campaigns/${id}`)).version).toBe(version + 1)
  })
  test('QUALITY 5 one Idempotency-Key 20 times at once makes one campaign; another body is refused', async () => {
    const post = (name: string) =>
      api.call(staff, 'POST', '/api/campaigns', {
        body: { campaign: { brand_id: brandId, name } },
        headers: { 'idempotency-key': `key-${brandId}` },
      })
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('Once')))
    expect(new Set(answers.map((answer) => campaignIn(answer).id)).size).toBe(1)
    expect((await post('Twice')).body).toEqual({ error: 'idempotency_mismatch' })
    expect((await api.call(staff, 'GET', '/api/campaigns')).body).toMatchObject({ meta: { total_count: 1 } })
  })
  test('one Idempotency-Key for two campaigns is refused: nobody gets the copy of another one', async () => {
    const [one, other] = [await create(), await create()]
    const copy = (id: string) =>
      api.call(staff, 'POST', `/api/campaigns/${id}/duplicate`, { headers: { 'idempotency-key': `copy-${one.id}` } })
    expect((await copy(one.id)).status).toBe(200)
    expect((await copy(other.id)).body).toEqual({ error: 'idempotency_mismatch' })
  })
  test('QUALITY 12 state, counters, owner and version cannot be written', async () => {
    const { id } = await create()
    for (const field of [
      'state',
      'brand_id',
      'num_likes',
      'approved_mentions_count',
      'type',
      'review_answer',
      'created_by',
    ]) {
      expect((await save(id, { [field]: 1 })).body).toEqual({ errors: { [field]: ['unknown_field'] } })
    }
  })
  test('QUALITY 11 others find nothing, and cannot write, move or delete', async () => {
    const { id } = await create()
    const answers = [
      await api.call(other, 'GET', `/api/campaigns/${id}`),
      await save(id, { caption: 'x' }, undefined, other),
      await move(other, id, 'requested'),
      await api.call(other, 'DELETE', `/api/campaigns/${id}`),
      await api.call(other, 'GET', `/api/campaigns/${id}/events`),
      await api.call(await records.creator(), 'GET', `/api/campaigns/${id}`),
      await api.call(null, 'GET', `/public/campaigns/${id}`),
    ]
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([404, { error: 'campaign_not_found' }])
    expect(
      (await api.call(other, 'POST', '/api/campaigns', { body: { campaign: { brand_id: brandId, name: 'x' } } }))
        .status,
    ).toBe(404)
  })
})

describe('the process', () => {
  test('every state to every state by every mover: what the graph holds is done, all else is 422 and changes nothing', async () => {
    const creator = await records.creator()
    let tried = 0
    for (const [who, mover] of [
      [admin, 'admin'],
      [staff, 'owner'],
    ] as const) {
      for (const from of campaignStates)
        for (const to of campaignStates)
          for (const approved of [true, false]) {
            const { id } = await create()
            await force(id, { state: from })
            if (approved) await records.participation(brandId, id, creator.id)
            const answer = await move(who, id, to, 'Se över datumen')
            const found = findMove(from, to, mover)
            const expected = found && !found.needs?.includes(approved ? 'nobody' : 'participation') ? 200 : 422
            expect([mover, from, to, approved, answer.status]).toEqual([mover, from, to, approved, expected])
            const { state } = await api.db
              .selectFrom('campaigns')
              .select('state')
              .where('id', '=', id)
              .executeTakeFirstOrThrow()
            expect(state).toBe(expected === 200 ? to : from)
            tried += 1
          }
    }
    console.info(`campaign moves: ${tried} tried, ${campaignProcess.length} in the graph`)
  })
  test('review needs all required fields, and gets a content deadline', async () => {
    const { id } = await create({})
    expect((await move(staff, id, 'requested')).body).toEqual({
      errors: {
        excerpt: ['required'],
        product_image_url: ['required'],
        instructions: ['required'],
        start_at: ['required'],
        end_at: ['required'],
        products: ['required'],
      },
    })
    await save(id, complete)
    expect(campaignIn(await move(staff, id, 'requested'))).toMatchObject({ state: 'requested', due_at: '2026-12-15' })
    const short = await create({ ...complete, end_at: '2026-12-05' })
    expect(campaignIn(await move(staff, short.id, 'requested')).due_at).toBe('2026-12-05')
  })
  test('a return needs a comment, a confirmation may have one; the history tells all of it', async () => {
    const { id } = await create()
    await move(staff, id, 'requested')
    expect((await move(admin, id, 'draft')).body).toEqual({ errors: { review_comment: ['required'] } })
    expect(campaignIn(await move(admin, id, 'draft', 'Fel bild')).review_comment).toBe('Fel bild')
    await move(staff, id, 'requested')
    expect(campaignIn(await move(admin, id, 'confirmed')).abilities).toContain('cancel')
    const { campaign_events: events } = (await api.call(staff, 'GET', `/api/campaigns/${id}/events`)).body as {
      campaign_events: { act: string; comment: string | null }[]
    }
    expect(events.map(({ act }) => act)).toEqual(['confirm', 'request', 'return', 'request', 'created'])
    expect(events[2]?.comment).toBe('Fel bild')
  })
  test("what the brand tells the review is an editor field: it goes along when the campaign is sent, and leaves the platform's answer standing (E-06)", async () => {
    const { id } = await create({ ...complete, review_comment: '  Första gången vi säljer det här ' })
    const read = async (who: Actor) => campaignIn(await api.call(who, 'GET', `/api/campaigns/${id}`))
    expect(await read(staff)).toMatchObject({ review_comment: 'Första gången vi säljer det här', review_answer: null })
    await move(staff, id, 'requested')
    expect(await read(admin)).toMatchObject({
      state: 'requested',
      review_comment: 'Första gången vi säljer det här',
      review_answer: null,
    })
    await move(admin, id, 'draft', 'Fel bild')
    expect(await read(staff)).toMatchObject({ review_comment: 'Fel bild', review_answer: 'Fel bild' })
    expect(campaignIn(await save(id, { review_comment: 'Bilden är bytt' }))).toMatchObject({
      review_comment: 'Bilden är bytt',
      review_answer: 'Fel bild',
    })
    expect(campaignIn(await move(staff, id, 'requested'))).toMatchObject({
      review_comment: 'Bilden är bytt',
      review_answer: null,
    })
    expect((await api.call(admin, 'GET', `/api/campaigns/${id}/last_review`)).body).toMatchObject({
      last_review: { comment: 'Fel bild' },
    })
    expect(campaignIn(await move(admin, id, 'confirmed'))).toMatchObject({ review_comment: null, review_answer: null })
    expect((await api.call(null, 'GET', `/public/campaigns/${id}`)).body).toMatchObject({
      campaign: { review_comment: null },
    })
    expect(JSON.stringify((await api.call(null, 'GET', `/public/campaigns/${id}`)).body)).not.toMatch(
      /review_answer|Fel bild/,
    )
  })
  test("an answer that nobody has written back to is not sent to the review as the brand's word; a blank one is none; at most 2 000 characters (E-06)", async () => {
    const { id } = await create()
    await move(staff, id, 'requested')
    await move(admin, id, 'draft', 'Fel bild')
    expect(campaignIn(await move(staff, id, 'requested')).review_comment).toBeNull()
    await move(admin, id, 'draft', 'Fel text')
    expect(campaignIn(await save(id, { review_comment: '  ' }))).toMatchObject({
      review_comment: null,
      review_answer: 'Fel text',
    })
    expect(await save(id, { review_comment: 'x'.repeat(2_001) })).toMatchObject({
      status: 422,
      body: { errors: { review_comment: ['too_long'] } },
    })
  })
  test('applications close only with an approved participation', async () => {
    const { id } = await create()
    await force(id, { state: 'confirmed' })
    expect((await move(staff, id, 'upcoming')).body).toEqual({ error: 'illegal_transition' })
    await records.participation(brandId, id, (await records.creator()).id)
    expect((await move(staff, id, 'upcoming')).status).toBe(200)
  })
  test('a cancelled campaign tells everyone who applied', async () => {
    const { id } = await create()
    await force(id, { state: 'confirmed' })
    const creator = await records.creator()
    await records.participation(brandId, id, creator.id, 'pending')
    await move(admin, id, 'archived', 'Produkten är slut')
    const mails = await api.db.selectFrom('outbox').select('payload').execute()
    expect(mails.filter(({ payload }) => payload.to === `${creator.username}@samspel.test`)).toHaveLength(1)
  })
  test('only drafts are deleted', async () => {
    const { id } = await create()
    expect((await api.call(staff, 'DELETE', `/api/campaigns/${id}`)).status).toBe(204)
    expect((await api.call(staff, 'GET', `/api/campaigns/${id}`)).status).toBe(404)
    const requested = await create()
    await move(staff, requested.id, 'requested')
    expect((await api.call(staff, 'DELETE', `/api/campaigns/${requested.id}`)).body).toEqual({
      error: 'illegal_transition',
    })
  })
  test('the clock starts and finishes campaigns on their days, once, however many clocks there are', async () => {
    const [starts, waits, ends, lastDay] = [await create(), await create(), await create(), await create()]
    const today = '2026-12-10'
    await force(starts.id, { state: 'upcoming', start_at: today, end_at: '2026-12-24' })
    await force(waits.id, { state: 'upcoming', start_at: '2026-12-11', end_at: '2026-12-24' })
    await force(ends.id, { state: 'ongoing', end_at: '2026-12-09' })
    await force(lastDay.id, { state: 'ongoing', end_at: today })
    // 00:30 in Stockholm is still the previous day in UTC.
    const context = {
      db: api.db,
      live: api.bus,
      config: api.config,
      log: api.app.log,
      now: () => new Date('2026-12-09T23:30:00Z'),
    }
    await Promise.all([moveByClock(context), moveByClock(context), moveByClock(context)])
    const states = await Promise.all(
      [starts, waits, ends, lastDay].map(
        async ({ id }) => campaignIn(await api.call(staff, 'GET', `/api/campaigns/${id}`)).state,
      ),
    )
    expect(states).toEqual(['ongoing', 'upcoming', 'finished', 'ongoing'])
    const acts = await api.db
      .selectFrom('campaign_events')
      .select('act')
      .where('campaign_id', '=', starts.id)
      .where('act', '=', 'start')
      .execute()
    expect(acts).toHaveLength(1)
  })
})

describe('lists', () => {
  test('pages carry meta; states, words and order are asked for (C-12, C-02)', async () => {
    for (const name of ['A', 'B', 'C'])
      await create({ ...complete, name: `${name} 100%_`, end_at: `2026-12-1${name.charCodeAt(0) - 60}` })
    const { body } = await api.call(staff, 'GET', '/api/campaigns?state=draft&perPage=2&page=1&sort=-endAt')
    expect(body).toMatchObject({
      campaigns: [{ name: 'C 100%_' }, { name: 'B 100%_' }],
      meta: { current_page: 1, next_page: 2, prev_page: null, total_pages: 2, total_count: 3 },
    })
    expect((await api.call(staff, 'GET', '/api/campaigns?perPage=2&page=2')).body).toMatchObject({
      meta: { next_page: null },
    })
    expect((await api.call(staff, 'GET', '/api/campaigns?query=a%20100%25_')).body).toMatchObject({
      meta: { total_count: 1 },
    })
    expect((await api.call(staff, 'GET', '/api/campaigns?perPage=101')).body).toEqual({
      errors: { per_page: ['too_large'] },
    })
    expect((await api.call(other, 'GET', `/api/campaigns?brandId=${brandId}`)).body).toMatchObject({
      campaigns: [],
      meta: { total_count: 0 },
    })
  })
  test("the marketplace and the public page show open public offers alone, without what is the brand's own", async () => {
    const { id } = await create({ ...complete, package_info: 'hemligt', logistics_cost_per_participant: 40 })
    const creator = await records.creator()
    const seen = async () =>
      ((await api.call(creator, 'GET', `/api/marketplace/campaigns?brandId=${brandId}`)).body as { campaigns: Wire[] })
        .campaigns
    expect(await seen()).toEqual([])
    await force(id, { state: 'confirmed' })
    expect(await seen()).toMatchObject([
      { id, abilities: ['apply'], my_participation_id: null, total_cost: 0, package_info: '' },
    ])
    expect((await api.call(null, 'GET', `/public/campaigns/${id}`)).body).toMatchObject({
      campaign: { id, abilities: [], review_comment: null },
    })
    const participationId = await records.participation(brandId, id, creator.id, 'pending')
    expect(await seen()).toMatchObject([{ abilities: [], my_participation_id: participationId }])
    await force(id, { is_public: false })
    expect(await seen()).toEqual([])
    expect((await api.call(creator, 'GET', `/api/campaigns/${id}`)).status).toBe(200)
    expect((await api.call(null, 'GET', `/public/campaigns/${id}`)).status).toBe(404)
  })
  test('counts and dates are of the own brands', async () => {
    const { id } = await create({ ...complete, due_at: '2026-12-15' })
    expect((await api.call(staff, 'GET', '/api/campaigns/counts')).body).toMatchObject({
      counts: { draft: 1, finished: 0 },
      waiting: { mentions: 0 },
    })
    expect((await api.call(staff, 'GET', '/api/campaigns/dates?from=2026-12-01&to=2026-12-20')).body).toEqual({
      dates: [
        { campaign_id: id, name: 'Lussebrygg', date: '2026-12-01', kind: 'start' },
        { campaign_id: id, name: 'Lussebrygg', date: '2026-12-15', kind: 'due' },
      ],
    })
    expect((await api.call(other, 'GET', '/api/campaigns/dates?from=2026-12-01&to=2026-12-20')).body).toEqual({
      dates: [],
    })
  })
})
