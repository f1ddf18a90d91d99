import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import type { CreatorCaller, UserCaller } from '../src/auth/caller'
import { listCampaignParticipations, listMyParticipations } from '../src/modules/participations/queries'
import { countQueries } from './support/count-queries'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let staff: Actor
let brandId: string
let campaignId: string
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
  campaignId = await records.campaign(brandId)
})

interface Listed {
  participations: {
    id: string
    shortlisted?: boolean
    note?: string
    rating?: object | null
    creator: Record<string, unknown>
  }[]
  meta: { total_count: number }
  counts: Record<string, number>
}
const list = async (query = '') =>
  (await api.call(staff, 'GET', `/api/campaigns/${campaignId}/participations${query}`)).body as Listed
const annotate = (id: string, fields: object, who = staff) =>
  api.call(who, 'PATCH', `/api/participations/${id}`, { body: { participation: fields } })
const rate = (id: string, score: number, comment?: string) =>
  api.call(staff, 'PATCH', `/api/participations/${id}/rating`, {
    body: { rating: { score, ...(comment !== undefined && { comment }) } },
  })

describe('the triage board', () => {
  test('is sorted by date, followers or engagement, searched by creator, narrowed to the short list; counts follow', async () => {
    const made: { id: string; username: string }[] = []
    for (const [followersCount, engagement, city] of [
      [5_000, 2, 'Lund'],
      [9_000, 1, 'Umeå'],
      [7_000, 3, 'Lund'],
    ] as const) {
      const creator = await records.creator({ followersCount })
      await api.db
        .updateTable('instagramers')
        .set({ engagement_rate: engagement, city })
        .where('id', '=', creator.id)
        .execute()
      made.push({
        id: await records.participation(brandId, campaignId, creator.id, made.length === 2 ? 'approved' : 'pending'),
        username: creator.username,
      })
    }
    const [first, second, third] = made.map(({ id }) => id)
    const order = async (query: string) => (await list(query)).participations.map(({ id }) => id)
    expect(await order('')).toEqual([third, second, first])
    expect(await order('?sort=createdAt')).toEqual([first, second, third])
    expect(await order('?sort=-followers')).toEqual([second, third, first])
    expect(await order('?sort=-engagement')).toEqual([third, first, second])
    expect(await list('?query=lund&state=pending')).toMatchObject({
      participations: [{ id: first }],
      meta: { total_count: 1 },
      counts: { pending: 1, approved: 1, rejected: 0, all: 2 },
    })
    expect(await order(`?query=@${made[1]?.username}`)).toEqual([second])
    expect((await annotate(second ?? '', { shortlisted: true })).body).toMatchObject({
      participation: { shortlisted: true, note: '' },
    })
    expect(await list('?shortlisted=true')).toMatchObject({ participations: [{ id: second }], counts: { all: 1 } })
    expect(await order('?perPage=1&page=2&sort=-followers')).toEqual([third])
  })

  test('cards carry country, categories and figures', async () => {
    const creator = await records.creator({ countryCode: 'NO' })
    await api.db
      .insertInto('instagram_posts')
      .values({
        id: uuidv7(),
        instagramer_id: creator.id,
        external_id: 'x',
        reach: 812,
        image_url: null,
        permalink: null,
        instagram_created_at: '2026-11-01T10:00:00Z',
      })
      .execute()
    await records.participation(brandId, campaignId, creator.id)
    expect((await list()).participations[0]?.creator).toMatchObject({
      country_code: 'NO',
      profile_category_ids: [],
      figures: {
        average_reach: 812,
        collaborations_count: 1,
        average_rating: null,
        ratings_count: 0,
        answer_hours: null,
      },
    })
  })

  test('QUALITY a list asks the same number of questions for 1 row and for 100', async () => {
    const creator = await records.creator()
    const context = (db: typeof api.db, caller: UserCaller | CreatorCaller) =>
      ({ db, caller, now: api.clock.now, config: api.config }) as never
    const ofCampaign = (db: typeof api.db) =>
      listCampaignParticipations(
        context(db, {
          kind: 'user',
          id: staff.id,
          name: '',
          role: 'company',
          sessionId: '',
          brandIds: [brandId],
          brandRoles: { [brandId]: 'owner' },
        }),
        { campaignId, perPage: 100 },
      )
    const mine = (db: typeof api.db) =>
      listMyParticipations(context(db, { kind: 'instagramer', id: creator.id, name: '', sessionId: '' }), {
        perPage: 100,
        sort: 'need',
      })
    await records.participation(brandId, campaignId, creator.id)
    const count = async () => [await countQueries(api.db, ofCampaign), await countQueries(api.db, mine)]
    const one = await count()
    for (let index = 0; index < 99; index += 1) {
      await records.participation(brandId, campaignId, (await records.creator()).id, 'pending')
      await records.participation(brandId, await records.campaign(brandId), creator.id)
    }
    expect((await list('?perPage=100')).participations).toHaveLength(100)
    const hundred = await count()
    console.info(
      `queries: a campaign's participations ${one[0]} for 1 row and ${hundred[0]} for 100, own ones ${one[1]} and ${hundred[1]}`,
    )
    expect(hundred).toEqual(one)
  })
})

describe("notes and ratings are the brand's own", () => {
  test('a creator never sees short list, note or rating, and hears nothing of them', async () => {
    const creator = await records.creator()
    await api.db.updateTable('campaigns').set({ state: 'finished' }).where('id', '=', campaignId).execute()
    const id = await records.participation(brandId, campaignId, creator.id)
    const heard: object[] = []
    const stop = api.bus.subscribe((message) => heard.push(message.audience))
    expect((await annotate(id, { note: 'Svår att nå', shortlisted: true })).body).toMatchObject({
      participation: { note: 'Svår att nå', shortlisted: true },
    })
    expect((await rate(id, 4, ' Fint ljus ')).body).toMatchObject({
      participation: { rating: { score: 4, comment: 'Fint ljus' } },
    })
    expect((await rate(id, 2)).body).toMatchObject({ participation: { rating: { score: 2, comment: '' } } })
    const own = await api.call(creator, 'GET', `/api/participations/${id}`)
    const all = await api.call(creator, 'GET', '/api/instagramers/me/participations')
    for (const { body } of [own, all]) {
      const text = JSON.stringify(body)
      for (const word of ['Svår att nå', 'shortlisted', '"note"', '"rating"', 'Fint ljus', 'figures'])
        expect(text).not.toContain(word)
    }
    await api.call(staff, 'GET', '/api/campaigns/counts')
    stop()
    expect(heard.every((audience) => !('instagramerId' in audience))).toBe(true)
    expect(
      (await annotate(id, { note: '' }, await records.staff('company', [(await records.brand()).id]))).status,
    ).toBe(404)
    expect((await annotate(id, { state: 'approved' })).status).toBe(422)
  })

  test('rated is what something came of: an approved mention, or a campaign that is over', async () => {
    const rated = async (state: 'ongoing' | 'finished', participation: 'pending' | 'approved', mentions: number) => {
      await api.db.updateTable('campaigns').set({ state }).where('id', '=', campaignId).execute()
      const id = await records.participation(brandId, campaignId, (await records.creator()).id, participation)
      await api.db.updateTable('participations').set({ instagram_posts_count: mentions }).where('id', '=', id).execute()
      const { abilities } = (
        (await api.call(staff, 'GET', `/api/participations/${id}`)).body as { participation: { abilities: string[] } }
      ).participation
      const { status } = await rate(id, 5)
      return [abilities.includes('rate'), status]
    }
    expect(await rated('ongoing', 'approved', 0)).toEqual([false, 422])
    expect(await rated('ongoing', 'approved', 1)).toEqual([true, 200])
    expect(await rated('finished', 'approved', 0)).toEqual([true, 200])
    expect(await rated('finished', 'pending', 0)).toEqual([false, 422])
    const id = await records.participation(brandId, campaignId, (await records.creator()).id)
    for (const score of [0, 6, 2.5]) expect((await rate(id, score)).status).toBe(422)
  })
})
