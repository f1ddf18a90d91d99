import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import type { ImagePurchase } from '@samspel/api'
import { entities } from '@samspel/api/contract'
import { type Commands, compareAbilities } from './support/abilities'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { walletOf } from './support/wallet'

let api: TestApi
let records: Records
let brandId: string
let staff: Actor
let creator: Actor
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
  brandId = (await walletOf(api, records, await records.staff('admin')).fundedBrand(1_000_000)).id
  staff = await records.staff('company', [brandId])
  creator = await records.creator()
})
afterAll(() => api.close())

const commandsOf = (who: () => Actor, state: ImagePurchase['state']): Commands => ({
  accept: { who, path: (id) => `/api/image_purchases/${id}/accept`, body: {} },
  approve: { who, path: (id) => `/api/image_purchases/${id}/approve`, body: {} },
  decline: {
    who,
    path: (id) => `/api/image_purchases/${id}/decline`,
    body: { reason: 'Nej', from: state === 'pending' ? state : 'requested' },
  },
  download: { who, method: 'GET', path: (id) => `/api/image_purchases/${id}/original` },
})

test('every ability has a command here', () => {
  expect(Object.keys(commandsOf(() => staff, 'requested')).sort()).toEqual([...entities.imagePurchaseAbilities].sort())
})

const make = async (state: ImagePurchase['state']) => {
  const [id, postId] = [uuidv7(), uuidv7()]
  await api.db
    .insertInto('instagram_posts')
    .values({
      id: postId,
      instagramer_id: creator.id,
      external_id: postId,
      image_url: '/uploads/demo/bild.webp',
      permalink: null,
      instagram_created_at: api.clock.now.toISOString(),
    })
    .execute()
  await api.db
    .insertInto('image_purchases')
    .values({
      id,
      brand_id: brandId,
      instagram_post_id: postId,
      instagramer_id: creator.id,
      channels: ['web'],
      duration_months: 1,
      price: 1,
      state,
    })
    .execute()
  return id
}

const see = async (who: Actor, id: string) => {
  const path = who === creator ? '/api/instagramers/me/image_purchases' : '/api/image_purchases'
  const { body } = await api.call(who, 'GET', `${path}?per_page=100`)
  const seen = (body as { image_purchases: ImagePurchase[] }).image_purchases.find((purchase) => purchase.id === id)
  if (!seen) throw new Error('The purchase is not in the list')
  return seen
}

for (const state of ['requested', 'pending', 'approved', 'declined'] as const)
  test(`a purchase that is ${state}: what is offered works and what is not is refused, to the brand and to the creator`, async () => {
    for (const who of [() => staff, () => creator])
      expect(await compareAbilities(api, commandsOf(who, state), () => make(state), see)).toEqual([])
  })
