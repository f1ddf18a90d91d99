import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import type { BrandRole } from '@samspel/api'
import { transact } from '../src/db/transact'
import { brandAccount, fund } from '../src/modules/wallet'
import { pickupsOf } from './support/pickups'
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

test('a pass that is picked up and a picture that is bought count as of the day as well', async () => {
  const { brand, member, waiting, approve } = await setUp('manager')
  const pickups = pickupsOf(api, make)
  const decided = { decided_by: member.id, decided_at: api.clock.now.toISOString() }
  const offer = await pickups.offer(brand, await pickups.campaign(brand), await pickups.store(brand))
  const pass = { brand_id: brand, id: uuidv7(), store_campaign_id: offer, instagramer_id: (await make.creator()).id }
  await api.db
    .insertInto('store_participations')
    .values({ ...pass, ...decided, state: 'picked_up', fee_amount: 200_00 } as never)
    .execute()
  expect(await approve(member, await waiting(brand, 301))).toMatchObject(above)
  const campaign = await make.campaign(brand, { state: 'ongoing' })
  const creator = await make.creator()
  const mention = await make.post(brand, campaign, await make.participation(brand, campaign, creator.id), creator.id)
  const { instagram_post_id: postId } = await api.db
    .selectFrom('mentions')
    .select('instagram_post_id')
    .where('id', '=', mention)
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('image_purchases')
    .values({
      brand_id: brand,
      id: uuidv7(),
      campaign_id: campaign,
      mention_id: mention,
      instagram_post_id: postId!,
      instagramer_id: creator.id,
      channels: ['web'],
      duration_months: 12,
      price: 100,
      ...decided,
      state: 'approved',
    } as never)
    .execute()
  expect(await approve(member, await waiting(brand, 201))).toMatchObject(above)
  expect((await approve(member, await waiting(brand, 200))).status).toBe(200)
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
