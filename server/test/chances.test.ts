import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Chance } from '@samspel/api'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let pickups: ReturnType<typeof pickupsOf>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  pickups = pickupsOf(api, make)
})
afterAll(() => api.close())

const ago = (days: number) => new Date(api.clock.now.getTime() - days * 86_400_000).toISOString()
const chanceOf = async (who: Actor | null, path: string) => {
  const { body } = await api.call(who, 'GET', `${who ? '/api' : '/public'}${path}`)
  return Object.values(body as Record<string, { chance?: Chance }>)[0]!.chance
}
const setUp = async (places = 4) => {
  const brand = await make.brand()
  const staff = await make.staff('company', [brand.id])
  const id = await make.campaign(brand.id)
  await api.db.updateTable('campaigns').set({ target_number_of_instagramers: places }).where('id', '=', id).execute()
  const chosen = async (followersCount: number, { before = 10, by = staff.id as string | null, of = '' } = {}) => {
    const who = of || (await make.creator({ followersCount })).id
    const participation = await make.participation(brand.id, await make.campaign(brand.id, { state: 'ongoing' }), who)
    await api.db
      .updateTable('participations')
      .set({ decided_at: ago(before), decided_by: by, decision_kind: 'approved' })
      .where('id', '=', participation)
      .execute()
    return who
  }
  return { brand, staff, id, chosen, creator: await make.creator({ followersCount: 2_340 }) }
}

test('applicants that wait are told beside the places that are left, to visitors too', async () => {
  const { brand, id, creator } = await setUp()
  for (let i = 0; i < 3; i += 1) await make.participation(brand.id, id, (await make.creator()).id, 'pending')
  await make.participation(brand.id, id, (await make.creator()).id, 'approved')
  expect(await chanceOf(creator, `/campaigns/${id}`)).toEqual({ applicants: 3, places: 3, chosen: null })
  expect(await chanceOf(null, `/campaigns/${id}`)).toEqual({ applicants: 3, places: 3 })
  const another = await make.creator()
  await api.call(another, 'POST', `/api/campaigns/${id}/participations`, {
    body: { participation: { motivation: '' } },
  })
  expect(await chanceOf(creator, `/campaigns/${id}`)).toMatchObject({ applicants: 4 })
})

test('from fifty on nobody learns how many there are', async () => {
  const { brand, id } = await setUp(0)
  for (let i = 0; i < 49; i += 1)
    await make.participation(brand.id, id, (await make.creator({ address: null })).id, 'pending')
  expect(await chanceOf(null, `/campaigns/${id}`)).toEqual({ applicants: 49, places: null })
  for (let i = 0; i < 2; i += 1)
    await make.participation(brand.id, id, (await make.creator({ address: null })).id, 'pending')
  expect(await chanceOf(null, `/campaigns/${id}`)).toEqual({ applicants: 50, places: null })
})

test('whom the brand has chosen is told from the tenth creator on, the year behind, rounded so that it names nobody', async () => {
  const { id, chosen, creator } = await setUp()
  const told = async () => (await chanceOf(creator, `/campaigns/${id}`))!.chosen
  const first = await chosen(430)
  for (const count of [2_100, 2_640, 3_000, 3_900, 4_400, 5_050, 6_300]) await chosen(count)
  await chosen(90_000)
  // The same creator twice, one chosen by nobody, and one too long ago.
  await chosen(0, { of: first })
  await chosen(7_000, { by: null })
  await chosen(7_000, { before: 366 })
  expect(await told()).toBeNull()
  await chosen(7_420)
  expect(await told()).toEqual({ least: 400, most: 8_000 })
})

test('at a store that takes applications the chance is told of that store, and where nobody applies of none', async () => {
  const { brand, storeId, campaignId, offerId } = await pickups.setUp({ requiresApplication: true, places: 2 })
  const creator = await make.creator()
  const apply = async (who: Actor) =>
    api.call(who, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
      body: { store_participation: { motivation: '' } },
    })
  await apply(await make.creator())
  await apply(await make.creator())
  expect(await chanceOf(creator, `/store_campaigns/${offerId}`)).toEqual({ applicants: 2, places: 2, chosen: null })
  expect(await chanceOf(null, `/store_campaigns/${offerId}`)).toEqual({ applicants: 2, places: 2 })
  expect(await chanceOf(creator, `/campaigns/${campaignId}`)).toBeUndefined()
  const atOnce = await pickups.offer(brand.id, await pickups.campaign(brand.id), storeId)
  expect(await chanceOf(creator, `/store_campaigns/${atOnce}`)).toBeUndefined()
})

test('staff are not told of chances', async () => {
  const { id, staff } = await setUp()
  expect(await chanceOf(staff, `/campaigns/${id}`)).toBeUndefined()
})
