import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { addDays, dayOf } from '../src/days'
import { fee } from '../src/modules/wallet/ledger'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey, walletOf } from './support/wallet'

let api: TestApi
let make: Records
let wallet: ReturnType<typeof walletOf>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  wallet = walletOf(api, make, await make.staff('admin'))
})
afterAll(() => api.close())

const get = async <T>(who: Actor, path: string) => {
  const { status, body } = await api.call(who, 'GET', `/api${path}`)
  return { status, body: body as T }
}
interface Waiting {
  waiting: Record<
    'applications' | 'mentions' | 'money' | 'messages' | 'image_purchases' | 'drafts',
    { count: number } | null
  > & {
    last_answer_at: string | null
  }
}
const waitingOf = async (who: Actor, query = '') => (await get<Waiting>(who, `/overview/waiting${query}`)).body.waiting

const workplace = async () => {
  const brand = await wallet.fundedBrand(5_000_00)
  const company = await make.staff('company', [brand.id])
  const campaignId = await make.campaign(brand.id, { state: 'ongoing', productValue: 300, name: 'Vinterhud' })
  await api.db.updateTable('campaigns').set({ wanted_reach: 10_000 }).where('id', '=', campaignId).execute()
  const takePart = async (decidedAt: string, fee = 0) => {
    const creator = await make.creator()
    const id = await make.participation(brand.id, campaignId, creator.id, 'approved', new Date(decidedAt))
    await api.db.updateTable('participations').set({ fee_amount: fee }).where('id', '=', id).execute()
    return { id, creator }
  }
  const approve = async ({ id, creator }: Awaited<ReturnType<typeof takePart>>, reach: number, at: string) => {
    const mention = await make.post(brand.id, campaignId, id, creator.id, { reach, at })
    expect((await api.call(company, 'PATCH', `/api/mentions/${mention}/approve`)).status).toBe(200)
  }
  return { brand, company, campaignId, takePart, approve }
}

describe('what waits', () => {
  test('a brand where nothing has happened has nothing, and a company of another brand sees nothing of it', async () => {
    const { company } = await workplace()
    expect(await waitingOf(company)).toEqual({
      applications: null,
      mentions: null,
      post_drafts: null,
      money: null,
      messages: null,
      image_purchases: null,
      approvals: null,
      drafts: null,
      last_answer_at: null,
    })
  })

  test('each count is the one of the list that it leads to', async () => {
    const { brand, company, campaignId } = await workplace()
    const other = await make.staff('company', [(await make.brand()).id])
    for (let index = 0; index < 3; index += 1) {
      const creator = await make.creator()
      await make.participation(brand.id, campaignId, creator.id, 'pending')
    }
    const creator = await make.creator()
    const part = await make.participation(brand.id, campaignId, creator.id)
    await make.post(brand.id, campaignId, part, creator.id)
    await make.post(brand.id, campaignId, part, creator.id, { kind: 'story' })
    await api.call(company, 'POST', `/api/instagramers/${creator.id}/messages?brandId=${brand.id}`, {
      body: { message: { body: 'Hej' } },
    })
    await api.call(creator, 'POST', `/api/instagramers/me/messages?brandId=${brand.id}`, {
      body: { message: { body: 'Hej på er' } },
    })
    const waiting = await waitingOf(company)
    const applications = await get<{ meta: { total_count: number } }>(company, '/applications')
    const mentions = await get<{ meta: { total_count: number } }>(company, '/mentions?state=pending')
    const unread = await get<{ unread: { thread_count: number } }>(company, '/messages/unread')
    expect(waiting.applications).toEqual({ count: 3, due_today: 0 })
    expect(applications.body.meta.total_count).toBe(3)
    expect(waiting.mentions).toMatchObject({ count: 2, username: creator.username })
    expect(mentions.body.meta.total_count).toBe(2)
    expect(waiting.messages).toMatchObject({ count: 1, latest_from: creator.name })
    expect(unread.body.unread.thread_count).toBe(1)
    expect(await waitingOf(other)).toMatchObject({ applications: null, mentions: null, messages: null })
    expect(await waitingOf(company, `?brandId=${(await make.brand()).id}`)).toMatchObject({ applications: null })
  })

  test('money that a campaign lacks is what the wallet says of it', async () => {
    const { brand, company } = await workplace()
    const id = await make.campaign(brand.id, { state: 'confirmed', name: 'Julpyssel' })
    await api.db
      .updateTable('campaigns')
      .set({
        enable_paid_collaborations: true,
        paid_collaboration_price: 1_000,
        target_number_of_instagramers: 8,
        start_at: addDays(dayOf(api.clock.now), 5),
      })
      .where('id', '=', id)
      .execute()
    const { money } = await waitingOf(company)
    expect(money).toMatchObject({ lacking: 3_000_00, available: 5_000_00, campaign: { id, name: 'Julpyssel' } })
    const { body } = await get<{ wallet: { gap: object } }>(company, '/wallet')
    expect(body.wallet.gap).toMatchObject({ lacking: 3_000_00, available: 5_000_00 })
  })
})

test('a draft that somebody worked on lately waits to be sent; one that was put aside does not', async () => {
  const { brand, company } = await workplace()
  const id = await make.campaign(brand.id, { state: 'draft', name: 'Vinterljud' })
  const old = await make.campaign(brand.id, { state: 'draft' })
  const at = new Date(api.clock.now.getTime() - 15 * 86_400_000).toISOString()
  await api.db.updateTable('campaigns').set({ updated_at: at }).where('id', '=', old).execute()
  expect((await waitingOf(company)).drafts).toEqual({ count: 1, campaign: { id, name: 'Vinterljud' } })
})

test('campaigns that are published and have not begun are on the overview', async () => {
  const { brand, company } = await workplace()
  const published = [
    await make.campaign(brand.id, { state: 'confirmed' }),
    await make.campaign(brand.id, { state: 'confirmed' }),
  ]
  await api.db.updateTable('campaigns').set({ state: 'upcoming' }).where('id', '=', published[1]!).execute()
  const { body } = await get<Compared>(company, '/overview/campaigns')
  const shown = body.compared_campaigns as { id: string; state: string }[]
  expect(
    shown
      .filter(({ id }) => published.includes(id))
      .map(({ state }) => state)
      .sort(),
  ).toEqual(['confirmed', 'upcoming'])
})

interface FiguresAnswer {
  figures: { weeks: object[]; totals: object; before: object }
}

describe('reach and cost', () => {
  test('by week, Monday to Sunday in Stockholm: reach by the day of the post, cost by the day the creator was taken on', async () => {
    const { company, takePart, approve } = await workplace()
    const first = await takePart('2026-10-05T10:00:00Z', 1_000_00)
    const second = await takePart('2026-10-14T10:00:00Z')
    await takePart('2026-09-20T10:00:00Z')
    await approve(first, 2_000, '2026-10-08T10:00:00Z')
    // Already Monday in Stockholm.
    await approve(second, 500, '2026-10-18T22:30:00Z')
    await approve(first, 700, '2026-09-25T10:00:00Z')
    const { body } = await get<FiguresAnswer>(company, '/overview/figures?from=2026-10-05&to=2026-10-20')
    expect(body.figures).toEqual({
      from: '2026-10-05',
      to: '2026-10-20',
      weeks: [
        { week: '2026-10-05', reach: 2_000, cost: 1_300_00 },
        { week: '2026-10-12', reach: 0, cost: 300_00 },
        { week: '2026-10-19', reach: 500, cost: 0 },
      ],
      totals: {
        reach: 2_500,
        cost: 1_600_00,
        fees: 1_000_00,
        goods: 600_00,
        logistics: 0,
        cost_per_thousand_reach: 640_00,
      },
      before: { reach: 700, cost: 300_00, fees: 0, goods: 300_00, logistics: 0, cost_per_thousand_reach: 428_57 },
      booked: 0,
    })
  })

  test('what the wallet booked on the same days stands beside the cost, and is hidden from who does not see money', async () => {
    const { brand, company } = await workplace()
    const today = dayOf(api.clock.now)
    await wallet.inTransaction((trx) =>
      fee(trx, { accountId: brand.accountId, amount: 499_00, vat: 99_80, title: 'Liten', now: api.clock.now }),
    )
    const asked = `/overview/figures?from=${today.slice(0, 8)}01&to=${today}`
    const { body } = await get<FiguresAnswer>(company, asked)
    expect(body.figures).toMatchObject({ booked: 499_00, totals: { cost: 0 } })
    const { wallet: own } = (await get<{ wallet: { months: { amount: number }[] } }>(company, '/wallet')).body
    expect(own.months.at(-1)?.amount).toBe(499_00)
    await api.db.updateTable('brand_users').set({ role: 'reviewer' }).where('user_id', '=', company.id).execute()
    expect((await get<FiguresAnswer>(company, asked)).body.figures).toMatchObject({ booked: null })
  })

  test('a period that ends before it begins, or is longer than 53 weeks, is refused', async () => {
    const { company } = await workplace()
    for (const [from, to, id] of [
      ['2026-02-01', '2026-01-01', 'before_start'],
      ['2025-01-01', '2026-02-01', 'too_large'],
    ]) {
      const { status, body } = await get(company, `/overview/figures?from=${from}&to=${to}`)
      expect([status, body]).toEqual([422, { errors: { to: [id] } }])
    }
  })

  test('the last days of the calendar are a period like others', async () => {
    const { company } = await workplace()
    const { status, body } = await get<FiguresAnswer>(company, '/overview/figures?from=9999-12-20&to=9999-12-31')
    const weeks = ['9999-12-20', '9999-12-27'].map((week) => ({ week, reach: 0, cost: 0 }))
    expect([status, body.figures?.weeks]).toEqual([200, weeks])
  })
})

interface Compared {
  campaigns: object[]
  compared_campaigns: object[]
  sums: object
  total_count: number
}

test('campaigns that go on stand beside one another with the numbers of their reports; engagement from five posts', async () => {
  const { brand, company, campaignId, takePart, approve } = await workplace()
  const part = await takePart('2026-10-05T10:00:00Z', 1_000_00)
  for (let post = 0; post < 4; post += 1) await approve(part, 1_000, '2026-10-08T10:00:00Z')
  const few = await get<Compared>(company, '/overview/campaigns')
  expect(few.body.compared_campaigns).toMatchObject([{ id: campaignId, approved_posts: 4, engagement: null }])
  await approve(part, 1_000, '2026-10-08T10:00:00Z')
  await make.campaign(brand.id, { state: 'ongoing', productValue: 0, name: 'Tom' })
  await make.campaign(brand.id, { state: 'draft' })
  const over = await make.campaign(brand.id, { state: 'ongoing' })
  await api.db.updateTable('campaigns').set({ state: 'finished' }).where('id', '=', over).execute()
  const { body } = await get<Compared>(company, '/overview/campaigns')
  const { body: report } = await get<{ report: { totals: { cost: number } } }>(
    company,
    `/campaigns/${campaignId}/report`,
  )
  expect(body.total_count).toBe(2)
  expect(body.compared_campaigns).toHaveLength(2)
  expect(body.compared_campaigns).toContainEqual({
    id: campaignId,
    name: 'Vinterhud',
    brand_name: brand.name,
    state: 'ongoing',
    product_image_url: null,
    product_image_focus: null,
    end_at: null,
    participants: 1,
    places: 0,
    approved_posts: 5,
    reach: 5_000,
    wanted_reach: 10_000,
    cost: report.report.totals.cost,
    cost_per_thousand_reach: 260_00,
    // 10 likes and 2 comments per thousand reached.
    engagement: 1.2,
  })
  expect(body.sums).toMatchObject({ participants: 1, approved_posts: 5, reach: 5_000, cost: 1_300_00, engagement: 1.2 })
  const stranger = await make.staff('company', [(await make.brand()).id])
  expect((await get<Compared>(stranger, '/overview/campaigns')).body).toMatchObject({ total_count: 0 })
})

test('who takes part in a campaign at stores are the passes, as on its page, in the list and in the wallet', async () => {
  const { brand, company } = await workplace()
  const pickups = pickupsOf(api, make)
  const id = await pickups.campaign(brand.id)
  await api.db
    .updateTable('campaigns')
    .set({
      enable_paid_collaborations: true,
      paid_collaboration_price: 100,
      target_number_of_instagramers: 20,
      end_at: addDays(dayOf(api.clock.now), 30),
    })
    .where('id', '=', id)
    .execute()
  const passes: string[] = []
  for (const storeId of [await pickups.store(brand.id), await pickups.store(brand.id)]) {
    const offerId = await pickups.offer(brand.id, id, storeId)
    for (let pass = 0; pass < 2; pass += 1) {
      const { status, body } = await api.call(
        await make.creator(),
        'POST',
        `/api/store_campaigns/${offerId}/store_participations`,
        { headers: newKey(), body: { store_participation: { motivation: 'Gärna' } } },
      )
      expect(status).toBe(200)
      passes.push((body as { store_participation: { id: string } }).store_participation.id)
    }
  }
  await api.db
    .updateTable('store_participations')
    .set({ state: 'picked_up', picked_up_at: api.clock.now.toISOString() })
    .where('id', '=', passes[0]!)
    .execute()

  const counted = { picked_up: 1, booked: 3, places: 0 }
  const { body: page } = await get<{ campaign: object }>(company, `/campaigns/${id}`)
  expect(page.campaign).toMatchObject({ pickups: counted })
  const { body: list } = await get<{ campaigns: { id: string; pickups?: object }[] }>(company, '/campaigns')
  expect(list.campaigns.map((campaign) => campaign.pickups)).toEqual(
    list.campaigns.map((campaign) => (campaign.id === id ? counted : undefined)),
  )
  const { body: money } = await get<{ wallet: { reservations: object[] } }>(company, '/wallet')
  expect(money.wallet.reservations).toMatchObject([{ campaign_id: id, fees: 4 }])
  const { body } = await get<Compared>(company, '/overview/campaigns')
  expect(body.compared_campaigns).toContainEqual(expect.objectContaining({ id, participants: 4, places: 0 }))
  expect(body.sums).toMatchObject({ participants: 4, places: 0 })
})
