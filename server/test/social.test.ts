import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

interface Post {
  id: string
  story: boolean
  used: boolean
  caption: string
  instagram_created_at: string
  instagramer_id: string
}
const postsOf = async (who: Actor, query = '') =>
  (await api.call(who, 'GET', `/api/instagramers/me/instagram_posts${query}`)).body as {
    instagram_posts: Post[]
    meta: { total_count: number }
  }

describe('posts of the connected account', () => {
  test('at least six posts and three stories, newest first, the same every time (E-15)', async () => {
    const creator = await make.creator()
    const first = await postsOf(creator)
    const stories = first.instagram_posts.filter(({ story }) => story)
    expect(first.instagram_posts.length - stories.length).toBeGreaterThanOrEqual(6)
    expect(stories.length).toBeGreaterThanOrEqual(3)
    const times = first.instagram_posts.map(({ instagram_created_at: time }) => time)
    expect(times).toEqual([...times].sort().reverse())
    expect(await postsOf(creator)).toEqual(first)
    expect((await postsOf(creator, '?story=true')).instagram_posts).toEqual(stories)
  })

  test('asked for ten times at once, each post is there once', async () => {
    const creator = await make.creator()
    const answers = await Promise.all(Array.from({ length: 10 }, () => postsOf(creator)))
    expect(new Set(answers.map(({ meta }) => meta.total_count)).size).toBe(1)
  })

  test('there are some that fit an approved campaign; one that a mention uses says so', async () => {
    const [brand, creator] = [await make.brand(), await make.creator()]
    const campaignId = await make.campaign(brand.id, { state: 'ongoing', hashtags: ['lussebrygg'] })
    const participationId = await make.participation(brand.id, campaignId, creator.id)
    const fitting = (await postsOf(creator)).instagram_posts.find(
      ({ caption, story }) => !story && caption.startsWith(`Reklam för @${brand.slug}`),
    )
    expect(fitting).toMatchObject({ used: false, caption: expect.stringContaining('#lussebrygg') })
    await api.db
      .insertInto('mentions')
      .values({
        brand_id: brand.id,
        id: uuidv7(),
        campaign_id: campaignId,
        participation_id: participationId,
        instagramer_id: creator.id,
        kind: 'post',
        instagram_post_id: fitting?.id ?? '',
        decided_at: null,
        decided_by: null,
        reject_reason: null,
      })
      .execute()
    expect((await postsOf(creator)).instagram_posts.filter(({ used }) => used).map(({ id }) => id)).toEqual([
      fitting?.id,
    ])
  })

  test('are the own ones', async () => {
    const [one, other] = [await make.creator(), await make.creator()]
    await postsOf(other)
    expect(new Set((await postsOf(one)).instagram_posts.map(({ instagramer_id: owner }) => owner))).toEqual(
      new Set([one.id]),
    )
  })
})

test('where nothing may be made up and no network is set up, a creator has no posts', async () => {
  const creator = await make.creator()
  const asked = () => api.call(creator, 'GET', '/api/instagramers/me/instagram_posts')
  api.config.smtpUrl = 'smtp://mail.example'
  const posts = await asked()
  api.config.smtpUrl = undefined
  expect([posts.status, posts.body]).toMatchObject([200, { instagram_posts: [], meta: { total_count: 0 } }])
  expect((await asked()).body).not.toMatchObject({ instagram_posts: [] })
})
