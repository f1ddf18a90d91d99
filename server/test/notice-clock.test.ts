import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { termsBefore } from '@samspel/api/terms'
import { addDays, dayOf } from '../src/days'
import { notifyOfTime } from '../src/modules/notice-clock'
import { notifyCreatorsOfDays } from '../src/modules/notice-clock/days'
import { type Records, recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'
import { walletOf } from './support/wallet'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

const runs = () => {
  const run = () => notifyOfTime({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now })
  return Promise.all([run(), run(), run()])
}
const kindsOf = async (accountId: string) =>
  (await api.db.selectFrom('notices').select('kind').where('account_id', '=', accountId).orderBy('kind').execute()).map(
    ({ kind }) => kind,
  )

test('the day before, the day after, and money that is too little are told once, with three instances at work', async () => {
  const brand = await make.brand('Havsro')
  const staff = await make.staff('company', [brand.id])
  const creator = await make.creator()
  const campaign = await make.campaign(brand.id, { state: 'ongoing', name: 'Nattserum' })
  await make.participation(brand.id, campaign, creator.id)
  const today = dayOf(api.clock.now)
  const due = (day: string) => api.db.updateTable('campaigns').set({ due_at: day }).where('id', '=', campaign).execute()
  await due(addDays(today, 1))
  await runs()
  expect(await kindsOf(creator.id)).toEqual(['last_days'])
  expect(await kindsOf(staff.id)).toEqual(['posts_missing'])
  await due(addDays(today, -1))
  await runs()
  expect(await kindsOf(creator.id)).toEqual(['last_days', 'overdue'])
  expect(await kindsOf(staff.id)).toEqual(['posts_missing', 'posts_overdue'])

  await api.db
    .insertInto('accounts')
    .values({ id: uuidv7(), owner_type: 'brand', brand_id: brand.id, name: 'Havsro' })
    .execute()
  await api.db
    .updateTable('campaigns')
    .set({
      state: 'confirmed',
      due_at: null,
      start_at: addDays(today, 3),
      enable_paid_collaborations: true,
      paid_collaboration_price: 900,
      target_number_of_instagramers: 5,
    })
    .where('id', '=', campaign)
    .execute()
  await runs()
  await runs()
  expect((await kindsOf(staff.id)).filter((kind) => kind === 'low_balance')).toHaveLength(1)
})

test('what has been told takes no place in the next batch, however many there are', async () => {
  const brand = await make.brand()
  const campaign = await make.campaign(brand.id, { state: 'ongoing' })
  const creators = [await make.creator(), await make.creator(), await make.creator()]
  for (const { id } of creators) await make.participation(brand.id, campaign, id)
  const due = addDays(dayOf(api.clock.now), 1)
  await api.db.updateTable('campaigns').set({ due_at: due }).where('id', '=', campaign).execute()
  for (let turn = 0; turn < creators.length; turn += 1)
    await notifyCreatorsOfDays({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now }, 1)
  for (const { id } of creators) expect(await kindsOf(id)).toEqual(['last_days'])
})

test('a notice of missing money tells what is missing now, and is done once approvals and a top-up together cover the need', async () => {
  const wallet = walletOf(api, make, await make.staff('admin'))
  const brand = await wallet.fundedBrand(1_000_00)
  const staff = await make.staff('company', [brand.id])
  const campaign = await make.campaign(brand.id, { state: 'confirmed' })
  await api.db
    .updateTable('campaigns')
    .set({
      due_at: null,
      start_at: addDays(dayOf(api.clock.now), 3),
      enable_paid_collaborations: true,
      paid_collaboration_price: 500,
      target_number_of_instagramers: 4,
    })
    .where('id', '=', campaign)
    .execute()
  await runs()
  const missing = async () => {
    const { body } = await api.call(staff, 'GET', '/api/notices')
    const { notices: rows } = body as { notices: { kind: string; waiting: boolean; facts: { amount: number } }[] }
    const [row] = rows.filter(({ kind }) => kind === 'low_balance')
    return [row?.waiting, row?.facts.amount]
  }
  expect(await missing()).toEqual([true, 1_000_00])
  // Two fees are reserved, so the account has less available, but the campaign needs less as well.
  for (let n = 0; n < 2; n += 1) {
    const part = await make.participation(brand.id, campaign, (await make.creator()).id, 'pending')
    expect((await api.call(staff, 'PATCH', `/api/participations/${part}/approve`, { body: {} })).status).toBe(200)
  }
  expect(await missing()).toEqual([true, 1_000_00])
  await wallet.book(brand.accountId, 'debit', 400_00)
  expect(await missing()).toEqual([true, 600_00])
  await wallet.book(brand.accountId, 'debit', 600_00)
  expect((await missing())[0]).toBe(false)
})

test('the day before, the notice and the bulk message count the same creators without a post, later days of their own too', async () => {
  const brand = await make.brand('Kvällslampa')
  const staff = await make.staff('company', [brand.id])
  const campaign = await make.campaign(brand.id, { state: 'ongoing', name: 'På tur' })
  const tomorrow = addDays(dayOf(api.clock.now), 1)
  await api.db.updateTable('campaigns').set({ due_at: tomorrow }).where('id', '=', campaign).execute()
  const [, later] = await Promise.all(
    [0, 1, 2].map(async () => make.participation(brand.id, campaign, (await make.creator()).id)),
  )
  await api.db
    .updateTable('participations')
    .set({ due_at: addDays(tomorrow, 5) })
    .where('id', '=', later!)
    .execute()
  await runs()
  const { facts } = await api.db
    .selectFrom('notices')
    .select('facts')
    .where('account_id', '=', staff.id)
    .where('kind', '=', 'posts_missing')
    .executeTakeFirstOrThrow()
  const { body } = await api.call(staff, 'GET', `/api/campaigns/${campaign}/message_recipients?filter=without_post`)
  expect((body as { recipients: unknown[] }).recipients).toHaveLength(3)
  expect(facts).toMatchObject({ count: 3 })
})

test('a creator counts as missing posts while agreed pieces are left to hand in, to notice, task and bulk message alike', async () => {
  const brand = await make.brand('Sjöbris')
  const staff = await make.staff('company', [brand.id])
  const campaign = await make.campaign(brand.id, { state: 'ongoing', name: 'Tvåstegs' })
  const today = dayOf(api.clock.now)
  const kinds = {
    paymentType: 'link',
    enablePosts: false,
    enableStories: false,
    requireUploadedContent: false,
  } as const
  const terms = { ...termsBefore(kinds), anyPiece: false, pieces: { post: 0, reel: 0, story: 0, link: 2, content: 0 } }
  const set = (fields: object) => api.db.updateTable('campaigns').set(fields).where('id', '=', campaign).execute()
  await set({ due_at: addDays(today, 1), payment_type: 'link', terms: JSON.stringify(terms) })
  const handIn = async (count: number) => {
    const creator = await make.creator()
    const id = await make.participation(brand.id, campaign, creator.id)
    const actor = await api.actor('instagramer', creator.id)
    for (let n = 0; n < count; n += 1)
      await api.call(actor, 'POST', `/api/participations/${id}/mentions`, {
        body: {
          mention: {
            kind: 'link',
            link_post: { url: `https://a.example/${id}/${n}`, title: 'x', link_type: 'custom' },
          },
        },
      })
    return { id: creator.id, actor, part: id }
  }
  const [none, one] = [await handIn(0), await handIn(1)]
  await handIn(2)
  await runs()
  const seen = async () => {
    const { body } = await api.call(staff, 'GET', `/api/campaigns/${campaign}/message_recipients?filter=without_post`)
    const tasks = (await api.call(staff, 'GET', '/api/notices')).body as {
      notices: { kind: string; waiting: boolean; facts: { count: number } }[]
    }
    return {
      reached: (body as { recipients: { instagramer_id: string }[] }).recipients
        .map((row) => row.instagramer_id)
        .sort(),
      told: tasks.notices
        .filter(({ kind }) => kind === 'posts_missing')
        .map(({ kind, waiting, facts }) => [kind, waiting, facts.count]),
    }
  }
  expect(await seen()).toEqual({ reached: [none.id, one.id].sort(), told: [['posts_missing', true, 2]] })
  await api.db.updateTable('participations').set({ state: 'rejected' }).where('id', '=', none.part).execute()
  expect(await seen()).toEqual({ reached: [one.id], told: [['posts_missing', true, 2]] })
  await api.call(one.actor, 'POST', `/api/participations/${one.part}/mentions`, {
    body: { mention: { kind: 'link', link_post: { url: 'https://a.example/y', title: 'y', link_type: 'custom' } } },
  })
  expect(await seen()).toEqual({ reached: [], told: [['posts_missing', false, 2]] })
})
