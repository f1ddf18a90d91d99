import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openPaymentApi } from './support/payments'

const kr = 100
let world: Awaited<ReturnType<typeof openPaymentApi>>
beforeAll(async () => {
  world = await openPaymentApi({ timeoutMs: 2_000 })
})
afterAll(() => world.close())

const begun = async () => {
  const brand = await world.wallet.fundedBrand(1_000 * kr)
  const staff = await world.make.staff('company', [brand.id])
  const payment = await world.pay.begin(staff, brand.accountId, 'card', 500 * kr)
  const open = () => world.api.call(staff, 'POST', `/api/payments/${payment.id}/checkout`)
  return { brand, staff, payment, open, balance: async () => (await world.wallet.balances(brand.accountId))?.balance }
}
type Begun = Awaited<ReturnType<typeof begun>>

/** What Stripe has made for a company and its payment. */
const made = ({ brand, payment }: Begun) => {
  const { objects } = world.practice.practice.kept<{
    objects: Record<string, { object: string; metadata?: { company_id?: string; payment_id?: string } }>
  }>('stripe', () => ({ objects: {} })).value
  const all = Object.values(objects)
  return {
    customers: all.filter((each) => each.object === 'customer' && each.metadata?.company_id === brand.companyId).length,
    pages: all.filter((each) => each.object === 'checkout.session' && each.metadata?.payment_id === payment.id).length,
  }
}

test('what is asked for, not answered and done later is done once, and its page is the one that is opened', async () => {
  const asked = await begun()
  await world.pay.act('be_late', { count: 1 })
  expect(await asked.open()).toMatchObject({ status: 503, body: { error: 'unavailable' } })
  // It is still under way.
  expect(await asked.open()).toMatchObject({ status: 503, body: { error: 'unavailable' } })
  expect(await world.pay.act('do_late')).toEqual({ done: 1 })
  await world.pay.act('be_late', { count: 1 })
  expect(await asked.open()).toMatchObject({ status: 503, body: { error: 'unavailable' } })
  expect(await world.pay.act('do_late')).toEqual({ done: 1 })
  const { status, body } = await asked.open()
  expect([status, made(asked)]).toEqual([200, { customers: 1, pages: 1 }])
  await world.pay.answer((body as { url: string }).url, 'pay')
  expect(await asked.balance()).toBe(1_500 * kr)
})

test.each(['html', 'empty', 'text', 'null', 'list', 'nothing', 'truncated', 'compressed'])(
  'nonsense (%s) in the place of an answer is an outage, and what was done under it is not done again',
  async (what) => {
    const first = await begun()
    const next = await world.pay.begin(first.staff, first.brand.accountId, 'card', 600 * kr)
    const openNext = () => world.api.call(first.staff, 'POST', `/api/payments/${next.id}/checkout`)
    // The company is made a customer by the first, and the second asks for its page alone.
    for (const open of [first.open, openNext]) {
      await world.pay.act('nonsense', { what })
      expect(await open()).toMatchObject({ status: 503, body: { error: 'unavailable' } })
      expect(await open()).toMatchObject({ status: 200 })
    }
    expect([made(first), made({ ...first, payment: next })]).toEqual([
      { customers: 1, pages: 1 },
      { customers: 1, pages: 1 },
    ])
  },
)

test('an event of a kind that nobody has heard of is taken, and changes nothing', async () => {
  const { balance } = await begun()
  expect(await world.pay.act('unknown_event', { type: 'moon.risen' })).toMatchObject({ status: 200 })
  expect(await balance()).toBe(1_000 * kr)
  expect(await world.wallet.audit()).toEqual([])
})
