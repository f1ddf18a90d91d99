import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { camelizeKeys, type PlatformWaiting } from '@samspel/api'
import { addDays, dayOf } from '../src/days'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey, walletOf } from './support/wallet'

let api: TestApi
let make: Records
let wallet: ReturnType<typeof walletOf>
let me: Actor
let other: Actor
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  const named = async (name: string) => {
    const actor = await make.staff('admin')
    await api.db.updateTable('users').set({ name }).where('id', '=', actor.id).execute()
    return actor
  }
  me = await named('Elin Sjödin')
  other = await named('Hugo Lind')
  wallet = walletOf(api, make, other)
})
afterAll(() => api.close())

const waiting = async (who: Actor = me): Promise<PlatformWaiting> => {
  const { status, body } = await api.call(who, 'GET', '/api/platform/waiting')
  expect(status).toBe(200)
  return (camelizeKeys(body) as { platformWaiting: PlatformWaiting }).platformWaiting
}

test('nothing waits: every part is null and the sum is 0', async () => {
  expect(await waiting()).toEqual({
    total: 0,
    campaigns: null,
    alarm: null,
    payouts: null,
    reports: null,
    companies: null,
    adjustments: null,
    lastAnswerAt: null,
  })
})

test('campaigns: who sent them and when, the longest wait first, with what the check finds and what the account lacks', async () => {
  const brand = await wallet.fundedBrand(5_000_00)
  const sender = await make.staff('company', [brand.id])
  const today = dayOf(api.clock.now)
  const send = async (name: string, price: number) => {
    const id = await make.campaign(brand.id, { name, state: 'draft', productValue: 0 })
    await api.db
      .updateTable('campaigns')
      .set({
        state: 'requested',
        caption: name === 'Sylt på allt' ? 'Sveriges godaste sylt.' : 'Sylt.',
        instructions: 'Skriv ”Reklam för” först.',
        product_image_url: '/uploads/sylt.jpg',
        start_at: addDays(today, 5),
        end_at: addDays(today, 25),
        due_at: null,
        target_number_of_instagramers: 10,
        enable_paid_collaborations: price > 0,
        paid_collaboration_price: price,
      })
      .where('id', '=', id)
      .execute()
    await sql`INSERT INTO campaign_events (brand_id, id, campaign_id, act, actor_name, user_id, created_at)
      VALUES (${brand.id}, gen_random_uuid(), ${id}, 'request', 'Ida Frost', ${sender.id}, ${api.clock.now})`.execute(
      api.db,
    )
    api.clock.now = new Date(api.clock.now.getTime() + 3_600_000)
    return id
  }
  const first = await send('Sylt på allt', 800)
  const second = await send('Termos på tur', 0)
  const { campaigns, total } = await waiting()
  expect(total).toBe(2)
  expect(campaigns).toMatchObject({
    count: 2,
    rows: [
      { id: first, name: 'Sylt på allt', sentBy: 'Ida Frost', found: ['claims', 'money'], lacking: 3_000_00 },
      { id: second, sentBy: 'Ida Frost', found: [], lacking: 0 },
    ],
  })
  expect(campaigns!.oldestAt).toBe(campaigns!.rows[0]!.sentAt)
})

test('a booking by hand waits for others than who asked for it; the largest is told', async () => {
  const brand = await wallet.fundedBrand(60_000_00)
  const ask = async (who: Actor, amount: number) => {
    const { status } = await api.call(who, 'POST', `/api/accounts/${brand.accountId}/adjustments`, {
      body: { adjustment: { amount, reason: 'Rättelse' } },
      headers: newKey(),
    })
    expect(status).toBe(200)
  }
  await ask(other, -12_000_00)
  await ask(other, -20_000_00)
  await ask(me, -15_000_00)
  expect((await waiting()).adjustments).toMatchObject({ count: 2, amount: -20_000_00, requestedBy: 'Hugo Lind' })
  expect((await waiting(other)).adjustments).toMatchObject({ count: 1, amount: -15_000_00, requestedBy: 'Elin Sjödin' })
})

test('a company that asks to be let in, and a reported conversation', async () => {
  const brand = await make.brand()
  const creator = await make.creator()
  const before = (await waiting()).total
  await sql`UPDATE companies SET state = 'requested' WHERE id = (SELECT company_id FROM brands WHERE id = ${brand.id})`.execute(
    api.db,
  )
  const asker = await make.staff('company', [brand.id])
  await sql`INSERT INTO company_requests (id, company_id, brand_id, user_id, state, created_at)
    SELECT gen_random_uuid(), company_id, id, ${asker.id}, 'requested', ${api.clock.now} FROM brands WHERE id = ${brand.id}`.execute(
    api.db,
  )
  await make.campaign(brand.id, { state: 'ongoing' })
  await sql`INSERT INTO threads (brand_id, id, instagramer_id) VALUES (${brand.id}, gen_random_uuid(), ${creator.id})`.execute(
    api.db,
  )
  await sql`INSERT INTO message_reports (id, brand_id, thread_id, reporter, reporter_name, reason, text, created_at)
    SELECT gen_random_uuid(), brand_id, id, 'instagramer', 'Moa', 'fraud', 'betala mig vid sidan av', ${api.clock.now} FROM threads WHERE brand_id = ${brand.id}`.execute(
    api.db,
  )
  const found = await waiting()
  expect(found.companies).toMatchObject({ count: 1, names: [expect.any(String)] })
  expect(found.reports).toMatchObject({ count: 1, text: 'betala mig vid sidan av' })
  expect(found.total).toBe(before + 2)
})
