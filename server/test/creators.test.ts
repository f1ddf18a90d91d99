import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { creatorHandlers } from '../src/modules/creators/creators'
import { countQueries } from './support/count-queries'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let admin: Actor
let staff: Actor
let brandId: string
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  admin = await make.staff('admin')
  brandId = (await make.brand()).id
  staff = await make.staff('company', [brandId])
})
afterAll(() => api.close())

type Creator = Record<string, unknown> & { id: string }
interface List {
  instagramers: Creator[]
  meta: { current_page: number; next_page: number | null; total_count: number; total_pages: number }
  next_cursor: string | null
}
const list = async (query: string, who = staff): Promise<List> =>
  (await api.call(who, 'GET', `/api/instagramers?${query}`)).body as List
const idsOf = async (query: string, who = staff) => (await list(query, who)).instagramers.map(({ id }) => id)

/** Creators that only a single search finds. */
const crowd = async (
  people: {
    state?: 'pending' | 'active' | 'blocked'
    product_plan?: 'free' | 'plus' | 'pro'
    country_code?: 'SE' | 'NO'
    profile_category_ids?: string[]
    followers_count?: number
    engagement_rate?: number
    name?: string
  }[],
) => {
  const city = `Ort${uuidv7()}`
  const ids: string[] = []
  for (const fields of people) {
    const { id } = await make.creator()
    await api.db
      .updateTable('instagramers')
      .set({ city, ...fields })
      .where('id', '=', id)
      .execute()
    ids.push(id)
  }
  return { at: `query=${city}`, ids }
}
const category = async (name: string) => {
  const id = uuidv7()
  await api.db.insertInto('profile_categories').values({ id, name_sv: name, name_en: name }).execute()
  return id
}

describe('filters', () => {
  test('the first request asks for page 1 and is answered with list and meta (E-26, C-33)', async () => {
    const { at, ids } = await crowd([{ followers_count: 300 }, { followers_count: 200 }, { followers_count: 100 }])
    const first = await list(`page=1&perPage=2&${at}`)
    expect(first).toMatchObject({
      instagramers: [{ id: ids[0] }, { id: ids[1] }],
      meta: { current_page: 1, next_page: 2, prev_page: null, total_pages: 2, total_count: 3 },
    })
    expect(await list(`page=2&perPage=2&${at}`)).toMatchObject({
      instagramers: [{ id: ids[2] }],
      meta: { current_page: 2, next_page: null },
      next_cursor: null,
    })
    expect((await api.call(staff, 'GET', '/api/instagramers?page=0')).body).toEqual({ errors: { page: ['too_small'] } })
  })

  test("state and productPlan take one value or several, countryCode is exact, every category must be the creator's (T-24, C-03)", async () => {
    const [one, two, three] = [await category('A'), await category('B'), await category('C')]
    const { at, ids } = await crowd([
      { state: 'active', product_plan: 'free', profile_category_ids: [one, two, three] },
      { state: 'pending', product_plan: 'plus', country_code: 'NO', profile_category_ids: [one] },
      { state: 'active', product_plan: 'pro', profile_category_ids: [] },
    ])
    const [first, second, third] = ids
    const found = async (query: string) => (await idsOf(`${at}&${query}`)).sort()
    const some = (...wanted: (string | undefined)[]) => wanted.sort()
    expect(await found('state=active')).toEqual(some(first, third))
    expect(await found('state[]=active')).toEqual(some(first, third))
    expect(await found('state[]=active&state[]=pending')).toEqual(some(first, second, third))
    expect(await found('state=blocked')).toEqual([])
    expect(await found('productPlan=plus')).toEqual([second])
    expect(await found('productPlan[]=plus&productPlan[]=pro')).toEqual(some(second, third))
    expect(await found('product_plan[]=plus&product_plan[]=pro&state=active')).toEqual([third])
    expect(await found('countryCode=SE')).toEqual(some(first, third))
    expect((await api.call(staff, 'GET', `/api/instagramers?${at}&countryCode=se`)).body).toEqual({
      errors: { country_code: ['invalid'] },
    })
    expect(await found(`profileCategoryIds=${one}`)).toEqual(some(first, second))
    expect(await found(`profileCategoryIds[]=${one}&profileCategoryIds[]=${three}`)).toEqual([first])
    expect(await found(`profileCategoryIds[]=${one}&profileCategoryIds[]=${uuidv7()}`)).toEqual([])
  })

  test('followers, engagement and community list', async () => {
    const { at, ids } = await crowd([
      { followers_count: 100, engagement_rate: 9.5 },
      { followers_count: 200, engagement_rate: 4.5 },
      { followers_count: 300, engagement_rate: 2 },
    ])
    expect(await idsOf(`${at}&minFollowers=200&maxFollowers=200`)).toEqual([ids[1]])
    expect(await idsOf(`${at}&minEngagement=4.5`)).toEqual([ids[1], ids[0]])
    const [own, foreign] = [uuidv7(), uuidv7()]
    const other = (await make.brand()).id
    await api.db
      .insertInto('community_lists')
      .values([
        { id: own, brand_id: brandId, name: own },
        { id: foreign, brand_id: other, name: foreign },
      ])
      .execute()
    const member = (brand: string, listId: string, id: string | undefined, state: 'approved' | 'removed') => ({
      id: uuidv7(),
      brand_id: brand,
      list_id: listId,
      instagramer_id: id ?? '',
      state,
    })
    await api.db
      .insertInto('community_members')
      .values([
        member(brandId, own, ids[0], 'approved'),
        member(brandId, own, ids[1], 'removed'),
        member(other, foreign, ids[2], 'approved'),
      ])
      .execute()
    expect(await idsOf(`communityListId=${own}`)).toEqual([ids[0]])
    expect(await idsOf(`communityListId=${foreign}`)).toEqual([])
    expect(await idsOf(`communityListId=${foreign}`, admin)).toEqual([ids[2]])
  })

  test('blocked creators are for platform staff; deleted ones for nobody; figures are on the rows', async () => {
    const { at, ids } = await crowd([{ state: 'blocked' }, {}])
    expect(await idsOf(at)).toEqual([ids[1]])
    expect(await idsOf(`${at}&state=blocked`, admin)).toEqual([ids[0]])
    await api.db
      .updateTable('instagramers')
      .set({ deleted_at: api.clock.now.toISOString() })
      .where('id', '=', ids[0] ?? '')
      .execute()
    expect(await idsOf(at, admin)).toEqual([ids[1]])
    const {
      instagramers: [row],
    } = await list(at)
    expect(row).toMatchObject({
      figures: {
        average_reach: null,
        collaborations_count: 0,
        average_rating: null,
        ratings_count: 0,
        answer_hours: null,
      },
    })
    expect((await api.call(staff, 'GET', `/api/instagramers/${ids[1] ?? ''}`)).body).toMatchObject({
      instagramer: { figures: { collaborations_count: 0 } },
    })
    const page = await api.call(null, 'GET', `/public/collaboration_pages/${String(row?.username)}`)
    expect(
      (page.body as { collaboration_page: { instagramer: object } }).collaboration_page.instagramer,
    ).not.toHaveProperty('figures')
  })
})

describe('pages', () => {
  const equals = () =>
    crowd(
      Array.from({ length: 23 }, (_, at) => ({
        followers_count: 1_000 + (at % 3),
        engagement_rate: 1 + (at % 2) / 10,
        name: `Åsa ${at % 4}`,
      })),
    )

  test('a cursor leads through every creator once, in the order of the pages by number, and keeps what the first page has counted', async () => {
    const { at } = await equals()
    for (const sort of ['-followers', 'followers', '-engagement', 'name']) {
      const seen: string[] = []
      let after = ''
      for (let page = 1; page <= 5; page += 1) {
        const query = `${at}&sort=${sort}&perPage=5`
        const answer = await list(`${query}${after && `&after=${after}`}`)
        expect(answer.meta).toMatchObject({ current_page: page, total_count: 23, total_pages: 5 })
        expect(answer.instagramers.map(({ id }) => id)).toEqual(await idsOf(`${query}&page=${page}`))
        seen.push(...answer.instagramers.map(({ id }) => id))
        expect(answer.next_cursor === null).toBe(page === 5)
        after = answer.next_cursor ?? ''
      }
      expect(new Set(seen).size).toBe(23)
    }
  })

  test('somebody who comes between two pages moves nobody to where they are not seen', async () => {
    const { at, ids } = await crowd([{ followers_count: 400 }, { followers_count: 300 }, { followers_count: 200 }])
    const first = await list(`${at}&perPage=2`)
    const late = await make.creator()
    await api.db
      .updateTable('instagramers')
      .set({ city: at.slice(6), followers_count: 900 })
      .where('id', '=', late.id)
      .execute()
    expect((await list(`${at}&perPage=2&after=${first.next_cursor ?? ''}`)).instagramers.map(({ id }) => id)).toEqual([
      ids[2],
    ])
  })

  test('what is no cursor of this list is refused at after', async () => {
    const { at } = await equals()
    const cursor = (await list(`${at}&perPage=5`)).next_cursor ?? ''
    const forged = (values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url')
    const [key] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string]
    for (const after of [
      'x',
      '',
      forged([]),
      forged(['other', 1, uuidv7(), 1, 1]),
      forged([key, 'text', uuidv7(), 1, 1]),
      forged([key, 1, 'no id', 1, 1]),
      forged([key, 1e300, uuidv7(), 1, 1]),
      forged([key, 1, uuidv7(), -1, 1]),
    ]) {
      expect([after, (await api.call(staff, 'GET', `/api/instagramers?${at}&perPage=5&after=${after}`)).body]).toEqual([
        after,
        { errors: { after: ['invalid'] } },
      ])
    }
    for (const change of ['&sort=name', '&state=active'])
      expect((await api.call(staff, 'GET', `/api/instagramers?${at}&perPage=5${change}&after=${cursor}`)).status).toBe(
        422,
      )
  })

  test('100 creators take as many queries as one; behind a cursor nothing is counted', async () => {
    await crowd(Array.from({ length: 101 }, () => ({})))
    const caller = {
      kind: 'user',
      id: staff.id,
      role: 'company',
      brandIds: [brandId],
      brandRoles: { [brandId]: 'owner' },
    }
    let cursor: string | null = null
    const count = (query: object) =>
      countQueries(api.db, async (db) => {
        cursor = (await creatorHandlers.listInstagramers({ db, caller, now: api.clock.now, query } as never)).nextCursor
      })
    expect([await count({ perPage: 1 }), await count({ perPage: 100 })]).toEqual([2, 2])
    expect(await count({ perPage: 100, after: cursor })).toBe(1)
  })
})

describe('profile', () => {
  test('posts of a creator, the newest first, with how many queries their number does not change', async () => {
    const creator = await make.creator()
    await api.db
      .insertInto('instagram_posts')
      .values(
        Array.from({ length: 100 }, (_, at) => ({
          id: uuidv7(),
          instagramer_id: creator.id,
          external_id: String(at),
          reach: at,
          image_url: null,
          permalink: null,
          instagram_created_at: new Date(Date.UTC(2026, 0, 1) + at * 1_000).toISOString(),
        })),
      )
      .execute()
    const { body } = await api.call(staff, 'GET', `/api/instagramers/${creator.id}/instagram_posts?perPage=2&page=2`)
    expect(body).toMatchObject({
      instagram_posts: [{ reach: 97, captured_at: null }, { reach: 96 }],
      meta: { current_page: 2, total_count: 100 },
    })
    const caller = {
      kind: 'user',
      id: staff.id,
      role: 'company',
      brandIds: [brandId],
      brandRoles: { [brandId]: 'owner' },
    }
    const count = (perPage: number) =>
      countQueries(api.db, (db) =>
        creatorHandlers.listInstagramerPosts({ db, caller, params: { id: creator.id }, query: { perPage } } as never),
      )
    expect([await count(1), await count(100)]).toEqual([2, 2])
    const blocked = await make.creator({ state: 'blocked' })
    expect((await api.call(staff, 'GET', `/api/instagramers/${blocked.id}/instagram_posts`)).status).toBe(404)
    expect((await api.call(admin, 'GET', `/api/instagramers/${blocked.id}/instagram_posts`)).status).toBe(200)
  })

  test('collaborations are those with the own brands, with reach of what was approved and the own rating', async () => {
    const other = (await make.brand()).id
    const creator = await make.creator()
    const [mine, theirs] = [
      await make.campaign(brandId, { state: 'ongoing' }),
      await make.campaign(other, { state: 'ongoing' }),
    ]
    const [participation, foreign] = [
      await make.participation(brandId, mine, creator.id),
      await make.participation(other, theirs, creator.id),
    ]
    await make.participation(brandId, await make.campaign(brandId), creator.id, 'pending')
    await api.db
      .updateTable('participations')
      .set({ rating: 4, rating_comment: 'Snabb', instagram_posts_count: 1 })
      .where('id', '=', participation)
      .execute()
    for (const state of ['approved', 'rejected'] as const) {
      const post = uuidv7()
      await api.db
        .insertInto('instagram_posts')
        .values({
          id: post,
          instagramer_id: creator.id,
          external_id: post,
          reach: 700,
          image_url: null,
          permalink: null,
          instagram_created_at: api.clock.now.toISOString(),
        })
        .execute()
      await api.db
        .insertInto('mentions')
        .values({
          id: uuidv7(),
          brand_id: brandId,
          campaign_id: mine,
          participation_id: participation,
          instagramer_id: creator.id,
          kind: 'post',
          state,
          instagram_post_id: post,
        })
        .execute()
    }
    const read = async (who: Actor) =>
      (await api.call(who, 'GET', `/api/instagramers/${creator.id}/collaborations`)).body as {
        collaborations: object[]
        meta: object
      }
    expect(await read(staff)).toMatchObject({
      collaborations: [
        {
          participation_id: participation,
          state: 'ongoing',
          approved_mentions_count: 1,
          reach: 700,
          rating: 4,
          rating_comment: 'Snabb',
        },
      ],
      meta: { total_count: 1 },
    })
    expect((await read(admin)).collaborations).toMatchObject([
      { participation_id: foreign, rating: null, rating_comment: null, reach: 0 },
      { participation_id: participation },
    ])
    const caller = {
      kind: 'user',
      id: staff.id,
      role: 'company',
      brandIds: [brandId],
      brandRoles: { [brandId]: 'owner' },
    }
    expect(
      await countQueries(api.db, (db) =>
        creatorHandlers.listCollaborations({ db, caller, params: { id: creator.id }, query: {} } as never),
      ),
    ).toBe(2)
  })
})
