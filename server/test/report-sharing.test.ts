import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import type { CampaignReport } from '@samspel/api'
import { addDays, dayOf } from '../src/days'
import { wordsOfPdf } from './support/pdf-words'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let staff: Actor
let brandId: string
let campaignId: string
const names = ['Åsa Öhrn', 'Berit Quist', 'Cyrus Wahl']
const usernames = ['asaohrn', 'beritquist', 'cyruswahl']
const creators: string[] = []
const posts: string[] = []

beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
  brandId = (await records.brand('Björkbrygg')).id
  staff = await records.staff('company', [brandId])
  campaignId = await records.campaign(brandId, { state: 'ongoing', productValue: 310, name: 'Lussebrygg' })
  await api.db
    .updateTable('campaigns')
    .set({ logistics_cost_per_participant: 47, wanted_reach: 100_000, start_at: '2026-11-03', end_at: '2026-11-30' })
    .where('id', '=', campaignId)
    .execute()
  for (const [index, name] of names.entries()) {
    const { id } = await records.creator()
    await api.db
      .updateTable('instagramers')
      .set({ name, username: usernames[index]!, avatar_url: `/uploads/2026/face-${index}.webp`, city: 'Kiruna' })
      .where('id', '=', id)
      .execute()
    const participation = await records.participation(brandId, campaignId, id)
    await api.db
      .updateTable('participations')
      .set({ fee_amount: 123_400 + index })
      .where('id', '=', participation)
      .execute()
    creators.push(id)
    for (const [at, kind] of (['post', 'story'] as const).entries()) {
      const post = await records.post(brandId, campaignId, participation, id, {
        kind,
        reach: 12_345 * (index + 1) + at,
        at: `2026-11-${10 + index}T10:00:00Z`,
      })
      await api.call(staff, 'PATCH', `/api/mentions/${post}/approve`)
      posts.push(post)
    }
  }
  await sql`UPDATE instagram_posts SET permalink = 'https://www.instagram.com/p/' || id WHERE NOT story`.execute(api.db)
})
afterAll(() => api.close())

interface Wire {
  report: CampaignReport
}
type Json = Record<string, unknown>
const report = async (query = '') =>
  (await api.call(staff, 'GET', `/api/campaigns/${campaignId}/report${query}`)).body as unknown as Wire & Json
const share = async (body: Json) =>
  (await api.call(staff, 'POST', `/api/campaigns/${campaignId}/report_links`, { body: { days: 30, ...body } }))
    .body as {
    token: string
    report_link: { id: string; opened_count: number }
  }
const shared = async (token: string, who: Actor | null = null) =>
  api.call(who, 'GET', `${who ? '/api' : '/public'}/reports/${token}`)
const fileFrom = async (path: string, who: Actor | null) => {
  const { body } = await api.call(who, 'GET', path)
  return Buffer.from((body as { file: string }).file, 'base64')
}
const sharedFile = (token: string, what: string) =>
  fileFrom(`/public/reports/${token}/file?what=${what}&locale=sv`, null)
const cells = (csv: Buffer) =>
  csv
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'))
const sumOf = (rows: string[][], heading: string) => {
  const at = rows[0]!.indexOf(heading)
  expect([heading, at]).not.toEqual([heading, -1])
  return rows.slice(1).reduce((sum, row) => sum + Math.round(Number(row[at]!.replace(',', '.')) * 100), 0) / 100
}
const spaced = (words: readonly string[]) => words.map((word) => word.replaceAll(/\s/g, ' '))

test('page, link, PDF and files add up to the same sums', async () => {
  const { report: own } = await report()
  const { token } = await share({ shows_costs: true })
  const { report: read } = (await shared(token)).body as unknown as Wire
  expect(read.totals).toEqual(own.totals)
  const wire = own as unknown as {
    totals: Record<string, number> & { costs: Record<string, number> }
    creators: (Record<string, number> & { costs: Record<string, number> })[]
    posts: Record<string, number>[]
    days: Record<string, number>[]
  }
  const added = (rows: readonly Record<string, number>[], key: string) => rows.reduce((sum, row) => sum + row[key]!, 0)
  const { totals } = wire
  expect(totals['cost']).toBe(totals.costs['fees']! + totals.costs['goods']! + totals.costs['logistics']!)
  expect(totals['cost']).toBe(3 * (123_400 + 31_000 + 4_700) + 3)
  for (const key of ['reach', 'likes', 'comments']) {
    expect([key, added(wire.creators, key)]).toEqual([key, totals[key]])
    expect([key, added(wire.posts, key)]).toEqual([key, totals[key]])
    expect([key, added(wire.days, key)]).toEqual([key, totals[key]])
  }
  expect(wire.posts).toHaveLength(totals['posts']!)
  expect(added(wire.creators, 'posts')).toBe(totals['posts'])
  expect(added(wire.creators, 'cost')).toBe(totals['cost'])
  for (const part of ['fees', 'goods', 'logistics'])
    expect([part, wire.creators.reduce((sum, { costs }) => sum + costs[part]!, 0)]).toEqual([part, totals.costs[part]])

  for (const open of [
    (what: string) => sharedFile(token, what),
    (what: string) => fileFrom(`/api/campaigns/${campaignId}/report/file?what=${what}&locale=sv`, staff),
  ]) {
    const [perCreator, perPost, perDay] = [
      cells(await open('creators')),
      cells(await open('posts')),
      cells(await open('days')),
    ]
    for (const rows of [perCreator, perPost, perDay]) expect(sumOf(rows, 'Räckvidd')).toBe(totals['reach'])
    for (const rows of [perCreator, perDay]) expect(sumOf(rows, 'Godkända inlägg')).toBe(totals['posts'])
    expect(perPost).toHaveLength(totals['posts']! + 1)
    expect(sumOf(perCreator, 'Kostnad (kr)')).toBe(totals['cost']! / 100)
    expect(
      ['Arvode (kr)', 'Varor (kr)', 'Logistik (kr)'].reduce(
        (sum, part) => sum + Math.round(sumOf(perCreator, part) * 100),
        0,
      ),
    ).toBe(totals['cost'])
    const words = spaced(wordsOfPdf(await open('pdf')))
    expect(words).toEqual(
      expect.arrayContaining(['Björkbrygg', 'Lussebrygg', 'Alla inlägg (6)', 'Alla kreatörer (3)', ...names]),
    )
    // On the cover, at the only week's bar, in its row, in the sum of the weeks and in that of the creators.
    expect(words.filter((word) => word === '148 143')).toHaveLength(5)
    expect(words).toEqual(expect.arrayContaining(['4 773,03 kr', '4 773,03', '3 702,03', '930,00', '141,00']))
  }
})

test('figures of links stand in page, link, PDF and file alike, with who says them and when, and are in no total', async () => {
  const ofLinks = await records.campaign(brandId, { state: 'ongoing', name: 'Filmerna' })
  const [totals] = [await report()].map(({ report: { totals: read } }) => read)
  const figures = [
    { source: 'youtube', views: 12_345, likes: 678, comments: null },
    { source: 'typed', views: 1_001, likes: 22, comments: 3 },
  ] as const
  for (const [index, { source, views, likes, comments }] of figures.entries()) {
    const work = await records.participation(brandId, ofLinks, creators[index]!)
    const mention = await records.post(brandId, ofLinks, work, creators[index]!, { kind: 'content', state: 'approved' })
    const link = JSON.stringify({ url: `https://a.example/${index}`, title: 'x', linkType: 'custom' })
    await sql`UPDATE mentions SET kind = 'link', content_post = NULL, link_post = ${link} WHERE id = ${mention}`.execute(
      api.db,
    )
    await sql`INSERT INTO link_readings (brand_id, mention_id, after_days, read_at, source, views, likes, comments)
      VALUES (${brandId}, ${mention}, 0, '2026-11-20T08:05:00Z', ${source}, ${views}, ${likes}, ${comments})`.execute(
      api.db,
    )
  }
  const path = `/api/campaigns/${ofLinks}`
  const { report: own } = (await api.call(staff, 'GET', `${path}/report`)).body as unknown as Wire
  const wired = (own as unknown as { posts: { of_link?: Record<string, number | null> }[] }).posts
  const pageSum = (key: string) => wired.reduce((sum, { of_link: ofLink }) => sum + (ofLink?.[key] ?? 0), 0)
  expect([pageSum('views'), pageSum('likes'), pageSum('comments')]).toEqual([13_346, 700, 3])
  expect(own.totals).toMatchObject({ reach: 0, likes: 0, comments: 0 })
  expect((await report()).report.totals).toEqual(totals)
  const { body } = await api.call(staff, 'POST', `${path}/report_links`, { body: { days: 30 } })
  const { token } = body as { token: string }
  for (const open of [
    (what: string) => sharedFile(token, what),
    (what: string) => fileFrom(`${path}/report/file?what=${what}&locale=sv`, staff),
  ]) {
    const rows = cells(await open('posts'))
    expect(sumOf(rows, 'Visningar (länk)')).toBe(pageSum('views'))
    expect(sumOf(rows, 'Gilla (länk)')).toBe(pageSum('likes'))
    expect(sumOf(rows, 'Kommentarer (länk)')).toBe(pageSum('comments'))
    const of = (heading: string) => rows.slice(1).map((row) => row[rows[0]!.indexOf(heading)]!)
    expect(of('Länkens siffror från').sort()).toEqual(['YouTube', 'skrivet av kreatören'])
    expect(of('Länkens siffror lästa')).toEqual(Array(2).fill('2026-11-20 09:05'))
    expect(spaced(wordsOfPdf(await open('pdf')))).toEqual(
      expect.arrayContaining([
        '12 345 visningar, 678 gilla',
        'YouTube, 2026-11-20 09:05',
        '1 001 visningar, 22 gilla, 3 kommentarer',
        'skrivet av kreatören, 2026-11-20 09:05',
      ]),
    )
  }
})

/** Every field of a value as a path, without the places in lists. */
const pathsIn = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => pathsIn(one, path))
  if (value === null || typeof value !== 'object') return [path]
  return Object.entries(value).flatMap(([key, one]) => pathsIn(one, path ? `${path}.${key}` : key))
}

test('an address without costs and names tells neither, in no field of its answer, PDF and files', async () => {
  await api.db.updateTable('brands').set({ logo_url: null }).where('id', '=', brandId).execute()
  const { token } = await share({ shows_costs: false, shows_names: false })
  const answer = await shared(token)
  // Everything that such an address may tell. A new field of the report stands here only if it is neither a cost nor says who a creator is.
  expect([...new Set(pathsIn(answer.body))].sort()).toEqual([
    'expires_at',
    'locale',
    'report.campaign.brand_logo_url',
    'report.campaign.brand_name',
    'report.campaign.due_at',
    'report.campaign.end_at',
    'report.campaign.id',
    'report.campaign.name',
    'report.campaign.product_image_focus',
    'report.campaign.product_image_url',
    'report.campaign.start_at',
    'report.creators.campaign_id',
    'report.creators.comments',
    'report.creators.engagement',
    'report.creators.likes',
    'report.creators.number',
    'report.creators.posts',
    'report.creators.reach',
    'report.days.comments',
    'report.days.day',
    'report.days.likes',
    'report.days.posts',
    'report.days.reach',
    'report.kinds.comments',
    'report.kinds.kind',
    'report.kinds.likes',
    'report.kinds.posts',
    'report.kinds.reach',
    'report.posts.campaign_id',
    'report.posts.comments',
    'report.posts.creator_number',
    'report.posts.day',
    'report.posts.engagement',
    'report.posts.kind',
    'report.posts.likes',
    'report.posts.picture_url',
    'report.posts.pinned',
    'report.posts.reach',
    'report.posts.read_at',
    'report.totals.comments',
    'report.totals.creators',
    'report.totals.engagement',
    'report.totals.likes',
    'report.totals.participants',
    'report.totals.posts',
    'report.totals.reach',
    'report.totals.read_at',
    'report.wanted_reach',
    'shows.costs',
    'shows.names',
  ])
  const told = [JSON.stringify(answer.body)]
  for (const what of ['creators', 'posts', 'days']) told.push((await sharedFile(token, what)).toString('utf8'))
  const pdf = await sharedFile(token, 'pdf')
  told.push(spaced(wordsOfPdf(pdf)).join('\n'), pdf.toString('latin1'))
  const secrets = [
    ...names,
    ...usernames,
    ...creators,
    ...posts,
    'face-',
    'Kiruna',
    'instagram.com',
    // Fee, goods, logistics and their sums, in öre and in kronor.
    ...[
      '123400',
      '1234,00',
      '1 234,00',
      '31000',
      '310,00',
      '4700',
      '47,00',
      '477303',
      '4773,03',
      '4 773,03',
      '3 702,03',
      '930,00',
    ],
    'Kostnad',
    'Arvode',
    'Logistik',
  ]
  for (const text of told) for (const secret of secrets) expect(text.includes(secret) && secret).toBe(false)
  expect(told[1]).toContain('Kreatör 1;')
  expect(told[4]).toContain('Kreatör 3')
})

test('costs and names are chosen one by one, and changed on a live address', async () => {
  const { token, report_link: link } = await share({})
  const keys = async () => {
    const { report: read } = (await shared(token)).body as unknown as { report: Json & { creators: Json[] } }
    return { cost: 'cost' in read.creators[0]!, name: 'creator' in read.creators[0]! }
  }
  expect(await keys()).toEqual({ cost: false, name: true })
  const change = (body: Json) => api.call(staff, 'PATCH', `/api/report_links/${link.id}`, { body })
  expect((await change({ shows_costs: true, shows_names: false, name: 'Ledningen' })).body).toMatchObject({
    report_link: { shows_costs: true, shows_names: false, name: 'Ledningen', token },
  })
  expect(await keys()).toEqual({ cost: true, name: false })
  const [named] = cells(await sharedFile(token, 'creators'))
  expect(named).not.toContain('Konto')
  expect(named).toContain('Kostnad (kr)')
})

test('an address ends on its last day; it is counted when opened by others than the brand’s own people', async () => {
  const today = dayOf(api.clock.now)
  const refused = async (ends_on: string) =>
    (await api.call(staff, 'POST', `/api/campaigns/${campaignId}/report_links`, { body: { ends_on } })).body
  expect(await refused(addDays(today, -1))).toEqual({ errors: { ends_on: ['in_the_past'] } })
  expect(await refused(addDays(today, 731))).toEqual({ errors: { ends_on: ['too_large'] } })
  const { token, report_link: link } = await share({ days: undefined, ends_on: addDays(today, 1) })
  expect((await shared(token)).status).toBe(200)
  await shared(token, staff)
  await shared(token, await records.staff('company', [(await records.brand()).id]))
  await sharedFile(token, 'days')
  const { report_links: listed } = (await api.call(staff, 'GET', `/api/campaigns/${campaignId}/report_links`)).body as {
    report_links: { id: string; opened_count: number; token: string }[]
  }
  expect(listed.find(({ id }) => id === link.id)).toMatchObject({ opened_count: 2, token })
  await api.db
    .updateTable('report_links')
    .set({ expires_at: new Date(api.clock.now.getTime() - 1_000).toISOString() })
    .where('id', '=', link.id)
    .execute()
  for (const path of ['', '/file?what=pdf'])
    expect((await api.call(null, 'GET', `/public/reports/${token}${path}`)).status).toBe(404)
})

test('posts that are chosen come first, those that are gone stay without their link, later readings stand beside', async () => {
  const [first] = posts
  const pin = (pinned: boolean) => api.call(staff, 'PUT', `/api/mentions/${first!}/pin`, { body: { pinned } })
  expect((await pin(true)).status).toBe(204)
  const of = await api.db
    .selectFrom('mentions')
    .select(['instagram_post_id', 'brand_id', 'id'])
    .where('id', '=', first!)
    .executeTakeFirstOrThrow()
  await api.db
    .updateTable('instagram_posts')
    .set({ gone_at: '2026-11-20T10:00:00.000Z', image_url: '/uploads/2026/still.webp' })
    .where('id', '=', of.instagram_post_id)
    .execute()
  for (const [after_days, reach] of [
    [7, 13_000],
    [30, 15_000],
  ] as const)
    await api.db
      .insertInto('mention_readings')
      .values({
        ...{ brand_id: of.brand_id, mention_id: of.id, after_days, reach, read_at: '2026-12-10T10:00:00.000Z' },
        ...{ views: null, saved: null, shares: null, interactions: null, likes_count: null, comments_count: null },
      })
      .execute()
  const { report: own } = (await report()) as unknown as { report: { posts: Json[]; totals: Json } }
  expect(own.posts[0]).toMatchObject({
    id: first,
    pinned: true,
    reach: 12_345,
    gone_at: '2026-11-20T10:00:00.000Z',
    picture_url: '/uploads/2026/still.webp',
    later: { after_days: 30, reach: 15_000 },
  })
  expect(own.posts[0]).not.toHaveProperty('link')
  expect(own.posts.filter((post) => 'link' in post)).toHaveLength(2)
  expect(own.totals['later']).toEqual({ posts: 1, reach: 15_000, before: 12_345 })
  await pin(false)
  const { report: after } = (await report()) as unknown as { report: { posts: Json[] } }
  expect(after.posts.at(-1)).toMatchObject({ id: first, pinned: false })
  const waits = await records.post(
    brandId,
    campaignId,
    await records.participation(brandId, campaignId, (await records.creator()).id),
    creators[0]!,
  )
  expect((await api.call(staff, 'PUT', `/api/mentions/${waits}/pin`, { body: { pinned: true } })).status).toBe(404)
})

test('campaigns of one brand make one report, with a row for each campaign and creator; others do not fit in', async () => {
  const second = await records.campaign(brandId, { state: 'ongoing', productValue: 100, name: 'Påskbrygg' })
  const participation = await records.participation(brandId, second, creators[0]!)
  const post = await records.post(brandId, second, participation, creators[0]!, { reach: 900 })
  await api.call(staff, 'PATCH', `/api/mentions/${post}/approve`)
  const one = (await report()) as unknown as { report: { totals: Record<string, number> } }
  const both = (await report(`?and=${second}`)) as unknown as {
    report: { totals: Record<string, number>; campaigns: { name: string }[]; creators: Json[]; posts: Json[] }
  }
  expect(both.report.campaigns.map(({ name }) => name)).toEqual(['Lussebrygg', 'Påskbrygg'])
  expect(both.report.totals['reach']).toBe(one.report.totals['reach']! + 900)
  expect(both.report.totals['cost']).toBe(one.report.totals['cost']! + 10_000)
  expect(both.report.totals['creators']).toBe(one.report.totals['creators'])
  const own = both.report.creators.filter(({ number }) => number === 1)
  expect(own.map(({ campaign_id: id }) => id).sort()).toEqual([campaignId, second].sort())
  const { token } = await share({ and: [second] })
  const { report: read } = (await shared(token)).body as unknown as Wire
  expect(read.totals.reach).toBe(both.report.totals['reach'])
  const [heads, ...rows] = cells(await sharedFile(token, 'creators'))
  expect(heads![0]).toBe('Kampanj')
  expect(new Set(rows.map(([name]) => name))).toEqual(new Set(['Lussebrygg', 'Påskbrygg']))
  const foreign = await records.campaign((await records.brand()).id, { state: 'ongoing' })
  expect((await api.call(staff, 'GET', `/api/campaigns/${campaignId}/report?and=${foreign}`)).status).toBe(404)
  expect(
    (await api.call(staff, 'POST', `/api/campaigns/${campaignId}/report_links`, { body: { days: 7, and: [foreign] } }))
      .status,
  ).toBe(404)
})

test('it is compared with the median of the brand’s campaigns that ended before', async () => {
  expect(await report()).not.toHaveProperty('report.earlier')
  for (const [index, reach] of [1_000, 3_000, 9_000].entries()) {
    const before = await records.campaign(brandId, { state: 'ongoing', productValue: 50 })
    const participation = await records.participation(brandId, before, creators[0]!)
    const post = await records.post(brandId, before, participation, creators[0]!, { reach })
    await api.call(staff, 'PATCH', `/api/mentions/${post}/approve`)
    await api.db
      .updateTable('campaigns')
      .set({ state: 'finished', start_at: '2026-09-01', end_at: `2026-10-0${index + 1}` })
      .where('id', '=', before)
      .execute()
  }
  expect((await report()).report).toMatchObject({
    earlier: {
      campaigns: 3,
      reach: 3_000,
      posts: 1,
      engagement: 0.4,
      cost_per_post: 5_000,
      cost_per_thousand_reach: 1_667,
    },
  })
  const { token } = await share({})
  expect(((await shared(token)).body as unknown as { report: { earlier: Json } }).report.earlier).toEqual({
    campaigns: 3,
    reach: 3_000,
    posts: 1,
    engagement: 0.4,
  })
})

test('what links and codes gave stands beside each creator and adds up; codes go with the names', async () => {
  await api.db
    .insertInto('creator_links')
    .values({
      brand_id: brandId,
      campaign_id: campaignId,
      instagramer_id: creators[0]!,
      slug: 'asa7q2k',
      code: 'ASA15',
      code_from: 'made',
    })
    .execute()
  const { report: own } = (await report()) as unknown as { report: { creators: Json[]; totals: Json } }
  expect(own.totals).toMatchObject({ clicks: 0, orders: 0, revenue: 0 })
  expect(own.creators.filter((row) => 'clicks' in row)).toMatchObject([{ number: 1, code: 'ASA15' }])
  const { token } = await share({ shows_names: false })
  const told = JSON.stringify((await shared(token)).body)
  expect([told.includes('"clicks":0'), told.includes('ASA15')]).toEqual([true, false])
  expect((await sharedFile(token, 'creators')).toString('utf8')).not.toContain('ASA15')
})

test('of a deleted account there are the figures alone', async () => {
  await api.db
    .updateTable('instagramers')
    .set({ deleted_at: api.clock.now.toISOString(), name: 'Borttagen' })
    .where('id', '=', creators[1]!)
    .execute()
  const { report: own } = (await report()) as unknown as { report: { creators: Json[]; posts: Json[]; totals: Json } }
  const gone = own.creators.find(({ number }) => number === 2)!
  expect(gone).not.toHaveProperty('creator')
  expect(gone).toMatchObject({ reach: 49_381, posts: 2 })
  const left = own.posts.filter(({ creator_number: number }) => number === 2)
  expect(left).toHaveLength(2)
  for (const post of left) expect([post['picture_url'], 'link' in post]).toEqual([null, false])
  const csv = (await fileFrom(`/api/campaigns/${campaignId}/report/file?what=creators&locale=sv`, staff)).toString(
    'utf8',
  )
  expect(csv).toContain('Kreatör 2;;2;49381')
})
