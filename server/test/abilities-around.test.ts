import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { TSchema } from 'typebox'
import { type Campaign, campaignStates, type Mention } from '@samspel/api'
import { entities } from '@samspel/api/contract'
import { type Commands, compareAbilities } from './support/abilities'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey } from './support/wallet'

let api: TestApi
let records: Records
let brandId: string
let staff: Actor
let creator: Actor
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
  creator = await records.creator()
})
afterAll(() => api.close())

const setState = (id: string, state: (typeof campaignStates)[number], fields: object = {}) =>
  api.db
    .updateTable('campaigns')
    .set({ state, ...fields })
    .where('id', '=', id)
    .execute()
const see = async (who: Actor, id: string) => {
  const { body } = await api.call(who, 'GET', `/api/campaigns/${id}`)
  // No abilities for a campaign the caller cannot see.
  const { campaign = { abilities: [] } } = body as { campaign?: Pick<Campaign, 'abilities'> }
  return campaign
}

test('every kind of record with abilities is in one of these tests', () => {
  const kinds = Object.entries(entities)
    .filter(([, schema]) => (schema as TSchema & { properties?: object }).properties)
    .filter(([, schema]) => 'abilities' in (schema as unknown as { properties: object }).properties)
    .map(([name]) => name)
  expect(kinds.sort()).toEqual(
    [
      // abilities.test.ts, abilities-campaigns.test.ts and abilities-purchases.test.ts
      ...['Campaign', 'ImagePurchase', 'Mention', 'Participation'],
      // approval-requests.test.ts
      'ApprovalRequest',
      // abilities-agreements.test.ts
      'Agreement',
      // abilities-parcels.test.ts
      ...['Parcel', 'ParcelRow'],
      // abilities-stores.test.ts
      ...['PublicStore', 'Store', 'StoreApplicant', 'StoreOffer', 'StoreParticipation', 'StoreProduct'],
      // abilities-proposals.test.ts
      'Proposal',
      // abilities-drafts.test.ts, and rights.test.ts
      ...['PostDraft', 'RightEntry'],
      // sales-of-campaigns.test.ts
      'CampaignSales',
      // here, and adjustments.test.ts
      ...['Adjustment', 'StoreChoice'],
    ].sort(),
  )
})

test('a campaign’s decisions on applications and posts, and its stores: offered and open, or neither, in every state', async () => {
  const of = { participation: '', mention: '' }
  const commands: Commands = {
    decideParticipations: {
      who: () => staff,
      path: () => `/api/participations/${of.participation}/approve`,
      body: { from: 'pending' },
    },
    decideMentions: { who: () => staff, path: () => `/api/mentions/${of.mention}/approve` },
  }
  const wrong = []
  for (const state of campaignStates) {
    const make = async () => {
      const id = await records.campaign(brandId)
      of.participation = await records.participation(brandId, id, (await records.creator()).id, 'pending')
      const { id: creatorId } = await records.creator()
      const theirs = await records.participation(brandId, id, creatorId)
      of.mention = await records.post(brandId, id, theirs, creatorId)
      await setState(id, state, { target_number_of_instagramers: 5 })
      return id
    }
    for (const one of await compareAbilities(api, commands, make, see)) wrong.push({ state, ...one })
  }
  expect(wrong).toEqual([])
})

test('apply: whoever is offered to apply can, and nobody else', async () => {
  const wrong = []
  for (const state of campaignStates)
    for (const fields of [
      {},
      { is_public: false },
      { min_followers: 1_000_000 },
      { delivery_method: 'pickup' as const },
      { target_number_of_instagramers: 1 },
    ]) {
      const id = await records.campaign(brandId)
      await records.participation(brandId, id, (await records.creator()).id)
      await setState(id, state, fields)
      const isOffered = (await see(creator, id)).abilities.includes('apply')
      const { status } = await api.call(creator, 'POST', `/api/campaigns/${id}/participations`, {
        body: { participation: { motivation: 'Gärna' } },
      })
      if (isOffered !== (status === 200)) wrong.push({ state, fields, isOffered, status })
    }
  expect(wrong).toEqual([])
})

test('buyImage: the picture of a post is asked for when its mention offers it, and not otherwise', async () => {
  const wrong = []
  for (const state of ['pending', 'approved', 'rejected'] as const)
    for (const hasPicture of [true, false]) {
      let postId = ''
      const make = async () => {
        const campaignId = await records.campaign(brandId)
        const participationId = await records.participation(brandId, campaignId, creator.id)
        const id = await records.post(brandId, campaignId, participationId, creator.id)
        await api.db.updateTable('mentions').set({ state }).where('id', '=', id).execute()
        const row = await api.db
          .selectFrom('mentions')
          .select('instagram_post_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        postId = row.instagram_post_id!
        await api.db
          .updateTable('instagram_posts')
          .set({ image_url: hasPicture ? '/uploads/demo/bild.webp' : null })
          .where('id', '=', postId)
          .execute()
        return id
      }
      const id = await make()
      const { mention } = (await api.call(staff, 'GET', `/api/mentions/${id}`)).body as { mention: Mention }
      const { status } = await api.call(staff, 'POST', `/api/instagram_posts/${postId}/image_purchases`, {
        headers: newKey(),
        body: { image_purchase: { brand_id: brandId, channels: ['web'], duration_months: 12, price: 500 } },
      })
      if (mention.abilities.includes('buyImage') !== (status === 200))
        wrong.push({ state, hasPicture, abilities: mention.abilities, status })
    }
  expect(wrong).toEqual([])
})

test('edit of the choice of stores: offered and open, or neither, in every state', async () => {
  const pickups = pickupsOf(api, records)
  const body = {
    store_choice: {
      ...{ mode: 'all', places: [], store_ids: [], excluded_ids: [], is_same: true, each: [] },
      ...{ numbers: { places: 10, per_week: null }, requires_application: false, window_days: 7 },
    },
  }
  const commands: Commands = {
    edit: { who: () => staff, method: 'PUT', path: (id) => `/api/campaigns/${id}/store_choice`, body },
  }
  const choiceOf = async (who: Actor, id: string) =>
    (
      (await api.call(who, 'GET', `/api/campaigns/${id}/store_choice`)).body as {
        store_choice: { abilities: string[] }
      }
    ).store_choice
  const wrong = []
  for (const state of campaignStates) {
    const make = async () => {
      const id = await pickups.campaign(brandId)
      await setState(id, state)
      return id
    }
    for (const one of await compareAbilities(api, commands, make, choiceOf)) wrong.push({ state, ...one })
  }
  expect(wrong).toEqual([])
})
