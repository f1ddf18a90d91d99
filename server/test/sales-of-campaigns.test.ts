import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { resultsOf, visitsOf } from '../src/modules/sales'
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
  await newBrand()
})
afterAll(() => api.close())

const newBrand = async () => {
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
  campaignId = await records.campaign(brandId, { state: 'ongoing' })
}

interface Link {
  id: string
  url: string | null
  code: string | null
  clicks: number
  orders: number
  revenue: number
  returned: number
  creator: { id: string; name: string }
}
const takePart = async (name?: string) => {
  const creator = await records.creator()
  if (name) await api.db.updateTable('instagramers').set({ name }).where('id', '=', creator.id).execute()
  await records.participation(brandId, campaignId, creator.id)
  return creator
}
const target = (url: string | null, of = campaignId) =>
  api.call(staff, 'PATCH', `/api/campaigns/${of}/sales`, { body: { target_url: url } })
const links = async (of = campaignId) =>
  ((await api.call(staff, 'GET', `/api/campaigns/${of}/creator_links`)).body as { creator_links: Link[] }).creator_links
const linkOf = async (creatorId: string, of = campaignId) =>
  (await links(of)).find(({ creator }) => creator.id === creatorId)!
const setCode = (creatorId: string, code: string | null, of = campaignId) =>
  api.call(staff, 'PATCH', `/api/campaigns/${of}/creator_links/${creatorId}`, { body: { discount_code: code } })

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Instagram 400.0.0'
const press = (
  slug: string,
  { method = 'GET' as 'GET' | 'HEAD', ...headers }: Record<string, string> & { method?: 'GET' | 'HEAD' } = {},
) => api.app.inject({ method, url: `/public/l/${slug}`, headers: { 'user-agent': phone, ...headers } })

test('whoever is offered to say where links lead may, and nobody else', async () => {
  await newBrand()
  const reader = await records.staff('company', [brandId])
  await api.db.updateTable('brand_users').set({ role: 'reader' }).where('user_id', '=', reader.id).execute()
  const tried = []
  for (const who of [staff, reader, await records.staff('admin')]) {
    const path = `/api/campaigns/${campaignId}/sales`
    const { body } = await api.call(who, 'GET', path)
    const offered = (body as { campaign_sales: { abilities: string[] } }).campaign_sales.abilities.includes('manage')
    const { status } = await api.call(who, 'PATCH', path, { body: { target_url: 'https://shop.example.se/' } })
    tried.push([offered, status === 200])
  }
  expect(tried).toEqual([
    [true, true],
    [false, false],
    [true, true],
  ])
})

describe('a link', () => {
  test('is given to everybody who takes part, whichever came first', async () => {
    await newBrand()
    const early = await takePart()
    expect((await target('https://shop.example.se/lampa')).status).toBe(200)
    const late = await takePart()
    const found = await links()
    expect(found.map(({ creator }) => creator.id).sort()).toEqual([early.id, late.id].sort())
    expect(new Set(found.map(({ url }) => url)).size).toBe(2)
    for (const { url, id } of found) expect(url).toBe(new URL(`/l/${id}`, api.config.appUrl).href)
  })

  test('leads to the stored address with our marks, and keeps the address’s own query', async () => {
    await newBrand()
    const creator = await takePart()
    await target('https://shop.example.se/lampa?farg=gul%20b&utm_source=egen#pris')
    const { id } = await linkOf(creator.id)
    const answer = await press(id)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers['cache-control']).toBe('no-store')
    const [where, hash] = String(answer.headers.location).split('#')
    expect(hash).toBe('pris')
    expect(where).toMatch(
      /^https:\/\/shop\.example\.se\/lampa\?farg=gul%20b&utm_source=egen&utm_medium=influencer&utm_campaign=/,
    )
    expect(where).toMatch(new RegExp(`&utm_content=${id}$`))
  })

  test('leads nowhere else: not by what a visitor adds, not where there is no address, not for what nobody has', async () => {
    await newBrand()
    const creator = await takePart()
    await target('https://shop.example.se/')
    const { id } = await linkOf(creator.id)
    const added = await press(`${id}?url=https://evil.test/&utm_content=x`)
    expect(new URL(String(added.headers.location)).host).toBe('shop.example.se')
    await target(null)
    expect((await press(id)).statusCode).toBe(404)
    expect((await press('abcdefghj')).statusCode).toBe(404)
    expect((await press(encodeURIComponent('https://evil.test'))).statusCode).toBe(404)
  })

  test.each([
    'http://shop.example.se/',
    'https://shop@evil.se/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://10.0.0.7/x',
    'https://[::1]/',
    'https://2130706433/',
    'https://db.internal/',
    'https://intranet/',
    'javascript:alert(1)',
    'shop.example.se',
  ])('is not given to %s', async (url) => {
    expect((await target(url)).body).toEqual({ errors: { target_url: ['invalid_url'] } })
  })

  test('is not given to our own address, which would lead to itself', async () => {
    expect((await target(new URL('/l/abc', api.config.appUrl.replace(/^http:/, 'https:')).href)).status).toBe(422)
  })
})

describe('clicks', () => {
  test('count people, once for two presses, and keep nothing of them', async () => {
    await newBrand()
    const creator = await takePart()
    await target('https://shop.example.se/')
    const { id } = await linkOf(creator.id)
    await press(id)
    await press(id)
    expect((await linkOf(creator.id)).clicks).toBe(1)
    await press(id, { 'user-agent': `${phone} annan` })
    expect((await linkOf(creator.id)).clicks).toBe(2)
    const { rows } = await sql<object>`SELECT * FROM link_clicks WHERE brand_id = ${brandId}`.execute(api.db)
    expect(rows).toHaveLength(1)
    expect(Object.keys(rows[0]!).sort()).toEqual(['brand_id', 'campaign_id', 'clicks', 'day', 'instagramer_id'])
  })

  test('leave out robots, what is fetched ahead, and what only asks', async () => {
    await newBrand()
    const creator = await takePart()
    await target('https://shop.example.se/')
    const { id } = await linkOf(creator.id)
    for (const agent of [
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Slackbot-LinkExpanding 1.0',
      'curl/8.5.0',
      '',
    ])
      expect((await press(id, { 'user-agent': agent })).statusCode).toBe(302)
    expect((await press(id, { 'sec-purpose': 'prefetch;prerender' })).statusCode).toBe(302)
    expect((await press(id, { purpose: 'prefetch' })).statusCode).toBe(302)
    expect((await press(id, { 'x-moz': 'prefetch' })).statusCode).toBe(302)
    expect((await press(id, { method: 'HEAD' })).statusCode).toBe(302)
    expect((await linkOf(creator.id)).clicks).toBe(0)
  })

  test('of one address end at thirty in an hour, and everybody still arrives', async () => {
    await newBrand()
    const creator = await takePart()
    await target('https://shop.example.se/')
    const { id } = await linkOf(creator.id)
    for (let at = 0; at < 40; at += 1)
      expect((await press(id, { 'user-agent': `${phone} ${at}` })).statusCode).toBe(302)
    expect((await linkOf(creator.id)).clicks).toBe(30)
  })
})

describe('codes', () => {
  test('are typed, unique at the brand in any capitals, and taken away again', async () => {
    await newBrand()
    await target(null)
    const [one, other] = [await takePart(), await takePart()]
    expect(((await setCode(one.id, ' hanna15 ')).body as { creator_link: Link }).creator_link.code).toBe('HANNA15')
    expect((await setCode(other.id, 'Hanna15')).body).toEqual({ errors: { discount_code: ['taken'] } })
    expect((await setCode(other.id, 'a b')).body).toEqual({ errors: { discount_code: ['invalid'] } })
    expect((await setCode(one.id, null)).status).toBe(200)
    expect((await setCode(other.id, 'Hanna15')).status).toBe(200)
  })

  test('are made of first name and ending for those who have none', async () => {
    await newBrand()
    const [hanna, otherHanna, asa] = [
      await takePart('Hanna Lund'),
      await takePart('Hanna Berg'),
      await takePart('Åsa Ek'),
    ]
    await target(null)
    await setCode(asa.id, 'EGEN')
    const { body } = await api.call(staff, 'POST', `/api/campaigns/${campaignId}/creator_codes`, {
      body: { ending: '15' },
    })
    expect((body as { made: number }).made).toBe(2)
    const codes = new Map((await links()).map(({ creator, code }) => [creator.id, code]))
    expect([codes.get(hanna.id), codes.get(otherHanna.id), codes.get(asa.id)]).toEqual(['HANNA15', 'HANNAB15', 'EGEN'])
  })

  test('are read from the shop’s file, first tried and then carried out', async () => {
    await newBrand()
    const [hanna, eva] = [await takePart('Hanna Lund'), await takePart('Eva Ek')]
    await target(null)
    const { rows } = await sql<{ username: string }>`SELECT username FROM instagramers WHERE id = ${eva.id}`.execute(
      api.db,
    )
    const csv = `\uFEFFsep=;\r\nNamn;Användarnamn;Rabattkod\r\nhanna LUND;;hanna20\r\n;@${rows[0]!.username};EVA20\r\nIngen Alls;;X20\r\nEva Ek;;EVA21\r\nHanna Lund;;\r\n`
    const read = (dryRun: boolean) =>
      api.call(staff, 'POST', `/api/campaigns/${campaignId}/creator_codes/imports`, { body: { csv, dry_run: dryRun } })
    const tried = await read(true)
    expect((tried.body as { rows: { outcome: string }[] }).rows.map(({ outcome }) => outcome)).toEqual([
      'set',
      'set',
      'not_found',
      'duplicate',
      'invalid',
    ])
    expect((await links()).map(({ code }) => code)).toEqual([null, null])
    expect((await read(false)).body).toEqual(tried.body)
    expect([(await linkOf(hanna.id)).code, (await linkOf(eva.id)).code]).toEqual(['HANNA20', 'EVA20'])
    expect(((await read(false)).body as { changed: number }).changed).toBe(0)
  })
})

test('a creator reads their own link and code, with clicks and orders and no sums', async () => {
  await newBrand()
  const [one, other] = [await takePart(), await takePart()]
  await target('https://shop.example.se/')
  await setCode(one.id, 'EN10')
  const { body } = await api.call(one, 'GET', `/api/campaigns/${campaignId}/own_link`)
  const { id } = await linkOf(one.id)
  expect(body).toEqual({
    own_link: { url: new URL(`/l/${id}`, api.config.appUrl).href, code: 'EN10', clicks: 0, orders: 0 },
  })
  const stranger = await records.creator()
  expect((await api.call(stranger, 'GET', `/api/campaigns/${campaignId}/own_link`)).body).toEqual({ own_link: null })
  expect(JSON.stringify((await api.call(other, 'GET', `/api/campaigns/${campaignId}/own_link`)).body)).not.toContain(
    'EN10',
  )
})

describe('orders of a file', () => {
  const read = (csv: string, dryRun = false) =>
    api.call(staff, 'POST', `/api/brands/${brandId}/sales/imports`, { body: { csv, dry_run: dryRun } })
  type Answer = {
    rows: { outcome: string; faults: string[]; creator_name: string | null }[]
    counts: Record<string, number>
  }

  test('are matched by code, then by link; returns are taken off; other currencies and unknown codes stand apart', async () => {
    await newBrand()
    const [hanna, eva] = [await takePart('Hanna Lund'), await takePart('Eva Ek')]
    await target('https://shop.example.se/')
    await setCode(hanna.id, 'HANNA15')
    const { url, id } = await linkOf(eva.id)
    const csv = [
      'Ordernummer;Datum;Summa;Valuta;Rabattkod;Länk',
      '#1001;2026-11-20 10:00;1 234,50 kr;;hanna15;',
      `1002;2026-11-20;500;SEK;;${url}`,
      `1003;2026-11-20;100;SEK;hanna15;https://shop.example.se/?utm_content=${id}`,
      '1004;2026-11-20;80;EUR;HANNA15;',
      '1005;2026-11-20;70;SEK;REA;',
      '1001;2026-11-22;-234,50;SEK;;',
      '1002;2026-11-20;1;SEK;;',
      '1006;20/11/2026;x;SEKR;;',
    ].join('\n')
    const tried = (await read(csv, true)).body as Answer
    expect((await links()).map(({ orders }) => orders)).toEqual([0, 0])
    const done = (await read(csv)).body as Answer
    expect(done).toEqual(tried)
    expect(done.rows.map(({ outcome }) => outcome)).toEqual([
      ...Array.from({ length: 6 }, () => 'added'),
      'duplicate',
      'invalid',
    ])
    expect(done.rows[7]!.faults).toEqual(['time', 'sum', 'currency'])
    expect(done.rows.map((row) => row.creator_name).slice(0, 5)).toEqual([
      'Hanna Lund',
      'Eva Ek',
      'Hanna Lund',
      'Hanna Lund',
      null,
    ])
    expect(await linkOf(hanna.id)).toMatchObject({ orders: 2, revenue: 1_100_00, returned: 234_50 })
    expect(await linkOf(eva.id)).toMatchObject({ orders: 1, revenue: 500_00, returned: 0 })
    const { body } = await api.call(staff, 'GET', `/api/campaigns/${campaignId}/sales`)
    expect(body).toMatchObject({
      campaign_sales: {
        orders: 3,
        revenue: 1_600_00,
        returned: 234_50,
        other_currencies: [{ currency: 'EUR', orders: 1, revenue: 80_00, returned: 0 }],
      },
    })
    const waiting = await api.call(staff, 'GET', `/api/brands/${brandId}/sales/unmatched`)
    expect(waiting.body).toMatchObject({
      unmatched_sales: [{ order_number: '1005', code: 'REA' }],
      meta: { total_count: 1 },
    })
    expect(((await read(csv)).body as Answer).counts).toMatchObject({ added: 0, changed: 0, same: 6 })
    expect(await linkOf(hanna.id)).toMatchObject({ orders: 2, revenue: 1_100_00, returned: 234_50 })
    const results = await resultsOf(api.db, [{ brandId, id: campaignId }])
    expect(results.find(({ instagramerId }) => instagramerId === hanna.id)).toEqual({
      campaignId,
      instagramerId: hanna.id,
      code: 'HANNA15',
      clicks: 0,
      orders: 2,
      revenue: 1_100_00,
      returned: 234_50,
    })
    // Whoever is given the code that orders came with has them; others keep what was theirs.
    await setCode(eva.id, 'REA')
    expect(await linkOf(eva.id)).toMatchObject({ orders: 2, revenue: 570_00 })
    await setCode(hanna.id, 'NYKOD')
    expect(await linkOf(hanna.id)).toMatchObject({ orders: 2 })
  })

  test.each([['namn;kod\na;b'], ['\n\n'], ['order;summa']])(
    'of a file without the columns or rows nothing is read: %j',
    async (csv) => {
      expect((await read(csv)).status).toBe(422)
    },
  )

  test('of another brand’s creators are nobody’s', async () => {
    await newBrand()
    const hanna = await takePart('Hanna Lund')
    await target(null)
    await setCode(hanna.id, 'HANNA15')
    const other = brandId
    await newBrand()
    expect(((await read('order;datum;summa;kod\n1;2026-11-20;10;HANNA15')).body as Answer).counts.unmatched).toBe(1)
    expect(brandId).not.toBe(other)
  })
})

test('visits are counted by creator and store', async () => {
  await newBrand()
  expect(await visitsOf(api.db, [{ brandId, id: campaignId }])).toEqual([])
  expect((await api.call(staff, 'GET', `/api/campaigns/${campaignId}/store_visits`)).body).toEqual({ store_visits: [] })
})
