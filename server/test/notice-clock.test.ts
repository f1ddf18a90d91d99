import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
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
