import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import sharp from 'sharp'
import { uuidv7 } from 'uuidv7'
import { type Records, recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi({ appUrl: 'https://samspel.example' })
  make = recordsOf(api)
})
afterAll(() => api.close())

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers })
const isPreview = async (url: string) => {
  const answer = await get(url)
  expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([url, 200, 'image/png'])
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1_200, height: 630 })
  return answer
}
const imageOf = async (path: string) =>
  (
    (await api.call(null, 'GET', `/public/page_heads?path=${encodeURIComponent(path)}`)).body as {
      page_head: { image: string }
    }
  ).page_head.image

describe('preview pictures', () => {
  test('of an offer with any letters in its name, kept for long under an address that names what it shows', async () => {
    const brand = await make.brand('Åsa & Örjans Café')
    const campaign = await make.campaign(brand.id, { name: '🎁 Ögonblick <b>é</b> 漢字 مرحبا \u202e' })
    const image = await imageOf(`/p/marketplace/${campaign}`)
    const first = await isPreview(image)
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get(image, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
    expect((await get(`/public/og/campaign/${campaign}.png`)).headers['cache-control']).toBe('public, max-age=3600')
    await api.db.updateTable('campaigns').set({ name: 'Något annat' }).where('id', '=', campaign).execute()
    expect(await imageOf(`/p/marketplace/${campaign}`)).not.toBe(image)
    expect((await isPreview(image)).headers.etag).not.toBe(first.headers.etag)
  })

  test('of a brand, a store, a creator, and the app', async () => {
    const brand = await make.brand()
    const creator = await make.creator()
    const store = uuidv7()
    await api.db
      .insertInto('stores')
      .values({
        id: store,
        brand_id: brand.id,
        name: 'Haga',
        address: 'Haga 1',
        city: 'Göteborg',
        country_code: 'SE',
        latitude: 57,
        longitude: 12,
        phone: null,
        opening_hours: null,
        image_url: '/uploads/../../etc/passwd',
        token: store,
      })
      .execute()
    for (const url of [
      `/public/og/brand/${brand.id}.png`,
      `/public/og/store/${store}.png`,
      `/public/og/page/${creator.username}.png?lang=en`,
      '/public/og/default.png',
    ])
      await isPreview(url)
  })

  test('in the language that is asked for, Swedish where none is', async () => {
    const { username } = await make.creator()
    const drawn = async (query: string) =>
      (await isPreview(`/public/og/page/${username}.png${query}`)).rawPayload.toString('base64')
    const [swedish, english] = [await drawn('?lang=sv'), await drawn('?lang=en')]
    expect(english).not.toBe(swedish)
    expect([await drawn(''), await drawn('?lang=xx')]).toEqual([swedish, swedish])
  })

  test.each([
    'campaign/7.png',
    `campaign/${uuidv7()}.png`,
    'nothing/x.png',
    '__proto__/x.png',
    'page/%00.png',
    'page/..%2f..%2fsession-secret',
    'brand/x',
  ])('%s is not found, and that is not kept', async (path) => {
    const answer = await get(`/public/og/${path}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('sitemap', () => {
  test('holds every public page once with its languages, and nothing that is not shown', async () => {
    const [brand, creator] = [await make.brand(), await make.creator()]
    const [shown, hidden, blocked] = [
      await make.campaign(brand.id),
      await make.campaign(brand.id, { isPublic: false }),
      await make.creator({ state: 'blocked' }),
    ]
    const answer = await get('/public/sitemap.xml')
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/xml/),
      'cache-control': 'public, max-age=3600',
    })
    const zipped = await api.app.inject({ url: '/public/sitemap.xml', headers: { 'accept-encoding': 'gzip' } })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    const addresses = [...answer.payload.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
    expect(addresses).toEqual(
      expect.arrayContaining(
        [
          '/p/marketplace',
          '/p/brands',
          '/product-suggester-welcome',
          `/p/marketplace/${shown}`,
          `/b/${brand.slug}`,
          `/page/${creator.username}`,
        ].map((path) => `https://samspel.example${path}`),
      ),
    )
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(answer.payload).not.toMatch(new RegExp(`${hidden}|${blocked.username}`))
    expect(answer.payload).toContain(
      `<xhtml:link rel="alternate" hreflang="en" href="https://samspel.example/b/${brand.slug}?lang=en"/>`,
    )
    expect(answer.payload).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
  })

  test('with more than 10 000 addresses it is a list of parts, each of at most 10 000', async () => {
    const brand = await make.brand()
    await api.db
      .insertInto('stores')
      .values(
        Array.from({ length: 2_500 }, (_, index) => {
          const id = uuidv7()
          return {
            id,
            brand_id: brand.id,
            name: `Butik ${index}`,
            address: 'Gatan 1',
            city: 'Lund',
            country_code: 'SE' as const,
            latitude: 55.7,
            longitude: 13.2,
            phone: null,
            opening_hours: null,
            image_url: null,
            token: id,
          }
        }),
      )
      .execute()
    for (let copies = 0; copies < 4; copies += 1) {
      await sql`INSERT INTO stores (brand_id, id, name, address, city, country_code, latitude, longitude, token)
        SELECT brand_id, gen_random_uuid(), name, address, city, country_code, latitude, longitude, gen_random_uuid()::text FROM stores WHERE brand_id = ${brand.id} LIMIT 2500`.execute(
        api.db,
      )
    }
    const index = await get('/public/sitemap.xml')
    const parts = [...index.payload.matchAll(/<loc>https:\/\/samspel\.example\/([^<]*)<\/loc>/g)].map(
      ([, name]) => name!,
    )
    expect(parts).toEqual(
      expect.arrayContaining([
        'sitemap-pages-1.xml',
        'sitemap-stores-1.xml',
        'sitemap-stores-2.xml',
        'sitemap-brands-1.xml',
      ]),
    )
    const counted = async (name: string) =>
      [...(await get(`/public/sitemaps/${name}`)).payload.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)
    const stores = [...(await counted('sitemap-stores-1.xml')), ...(await counted('sitemap-stores-2.xml'))]
    expect(stores.length).toBe(new Set(stores).size)
    expect(stores.length).toBeGreaterThanOrEqual(12_500)
    for (const name of ['sitemap-stores-3.xml', 'sitemap-users-1.xml', 'sitemap-stores-0.xml', 'x'])
      expect((await get(`/public/sitemaps/${name}`)).statusCode).toBe(404)
  })
})
