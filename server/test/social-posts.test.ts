import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { captureStories } from '../src/modules/social/capture-stories'
import { readCreatorFigures } from '../src/modules/social/creator-figures'
import { instagramOf } from './support/instagram'
import { type Records, recordsOf } from './support/records'
import { openSocialApi, type SocialApi } from './support/social'

let api: SocialApi
let records: Records
const day = 86_400_000

beforeAll(async () => {
  api = await openSocialApi()
  records = recordsOf(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  api.practice.mode('facebook', 'works')
  await api.db.updateTable('instagramers').set({ connected_ig_user_id: null }).execute()
  await api.db.deleteFrom('network_pauses').execute()
})

const connected = async (known: object = {}) => {
  const creator = await records.creator()
  await instagramOf(api).connect(creator.id, known)
  return { ...creator, account: `ig-${creator.id}` }
}
const context = () => ({ db: api.db, config: api.config, log: api.app.log, now: () => api.clock.now })
type Creator = Awaited<ReturnType<typeof connected>>
interface Shown {
  caption: string
  permalink: string
  reach: number
  reach_unread?: boolean
  image_url: string | null
  likes_count: number
}
const posts = async ({ id }: Creator, query = '') => {
  const answer = await api.call(
    await api.actor('instagramer', id),
    'GET',
    `/api/instagramers/me/instagram_posts?perPage=100${query}`,
  )
  return (answer.body as { instagram_posts: Shown[] }).instagram_posts
}
const publish = (creator: Creator, body: object = {}) =>
  api.practice.steer('facebook', 'publish', { person: creator.account, caption: 'Reklam för @b', ...body }) as Promise<{
    id: string
    permalink: string
  }>

describe('posts of the practice world, read as Instagram’s', () => {
  test('everyday posts have figures that fit the account, and a picture of their own copy', async () => {
    const found = await posts(await connected())
    expect(found.length).toBeGreaterThanOrEqual(10)
    for (const post of found) {
      expect(post.reach).toBeGreaterThan(1_000)
      expect(post.reach).toBeLessThan(8_000)
      expect(post.likes_count).toBeLessThan(post.reach)
      expect(post.image_url).toMatch(/^\/uploads\/\d{4}\//)
    }
  })

  test('what is published is read, its link finds it, and the same post is read once', async () => {
    const creator = await connected()
    const { permalink } = await publish(creator)
    api.clock.now = new Date(api.clock.now.getTime() + 1_000)
    expect((await posts(creator))[0]).toMatchObject({ caption: 'Reklam för @b', permalink })
    expect((await posts(creator)).filter((post) => post.permalink === permalink)).toHaveLength(1)
  })

  test('what an account had before is answered as it was, with the figures of the demo data', async () => {
    const before = {
      id: 'demo-1',
      kind: 'feed',
      caption: 'Reklam för @bjorkbrygg',
      picture: 'mugg',
      permalink: 'https://www.instagram.com/p/demo1/',
      at: api.clock.now.getTime() - 40 * day,
      likes: 321,
      comments: 12,
      reach: 4_321,
    }
    const creator = await connected({ posts: [before] })
    const found = await api.call(
      await api.actor('instagramer', creator.id),
      'POST',
      '/api/instagramers/me/instagram_posts/find',
      { body: { link: before.permalink } },
    )
    expect(found.body).toMatchObject({
      instagram_post: { reach: 4_321, likes_count: 321, comments_count: 12, caption: before.caption },
    })
  })

  test('asked for ten times at once, each post is there once; a creator sees the own ones', async () => {
    const [creator] = [await connected(), await connected()]
    const counts = await Promise.all(Array.from({ length: 10 }, async () => (await posts(creator)).length))
    expect(new Set(counts).size).toBe(1)
    const links = (await posts(creator)).map(({ permalink }) => permalink)
    expect(new Set(links).size).toBe(links.length)
  })

  test('for each campaign one caption as it should be and one in haste', async () => {
    const creator = await connected({
      briefs: [
        {
          id: 'c1',
          campaignName: 'Lussebrygg',
          brandSlug: 'bjorkbrygg',
          hashtags: ['lussebrygg', 'saffran'],
          mentions: [],
          picture: null,
        },
      ],
    })
    const captions = (await posts(creator)).map(({ caption }) => caption).filter((each) => each.includes('@bjorkbrygg'))
    expect(
      captions.filter((each) => /^Reklam för @bjorkbrygg\n/.test(each) && each.includes('#lussebrygg')),
    ).toHaveLength(1)
    expect(captions.filter((each) => !each.includes('#lussebrygg'))).toHaveLength(1)
  })

  test.each(['limits', 'down', 'refuses'] as const)('while it %s no figure falls', async (mode) => {
    const creator = await connected()
    const before = await posts(creator)
    api.practice.mode('facebook', mode)
    expect(await posts(creator)).toEqual(before)
    await readCreatorFigures(context())
    const row = await api.db
      .selectFrom('instagramers')
      .selectAll()
      .where('id', '=', creator.id)
      .executeTakeFirstOrThrow()
    expect(row.followers_count).toBeGreaterThan(0)
  })

  test('a post whose figures are missing says so instead of 0', async () => {
    const creator = await connected()
    const { id, permalink } = await publish(creator)
    await api.practice.steer('facebook', 'silence', { person: creator.account, post: id })
    api.clock.now = new Date(api.clock.now.getTime() + 1_000)
    expect((await posts(creator)).find((post) => post.permalink === permalink)).toMatchObject({ reach_unread: true })
  })

  test('stories are kept, those that too few have seen without figures', async () => {
    const { id: brandId } = await records.brand()
    const creator = await connected()
    await records.participation(brandId, await records.campaign(brandId, { state: 'ongoing' }), creator.id)
    await publish(creator, { kind: 'story', caption: 'Hej' })
    api.clock.now = new Date(api.clock.now.getTime() + 1_000)
    expect(await captureStories(context())).toBeGreaterThanOrEqual(1)
    expect((await posts(creator, '&story=true')).some(({ caption }) => caption === 'Hej')).toBe(true)
  })

  test('followers and engagement are those of the account', async () => {
    const creator = await connected()
    await api.db.updateTable('instagramers').set({ engagement_rate: 0 }).where('id', '=', creator.id).execute()
    await readCreatorFigures(context())
    const row = await api.db
      .selectFrom('instagramers')
      .selectAll()
      .where('id', '=', creator.id)
      .executeTakeFirstOrThrow()
    expect(row.followers_count).toBe(8_000)
    expect(row.engagement_rate).toBeGreaterThan(2.4)
    expect(row.engagement_rate).toBeLessThan(5.6)
  })

  test('who follows an account adds up, most where the creator lives', async () => {
    const creator = await connected()
    const staff = await records.staff('company', [(await records.brand()).id])
    const { body } = await api.call(staff, 'GET', `/api/instagramers/${creator.id}/insights`)
    const { audience } = (
      body as { creator_insights: { audience: { women: number; men: number; towns: { name: string }[] } } }
    ).creator_insights
    expect(audience.women + audience.men).toBe(100)
    expect(audience.towns[0]?.name).toBe('Lund')
  })
})
