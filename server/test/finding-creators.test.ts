import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { addDays, dayOf } from '../src/days'
import { AppError } from '../src/errors'
import { creatorHandlers } from '../src/modules/creators/creators'
import { daysOfJump } from '../src/modules/creators/signals'
import { readListedAudience } from '../src/modules/social/audience'
import { countQueries } from './support/count-queries'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let staff: Actor
let brandId: string
let other: string
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  brandId = (await make.brand()).id
  other = (await make.brand()).id
  staff = await make.staff('company', [brandId])
})
afterAll(() => api.close())

interface Finding {
  id: string
  score: number | null
  reasons: string[]
  price: { amount: number; source: string } | null
  signals: Record<string, unknown>[]
}
interface List {
  instagramers: { id: string }[]
  findings: Finding[]
  meta: { total_count: number }
  next_cursor: string | null
}
const list = async (query: string, path = '/api/instagramers'): Promise<List> => {
  const { status, body } = await api.call(staff, 'GET', `${path}?${query}`)
  expect([query, status]).toEqual([query, 200])
  return body as List
}
/** The ids, after a look that the count agrees with them. */
const idsOf = async (query: string) => {
  const { instagramers, meta } = await list(`${query}&perPage=100`)
  expect(meta.total_count).toBe(instagramers.length)
  return instagramers.map(({ id }) => id)
}

interface Person {
  country_code?: 'SE' | 'NO'
  profile_category_ids?: string[]
  followers_count?: number
  engagement_rate?: number
  audience?: object
  followers_seen?: object
}
const audience = (more: object = {}) => ({
  women: 60,
  men: 40,
  ages: [
    { range: '18-24', share: 20 },
    { range: '25-34', share: 50 },
    { range: '35-44', share: 30 },
  ],
  towns: [{ name: 'Gothenburg', share: 30 }],
  countryCode: 'SE',
  countryShare: 80,
  ...more,
})
/** Creators that only their town finds. */
const crowd = async (people: Person[]) => {
  const city = `Ort${uuidv7()}`
  const ids: string[] = []
  for (const { audience: followed, followers_seen: seen, ...fields } of people) {
    const { id } = await make.creator()
    await api.db
      .updateTable('instagramers')
      .set({
        city,
        ...fields,
        ...(followed && { audience: JSON.stringify(followed) }),
        ...(seen && { followers_seen: JSON.stringify(seen) }),
      } as never)
      .where('id', '=', id)
      .execute()
    ids.push(id)
  }
  return { at: `query=${city}`, ids, city }
}
const category = async () => {
  const id = uuidv7()
  await api.db.insertInto('profile_categories').values({ id, name_sv: id, name_en: id }).execute()
  return id
}
const paid = async (brand: string, creator: string, fee: number, fields: object = {}) => {
  const id = await make.participation(brand, await make.campaign(brand, { state: 'ongoing' }), creator)
  await api.db
    .updateTable('participations')
    .set({ fee_amount: fee, ...fields })
    .where('id', '=', id)
    .execute()
  return id
}

describe('filters', () => {
  test('audience: country and its share, a town by any of its names, the largest age, who is most; an unknown one is left out', async () => {
    const { at, ids } = await crowd([
      { audience: audience() },
      {
        audience: audience({
          countryCode: 'NO',
          countryShare: 51,
          women: 50,
          men: 50,
          towns: [{ name: 'Oslo', share: 9 }],
          ages: [
            { range: '18-24', share: 50 },
            { range: '25-34', share: 50 },
          ],
        }),
      },
      {},
    ])
    const [first, second] = ids
    expect(await idsOf(`${at}&audienceCountry=SE`)).toEqual([first])
    expect(await idsOf(`${at}&audienceCountry=NO&minAudienceShare=51`)).toEqual([second])
    expect(await idsOf(`${at}&audienceCountry=NO&minAudienceShare=52`)).toEqual([])
    expect(await idsOf(`${at}&audienceTown=g%C3%B6teborg`)).toEqual([first])
    expect(await idsOf(`${at}&audienceTown=oslo`)).toEqual([second])
    expect(await idsOf(`${at}&audienceAge=25-34`)).toEqual([first])
    expect((await idsOf(`${at}&audienceAge[]=25-34&audienceAge[]=18-24`)).sort()).toEqual([first, second].sort())
    expect(await idsOf(`${at}&audienceSex=women`)).toEqual([first])
    expect(await idsOf(`${at}&audienceSex=men`)).toEqual([])
  })

  test('price: what the own brands paid or were asked; of others only once three brands have paid', async () => {
    const { at, ids } = await crowd([{}, {}, {}, {}])
    const [own, asked, told, secret] = ids as [string, string, string, string]
    await paid(brandId, own, 200_000)
    await paid(brandId, asked, 0, { proposed_fee: 300_000, state: 'pending' })
    for (const fee of [100_000, 400_000, 900_000]) await paid((await make.brand()).id, told, fee)
    for (const fee of [100_000, 100_000]) await paid((await make.brand()).id, secret, fee)
    const { findings } = await list(at)
    const price = (id: string) => findings.find((found) => found.id === id)?.price
    expect([own, asked, told, secret].map(price)).toEqual([
      { amount: 200_000, source: 'paid_by_you' },
      { amount: 300_000, source: 'asked' },
      { amount: 400_000, source: 'paid' },
      null,
    ])
    expect(await idsOf(`${at}&maxPrice=300000&sort=price`)).toEqual([own, asked])
    expect(await idsOf(`${at}&minPrice=300001`)).toEqual([told])
    expect(await idsOf(`${at}&sort=price`)).toEqual([own, asked, told, secret])
  })

  test('hours until something is handed in, as the figures say; who has handed in nothing is last, and in no limit', async () => {
    const { at, ids } = await crowd([{}, {}, {}])
    const [slow, quick, none] = ids as [string, string, string]
    for (const [id, hours] of [
      [slow, 48],
      [quick, 5],
    ] as const) {
      const decided = api.clock.now.toISOString()
      const campaign = await make.campaign(brandId, { state: 'ongoing' })
      const participation = await make.participation(brandId, campaign, id)
      await api.db.updateTable('participations').set({ decided_at: decided }).where('id', '=', participation).execute()
      await make.post(brandId, campaign, participation, id, {
        at: new Date(api.clock.now.getTime() + hours * 3_600_000).toISOString(),
      })
    }
    expect(await idsOf(`${at}&sort=answer`)).toEqual([quick, slow, none])
    expect(await idsOf(`${at}&maxAnswerHours=48&sort=answer`)).toEqual([quick, slow])
    expect(await idsOf(`${at}&maxAnswerHours=47`)).toEqual([quick])
  })

  test('history is that with the own brands, or with one of them; another one’s is not asked about', async () => {
    const { at, ids } = await crowd([{}, {}])
    const [worked, fresh] = ids as [string, string]
    await paid(brandId, worked, 1)
    await paid(other, fresh, 1)
    expect(await idsOf(`${at}&history=worked`)).toEqual([worked])
    expect(await idsOf(`${at}&history=new`)).toEqual([fresh])
    expect(await idsOf(`${at}&history=worked&brandId=${brandId}`)).toEqual([worked])
    expect(await idsOf(`${at}&history=worked&brandId=${other}`)).toEqual([])
  })

  test('whom an own brand has blocked is left out or stands alone; what another one has blocked is not told', async () => {
    const { at, ids } = await crowd([{}, {}, {}])
    const [blocked, foreign, free] = ids as [string, string, string]
    const now = api.clock.now.toISOString()
    await api.db
      .insertInto('blocked_creators')
      .values([
        { brand_id: brandId, instagramer_id: blocked, reason: '', blocked_by_id: staff.id, created_at: now },
        { brand_id: other, instagramer_id: foreign, reason: '', blocked_by_id: staff.id, created_at: now },
      ])
      .execute()
    expect(await idsOf(`${at}&blocked=true`)).toEqual([blocked])
    expect((await idsOf(`${at}&blocked=false`)).sort()).toEqual([foreign, free].sort())
  })

  test('not with: work for others in the category that runs or ended within the days; of another brand what is published', async () => {
    const { at, ids } = await crowd([{}, {}, {}, {}, {}])
    const [running, recent, old, mine, published] = ids as [string, string, string, string, string]
    const topic = await category()
    const today = dayOf(api.clock.now)
    const work = async (brand: string, creator: string, fields: object) => {
      const campaign = await make.campaign(brand, { state: 'ongoing' })
      await api.db
        .updateTable('campaigns')
        .set({ categories: [topic], ...fields })
        .where('id', '=', campaign)
        .execute()
      return { campaign, participation: await make.participation(brand, campaign, creator) }
    }
    await work(other, running, {})
    await work(other, recent, { state: 'finished', due_at: addDays(today, -10) })
    await work(other, old, { state: 'finished', due_at: addDays(today, -100) })
    await work(brandId, mine, {})
    const left = (query: string) => idsOf(`${at}&${query}`).then((found) => found.sort())
    expect(await left(`notWithCategoryId=${topic}`)).toEqual([old, mine, published].sort())
    expect(await left(`notWithCategoryId=${topic}&notWithDays=10`)).toEqual([old, mine, published].sort())
    expect(await left(`notWithCategoryId=${topic}&notWithDays=9`)).toEqual([recent, old, mine, published].sort())
    expect(await left(`notWithCategoryId=${topic}&notWithDays=100`)).toEqual([mine, published].sort())
    const { campaign, participation } = await work(other, published, { categories: [] })
    expect(await left(`notWithBrandId=${other}`)).toEqual([...ids].sort())
    await make.post(other, campaign, participation, published, { state: 'approved' })
    await api.db
      .updateTable('mentions')
      .set({ decided_at: api.clock.now.toISOString() })
      .where('participation_id', '=', participation)
      .execute()
    expect(await left(`notWithBrandId=${other}`)).toEqual([running, recent, old, mine].sort())
  })
})

describe('the audience for lists', () => {
  const read = async (audienceReadAt: string | null, answer: () => Promise<unknown>, followersCount = 5_000) => {
    const { id } = await make.creator()
    const said: unknown[] = []
    const account = { id, username: 'x', followersCount, engagementRate: 3, connectedIgUserId: 'ig', audienceReadAt }
    const provider = { readAudience: () => (said.push(id), answer()) }
    const log = { warn: () => {} }
    await readListedAudience({ db: api.db, log, now: api.clock.now } as never, account as never, provider as never)
    const row = await api.db
      .selectFrom('instagramers')
      .select(['audience', 'audience_read_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { asked: said.length, women: row.audience?.women, isNoted: row.audience_read_at !== null }
  }
  const told = () => Promise.resolve({ women: 70, men: 30, ages: [], towns: [], country: { code: 'SE', share: 90 } })
  const daysAgo = (days: number) => new Date(api.clock.now.getTime() - days * 86_400_000).toISOString()

  test('is read once in thirty days, of accounts that the network tells about', async () => {
    expect(await read(null, told)).toEqual({ asked: 1, women: 70, isNoted: true })
    expect(await read(daysAgo(30), told)).toMatchObject({ asked: 1 })
    expect(await read(daysAgo(29), told)).toMatchObject({ asked: 0 })
    expect(await read(null, told, 99)).toMatchObject({ asked: 0 })
  })

  test('a refusal is noted and not asked about again at once; another failure is the caller’s', async () => {
    expect(await read(null, () => Promise.reject(new AppError('not_found')))).toMatchObject({ asked: 1, isNoted: true })
    await expect(read(null, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  })
})

describe('fit', () => {
  test('what fits is said, the best first; equal ones by followers, page after page', async () => {
    const [wish, another] = [await category(), await category()]
    const { at, ids } = await crowd([
      { profile_category_ids: [another], country_code: 'NO', followers_count: 9_000, engagement_rate: 1 },
      {
        profile_category_ids: [wish],
        followers_count: 5_000,
        engagement_rate: 1,
        audience: audience({ countryShare: 49 }),
      },
      {
        profile_category_ids: [wish, another],
        followers_count: 4_000,
        engagement_rate: 3,
        audience: audience({ countryShare: 50 }),
      },
      { profile_category_ids: [wish], followers_count: 6_000, engagement_rate: 2.9 },
    ])
    const [least, middle, best, bigger] = ids as [string, string, string, string]
    const query = `${at}&sort=-fit&wishCategoryIds=${wish}`
    const { findings } = await list(query)
    expect(findings.map(({ id }) => id)).toEqual([best, bigger, middle, least])
    expect(findings.map(({ reasons }) => reasons)).toEqual([
      ['audience_in_country', 'category', 'lives_in_country', 'engagement'],
      ['category', 'lives_in_country'],
      ['category', 'lives_in_country'],
      [],
    ])
    // 30 for the audience, 30 for the category, 10 each for the country, engagement, delivery in time and earlier work.
    expect(findings.map(({ score }) => score)).toEqual([80, 40, 40, 0])
    const seen: string[] = []
    let after = ''
    for (let page = 1; page <= 4; page += 1) {
      const answer = await list(`${query}&perPage=1${after && `&after=${after}`}`)
      seen.push(...answer.instagramers.map(({ id }) => id))
      after = answer.next_cursor ?? ''
    }
    expect(seen).toEqual([best, bigger, middle, least])
  })

  test('earlier work that went well counts with the own brands alone', async () => {
    const { at, ids } = await crowd([{}, {}, {}])
    const [liked, elsewhere, poor] = ids as [string, string, string]
    await paid(brandId, liked, 1, { rating: 4 })
    await paid(other, elsewhere, 1, { rating: 5 })
    await paid(brandId, poor, 1, { rating: 3 })
    const { findings } = await list(`${at}&sort=-fit`)
    expect(findings.filter(({ reasons }) => reasons.includes('worked_well')).map(({ id }) => id)).toEqual([liked])
  })

  test('who delivers in time is known from five cases on, four of five in time', async () => {
    const { at, ids } = await crowd([{}, {}, {}])
    const today = dayOf(api.clock.now)
    const deliver = async (creator: string, late: boolean) => {
      const campaign = await make.campaign(brandId, { state: 'ongoing' })
      await api.db
        .updateTable('campaigns')
        .set({ due_at: addDays(today, late ? -2 : 2) })
        .where('id', '=', campaign)
        .execute()
      const participation = await make.participation(brandId, campaign, creator)
      await make.post(brandId, campaign, participation, creator, {
        state: 'approved',
        at: api.clock.now.toISOString(),
      })
      await api.db
        .updateTable('mentions')
        .set({ decided_at: api.clock.now.toISOString() })
        .where('participation_id', '=', participation)
        .execute()
    }
    const [good, late, few] = ids as [string, string, string]
    for (const isLate of [false, false, false, false, true]) await deliver(good, isLate)
    for (const isLate of [false, false, false, true, true]) await deliver(late, isLate)
    for (const isLate of [false, false, false, false]) await deliver(few, isLate)
    const { findings } = await list(`${at}&sort=-fit`)
    expect(findings.filter(({ reasons }) => reasons.includes('in_time')).map(({ id }) => id)).toEqual([good])
  })

  test('to a campaign the demands hold, the own filters narrow, and what fits the campaign is first', async () => {
    const [wish, another] = [await category(), await category()]
    const campaign = await make.campaign(brandId, { state: 'confirmed' })
    await api.db
      .updateTable('campaigns')
      .set({ country: 'SE', categories: [wish], min_followers: 1_000 })
      .where('id', '=', campaign)
      .execute()
    const { at, ids } = await crowd([
      { profile_category_ids: [another], followers_count: 8_000, engagement_rate: 1 },
      { profile_category_ids: [wish], followers_count: 2_000, engagement_rate: 1, audience: audience() },
      { profile_category_ids: [wish], followers_count: 999 },
      { profile_category_ids: [wish], country_code: 'NO', followers_count: 2_000 },
    ])
    const path = `/api/campaigns/${campaign}/potential_instagramers`
    const found = await list(at, path)
    expect(found.findings.map(({ id, reasons }) => [id, reasons])).toEqual([
      [ids[1], ['audience_in_country', 'category']],
      [ids[0], []],
    ])
    expect(found.meta.total_count).toBe(2)
    expect((await list(`${at}&audienceCountry=SE`, path)).instagramers.map(({ id }) => id)).toEqual([ids[1]])
    expect((await list(`${at}&sort=-followers`, path)).instagramers.map(({ id }) => id)).toEqual([ids[0], ids[1]])
  })
})

describe('signals', () => {
  const signalsOf = async (person: Person) => {
    const { at } = await crowd([person])
    const found = (await list(at)).findings[0]!.signals
    expect((await idsOf(`${at}&withoutSignals=true`)).length).toBe(found.length === 0 ? 1 : 0)
    return found
  }

  test.each([
    ['at the lower bound', { followers_count: 10_000, engagement_rate: 0.5 }, []],
    ['below it', { followers_count: 10_000, engagement_rate: 0.4 }, ['engagement_low']],
    ['the same one of a larger size', { followers_count: 100_000, engagement_rate: 0.4 }, []],
    ['at the upper bound', { followers_count: 1_000, engagement_rate: 15 }, []],
    ['above it', { followers_count: 1_000, engagement_rate: 15.1 }, ['engagement_high']],
    ['too few followers to judge', { followers_count: 999, engagement_rate: 15.1 }, []],
    ['engagement that is not known', { followers_count: 10_000, engagement_rate: 0 }, []],
    [
      'half of the audience abroad',
      { audience: audience({ countryCode: 'NO', countryShare: 50 }) },
      ['audience_abroad'],
    ],
    ['less of it', { audience: audience({ countryCode: 'NO', countryShare: 49 }) }, []],
    ['half of it at home', { audience: audience({ countryShare: 50 }) }, []],
  ] satisfies [string, Person, string[]][])('%s', async (_name, person, ids) => {
    expect((await signalsOf(person)).map(({ id }) => id)).toEqual(ids)
  })

  test('a jump of followers is told for its days, with the figures', async () => {
    const jump = (daysAgo: number) => {
      const toOn = addDays(dayOf(api.clock.now), -daysAgo)
      return { before: { count: 9_000, on: toOn }, jump: { from: 5_000, to: 9_000, fromOn: addDays(toOn, -7), toOn } }
    }
    const latest = jump(daysOfJump)
    expect(await signalsOf({ followers_seen: latest })).toEqual([
      { id: 'followers_jump', from: 5_000, to: 9_000, from_on: latest.jump.fromOn, to_on: latest.jump.toOn },
    ])
    expect(await signalsOf({ followers_seen: jump(daysOfJump + 1) })).toEqual([])
  })

  test('figures stand with what they are held against', async () => {
    expect(await signalsOf({ followers_count: 10_000, engagement_rate: 0.4 })).toEqual([
      { id: 'engagement_low', share: 0.4, low: 0.5, high: 10 },
    ])
    expect(await signalsOf({ audience: audience({ countryCode: 'NO', countryShare: 70 }) })).toEqual([
      { id: 'audience_abroad', share: 70, country_code: 'NO' },
    ])
  })
})

describe('more like one', () => {
  test('subject first, then size, audience and engagement; the one itself is not among them', async () => {
    const [topic, another] = [await category(), await category()]
    const { at, ids } = await crowd([
      { profile_category_ids: [topic], followers_count: 10_000, engagement_rate: 4, audience: audience() },
      { profile_category_ids: [topic], followers_count: 10_000, engagement_rate: 4, audience: audience() },
      { profile_category_ids: [topic, another], followers_count: 4_000, engagement_rate: 4 },
      { profile_category_ids: [another], country_code: 'NO', followers_count: 100_000, engagement_rate: 1 },
    ])
    const { findings } = await list(`${at}&likeId=${ids[0] ?? ''}`)
    expect(findings.map(({ id, score, reasons }) => [id, score, reasons])).toEqual([
      [ids[1], 100, ['same_categories', 'same_size', 'same_audience', 'same_engagement', 'same_country']],
      [ids[2], 48, ['same_categories', 'same_engagement', 'same_country']],
      [ids[3], 5, []],
    ])
    expect((await api.call(staff, 'GET', `/api/instagramers?likeId=${uuidv7()}`)).status).toBe(404)
  })
})

test('100 creators take as many queries as one, whatever is asked', async () => {
  await crowd(Array.from({ length: 101 }, () => ({})))
  const caller = {
    kind: 'user',
    id: staff.id,
    role: 'company',
    brandIds: [brandId],
    brandRoles: { [brandId]: 'owner' },
  }
  const count = (query: object) =>
    countQueries(api.db, (db) => creatorHandlers.listInstagramers({ db, caller, now: api.clock.now, query } as never))
  const asked = { sort: '-fit', maxPrice: 900, maxAnswerHours: 900, withoutSignals: true }
  expect([await count({ ...asked, perPage: 1 }), await count({ ...asked, perPage: 100 })]).toEqual([3, 3])
})
