import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { BrandRole } from '@samspel/api'
import { transact } from '../src/db/transact'
import { brandAccount, fund } from '../src/modules/wallet'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

/** A brand with money, a paid campaign of 300 kr each, and somebody with a limit of 500 kr. */
const setUp = async (role: BrandRole) => {
  const brand = await make.brand()
  const other = await make.brand('Other', brand.companyId)
  const member = await make.staff('company', [brand.id, other.id])
  await api.db.updateTable('brand_users').set({ role }).where('user_id', '=', member.id).execute()
  await api.db.updateTable('users').set({ approval_limit: 500_00 }).where('id', '=', member.id).execute()
  const waiting = async (brandId: string, price: number) => {
    await transact(api.db, async (trx) => {
      const account = await brandAccount(trx, brandId)
      await fund(trx, { accountId: account!.id, amount: price * 100, title: 'In', now: api.clock.now })
    })
    const campaign = await make.campaign(brandId, { state: 'confirmed' })
    await api.db
      .updateTable('campaigns')
      .set({ enable_paid_collaborations: true, paid_collaboration_price: price, target_number_of_instagramers: 5 })
      .where('id', '=', campaign)
      .execute()
    return make.participation(brandId, campaign, (await make.creator()).id, 'pending')
  }
  const approve = (who: Actor, id: string) => api.call(who, 'PATCH', `/api/participations/${id}/approve`)
  return { brand: brand.id, other: other.id, member, waiting, approve }
}
const above = { status: 422, body: { error: 'above_limit' } }

test('nobody approves more than their limit at once, or in a day over all brands', async () => {
  const { brand, other, member, waiting, approve } = await setUp('manager')
  expect(await approve(member, await waiting(brand, 501))).toMatchObject(above)
  expect((await approve(member, await waiting(brand, 300))).status).toBe(200)
  const second = await waiting(other, 300)
  expect(await approve(member, second)).toMatchObject(above)
  expect((await approve(member, await waiting(other, 200))).status).toBe(200)
  const owner = await make.staff('company', [other])
  expect((await approve(owner, second)).status).toBe(200)
})

test('of two at once within the limit one is above it', async () => {
  const { brand, member, waiting, approve } = await setUp('manager')
  const answers = await Promise.all(
    [await waiting(brand, 300), await waiting(brand, 300)].map((id) => approve(member, id)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('owners have no limit at their brand', async () => {
  const { brand, member, waiting, approve } = await setUp('owner')
  expect((await approve(member, await waiting(brand, 900))).status).toBe(200)
})
