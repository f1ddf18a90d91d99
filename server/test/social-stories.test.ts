import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import sharp from 'sharp'
import { captureStories } from '../src/modules/social/capture-stories'
import type { Insights, SocialAccount, SocialPost, SocialProvider } from '../src/modules/social/provider'
import { refreshFigures } from '../src/modules/social/refresh'
import { countQueries } from './support/count-queries'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let staff: Actor
let creator: Awaited<ReturnType<Records['creator']>>
let brandId: string
let campaignId: string
let participationId: string
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.updateTable('participations').set({ state: 'rejected' }).execute()
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
  creator = await records.creator()
  await connect(creator.id)
  campaignId = await records.campaign(brandId, { state: 'ongoing', hashtags: ['lussebrygg'] })
  await api.db.updateTable('campaigns').set({ enable_stories: true }).where('id', '=', campaignId).execute()
  participationId = await records.participation(brandId, campaignId, creator.id)
})

const connect = (id: string) =>
  api.db.updateTable('instagramers').set({ connected_ig_user_id: id }).where('id', '=', id).execute()
const context = () => ({ db: api.db, config: api.config, log: api.app.log, now: () => api.clock.now })
const rowsOf = (id = creator.id) =>
  api.db.selectFrom('instagram_posts').selectAll().where('instagramer_id', '=', id).orderBy('external_id').execute()
const told = (figures: Partial<Insights>): SocialPost['insights'] => ({
  ok: true,
  value: { reach: null, views: null, saved: null, shares: null, interactions: null, ...figures },
})
const story = (externalId: string, fields: Partial<SocialPost> = {}): SocialPost => ({
  externalId,
  caption: 'Reklam för @b #lussebrygg',
  imageUrl: 'https://cdn.test/1.jpg',
  permalink: null,
  story: true,
  reel: false,
  insights: told({ reach: 100 }),
  likesCount: 3,
  commentsCount: 0,
  createdAt: api.clock.now,
  ...fields,
})

/** A network with answers supplied by the test. */
const network = (stories: SocialPost[], fields: Partial<SocialProvider> = {}): SocialProvider & { asked: string[] } => {
  const asked: string[] = []
  return {
    asked,
    listStories: async ({ id }: SocialAccount) => {
      asked.push(id)
      return stories
    },
    readProfile: async () => ({ followersCount: null }),
    listPosts: async () => ({ posts: [], completeSince: null }),
    readPost: async (_, known) => ({ ok: true, value: known }),
    readAudience: async () => null,
    copyPicture: async () => ({
      content: await sharp({ create: { width: 40, height: 60, channels: 3, background: '#4d3bef' } })
        .jpeg()
        .toBuffer(),
    }),
    ...fields,
  }
}

describe('stories are kept before they vanish', () => {
  test('with a copy of the picture, which is served; it can be handed in and reviewed when the network shows it no more', async () => {
    expect(await captureStories(context(), network([story('a')]))).toBe(1)
    const [row] = await rowsOf()
    expect(row).toMatchObject({
      story: true,
      captured_at: api.clock.now.toISOString(),
      image_url: expect.stringMatching(/^\/uploads\/\d{4}\/[\w-]+\.webp$/),
    })
    const picture = await api.app.inject(row?.image_url ?? '')
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    api.clock.now = new Date(api.clock.now.getTime() + 2 * 86_400_000)
    const who = await api.actor('instagramer', creator.id)
    const { instagram_posts: posts } = (
      await api.call(who, 'GET', '/api/instagramers/me/instagram_posts?story=true&perPage=100')
    ).body as { instagram_posts: { id: string; captured_at: string | null }[] }
    expect(posts.find(({ id }) => id === row?.id)?.captured_at).toBe(row?.captured_at)
    const handed = await api.call(who, 'POST', `/api/participations/${participationId}/mentions`, {
      body: { mention: { kind: 'story', instagram_post_id: row?.id } },
    })
    expect(handed.body).toMatchObject({
      mention: { kind: 'story', instagram_post: { image_url: row?.image_url, captured_at: row?.captured_at } },
    })
  })

  test('each once, however often and by however many instances they are asked for; the next time is half an hour later', async () => {
    const provider = network([story('a'), story('b', { imageUrl: null })])
    const counts = await Promise.all([captureStories(context(), provider), captureStories(context(), provider)])
    expect(counts.sort()).toEqual([0, 2])
    expect(await captureStories(context(), provider)).toBe(0)
    expect(provider.asked).toEqual([creator.id])
    api.clock.now = new Date(api.clock.now.getTime() + 31 * 60_000)
    expect(await captureStories(context(), provider)).toBe(0)
    expect(provider.asked).toEqual([creator.id, creator.id])
    expect((await rowsOf()).map(({ external_id: id, image_url: url }) => [id, url === null])).toEqual([
      ['a', false],
      ['b', true],
    ])
  })

  test("a picture that is the site's own is kept by reference; one that is gone leaves the story", async () => {
    await captureStories(
      context(),
      network([story('a', { imageUrl: '/uploads/demo/mugg.webp' }), story('b')], {
        copyPicture: async (address) => (address.startsWith('/') ? { url: address } : null),
      }),
    )
    expect((await rowsOf()).map(({ image_url: url, captured_at: at }) => [url, at !== null])).toEqual([
      ['/uploads/demo/mugg.webp', true],
      [null, true],
    ])
  })

  test('only of creators whose collaboration runs and who have connected an account', async () => {
    const asked = async (provider = network([])) => {
      await api.db.updateTable('instagramers').set({ stories_read_at: null }).execute()
      await captureStories(context(), provider)
      return provider.asked
    }
    expect(await asked()).toEqual([creator.id])
    const connection = (id: string | null) =>
      api.db.updateTable('instagramers').set({ connected_ig_user_id: id }).where('id', '=', creator.id).execute()
    await connection(null)
    expect(await asked()).toEqual([])
    await connection(creator.id)
    await api.db.updateTable('campaigns').set({ state: 'finished' }).where('id', '=', campaignId).execute()
    expect(await asked()).toEqual([])
    await api.db.updateTable('campaigns').set({ state: 'confirmed' }).where('id', '=', campaignId).execute()
    await api.db.updateTable('participations').set({ state: 'pending' }).where('id', '=', participationId).execute()
    expect(await asked()).toEqual([])
  })

  test('a batch is bounded, and one creator whose network fails keeps nobody else back', async () => {
    for (let index = 0; index < 29; index += 1) {
      const { id } = await records.creator()
      await connect(id)
      await records.participation(brandId, campaignId, id)
    }
    let first = true
    const provider: ReturnType<typeof network> = network([], {
      listStories: async ({ id }) => {
        provider.asked.push(id)
        if (first) {
          first = false
          throw new Error('no answer')
        }
        return [story('a', { imageUrl: null })]
      },
    })
    const counts = [
      await captureStories(context(), provider),
      await captureStories(context(), provider),
      await captureStories(context(), provider),
    ]
    expect(counts).toEqual([24, 5, 0])
    expect(new Set(provider.asked).size).toBe(30)
  })
})

describe('figures', () => {
  const differing = async () =>
    (
      await sql<{
        wrong: number
      }>`SELECT count(*) AS wrong FROM campaigns c, LATERAL (SELECT coalesce(sum(p.reach), 0) AS reach, coalesce(sum(p.likes_count), 0) AS likes, coalesce(sum(p.comments_count), 0) AS comments
    FROM mentions m JOIN instagram_posts p ON p.id = m.instagram_post_id WHERE m.campaign_id = c.id AND m.state = 'approved') r WHERE (c.reach, c.num_likes, c.num_comments) IS DISTINCT FROM (r.reach, r.likes, r.comments)`.execute(
        api.db,
      )
    ).rows[0]?.wrong
  const handIn = async (externalIds: string[]) => {
    const ids: string[] = []
    for (const externalId of externalIds) {
      const post = (await rowsOf()).find((row) => row.external_id === externalId)
      const { body } = await api.call(
        await api.actor('instagramer', creator.id),
        'POST',
        `/api/participations/${participationId}/mentions`,
        { body: { mention: { kind: 'story', instagram_post_id: post?.id } } },
      )
      ids.push((body as { mention: { id: string } }).mention.id)
    }
    return ids
  }
  const decide = async (id: string, act: 'approve' | 'reset') =>
    api.call(await api.actor('user', staff.id, 'company'), 'PATCH', `/api/mentions/${id}/${act}`)

  test('those of an approved mention are frozen, others follow the network; totals are what a recount finds', async () => {
    const [counted, waiting, free] = ['a', 'b', 'c']
    await captureStories(context(), network([counted, waiting, free].map((id) => story(id ?? '', { imageUrl: null }))))
    const [approved] = await handIn(['a', 'b'])
    await decide(approved ?? '', 'approve')
    const fresh = ['a', 'b', 'c'].map((id) =>
      story(id, { insights: told({ reach: 900 }), likesCount: 70, commentsCount: 8 }),
    )
    expect(await refreshFigures(api.db, creator.id, fresh, api.clock.now)).toBe(2)
    expect((await rowsOf()).map(({ reach }) => reach)).toEqual([100, 900, 900])
    const again = await countQueries(api.db, (db) => refreshFigures(db, creator.id, fresh, api.clock.now))
    expect(again).toBe(1)
    expect(await differing()).toBe(0)
    await decide(approved ?? '', 'reset')
    expect(await refreshFigures(api.db, creator.id, fresh, api.clock.now)).toBe(1)
    expect((await decide(approved ?? '', 'approve')).body).toMatchObject({
      campaign: { reach: 900, num_likes: 70, num_comments: 8 },
    })
    expect(await differing()).toBe(0)
  })

  test('refreshed while they are approved and reset: a recount always finds the same', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `race-${index}`)
    await captureStories(context(), network(names.map((id) => story(id, { imageUrl: null }))))
    const ids = await handIn(names)
    const rounds = 5
    for (let round = 1; round <= rounds; round += 1) {
      const fresh = names.map((id) => story(id, { insights: told({ reach: 100 * round + 7 }) }))
      await Promise.all([
        ...ids.map((id) => decide(id, round % 2 ? 'approve' : 'reset')),
        ...Array.from({ length: 8 }, () => refreshFigures(api.db, creator.id, fresh, api.clock.now)),
      ])
      expect(await differing()).toBe(0)
    }
    console.info(
      `figures: ${rounds} rounds of ${names.length} decisions against 8 refreshes at once, no total differs from a recount`,
    )
  })
})
