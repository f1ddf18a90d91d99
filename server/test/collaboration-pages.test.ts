import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../src/db/transact'
import { listPageOffers, listPortfolio } from '../src/modules/collaboration-pages'
import { getCollaborationPage } from '../src/modules/collaboration-pages/read'
import { countQueries } from './support/count-queries'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

interface PageBody {
  collaboration_page: Record<string, unknown> & {
    links: { id: string; hidden: boolean }[]
    version: number
    can_edit: boolean
    hidden_item_ids: string[]
    item_order: string[]
  }
}
const get = async (who: Actor | null, slug: string, rest = '') =>
  api.call(who, 'GET', `${who ? '/api' : '/public'}/collaboration_pages/${slug}${rest}`)
const pageOf = async (who: Actor | null, slug: string) => ((await get(who, slug)).body as PageBody).collaboration_page
const save = (who: Actor, slug: string, collaborationPage: object, version = 0) =>
  api.call(who, 'PATCH', `/api/collaboration_pages/${slug}`, {
    body: { collaboration_page: collaborationPage, version },
  })
const idsOf = async (who: Actor | null, slug: string, list: 'offers' | 'portfolio', query = '') =>
  ((await get(who, slug, `/items/${list}${query}`)).body as Record<string, { id: string }[]>)[
    list === 'offers' ? 'campaigns' : 'portfolio_items'
  ]!.map(({ id }) => id)

const link = (fields: object = {}) => ({
  id: uuidv7(),
  kind: 'website',
  title: 'Recept',
  url: 'https://tove.example/recept',
  hidden: false,
  ...fields,
})
const setUp = async () => {
  const brand = await make.brand()
  return {
    brand,
    staff: await make.staff('company', [brand.id]),
    foreign: await make.staff('company', [(await make.brand()).id]),
    clerk: await make.staff('store_user', [brand.id]),
  }
}
let minute = 0
/** A post by the creator with a mention for the brand; each is newer than the previous one. */
const post = async (
  creatorId: string,
  brandId: string,
  fields: { kind?: 'post' | 'story'; state?: 'approved' | 'pending' | 'rejected' } = {},
) => {
  const id = uuidv7()
  const campaign = await make.campaign(brandId)
  const participation = await make.participation(brandId, campaign, creatorId)
  const { kind = 'post', state = 'approved' } = fields
  minute += 1
  await api.db
    .insertInto('instagram_posts')
    .values({
      id,
      instagramer_id: creatorId,
      external_id: id,
      caption: 'Kaffe',
      story: kind === 'story',
      image_url: '/uploads/demo/skin-1.webp',
      permalink: null,
      instagram_created_at: new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString(),
    })
    .execute()
  await api.db
    .insertInto('mentions')
    .values({
      id: uuidv7(),
      brand_id: brandId,
      campaign_id: campaign,
      participation_id: participation,
      instagramer_id: creatorId,
      kind,
      state,
      instagram_post_id: id,
    })
    .execute()
  return id
}

describe('a page', () => {
  test("is found by its slug, the brand's and the creator's; the same for /b and /page, which ask by slug alone (R-07, E-22)", async () => {
    const { brand } = await setUp()
    const creator = await make.creator()
    expect(await pageOf(null, brand.slug)).toMatchObject({
      slug: brand.slug,
      brand: { id: brand.id },
      instagramer: null,
      can_edit: false,
      links: [],
      theme: null,
      version: 0,
    })
    expect(await pageOf(null, creator.username)).toMatchObject({
      slug: creator.username,
      brand: null,
      instagramer: { id: creator.id },
      can_edit: false,
    })
    for (const slug of ['nobody', '..', '%00', "'%20OR%201=1--", 'x'.repeat(61), '<script>'])
      expect([slug, (await get(null, encodeURI(slug))).status]).toEqual([slug, 404])
  })

  test('of a blocked creator or of a brand that is not approved is none, whoever asks', async () => {
    const blocked = await make.creator({ state: 'blocked' })
    const { brand, staff } = await setUp()
    await api.db.updateTable('companies').set({ state: 'requested' }).where('id', '=', brand.companyId).execute()
    for (const slug of [blocked.username, brand.slug]) {
      for (const rest of ['', '/items/offers', '/items/portfolio'])
        expect([slug, rest, (await get(null, slug, rest)).status]).toEqual([slug, rest, 404])
    }
    expect((await save(staff, brand.slug, { intro: 'Hej' })).status).toBe(404)
  })

  test("keeps links in the owner's order; hidden ones and ids of hidden things go to the owner alone (S-32)", async () => {
    const creator = await make.creator()
    const { brand, staff } = await setUp()
    const [one, two] = [await post(creator.id, brand.id), await post(creator.id, brand.id)]
    const links = [
      link({ title: '  Butik ', kind: 'shop' }),
      link({ hidden: true }),
      link({ url: 'http://tove.example/a?b=1#c' }),
    ]
    const saved = await save(creator, creator.username, {
      intro: ' Jag bakar. ',
      links,
      itemOrder: [two, one],
      hidden_item_ids: [two],
    })
    expect(saved.body).toMatchObject({
      collaboration_page: {
        intro: 'Jag bakar.',
        can_edit: true,
        version: 1,
        links: [{ title: 'Butik' }, { hidden: true }, {}],
        item_order: [two, one],
        hidden_item_ids: [two],
      },
    })
    for (const who of [null, staff, await make.creator()]) {
      const seen = await pageOf(who, creator.username)
      expect([seen.links.map(({ id }) => id), seen.hidden_item_ids, seen.item_order, seen.can_edit]).toEqual([
        [links[0]!.id, links[2]!.id],
        [],
        [one],
        false,
      ])
    }
    const own = await pageOf(creator, creator.username)
    expect([own.links.length, own.hidden_item_ids, own.can_edit]).toEqual([3, [two], true])
    expect(await pageOf(null, creator.username)).toMatchObject({
      intro: 'Jag bakar.',
      can_edit: false,
      hidden_item_ids: [],
      links: [{}, {}],
    })
  })
})

describe('its owner', () => {
  test('is the creator, company staff of the brand, or platform staff; for everyone else there is nothing to change', async () => {
    const { brand, staff, foreign, clerk } = await setUp()
    const creator = await make.creator()
    const admin = await make.staff('admin')
    expect([
      (await pageOf(staff, brand.slug)).can_edit,
      (await pageOf(admin, brand.slug)).can_edit,
      (await pageOf(clerk, brand.slug)).can_edit,
      (await pageOf(foreign, brand.slug)).can_edit,
    ]).toEqual([true, true, false, false])
    for (const [who, slug] of [
      [foreign, brand.slug],
      [creator, brand.slug],
      [staff, creator.username],
      [await make.creator(), creator.username],
    ] as const) {
      expect((await save(who, slug, { intro: 'Min nu' })).status).toBe(404)
    }
    expect((await save(clerk, brand.slug, { intro: 'Min nu' })).status).toBe(403)
    expect((await save(staff, brand.slug, { intro: 'Vår sida' })).status).toBe(200)
    expect((await save(admin, creator.username, { intro: 'Rättad' })).body).toMatchObject({
      collaboration_page: { intro: 'Rättad' },
    })
    expect((await save(admin, 'nobody', { intro: 'x' })).status).toBe(404)
  })

  test('changes what is named and leaves the rest; who saves an old version is told', async () => {
    const { brand, staff } = await setUp()
    const theme = { background: '#ffffff', accent: '#20694a' }
    await save(staff, brand.slug, { theme, links: [link()] })
    expect((await save(staff, brand.slug, { intro: 'Hej' }, 1)).body).toMatchObject({
      collaboration_page: { intro: 'Hej', theme, links: [{}], version: 2 },
    })
    expect(await save(staff, brand.slug, { intro: 'Gammal' }, 1)).toMatchObject({
      status: 409,
      body: { error: 'stale_version' },
    })
    expect((await save(staff, brand.slug, { theme: null }, 2)).body).toMatchObject({
      collaboration_page: { intro: 'Hej', theme: null, version: 3 },
    })
    const answers = await Promise.all([1, 2, 3, 4].map((at) => save(staff, brand.slug, { intro: `Nr ${at}` }, 3)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test('chooses colours that can be read', async () => {
    const { brand, staff } = await setUp()
    for (const theme of [
      { background: '#ffffff', accent: '#eeeeee' },
      { background: '#777777', accent: '#777777' },
    ]) {
      expect((await save(staff, brand.slug, { theme })).body).toEqual({ errors: { theme: ['contrast_too_low'] } })
    }
    expect((await save(staff, brand.slug, { theme: { background: 'red', accent: '#000000' } })).status).toBe(422)
    expect((await pageOf(null, brand.slug)).theme).toBeNull()
  })

  test("links to the web alone: nothing that could run, nobody's password, no id twice, fifty at most", async () => {
    const creator = await make.creator()
    const hostile = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:x',
      'file:///etc/passwd',
      'ftp://x.example/',
      'blob:https://x.example/1',
      'https://bank.example@evil.example/',
      'mailto:a@b.se',
      '//evil.example',
      'https://',
      'nothing',
      '\u0001javascript:alert(1)',
    ]
    for (const url of hostile) {
      const { status, body } = await save(creator, creator.username, { links: [link(), link({ url })] })
      expect([url, status, Object.keys((body as { errors: object }).errors)]).toEqual([url, 422, ['links[1].url']])
    }
    const twice = link()
    expect((await save(creator, creator.username, { links: [twice, twice] })).body).toEqual({
      errors: { 'links[1].id': ['taken'] },
    })
    expect((await save(creator, creator.username, { links: [{ ...twice, title: ' ' }] })).body).toEqual({
      errors: { 'links[0].title': ['required'] },
    })
    expect((await save(creator, creator.username, { links: Array.from({ length: 51 }, () => link()) })).status).toBe(
      422,
    )
    expect((await pageOf(null, creator.username)).links).toEqual([])
    const script = '<img src=x onerror=alert(1)>'
    expect(
      (await save(creator, creator.username, { intro: script, links: [link({ title: script })] })).body,
    ).toMatchObject({ collaboration_page: { intro: script, links: [{ title: script }] } })
  })

  test('orders and hides the own things alone; repetitions and ids of others are left out', async () => {
    const { brand, staff } = await setUp()
    const creator = await make.creator()
    const [own, foreign, theirs] = [
      await make.campaign(brand.id),
      await make.campaign((await make.brand()).id),
      await post(creator.id, brand.id),
    ]
    const ids = [own, foreign, own, uuidv7(), theirs]
    expect((await save(staff, brand.slug, { item_order: ids, hidden_item_ids: ids })).body).toMatchObject({
      collaboration_page: { item_order: [own], hidden_item_ids: [own] },
    })
    expect((await save(creator, creator.username, { item_order: ids, hidden_item_ids: ids })).body).toMatchObject({
      collaboration_page: { item_order: [theirs], hidden_item_ids: [theirs] },
    })
  })
})

test('releases of the remotes from before find offers and portfolio where these were', async () => {
  const [creator, { brand }] = [await make.creator(), await setUp()]
  for (const [slug, list] of [
    [brand.slug, 'offers'],
    [creator.username, 'portfolio'],
  ] as const)
    expect((await get(null, slug, `/${list}`)).body).toEqual((await get(null, slug, `/items/${list}`)).body)
  expect((await get(null, brand.slug, '/offers')).status).toBe(200)
})

describe("offers of a brand's page", () => {
  test("are those that are open and public: first in the owner's order, then the newest; hidden ones for the owner alone (R-07)", async () => {
    const { brand, staff, foreign } = await setUp()
    const [a, b, c, d] = [
      await make.campaign(brand.id),
      await make.campaign(brand.id),
      await make.campaign(brand.id),
      await make.campaign(brand.id),
    ] as const
    for (const [at, id] of [a, b, c, d].entries())
      await api.db
        .updateTable('campaigns')
        .set({ created_at: new Date(Date.UTC(2026, 10, 1 + at)).toISOString() })
        .where('id', '=', id)
        .execute()
    await make.campaign(brand.id, { isPublic: false })
    await make.campaign(brand.id, { state: 'draft' })
    await make.campaign((await make.brand()).id)
    expect(await idsOf(null, brand.slug, 'offers')).toEqual([d, c, b, a])
    await save(staff, brand.slug, { item_order: [b, a], hidden_item_ids: [c] })
    expect(await idsOf(null, brand.slug, 'offers')).toEqual([b, a, d])
    expect(await idsOf(staff, brand.slug, 'offers', '?hidden=true')).toEqual([b, a, d, c])
    expect(await idsOf(staff, brand.slug, 'offers')).toEqual([b, a, d])
    for (const who of [null, foreign, await make.creator()])
      expect(await idsOf(who, brand.slug, 'offers', '?hidden=true')).toEqual([b, a, d])
    expect((await get(null, brand.slug, '/items/offers?per_page=2&page=2')).body).toMatchObject({
      campaigns: [{ id: d }],
      meta: { total_count: 3, total_pages: 2, next_page: null },
    })
  })

  test("are asked for by delivery; what staff alone read is in no answer; a creator's page has none", async () => {
    const { brand, staff } = await setUp()
    const [sent, fetched] = [await make.campaign(brand.id), await make.campaign(brand.id)]
    await api.db
      .updateTable('campaigns')
      .set({ delivery_method: 'pickup', package_info: 'HEMLIGT' })
      .where('id', '=', fetched)
      .execute()
    expect(await idsOf(null, brand.slug, 'offers', '?deliveryMethod=pickup')).toEqual([fetched])
    expect(await idsOf(null, brand.slug, 'offers', '?deliveryMethod=delivery')).toEqual([sent])
    for (const who of [null, staff, await make.creator()])
      expect(JSON.stringify((await get(who, brand.slug, '/items/offers')).body)).not.toContain('HEMLIGT')
    const creator = await make.creator()
    expect((await get(null, creator.username, '/items/offers')).status).toBe(404)
    expect((await get(null, brand.slug, '/items/portfolio')).status).toBe(404)
    expect((await get(creator, brand.slug, '/items/offers')).body).toMatchObject({
      campaigns: [{ my_participation_id: null }, {}],
    })
  })
})

describe("a creator's portfolio", () => {
  test("holds published posts of approved collaborations with their brand: the owner's order, then the newest; hidden ones for the owner alone (S-32)", async () => {
    const creator = await make.creator()
    const { brand, staff } = await setUp()
    const [one, two, three] = [
      await post(creator.id, brand.id),
      await post(creator.id, brand.id),
      await post(creator.id, brand.id),
    ]
    await post(creator.id, brand.id, { kind: 'story' })
    await post(creator.id, brand.id, { state: 'pending' })
    await post(creator.id, brand.id, { state: 'rejected' })
    await post((await make.creator()).id, brand.id)
    expect((await get(null, creator.username, '/items/portfolio')).body).toMatchObject({
      portfolio_items: [
        { id: three, brand_name: brand.name, caption: 'Kaffe', image_url: '/uploads/demo/skin-1.webp' },
        { id: two },
        { id: one },
      ],
      meta: { total_count: 3 },
    })
    await save(creator, creator.username, { item_order: [two], hidden_item_ids: [three] })
    expect(await idsOf(null, creator.username, 'portfolio')).toEqual([two, one])
    expect(await idsOf(creator, creator.username, 'portfolio', '?hidden=true')).toEqual([two, three, one])
    for (const who of [null, staff])
      expect(await idsOf(who, creator.username, 'portfolio', '?hidden=true')).toEqual([two, one])
    expect((await get(null, creator.username, '/items/portfolio?per_page=1')).body).toMatchObject({
      portfolio_items: [{ id: two }],
      meta: { total_count: 2, next_page: 2 },
    })
  })

  test('shows a post of two campaigns once, and names no brand that is no longer approved', async () => {
    const creator = await make.creator()
    const { brand } = await setUp()
    const id = await post(creator.id, brand.id)
    const campaign = await make.campaign(brand.id)
    const participation = await make.participation(brand.id, campaign, creator.id)
    await api.db
      .insertInto('mentions')
      .values({
        id: uuidv7(),
        brand_id: brand.id,
        campaign_id: campaign,
        participation_id: participation,
        instagramer_id: creator.id,
        kind: 'post',
        state: 'approved',
        instagram_post_id: id,
      })
      .execute()
    expect(await idsOf(null, creator.username, 'portfolio')).toEqual([id])
    await api.db.updateTable('companies').set({ state: 'declined' }).where('id', '=', brand.companyId).execute()
    expect((await get(null, creator.username, '/items/portfolio')).body).toMatchObject({
      portfolio_items: [{ id, brand_name: null }],
      meta: { total_count: 1 },
    })
  })
})

test('QUALITY 9 a page costs two queries and each of its lists three, however much there is', async () => {
  const { brand } = await setUp()
  const creator = await make.creator()
  for (let at = 0; at < 8; at += 1) await post(creator.id, brand.id)
  const context = (db: Db) => ({ db, caller: { kind: 'anonymous' } as const, now: api.clock.now })
  const pageOf = (slug: string) => (db: Db) => getCollaborationPage(context(db) as never, { slug })
  expect(await countQueries(api.db, pageOf(creator.username))).toBe(2)
  expect(await countQueries(api.db, pageOf(brand.slug))).toBe(2)
  expect(await countQueries(api.db, (db) => listPageOffers(context(db), { slug: brand.slug }))).toBe(2)
  expect(await countQueries(api.db, (db) => listPortfolio(context(db), { slug: creator.username }))).toBe(2)
})
