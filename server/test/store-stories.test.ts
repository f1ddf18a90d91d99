import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { captureStories } from '../src/modules/social/capture-stories'
import type { SocialAccount, SocialProvider } from '../src/modules/social/provider'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'
import { newKey } from './support/wallet'

let api: TestApi
let make: Records
let pickups: ReturnType<typeof pickupsOf>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  pickups = pickupsOf(api, make)
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T11:00:00Z')
  await api.db.updateTable('store_participations').set({ state: 'declined' }).execute()
})

const days = (count: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + count * 86_400_000)
}
const context = () => ({ db: api.db, config: api.config, log: api.app.log, now: () => api.clock.now })

/** A creator with a reservation at a store, in a campaign that asks for posts and stories. */
const setUp = async () => {
  const made = await pickups.setUp()
  await api.db
    .updateTable('campaigns')
    .set({ payment_type: 'instagram', enable_posts: true, enable_stories: true, hashtags: ['lussebrygg'] })
    .where('id', '=', made.campaignId)
    .execute()
  const creator = await make.creator()
  await api.db
    .updateTable('instagramers')
    .set({ connected_ig_user_id: creator.id })
    .where('id', '=', creator.id)
    .execute()
  const { body } = await api.call(creator, 'POST', `/api/store_campaigns/${made.offerId}/store_participations`, {
    headers: newKey(),
    body: { store_participation: { motivation: 'Gärna' } },
  })
  return { ...made, creator, passId: (body as { store_participation: { id: string } }).store_participation.id }
}
const pickUp = (passId: string) =>
  api.db
    .updateTable('store_participations')
    .set({ state: 'picked_up', picked_up_at: api.clock.now.toISOString() })
    .where('id', '=', passId)
    .execute()

describe('posts of what was picked up at a store', () => {
  test('stories are kept from the pick-up to the last day to post, also once the campaign is finished', async () => {
    const asked: string[] = []
    const network: SocialProvider = {
      listStories: async ({ id }: SocialAccount) => {
        asked.push(id)
        return []
      },
      readProfile: async () => ({ followersCount: null }),
      listPosts: async () => ({ posts: [], completeSince: null }),
      readPost: async (_, known) => ({ ok: true, value: known }),
      readAudience: async () => null,
      copyPicture: async () => null,
    }
    const whoIsAsked = async () => {
      await api.db.updateTable('instagramers').set({ stories_read_at: null }).execute()
      asked.length = 0
      await captureStories(context(), network)
      return [...asked]
    }
    const { creator, passId, campaignId } = await setUp()
    expect(await whoIsAsked()).toEqual([])
    await pickUp(passId)
    expect(await whoIsAsked()).toEqual([creator.id])
    await api.db.updateTable('campaigns').set({ state: 'finished' }).where('id', '=', campaignId).execute()
    days(14)
    expect(await whoIsAsked()).toEqual([creator.id])
    days(2)
    expect(await whoIsAsked()).toEqual([])
    days(-15)
    await api.db.updateTable('campaigns').set({ state: 'archived' }).where('id', '=', campaignId).execute()
    expect(await whoIsAsked()).toEqual([])
  })

  test('a post of what was picked up counts once it is approved, and stands in the portfolio', async () => {
    const { brand, creator, passId, campaignId } = await setUp()
    await pickUp(passId)
    const post = { id: uuidv7(), reach: 700 }
    await api.db
      .insertInto('instagram_posts')
      .values({
        ...post,
        instagramer_id: creator.id,
        external_id: post.id,
        caption: 'Reklam #lussebrygg',
        image_url: '/uploads/demo/mugg.webp',
        permalink: null,
        instagram_created_at: api.clock.now.toISOString(),
      })
      .execute()

    const handed = await api.call(creator, 'POST', `/api/store_participations/${passId}/mentions`, {
      body: { mention: { kind: 'post', instagram_post_id: post.id } },
    })
    expect([handed.status, handed.body]).toMatchObject([200, { mention: { state: 'pending' } }])
    const { mention } = handed.body as { mention: { id: string } }
    const staff = await make.staff('company', [brand.id])
    expect((await api.call(staff, 'PATCH', `/api/mentions/${mention.id}/approve`)).status).toBe(200)
    expect((await api.call(staff, 'GET', `/api/campaigns/${campaignId}`)).body).toMatchObject({
      campaign: { reach: post.reach, num_posts: 1 },
    })
    expect(
      (await api.call(null, 'GET', `/api/collaboration_pages/${creator.username}/items/portfolio`)).body,
    ).toMatchObject({
      portfolio_items: [{ id: post.id }],
    })
  })
})
