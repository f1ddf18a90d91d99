import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { captureStories } from '../src/modules/social/capture-stories'
import { type GraphApi, openGraphApi } from './support/graph'
import { type Records, recordsOf } from './support/records'
import type { TestApi } from './support/test-api'

/** A network run by the test, with Samspel as a registered app. */
let connect: GraphApi['connect']
let close: GraphApi['close']
let address: string
let api: TestApi
let records: Records
let picture: Buffer
let answers: Record<string, unknown> = {}
let headers: Record<string, string> = {}
const asked: { path: string; query: URLSearchParams; authorization: string | undefined }[] = []

type Said = { id: string; error?: unknown }
/** Figures inside the posts, as the network nests them: it refuses them all when it refuses those of one. */
const nested = (body: unknown): unknown => {
  const list = (body as { data?: Said[] } | undefined)?.data
  const of = ({ id }: Said) => answers[`/v23.0/${id}/insights`] as { error?: unknown } | undefined
  const media = list ?? (body ? [body as Said] : [])
  const refused = media.map(of).find((insights) => insights?.error)
  if (refused) return refused
  const filled = media.map((each) => ({ ...each, ...(of(each) && { insights: of(each) }) }))
  return list ? { ...(body as object), data: filled } : filled[0]
}

beforeAll(async () => {
  picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#4d3bef' } })
    .jpeg()
    .toBuffer()
  ;({ api, connect, close, address } = await openGraphApi((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x')
    asked.push({ path: pathname, query: searchParams, authorization: request.headers.authorization })
    if (pathname === '/picture.jpg') return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
    const plain =
      answers[`${pathname}?${searchParams.get('breakdown') ?? searchParams.get('metric')}`] ?? answers[pathname]
    const body = searchParams.get('fields')?.includes('insights.metric(') ? nested(plain) : plain
    const isFailure = typeof body === 'object' && body !== null && 'error' in body
    return response
      .writeHead(body && !isFailure ? 200 : 400, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body ?? { error: { code: 100, message: 'x' } }))
  }))
  records = recordsOf(api)
})
afterAll(() => close())
beforeEach(async () => {
  asked.length = 0
  answers = {}
  headers = {}
  await api.db.deleteFrom('network_pauses').execute()
})

const connected = async () => {
  const creator = await records.creator()
  await api.db
    .updateTable('instagramers')
    .set({ connected_account_id: 'page-1', connected_username: 'x' })
    .where('id', '=', creator.id)
    .execute()
  await connect(creator.id, { token: 'the token', days: 1 })
  return { ...creator, igUserId: `ig-${creator.id}` }
}
const media = (id: string, fields: object = {}) => ({
  id,
  caption: 'Reklam för @b #lussebrygg',
  media_type: 'IMAGE',
  media_url: `${address}/picture.jpg`,
  permalink: `https://www.instagram.com/p/${id}`,
  timestamp: '2026-11-20T10:00:00+0000',
  like_count: 12,
  comments_count: 3,
  ...fields,
})
const reach = (value: number) => ({ data: [{ name: 'reach', values: [{ value }] }] })
const posts = async (who: Awaited<ReturnType<typeof connected>>) =>
  api.call(who, 'GET', '/api/instagramers/me/instagram_posts')

describe('the Graph API', () => {
  test('posts of the connected account with figures, and pictures copied to the own storage (E-15)', async () => {
    const creator = await connected()
    answers = {
      [`/v23.0/${creator.igUserId}/media`]: {
        data: [
          media('m1'),
          media('m2', { media_type: 'VIDEO', thumbnail_url: `${address}/picture.jpg` }),
          media('m3', { media_url: 'http://169.254.169.254/secret', caption: undefined }),
        ],
      },
      '/v23.0/m1/insights': reach(800),
    }
    const { body } = await posts(creator)
    const found = (
      body as {
        instagram_posts: {
          permalink: string
          reach: number
          likes_count: number
          image_url: string | null
          caption: string
        }[]
      }
    ).instagram_posts
    expect(
      found.map((post) => [post.permalink.slice(-2), post.reach, post.likes_count, post.image_url !== null]).sort(),
    ).toEqual([
      ['m1', 800, 12, true],
      ['m2', 0, 12, true],
      ['m3', 0, 12, false],
    ])
    for (const { image_url: url } of found) if (url) expect((await api.app.inject(url)).statusCode).toBe(200)
    expect(
      asked
        .filter(({ path }) => path.startsWith('/v23.0'))
        .every(({ authorization }) => authorization === 'Bearer the token'),
    ).toBe(true)
    // Pictures are fetched once, and without the token.
    expect(asked.filter(({ path }) => path === '/picture.jpg').map(({ authorization }) => authorization)).toEqual([
      undefined,
      undefined,
    ])
    await posts(creator)
    expect(asked.filter(({ path }) => path === '/picture.jpg')).toHaveLength(2)
  })

  test('drawing x: who follows the account, in whole percent, the larger towns first; kept for a day, also when the network fails', async () => {
    const creator = await connected()
    const staff = await records.staff('company', [(await records.brand()).id])
    const by = (breakdown: string, values: Record<string, number>) => ({
      [`/v23.0/${creator.igUserId}/insights?${breakdown}`]: {
        data: [
          {
            name: 'follower_demographics',
            total_value: {
              breakdowns: [
                {
                  results: Object.entries(values).map(([name, value]) => ({ dimension_values: [name], value })),
                },
              ],
            },
          },
        ],
      },
    })
    const read = async () =>
      (
        (await api.call(staff, 'GET', `/api/instagramers/${creator.id}/insights`)).body as {
          creator_insights: { audience: unknown; audience_read_at: string | null }
        }
      ).creator_insights
    expect(await read()).toMatchObject({ audience: null, audience_read_at: null })
    answers = {
      ...by('age', { '25-34': 300, '18-24': 100 }),
      ...by('gender', { F: 300, M: 100, U: 50 }),
      ...by('city', { 'Malmö, Skåne': 20, 'Linköping, Östergötland': 80 }),
      ...by('country', { NO: 40, SE: 360 }),
    }
    const expected = {
      women: 75,
      men: 25,
      ages: [
        { range: '18-24', share: 25 },
        { range: '25-34', share: 75 },
      ],
      towns: [
        { name: 'Linköping', share: 20 },
        { name: 'Malmö', share: 5 },
      ],
      country_code: 'SE',
      country_share: 90,
    }
    expect((await read()).audience).toEqual(expected)
    answers = {}
    await api.db
      .updateTable('instagramers')
      .set({ audience_read_at: '2020-01-01T00:00:00Z' })
      .where('id', '=', creator.id)
      .execute()
    expect((await read()).audience).toEqual(expected)
  })

  test('without a connection nothing is asked for; with one that fails what is kept is shown', async () => {
    const stranger = await records.creator()
    expect((await api.call(stranger, 'GET', '/api/instagramers/me/instagram_posts')).body).toMatchObject({
      instagram_posts: [],
    })
    expect(asked).toEqual([])
    const creator = await connected()
    expect(await posts(creator)).toMatchObject({ status: 503, body: { error: 'provider_unavailable' } })
    answers = { [`/v23.0/${creator.igUserId}/media`]: { data: [media('m1')] } }
    await posts(creator)
    answers = {}
    expect(await posts(creator)).toMatchObject({ status: 200, body: { meta: { total_count: 1 } } })
  })

  test('a text that was changed at the network is read anew until the post is handed in', async () => {
    const creator = await connected()
    const shown = async (caption: string) => {
      answers = { [`/v23.0/${creator.igUserId}/media`]: { data: [media('m1', { caption })] } }
      const { body } = await posts(creator)
      return (body as { instagram_posts: { id: string; caption: string }[] }).instagram_posts[0]!
    }
    await shown('Kaffe')
    const changed = await shown('Reklam för @b. Kaffe')
    expect(changed.caption).toBe('Reklam för @b. Kaffe')
    const { id: brand } = await records.brand()
    const campaign = await records.campaign(brand)
    const work = await records.participation(brand, campaign, creator.id)
    const mention = await records.post(brand, campaign, work, creator.id)
    await api.db.updateTable('mentions').set({ instagram_post_id: changed.id }).where('id', '=', mention).execute()
    expect((await shown('Något annat')).caption).toBe('Reklam för @b. Kaffe')
  })

  test('the newest 25 are asked for, in one call', async () => {
    const creator = await connected()
    answers = { [`/v23.0/${creator.igUserId}/media`]: { data: [media('m1')] } }
    await posts(creator)
    const calls = asked.filter(({ path }) => path.endsWith('/media'))
    expect(calls.map(({ query }) => query.get('limit'))).toEqual(['25'])
  })

  describe('reach', () => {
    const shown = async (creator: Awaited<ReturnType<typeof connected>>) =>
      (
        (await posts(creator)).body as { instagram_posts: { permalink: string; reach: number; likes_count: number }[] }
      ).instagram_posts
        .map((post) => [post.permalink.slice(-2), post.reach, post.likes_count])
        .sort()
    const readOnce = async () => {
      const creator = await connected()
      const list = (likes: number) => ({
        [`/v23.0/${creator.igUserId}/media`]: {
          data: ['m1', 'm2'].map((id) => media(id, { like_count: likes })),
        },
      })
      answers = { ...list(12), '/v23.0/m1/insights': reach(800), '/v23.0/m2/insights': reach(500) }
      await posts(creator)
      return { creator, list }
    }
    const refreshedAt = async (id: string) =>
      (
        await api.db
          .selectFrom('instagram_posts')
          .select('refreshed_at')
          .where('instagramer_id', '=', id)
          .where('external_id', '=', 'm1')
          .executeTakeFirstOrThrow()
      ).refreshed_at

    test('that was never read says so instead of 0, also after other figures changed; once read it is a number, even 0', async () => {
      const creator = await connected()
      const feed = (likes: number, more: object) => ({
        [`/v23.0/${creator.igUserId}/media`]: { data: [media('m1', { like_count: likes })] },
        '/v23.0/m1/insights': more,
      })
      const first = async () =>
        ((await posts(creator)).body as { instagram_posts: { reach: number; reach_unread?: boolean }[] })
          .instagram_posts[0]
      answers = feed(12, { error: { code: 10 } })
      expect(await first()).toMatchObject({ reach: 0, reach_unread: true })
      answers = feed(13, { error: { code: 10 } })
      expect(await first()).toMatchObject({ likes_count: 13, reach_unread: true })
      answers = feed(13, reach(0))
      expect(await first()).not.toHaveProperty('reach_unread')
    })

    const anHour = () => {
      api.clock.now = new Date(api.clock.now.getTime() + 61 * 60_000)
    }

    test.each([
      ['a permission that is missing', { error: { code: 10 } }],
      ['a permission that was withdrawn', { error: { code: 200 } }],
      ['a post that is gone', { error: { code: 100, error_subcode: 33 } }],
      ['a story that too few have seen', { error: { code: 10, message: '(#10) Not enough viewers for the media' } }],
      ['a fault of the network', { error: { code: 2 } }],
      ['a passing fault', { error: { code: 7, is_transient: true } }],
      ['an empty set', { data: [] }],
      ['a figure that is none', { data: [{ name: 'reach', values: [{ value: 'many' }] }] }],
    ])('stays at the last known with its time after %s, while other figures are updated', async (_, failure) => {
      const { creator, list } = await readOnce()
      const before = await refreshedAt(creator.id)
      anHour()
      answers = { ...list(40), '/v23.0/m1/insights': failure, '/v23.0/m2/insights': failure }
      expect(await shown(creator)).toEqual([
        ['m1', 800, 40],
        ['m2', 500, 40],
      ])
      expect(await refreshedAt(creator.id)).toBe(before)
      answers = { ...list(41), '/v23.0/m1/insights': reach(900), '/v23.0/m2/insights': reach(600) }
      expect((await shown(creator)).map(([, seen]) => seen)).toEqual([900, 600])
      expect(await refreshedAt(creator.id)).not.toBe(before)
    })

    test.each([
      ['the app', 4],
      ['a user', 17],
      ['a page', 32],
      ['one kind of call', 613],
      ['a business use case', 80_002],
    ])('a limit of %s leaves all as it was and is kept to until it ends', async (_, code) => {
      const { creator, list } = await readOnce()
      answers = { [`/v23.0/${creator.igUserId}/media`]: { error: { code } } }
      const before = [
        ['m1', 800, 12],
        ['m2', 500, 12],
      ]
      expect(await shown(creator)).toEqual(before)
      answers = { ...list(41), '/v23.0/m1/insights': reach(900), '/v23.0/m2/insights': reach(600) }
      asked.length = 0
      expect(await shown(creator)).toEqual(before)
      expect(asked).toEqual([])
      anHour()
      expect((await shown(creator)).map(([, seen]) => seen)).toEqual([900, 600])
    })

    test('comes with the posts in one call; where that form is refused, a limit ends the calls for single posts', async () => {
      const { creator, list } = await readOnce()
      const paths = () =>
        asked.filter(({ path }) => path.startsWith('/v23.0')).map(({ path }) => path.split('/').at(-1))
      expect(paths()).toEqual(['media'])
      asked.length = 0
      // The first answer refuses the nested form, the second is about the one post.
      let times = 0
      const refusal = { code: 100 } as { code: number }
      Object.defineProperty(refusal, 'code', { enumerable: true, get: () => ((times += 1) === 1 ? 100 : 4) })
      answers = { ...list(40), '/v23.0/m1/insights': { error: refusal }, '/v23.0/m2/insights': reach(1) }
      expect(await shown(creator)).toEqual([
        ['m1', 800, 40],
        ['m2', 500, 40],
      ])
      expect(paths()).toEqual(['media', 'media', 'insights'])
    })

    test('of a kind that lacks a metric is asked for alone', async () => {
      const { creator, list } = await readOnce()
      answers = {
        ...list(40),
        '/v23.0/m1/insights': { error: { code: 100 } },
        '/v23.0/m1/insights?reach': reach(950),
        '/v23.0/m2/insights': { data: [...reach(600).data, { name: 'saved', values: [{ value: 7 }] }] },
      }
      expect((await shown(creator)).map(([, seen]) => seen)).toEqual([950, 600])
      expect(
        await api.db
          .selectFrom('instagram_posts')
          .select('saved')
          .where('instagramer_id', '=', creator.id)
          .where('external_id', '=', 'm2')
          .execute(),
      ).toEqual([{ saved: 7 }])
    })

    test('a token that is not valid changes nothing', async () => {
      const { creator, list } = await readOnce()
      answers = { ...list(50), '/v23.0/m1/insights': { error: { code: 190 } } }
      expect((await shown(creator)).map(([, seen, likes]) => [seen, likes])).toEqual([
        [800, 12],
        [500, 12],
      ])
    })
  })

  test('a post that was sent back and is gone at the network is said to be gone', async () => {
    const creator = await connected()
    const { id: brandId } = await records.brand()
    const staff = await records.staff('company', [brandId])
    const campaign = await records.campaign(brandId, { state: 'ongoing' })
    const participationId = await records.participation(brandId, campaign, creator.id)
    answers = { [`/v23.0/${creator.igUserId}/media`]: { data: [media('m1')] } }
    await posts(creator)
    const { id } = await api.db
      .selectFrom('instagram_posts')
      .select('id')
      .where('instagramer_id', '=', creator.id)
      .executeTakeFirstOrThrow()
    const { mention } = (
      await api.call(creator, 'POST', `/api/participations/${participationId}/mentions`, {
        body: { mention: { kind: 'post', instagram_post_id: id } },
      })
    ).body as { mention: { id: string } }
    await api.call(staff, 'PATCH', `/api/mentions/${mention.id}/request_changes`, { body: { reason: 'Reklam först' } })
    answers = { '/v23.0/m1': { error: { code: 100, error_subcode: 33 } } }
    expect(
      await api.call(creator, 'PATCH', `/api/mentions/${mention.id}/resubmit`, { body: { mention: {} } }),
    ).toMatchObject({ status: 422, body: { errors: { instagram_post_id: ['not_found'] } } })
  })

  test('at a limit no further creators are asked about', async () => {
    const { id: brandId } = await records.brand()
    const campaign = await records.campaign(brandId, { state: 'ongoing' })
    // Those of other tests were read just now.
    await api.db.updateTable('instagramers').set({ stories_read_at: api.clock.now.toISOString() }).execute()
    for (const creator of [await connected(), await connected()]) {
      await records.participation(brandId, campaign, creator.id)
      answers[`/v23.0/${creator.igUserId}/stories`] = { error: { code: 4 } }
    }
    await captureStories({ db: api.db, config: api.config, log: api.app.log, now: () => api.clock.now })
    expect(asked.filter(({ path }) => path.endsWith('/stories'))).toHaveLength(1)
  })

  test('stories are captured, and a post that is sent again is read anew', async () => {
    const creator = await connected()
    const { id: brandId } = await records.brand()
    const staff = await records.staff('company', [brandId])
    const participationId = await records.participation(
      brandId,
      await records.campaign(brandId, { state: 'ongoing', hashtags: ['lussebrygg'] }),
      creator.id,
    )
    answers = {
      [`/v23.0/${creator.igUserId}/media`]: { data: [media('m1', { caption: 'Gott!' })] },
      [`/v23.0/${creator.igUserId}/stories`]: { data: [media('s1')] },
      '/v23.0/s1/insights': reach(90),
    }
    await posts(creator)
    expect(await captureStories({ db: api.db, config: api.config, log: api.app.log, now: () => api.clock.now })).toBe(1)
    const rows = await api.db
      .selectFrom('instagram_posts')
      .selectAll()
      .where('instagramer_id', '=', creator.id)
      .orderBy('external_id')
      .execute()
    expect(
      rows.map(({ external_id: id, story, reach: counted, captured_at: at, image_url: url }) => [
        id,
        story,
        counted,
        at !== null,
        url?.startsWith('/uploads/'),
      ]),
    ).toEqual([
      ['m1', false, 0, false, true],
      ['s1', true, 90, true, true],
    ])
    const { mention } = (
      await api.call(creator, 'POST', `/api/participations/${participationId}/mentions`, {
        body: { mention: { kind: 'post', instagram_post_id: rows[0]?.id } },
      })
    ).body as { mention: { id: string } }
    await api.call(staff, 'PATCH', `/api/mentions/${mention.id}/request_changes`, { body: { reason: 'Reklam först' } })
    const resubmit = () => api.call(creator, 'PATCH', `/api/mentions/${mention.id}/resubmit`, { body: { mention: {} } })
    expect(await resubmit()).toMatchObject({ status: 503, body: { error: 'provider_unavailable' } })
    answers = {
      '/v23.0/m1': media('m1', { caption: 'Annons: Gott! #lussebrygg', like_count: 40 }),
      '/v23.0/m1/insights': reach(700),
    }
    expect((await resubmit()).body).toMatchObject({
      mention: {
        state: 'pending',
        checks: { ad_label: 'ok', missing_hashtags: [] },
        instagram_post: { reach: 700, likes_count: 40 },
      },
    })
  })
})
