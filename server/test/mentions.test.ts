import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { figure, repetitions } from './support/figure'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let staff: Actor
let other: Actor
let creator: Awaited<ReturnType<Records['creator']>>
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
  other = await records.staff('company', [(await records.brand()).id])
  creator = await records.creator()
  campaignId = await records.campaign(brandId, { name: 'Lussebrygg', hashtags: ['lussebrygg'] })
  await api.db.updateTable('campaigns').set({ enable_stories: true }).where('id', '=', campaignId).execute()
})

const post = async (
  fields: Partial<{ reach: number; story: boolean; caption: string; at: string; instagramer_id: string }> = {},
) => {
  const id = uuidv7()
  await api.db
    .insertInto('instagram_posts')
    .values({
      id,
      instagramer_id: fields.instagramer_id ?? creator.id,
      external_id: id,
      reach: fields.reach ?? 250,
      likes_count: 5,
      comments_count: 1,
      story: fields.story ?? false,
      caption: fields.caption ?? 'Reklam för @bjork #lussebrygg',
      image_url: null,
      permalink: null,
      instagram_created_at: fields.at ?? '2026-11-20T23:30:00Z',
    })
    .execute()
  return id
}
const mention = (participationId: string, fields: object, who: Actor = creator) =>
  api.call(who, 'POST', `/api/participations/${participationId}/mentions`, { body: { mention: fields } })
const mentionId = ({ body }: { body: unknown }) => (body as { mention: { id: string } }).mention.id
const decide = (who: Actor, id: string, act: 'approve' | 'reject' | 'reset') =>
  api.call(who, 'PATCH', `/api/mentions/${id}/${act}`, {
    ...(act === 'reject' && { body: { reason: 'Reklam saknas' } }),
  })
const fund = async (amount: number) => {
  const admin = await records.staff('admin')
  const { accounts } = (await api.call(staff, 'GET', '/api/accounts')).body as unknown as { accounts: { id: string }[] }
  await api.call(admin, 'POST', `/api/accounts/${accounts[0]?.id}/transactions`, {
    body: { transaction: { transaction_type: 'debit', amount, title: 'Insättning' } },
    headers: { 'idempotency-key': uuidv7() },
  })
}
const balances = async () =>
  (
    (await api.call(staff, 'GET', '/api/accounts')).body as unknown as {
      accounts: { balance: number; available_balance: number }[]
    }
  ).accounts[0]

describe('applications', () => {
  const apply = (who: Actor = creator, id = campaignId) =>
    api.call(who, 'POST', `/api/campaigns/${id}/participations`, {
      body: { participation: { motivation: 'Jag älskar kaffe' } },
    })

  test('a creator applies once to an open offer, and may take it back while it is pending', async () => {
    const answers = await Promise.all([apply(), apply(), apply()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { participation } = answers.find(({ status }) => status === 200)?.body as unknown as {
      participation: { id: string; abilities: string[]; demands: object }
    }
    expect(participation).toMatchObject({
      abilities: ['withdraw'],
      demands: { followers: true, country: true, category: true },
    })
    const stranger = await records.creator()
    expect((await api.call(stranger, 'GET', `/api/participations/${participation.id}`)).status).toBe(404)
    expect((await api.call(stranger, 'DELETE', `/api/participations/${participation.id}`)).status).toBe(404)
    expect((await api.call(creator, 'DELETE', `/api/participations/${participation.id}`)).status).toBe(204)
    expect((await api.call(staff, 'GET', `/api/campaigns/${campaignId}/participations`)).body).toMatchObject({
      participations: [],
      counts: { all: 0 },
    })
  })
  test('drafts are not found; a campaign that has closed says so', async () => {
    expect((await apply(creator, await records.campaign(brandId, { state: 'draft' }))).body).toEqual({
      error: 'campaign_not_found',
    })
    expect((await apply(creator, await records.campaign(brandId, { state: 'ongoing' }))).body).toEqual({
      error: 'campaign_closed',
    })
    expect((await apply(creator, await records.campaign(brandId, { state: 'ongoing', isPublic: false }))).body).toEqual(
      { error: 'campaign_not_found' },
    )
  })
  test("a paid one holds its fee on the brand's account; too little money refuses without effect; a rejection gives it back", async () => {
    await api.db
      .updateTable('campaigns')
      .set({ enable_paid_collaborations: true, paid_collaboration_price: 500 })
      .where('id', '=', campaignId)
      .execute()
    const id = await records.participation(brandId, campaignId, creator.id, 'pending')
    const approve = () => api.call(staff, 'PATCH', `/api/participations/${id}/approve`)
    expect((await approve()).body).toEqual({ error: 'insufficient_funds' })
    expect((await api.call(staff, 'GET', `/api/participations/${id}`)).body).toMatchObject({
      participation: { state: 'pending', fee_amount: 0, decided_at: null },
    })
    await fund(60_000)
    expect((await approve()).body).toMatchObject({
      participation: { state: 'approved', fee_amount: 50_000 },
      campaign: { approved_participations_count: 1, pending_participations_count: 0 },
    })
    expect(await balances()).toMatchObject({ balance: 60_000, available_balance: 10_000 })
    expect((await approve()).body).toEqual({ error: 'already_decided' })
    const reject = await api.call(staff, 'PATCH', `/api/participations/${id}/reject`, {
      body: { reason: 'Fel profil', from: 'approved' },
    })
    expect(reject.body).toMatchObject({
      participation: { state: 'rejected', decision_reason: 'Fel profil', decided_by_name: expect.any(String) },
    })
    expect(await balances()).toMatchObject({ balance: 60_000, available_balance: 60_000 })
  })
  test('of 10 approvals at once one wins, the rest are 409, and one fee is held', async () => {
    await api.db
      .updateTable('campaigns')
      .set({ enable_paid_collaborations: true, paid_collaboration_price: 100 })
      .where('id', '=', campaignId)
      .execute()
    await fund(100_000)
    const id = await records.participation(brandId, campaignId, creator.id, 'pending')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.call(staff, 'PATCH', `/api/participations/${id}/approve`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(await balances()).toMatchObject({ available_balance: 90_000 })
  })
})

describe('posting', () => {
  test('exactly the part that the kind names, an own and unused post, a web address', async () => {
    const id = await records.participation(brandId, campaignId, creator.id)
    const problem = async (fields: object) => (await mention(id, fields)).body
    const own = await post()
    expect(await problem({ kind: 'post' })).toEqual({ errors: { instagram_post_id: ['required'] } })
    expect(
      await problem({
        kind: 'post',
        instagram_post_id: own,
        link_post: { url: 'https://a.se', title: 'x', link_type: 'custom' },
      }),
    ).toEqual({ errors: { link_post: ['invalid'] } })
    expect(await problem({ kind: 'story', instagram_post_id: own })).toEqual({ errors: { kind: ['invalid'] } })
    expect(
      await problem({ kind: 'post', instagram_post_id: await post({ instagramer_id: (await records.creator()).id }) }),
    ).toEqual({ errors: { instagram_post_id: ['not_yours'] } })
    for (const url of ['javascript:alert(1)', 'https://bank.se@evil.test']) {
      expect(await problem({ kind: 'link', link_post: { url, title: 'x', link_type: 'custom' } })).toEqual({
        errors: { 'link_post.url': ['invalid_url'] },
      })
    }
    expect(await problem({ kind: 'content', content_post: { text: ' ', image_urls: [] } })).toEqual({
      errors: { 'content_post.text': ['required'] },
    })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => mention(id, { kind: 'post', instagram_post_id: own })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
    expect(answers.find(({ status }) => status === 422)?.body).toEqual({
      errors: { instagram_post_id: ['already_used'] },
    })
  })
  test('only an approved participation, and only the own one', async () => {
    const pending = await records.participation(brandId, campaignId, creator.id, 'pending')
    expect((await mention(pending, { kind: 'post', instagram_post_id: await post() })).body).toEqual({
      error: 'illegal_transition',
    })
    expect(
      (await mention(pending, { kind: 'post', instagram_post_id: await post() }, await records.creator())).status,
    ).toBe(404)
  })
  test('the review panel says what is missing', async () => {
    const id = await records.participation(brandId, campaignId, creator.id)
    await api.db
      .updateTable('campaigns')
      .set({ mentions: ['bjork'], due_at: '2026-11-24' })
      .where('id', '=', campaignId)
      .execute()
    const good = await mention(id, { kind: 'post', instagram_post_id: await post() })
    expect(good.body).toMatchObject({
      mention: { checks: { ad_label: 'ok', missing_accounts: [], missing_hashtags: [], days_before_due: 3 } },
    })
    const poor = await mention(id, {
      kind: 'story',
      instagram_post_id: await post({ story: true, caption: 'Gott! #lussebrygget' }),
    })
    expect(poor.body).toMatchObject({
      mention: { checks: { ad_label: 'missing', missing_accounts: ['bjork'], missing_hashtags: ['lussebrygg'] } },
    })
  })
})

describe('decisions', () => {
  test("approval moves totals, the participation's counter and the day in Stockholm; reset takes them back (T-12 to, T-17)", async () => {
    const id = await records.participation(brandId, campaignId, creator.id)
    const one = mentionId(await mention(id, { kind: 'post', instagram_post_id: await post() }))
    await api.db.updateTable('campaigns').set({ payment_type: 'link' }).where('id', '=', campaignId).execute()
    const link = mentionId(
      await mention(id, { kind: 'link', link_post: { url: 'https://tiktok.com/x', title: 'x', link_type: 'custom' } }),
    )
    expect((await decide(staff, one, 'approve')).body).toMatchObject({
      mention: { state: 'approved', abilities: ['reset'] },
      participation: { instagram_posts_count: 1, link_posts_count: 0 },
      campaign: { reach: 250, num_likes: 5, num_comments: 1, num_posts: 1, approved_mentions_count: 0 },
      campaign_calculated_reach: { id: campaignId, days: { '2026-11-21': 250 } },
    })
    expect((await decide(staff, link, 'approve')).body).toMatchObject({
      participation: { instagram_posts_count: 1, link_posts_count: 1 },
      campaign: { reach: 250, num_posts: 1, approved_mentions_count: 1 },
    })
    expect((await decide(staff, one, 'reject')).body).toEqual({ error: 'already_decided' })
    expect((await decide(staff, one, 'reset')).body).toMatchObject({
      mention: { state: 'pending', decided_at: null },
      participation: { instagram_posts_count: 0 },
      campaign: { reach: 0, num_posts: 0 },
      campaign_calculated_reach: { days: {} },
    })
    expect((await decide(staff, one, 'reject')).body).toMatchObject({
      mention: { state: 'rejected', reject_reason: 'Reklam saknas' },
      participation: { instagram_posts_count: 0 },
      campaign_calculated_reach: { days: {} },
    })
  })
  test('the first approved mention releases the fee, later ones and a reset move no money', async () => {
    await api.db
      .updateTable('campaigns')
      .set({ enable_paid_collaborations: true, paid_collaboration_price: 500 })
      .where('id', '=', campaignId)
      .execute()
    await fund(60_000)
    const id = await records.participation(brandId, campaignId, creator.id, 'pending')
    await api.call(staff, 'PATCH', `/api/participations/${id}/approve`)
    const [first, second] = [
      mentionId(await mention(id, { kind: 'post', instagram_post_id: await post() })),
      mentionId(await mention(id, { kind: 'post', instagram_post_id: await post() })),
    ]
    for (const [who, act] of [
      [first, 'approve'],
      [second, 'approve'],
      [first, 'reset'],
      [first, 'approve'],
    ] as const)
      expect((await decide(staff, who, act)).status).toBe(200)
    expect(await balances()).toMatchObject({ balance: 10_000, available_balance: 10_000 })
    expect((await api.call(creator, 'GET', '/api/instagramers/me/account')).body).toMatchObject({
      account: { balance: 50_000 },
      summary: { waiting: 50_000, available: 0 },
    })
  })
  test("others' mentions are not found", async () => {
    const id = await records.participation(brandId, campaignId, creator.id)
    const one = mentionId(await mention(id, { kind: 'post', instagram_post_id: await post() }))
    for (const act of ['approve', 'reject', 'reset'] as const)
      expect((await decide(other, one, act)).body).toEqual({ error: 'not_found' })
    expect((await api.call(other, 'GET', '/api/mentions')).body).toMatchObject({ mentions: [], counts: { all: 0 } })
    expect((await api.call(await records.creator(), 'GET', '/api/instagramers/me/mentions')).body).toMatchObject({
      mentions: [],
    })
  })
  test('live facts go to the brand and to the creator', async () => {
    const id = await records.participation(brandId, campaignId, creator.id)
    const one = mentionId(await mention(id, { kind: 'post', instagram_post_id: await post() }))
    const heard = new Promise<object>((resolve) => {
      const stop = api.bus.subscribe((message) => {
        if (message.fact === 'mention-changed' && message.ids.mentionId === one) {
          stop()
          resolve(message.audience)
        }
      })
    })
    await decide(staff, one, 'approve')
    expect(await heard).toEqual({ brandId, instagramerId: creator.id })
  })

  test('QUALITY 6 approve and reject at once: one winner, the rest 409, and every counter as a recount finds it', async () => {
    const rounds = repetitions(30, 1_000)
    const id = await records.participation(brandId, campaignId, creator.id)
    // All are handed in before one is approved: then the campaign asks for no more.
    const handed: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const kind = round % 3 === 0 ? 'story' : 'post'
      const own = await post({
        reach: 100 + round,
        story: kind === 'story',
        at: `2026-11-${10 + (round % 5)}T12:00:00Z`,
      })
      handed.push(mentionId(await mention(id, { kind, instagram_post_id: own })))
    }
    let winners = 0
    for (const [round, one] of handed.entries()) {
      const answers = await Promise.all(
        (['approve', 'reject', 'approve', 'reject'] as const).map((act) => decide(staff, one, act)),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
      winners += 1
      if (round % 4 === 0) await decide(staff, one, 'reset')
    }
    const {
      rows: [wrong],
    } = await sql<{ campaigns: number; participations: number }>`SELECT
      (SELECT count(*) FROM campaigns c, LATERAL (SELECT coalesce(sum(p.reach), 0) AS reach, coalesce(sum(p.likes_count), 0) AS likes, coalesce(sum(p.comments_count), 0) AS comments, count(p.id) AS posts, count(m.id) - count(p.id) AS mentions
        FROM mentions m LEFT JOIN instagram_posts p ON p.id = m.instagram_post_id WHERE m.campaign_id = c.id AND m.state = 'approved') r
        WHERE (c.reach, c.num_likes, c.num_comments, c.num_posts, c.approved_mentions_count) IS DISTINCT FROM (r.reach, r.likes, r.comments, r.posts, r.mentions)) AS campaigns,
      (SELECT count(*) FROM participations x, LATERAL (SELECT count(*) FILTER (WHERE kind = 'link') AS links, count(*) FILTER (WHERE kind = 'content') AS contents, count(*) FILTER (WHERE kind = 'post') AS posts, count(*) FILTER (WHERE kind = 'story') AS stories
        FROM mentions m WHERE m.participation_id = x.id AND m.state = 'approved') r
        WHERE (x.link_posts_count, x.content_posts_count, x.instagram_posts_count, x.instagram_stories_count) IS DISTINCT FROM (r.links, r.contents, r.posts, r.stories)) AS participations`.execute(
      api.db,
    )
    console.info(`races: one winner in ${winners} of ${rounds}`)
    expect(wrong).toEqual({ campaigns: 0, participations: 0 })
    figure(
      6,
      `a mention approved and rejected twice each at once: one winner in ${winners} of ${rounds}, counters of campaigns and participations as a recount finds them`,
    )
  }, 900_000)
})
