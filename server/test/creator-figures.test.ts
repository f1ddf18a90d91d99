import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { readCreatorFigures } from '../src/modules/social/creator-figures'
import { type GraphApi, openGraphApi } from './support/graph'
import { type Records, recordsOf } from './support/records'
import type { TestApi } from './support/test-api'

let connect: GraphApi['connect']
let close: GraphApi['close']
let api: TestApi
let records: Records
let followers: unknown = 1_000
let headers: Record<string, string> = {}
let refusal: { account: string; code: number } | undefined
let feed: { id: string; daysAgo: number; likes?: number }[] = []
const asked: string[] = []
const day = 86_400_000

const mediaOf = ({ id, daysAgo, likes }: (typeof feed)[number]) => ({
  id,
  media_type: 'IMAGE',
  media_product_type: id.startsWith('reel') ? 'REELS' : 'FEED',
  timestamp: new Date(api.clock.now.getTime() - daysAgo * day).toISOString(),
  permalink: `https://www.instagram.com/p/${id}/`,
  ...(likes !== undefined && { like_count: likes, comments_count: 2 }),
  insights: { data: [{ name: 'reach', values: [{ value: 500 }] }] },
})

beforeAll(async () => {
  ;({ api, connect, close } = await openGraphApi((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x')
    asked.push(pathname.replace('/v23.0/', ''))
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    if (refusal && pathname.includes(refusal.account)) return say(400, { error: { code: refusal.code } })
    if (!pathname.endsWith('/media')) return say(200, { followers_count: followers })
    const from = Number(searchParams.get('after') ?? 0)
    const to = from + Number(searchParams.get('limit'))
    const next = to < feed.length ? { cursors: { after: String(to) }, next: 'http://x/' } : {}
    return say(200, { data: feed.slice(from, to).map(mediaOf), paging: next })
  }))
  records = recordsOf(api)
})
afterAll(() => close())
beforeEach(async () => {
  followers = 1_000
  headers = {}
  refusal = undefined
  feed = [{ id: 'new', daysAgo: 1, likes: 48 }]
  await api.db.updateTable('instagramers').set({ connected_ig_user_id: null }).execute()
  await api.db.deleteFrom('network_pauses').execute()
})

const connected = async () => {
  const creator = await records.creator()
  await api.db
    .updateTable('instagramers')
    .set({ followers_count: 7, engagement_rate: 1.5 })
    .where('id', '=', creator.id)
    .execute()
  await connect(creator.id, { days: 60 })
  return creator
}
const working = async () => {
  const creator = await connected()
  const { id: brandId } = await records.brand()
  const campaignId = await records.campaign(brandId, { state: 'ongoing' })
  const participationId = await records.participation(brandId, campaignId, creator.id)
  await api.db
    .updateTable('participations')
    .set({ created_at: new Date(api.clock.now.getTime() - 30 * day).toISOString() })
    .where('id', '=', participationId)
    .execute()
  return creator
}
const run = async () => {
  asked.length = 0
  return readCreatorFigures({ db: api.db, config: api.config, log: api.app.log, now: () => api.clock.now })
}
const figuresOf = async (id: string) => {
  const row = await api.db.selectFrom('instagramers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return [row.followers_count, row.engagement_rate]
}
const pass = (days: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + days * day)
}

describe('figures of creators', () => {
  test('followers and engagement come from the network: interactions with the newest posts for each follower', async () => {
    const creator = await connected()
    feed = [
      { id: 'a', daysAgo: 1, likes: 38 },
      { id: 'b', daysAgo: 2, likes: 58 },
      { id: 'hidden', daysAgo: 3 },
    ]
    expect(await run()).toBe(1)
    expect(await figuresOf(creator.id)).toEqual([1_000, 5])
  })

  test.each([
    ['the account is refused', () => (refusal = { account: 'ig-', code: 10 })],
    ['the network is down', () => (refusal = { account: 'ig-', code: 2 })],
    ['it says no number', () => (followers = undefined)],
  ])('the last ones stay when %s', async (_, fail) => {
    const creator = await connected()
    feed = []
    fail()
    await run()
    expect(await figuresOf(creator.id)).toEqual([7, 1.5])
  })

  test('are read daily while somebody works and weekly otherwise, those who work first', async () => {
    const [idle, busy] = [await connected(), await working()]
    const readOf = async () => {
      await run()
      return asked
        .filter((path) => !path.endsWith('/media') && !path.endsWith('/insights'))
        .map((path) => (path.endsWith(busy.id) ? 'busy' : path.endsWith(idle.id) ? 'idle' : path))
    }
    expect(await readOf()).toEqual(['busy', 'idle'])
    expect(await readOf()).toEqual([])
    pass(1.1)
    expect(await readOf()).toEqual(['busy'])
    pass(6)
    expect(await readOf()).toEqual(['busy', 'idle'])
  })

  test('posts are read back to the start of the collaboration, and no further', async () => {
    const creator = await working()
    feed = Array.from({ length: 160 }, (_, index) => ({
      id: `${index % 2 ? 'reel' : 'post'}-${index}`,
      daysAgo: index / 2,
      likes: 1,
    }))
    await run()
    expect(asked.filter((path) => path.endsWith('/media'))).toHaveLength(2)
    const rows = await api.db
      .selectFrom('instagram_posts')
      .select(['external_id', 'reel', 'reach'])
      .where('instagramer_id', '=', creator.id)
      .execute()
    expect(rows).toHaveLength(61)
    expect(rows.every((row) => row.reel === row.external_id.startsWith('reel') && row.reach === 500)).toBe(true)
  })

  test('a feed without end is read up to a bound', async () => {
    await working()
    feed = Array.from({ length: 1_000 }, (_, index) => ({ id: `p-${index}`, daysAgo: index / 1_000 }))
    await run()
    expect(asked.filter((path) => path.endsWith('/media'))).toHaveLength(8)
  })
})

describe('a post looked up by its link', () => {
  const find = async (id: string, link: string) =>
    api.call(await api.actor('instagramer', id), 'POST', '/api/instagramers/me/instagram_posts/find', {
      body: { link },
    })

  test('is found further back than the list reaches, however the link was copied', async () => {
    const creator = await connected()
    feed = Array.from({ length: 120 }, (_, index) => ({ id: `p${index}`, daysAgo: index, likes: 1 }))
    expect((await find(creator.id, 'https://instagram.com/moa.berg/reel/p110?igsh=abc')).body).toMatchObject({
      instagram_post: { permalink: 'https://www.instagram.com/p/p110/', reach: 500, used: false },
    })
    asked.length = 0
    expect((await find(creator.id, 'https://www.instagram.com/p/p110/')).status).toBe(200)
    expect(asked).toEqual([])
  })

  test.each([
    ['https://www.instagram.com/p/unknown/', 'not_found'],
    ['https://www.instagram.com/moa/', 'invalid'],
    ['https://instagram.com.example.net/p/p1/', 'invalid'],
  ])('%s: %s', async (link, why) => {
    const creator = await connected()
    expect(await find(creator.id, link)).toMatchObject({ status: 422, body: { errors: { link: [why] } } })
  })

  test('is not said to be missing when the network limits us', async () => {
    const creator = await connected()
    refusal = { account: 'ig-', code: 4 }
    expect((await find(creator.id, 'https://www.instagram.com/p/p1/')).status).toBe(503)
  })
})

describe('limits', () => {
  test('of one account leave the others alone, which are read', async () => {
    const [first, second] = [await working(), await working()]
    refusal = { account: first.id, code: 17 }
    expect(await run()).toBe(1)
    expect(await figuresOf(second.id)).toEqual([1_000, 5])
    refusal = undefined
    expect(await run()).toBe(0)
    pass(0.01)
    expect(await run()).toBe(1)
    expect(await figuresOf(first.id)).toEqual([1_000, 5])
  })

  test('of the app end the round for all; the wait doubles each time, and an answer ends it', async () => {
    await working()
    await working()
    refusal = { account: 'ig-', code: 4 }
    expect(await run()).toBe(0)
    expect(asked).toHaveLength(1)
    const waits = async () => {
      const { calls_again_at: at, refusals } = await api.db
        .selectFrom('network_pauses')
        .selectAll()
        .executeTakeFirstOrThrow()
      return [Math.round((Date.parse(at) - api.clock.now.getTime()) / 60_000), refusals]
    }
    expect(await waits()).toEqual([5, 1])
    pass(6 / 1_440)
    await run()
    expect(await waits()).toEqual([10, 2])
    refusal = undefined
    pass(11 / 1_440)
    expect(await run()).toBe(2)
    expect(await api.db.selectFrom('network_pauses').selectAll().execute()).toEqual([])
  })

  test('the time that the network names is waited', async () => {
    const creator = await working()
    refusal = { account: 'ig-', code: 80_002 }
    headers = {
      'x-business-use-case-usage': JSON.stringify({
        17: [{ type: 'instagram', call_count: 101, estimated_time_to_regain_access: 23 }],
      }),
    }
    await run()
    const row = await api.db.selectFrom('network_pauses').selectAll().executeTakeFirstOrThrow()
    expect([row.instagramer_id, Date.parse(row.calls_again_at) - api.clock.now.getTime()]).toEqual([
      creator.id,
      23 * 60_000,
    ])
  })

  test('that are nearly reached make jobs pause, while people are still answered', async () => {
    const creator = await working()
    headers = { 'x-app-usage': JSON.stringify({ call_count: 81, total_time: 3, total_cputime: 2 }) }
    await run()
    pass(1.1)
    headers = {}
    await api.db
      .updateTable('network_pauses')
      .set({ jobs_again_at: new Date(api.clock.now.getTime() + day).toISOString() })
      .execute()
    expect(await run()).toBe(0)
    expect(asked).toEqual([])
    await api.call(await api.actor('instagramer', creator.id), 'GET', '/api/instagramers/me/instagram_posts')
    expect(asked).toEqual([`ig-${creator.id}/media`])
  })

  test('headers that cannot be read change nothing', async () => {
    await working()
    headers = { 'x-app-usage': '{"call_count":"9', 'x-business-use-case-usage': '[]' }
    expect(await run()).toBe(1)
    expect(await api.db.selectFrom('network_pauses').selectAll().execute()).toEqual([])
  })
})
