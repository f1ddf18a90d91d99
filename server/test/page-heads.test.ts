import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import type { PageHead } from '@samspel/api'
import { type Records, recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

interface Head extends Omit<PageHead, 'jsonLd' | 'imageAlt'> {
  json_ld: string | null
  image_alt: string
}
const ask = (path: string, locale = '') =>
  api.call(null, 'GET', `/public/page_heads?path=${encodeURIComponent(path)}${locale && `&locale=${locale}`}`)
const headOf = async (path: string, locale?: string) => {
  const { status, body } = await ask(path, locale)
  expect([path, status]).toEqual([path, 200])
  return (body as { page_head: Head }).page_head
}
const statusOf = async (path: string) => (await ask(path)).status
const dataOf = (head: Head) =>
  JSON.parse(head.json_ld ?? 'null') as Record<string, unknown> & { '@graph'?: Record<string, unknown>[] }

const addStore = async (brandId: string, name = 'Järntorget') => {
  const id = uuidv7()
  await api.db
    .insertInto('stores')
    .values({
      id,
      brand_id: brandId,
      name,
      address: 'Järntorget 4',
      postal_code: '413 04',
      city: 'Göteborg',
      country_code: 'SE',
      latitude: 57.69,
      longitude: 11.95,
      phone: null,
      opening_hours: 'mån–fre 8–18',
      image_url: null,
      token: id,
    })
    .execute()
  return id
}
const addStoreCampaign = async (brandId: string, campaignId: string, storeId: string) => {
  const id = uuidv7()
  await api.db
    .insertInto('store_campaigns')
    .values({
      brand_id: brandId,
      id,
      campaign_id: campaignId,
      store_id: storeId,
      requires_application: false,
      places: 3,
    })
    .execute()
  return id
}
const setUp = async (name?: string) => {
  const brand = await make.brand(name)
  const campaign = await make.campaign(brand.id, { name: 'Presspaketet', productValue: 3_450 })
  const store = await addStore(brand.id)
  return { brand, campaign, store, storeCampaign: await addStoreCampaign(brand.id, campaign, store) }
}

const root = join(__dirname, '../..')
/** Paths that the remotes show to visitors without an account, and for which the edge asks for a head. */
const publicRoutes = async (): Promise<string[]> => {
  const files = readdirSync(root)
    .map((folder) => join(root, folder, 'src/remote.ts'))
    .filter((file) => existsSync(file))
  const remotes = await Promise.all(
    files.map((file) => import(file) as Promise<{ remote: { routes: { path: string; areas: string[] }[] } }>),
  )
  return remotes
    .flatMap(({ remote }) => remote.routes)
    .filter(
      ({ path, areas }) => areas.includes('anonymous') && /^\/(p|b|page|product-suggester-welcome)(\/|$)/.test(path),
    )
    .map(({ path }) => path)
}

test('every page that visitors without an account can open has a head', async () => {
  const routes = await publicRoutes()
  expect(routes.length).toBeGreaterThan(12)
  const { brand, campaign, store, storeCampaign } = await setUp()
  const ids: Record<string, string> = { storeId: store, id: storeCampaign, campaignId: campaign, brandId: brand.id }
  for (const path of routes) {
    const slugged = path === '/b' || path === '/page' ? `${path}/${brand.slug}` : path
    await headOf(slugged.replace(/:(\w+)/g, (_all, name: string) => ids[name] ?? name))
  }
})

describe('heads of records', () => {
  test('an offer: title, value, product and offer for machines, the way to its brand', async () => {
    api.clock.now = new Date('2025-12-20T12:00:00Z')
    const { brand, campaign } = await setUp('Björkbrygg')
    api.clock.now = new Date('2026-01-18T12:00:00Z')
    await api.db
      .updateTable('campaigns')
      .set({ end_at: '2026-01-18', excerpt: 'Två inlägg om morgonkaffet.' })
      .where('id', '=', campaign)
      .execute()
    const head = await headOf(`/p/marketplace/${campaign}`)
    expect(head).toMatchObject({
      title: 'Presspaketet - Samspel',
      canonical: `/p/marketplace/${campaign}`,
      type: 'product',
      locale: 'sv',
    })
    expect(head.description).toBe('Två inlägg om morgonkaffet. Värde 3\u00a0450\u00a0kr. Pågår till 18 januari 2026.')
    expect(head.image).toMatch(new RegExp(`^/public/og/campaign/${campaign}\\.png\\?v=[0-9a-f]{16}$`))
    expect(head.body.links).toContainEqual({ href: `/b/${brand.slug}`, text: 'Björkbrygg' })
    expect(dataOf(head)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      brand: { '@type': 'Brand', name: 'Björkbrygg' },
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'SEK' },
    })
    expect((await headOf(`/p/marketplace/${campaign}`, 'en')).description).toBe(
      'Två inlägg om morgonkaffet. Value SEK\u00a03,450. Runs until 18 January 2026.',
    )
  })

  test('an offer at a store, and the store with its place', async () => {
    const { campaign, store, storeCampaign } = await setUp()
    const offer = await headOf(`/p/marketplace/store-campaigns/${storeCampaign}`)
    expect(offer).toMatchObject({
      title: 'Presspaketet, Järntorget - Samspel',
      canonical: `/p/marketplace/store-campaigns/${storeCampaign}`,
    })
    expect(offer.description).toMatch(/^Hämtas hos Järntorget, Göteborg\..* 3 platser kvar\.$/)
    expect(dataOf(offer)).toMatchObject({
      '@type': 'Product',
      offers: {
        availability: 'https://schema.org/InStoreOnly',
        availableAtOrFrom: { '@type': 'Store', name: 'Järntorget' },
      },
    })
    expect(offer.body.links[0]).toEqual({ href: `/p/marketplace/${campaign}`, text: 'Presspaketet' })
    const head = await headOf(`/p/marketplace/stores/${store}`)
    expect(head).toMatchObject({ title: 'Järntorget, Göteborg - Samspel' })
    expect(dataOf(head)['@graph']).toMatchObject([
      {
        '@type': 'Store',
        geo: { '@type': 'GeoCoordinates', latitude: 57.69, longitude: 11.95 },
        address: { addressCountry: 'SE' },
      },
      { '@type': 'ItemList' },
    ])
    expect(head.body.links).toContainEqual({
      href: `/p/marketplace/store-campaigns/${storeCampaign}`,
      text: 'Presspaketet – Järntorget, Göteborg',
    })
  })

  test('a store says its opening hours where it has told them, and nothing of them where it has not', async () => {
    const { store } = await setUp()
    expect((await headOf(`/p/marketplace/stores/${store}`)).description).toMatch(/Göteborg\. .*mån–fre 8–18/)
    await api.db.updateTable('stores').set({ opening_hours: null }).where('id', '=', store).execute()
    expect((await headOf(`/p/marketplace/stores/${store}`)).description).toMatch(/413 04 Göteborg\.$/)
  })

  test('a brand has one address, whichever it was asked by; what its owner hides is not told', async () => {
    const { brand, campaign } = await setUp()
    const hidden = await make.campaign(brand.id, { name: 'Dold' })
    await api.db
      .updateTable('collaboration_pages')
      .set({ hidden_item_ids: [hidden] })
      .where('slug', '=', brand.slug)
      .execute()
    const heads = await Promise.all(
      [`/b/${brand.slug}`, `/page/${brand.slug}`, `/p/brands/${brand.id}`, `/b/${brand.slug}/?x=1`].map((path) =>
        headOf(path),
      ),
    )
    for (const head of heads) expect(head).toEqual(heads[0])
    expect(heads[0]).toMatchObject({ title: `${brand.name} - Samspel`, canonical: `/b/${brand.slug}` })
    expect(heads[0]!.body.links.map(({ href }) => href)).toEqual(expect.arrayContaining([`/p/marketplace/${campaign}`]))
    expect(JSON.stringify(heads[0])).not.toContain(hidden)
    expect(dataOf(heads[0]!)['@graph']![0]).toMatchObject({
      '@type': 'Organization',
      name: brand.name,
      url: `/b/${brand.slug}`,
    })
  })

  test('a creator is a profile with the links that are shown, and never those that are no web address', async () => {
    const creator = await make.creator({ followersCount: 18_400 })
    const link = (title: string, url: string, hidden = false) => ({ id: uuidv7(), kind: 'website', title, url, hidden })
    const links = [
      link('Min blogg', 'https://example.se/blogg'),
      link('Dold', 'https://example.se/dold', true),
      link('Elak', 'javascript:alert(1)'),
    ]
    await api.db
      .updateTable('collaboration_pages')
      .set({ links: JSON.stringify(links) })
      .where('slug', '=', creator.username)
      .execute()
    const head = await headOf(`/b/${creator.username}`)
    expect(head).toMatchObject({
      title: `${creator.name} - Samspel`,
      canonical: `/page/${creator.username}`,
      type: 'profile',
    })
    expect(head.description.replace(/\s/g, ' ')).toBe(`${creator.name} på Samspel. 18 400 följare.`)
    expect(head.body.links[0]).toEqual({ href: 'https://example.se/blogg', text: 'Min blogg' })
    expect(JSON.stringify(head)).not.toMatch(/Dold|javascript:/)
    expect(dataOf(head)).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', sameAs: ['https://example.se/blogg'] },
    })
  })
})

describe('heads of lists and forms', () => {
  test('the marketplace tells of the site, its search and its first 24 offers, and leads to the other lists', async () => {
    const brand = await make.brand()
    for (let count = 0; count < 26; count += 1) await make.campaign(brand.id)
    const head = await headOf('/p')
    expect(head).toMatchObject({
      title: 'Upptäck - Samspel',
      canonical: '/p/marketplace',
      image: '/public/og/default.png',
    })
    expect(head).toEqual(await headOf('/p/marketplace?page=2'))
    const [site, list] = dataOf(head)['@graph']!
    expect(site).toMatchObject({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } })
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 24 })
    expect(head.body.links.slice(24).map(({ href }) => href)).toEqual([
      '/p/marketplace/store-campaigns',
      '/p/marketplace/stores',
      '/p/brands',
      '/p/search',
      '/p/suggest-product',
      '/p/help',
    ])
  })

  test.each([
    ['/p/marketplace/store-campaigns', 'Hämta i butik', 'Pick up'],
    ['/p/marketplace/stores', 'Butiker', 'Stores'],
    ['/p/brands', 'Varumärken', 'Brands'],
    ['/p/search', 'Sök', 'Search'],
    ['/product-suggester-welcome', 'Saknar du en produkt?', 'Is there a product you miss?'],
    ['/p/suggest-product', 'Föreslå en produkt', 'Suggest a product'],
    ['/p/help', 'Hjälp', 'Help'],
  ])('%s has its title in both languages (S-04)', async (path, sv, en) => {
    const head = await headOf(path)
    expect(head).toMatchObject({ title: `${sv} - Samspel`, canonical: path, locale: 'sv' })
    // What Samspel is stands on the marketplace; each other page tells of itself alone.
    expect(head.description).toBe(head.body.paragraphs[0])
    expect(await headOf(path, 'en')).toMatchObject({ title: `${en} - Samspel`, canonical: path, locale: 'en' })
  })
})

describe('what nobody may see', () => {
  test('an offer that is not published, of a brand that is not approved, withdrawn: 404, its picture too, and no word of it in lists', async () => {
    const { brand, campaign, store, storeCampaign } = await setUp()
    const paths = [`/p/marketplace/${campaign}`, `/p/marketplace/store-campaigns/${storeCampaign}`]
    for (const change of [{ is_public: false }, { state: 'ongoing' }, { state: 'draft' }] as const) {
      await api.db
        .updateTable('campaigns')
        .set({ is_public: true, state: 'confirmed', ...change })
        .where('id', '=', campaign)
        .execute()
      expect([change, ...(await Promise.all(paths.map(statusOf)))]).toEqual([change, 404, 404])
      expect((await api.call(null, 'GET', `/public/og/campaign/${campaign}.png`)).status).toBe(404)
      expect(
        JSON.stringify([
          await headOf('/p/marketplace'),
          await headOf(`/b/${brand.slug}`),
          await headOf(`/p/marketplace/stores/${store}`),
        ]),
      ).not.toContain(campaign)
    }
    await api.db
      .updateTable('campaigns')
      .set({ is_public: true, state: 'confirmed' })
      .where('id', '=', campaign)
      .execute()
    await api.db.updateTable('companies').set({ state: 'requested' }).where('id', '=', brand.companyId).execute()
    for (const path of [...paths, `/b/${brand.slug}`, `/p/brands/${brand.id}`, `/p/marketplace/stores/${store}`])
      expect([path, await statusOf(path)]).toEqual([path, 404])
  })

  test('blocked and erased creators, and nonsense', async () => {
    const [blocked, erased] = [await make.creator({ state: 'blocked' }), await make.creator()]
    await api.db
      .updateTable('instagramers')
      .set({ deleted_at: new Date().toISOString() })
      .where('id', '=', erased.id)
      .execute()
    const nonsense = [
      `/page/${blocked.username}`,
      `/page/${erased.username}`,
      '/p/marketplace/7',
      `/p/marketplace/${uuidv7()}`,
      '/p/brands/%27%20OR%201=1',
      '/b',
      '/page/',
      '/b/%00',
      '/b/%zz',
      '/b/a/b',
      '/p/nothing',
      '/login',
      '/campaigns',
      '//p',
      '/p/__proto__',
      'constructor',
      '/p/marketplace/stores/..%2f..',
    ]
    for (const path of nonsense) expect([path, await statusOf(path)]).toEqual([path, 404])
  })
})

test('texts that users wrote stay data: nothing of them is cut into markup, and lengths hold', async () => {
  const hostile = `</script><script>alert(1)</script>"><img src=x onerror=alert(1)>\u2028${'å'.repeat(40)}`
  const brand = await make.brand('Brand')
  await api.db
    .updateTable('brands')
    .set({ name: hostile.slice(0, 120), description: hostile.repeat(8) })
    .where('id', '=', brand.id)
    .execute()
  await make.campaign(brand.id, { name: hostile.slice(0, 110) })
  const head = await headOf(`/b/${brand.slug}`, 'en')
  expect(head.body.heading).toContain('</script><script>alert(1)</script>')
  expect(head.description.length).toBeLessThanOrEqual(160)
  expect(dataOf(head)['@graph']![0]).toMatchObject({ name: expect.stringContaining('<img src=x onerror=alert(1)>') })
})
