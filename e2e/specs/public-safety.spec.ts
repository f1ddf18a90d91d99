import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { goTo, openInside } from '../core/areas'
import { deskOf, openCampaign } from '../core/collaboration'
import { linksTo } from '../core/mails'
import { signUp } from '../core/own-account'
import { paced } from '../core/pace'
import { badAddresses, deskWith, hostileIds, malformedIds, payload, ranCode, soilAnswers } from '../core/payloads'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'

/**
 * FULL=1 opens every hostile id at every route in the browser; otherwise the edge is asked for all of them, one route is gone to with each,
 * and each malformed one is tried at two routes.
 */
const FULL = process.env.FULL === '1'
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const mark = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`

/** Waits until the page has finished loading. */
async function settled(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

async function expectHarmless(page: Page, what: string): Promise<void> {
  expect(await ranCode(page), `${what}: code of a payload ran`).toBe(false)
  expect(await badAddresses(page), `${what}: addresses and elements that a payload made`).toEqual([])
}

/** Opens and closes the page's share sheet with the QR code. */
async function shareSheet(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Dela / })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'Dela' })
  await sheet.getByRole('button', { name: 'QR-kod' }).click()
  await expect(sheet.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('samspel.cookies-accepted', '2026-01-01T00:00:00.000Z')),
)

test('what a brand, a store and a creator write is text wherever the public area shows it: nothing runs, nothing is refused by the policy [QUALITY 20]', async ({
  page,
  request,
}) => {
  test.setTimeout(paced(240_000))
  const [owner, creator] = [await signUp(request, 'user'), await signUp(request, 'instagramer')]
  const [company, person, admin] = [
    deskWith(request, owner.token),
    deskWith(request, creator.token),
    await deskOf(request, 'admin'),
  ]
  const { user } = (await company.get('/users/me')) as { user: { company_id: string; brand_ids: string[] } }
  const brandId = user.brand_ids[0]!
  let page_ = 1
  let waiting: { id: string; company_id?: string; company?: { id: string } } | undefined
  while (!waiting) {
    const { company_requests: list, meta } = (await admin.get(
      `/company_requests?state=requested&perPage=100&page=${page_}`,
    )) as {
      company_requests: { id: string; company_id?: string; company?: { id: string } }[]
      meta: { next_page: number | null }
    }
    waiting = list.find(({ company_id: id, company: one }) => (id ?? one?.id) === user.company_id)
    page_ = meta.next_page ?? 0
    if (page_ === 0) break
  }
  expect(waiting, 'the request of the new company').toBeDefined()
  await admin.send('PATCH', `/company_requests/${waiting!.id}/approve`)

  const [confirmation] = await linksTo(page, owner.email, /\/user-email-confirmation\?confirmation_token=/)
  await page.goto(confirmation!)
  await page.getByRole('button', { name: 'Bekräfta adressen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Din e-postadress är bekräftad')

  const slug = `safe-${mark()}`
  await company.send('PATCH', `/brands/${brandId}`, {
    brand: { name: payload, slug, description: `${payload} ${payload}` },
  })
  const { store } = (await company.send('POST', `/brands/${brandId}/stores`, {
    store: {
      name: payload,
      address: payload,
      postal_code: '<svg/onload=1>',
      city: payload,
      country_code: 'SE',
      latitude: 57.7,
      longitude: 11.97,
      opening_hours: payload,
      phone: '<svg/onload=stolen=1>',
    },
  })) as { store: { id: string } }
  const demo = (await (await request.get('/public/campaigns?perPage=1')).json()) as {
    campaigns: { product_image_url: string }[]
  }
  const withBrands: typeof company = {
    ...company,
    get: async (path) =>
      path === '/brands'
        ? { brands: [{ id: brandId }] }
        : path.startsWith('/campaigns?')
          ? { campaigns: demo.campaigns }
          : company.get(path),
  }
  const { id: campaignId } = await openCampaign(withBrands, admin, payload, {
    caption: payload,
    excerpt: payload,
    instructions: payload,
    hashtags: ['"><svg/onload=stolen=1>'],
    mentions: ['"><svg/onload=stolen=1>'],
    products: [
      {
        product_title: payload,
        product_name: payload,
        product_description: payload,
        product_article_reference: payload,
        default_product_value: 249,
      },
    ],
  })
  const pageSlug = ((await person.get('/instagramers/me')) as { instagramer: { collaboration_page_slug: string } })
    .instagramer.collaboration_page_slug
  await person.send('PATCH', '/instagramers/me', { instagramer: { name: payload, bio: payload } })
  const { collaboration_page: own } = (await person.get(`/collaboration_pages/${pageSlug}`)) as {
    collaboration_page: { version: number }
  }
  const linkTo = (url: string) => ({
    collaboration_page: {
      intro: payload,
      links: [
        { id: '0198a000-0000-7000-8000-000000000001', kind: 'other', title: payload.slice(0, 80), url, hidden: false },
      ],
    },
    version: own.version,
  })
  for (const url of ['javascript:window.stolen=1', 'data:text/html,<script>window.stolen=1</script>', 'vbscript:x']) {
    const answer = await request.fetch(`/api/collaboration_pages/${pageSlug}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${creator.token}` },
      data: linkTo(url),
    })
    expect(answer.status(), `${url} as a link`).toBe(422)
  }
  await person.send(
    'PATCH',
    `/collaboration_pages/${pageSlug}`,
    linkTo("https://example.com/?q=%22%3E'onmouseover=window.stolen=1"),
  )
  const suggested = await request.post('/public/product_suggestions', {
    data: {
      product_suggestion: {
        product: payload,
        description: payload,
        socials: ['javascript:window.stolen=1', payload],
        email: null,
        locale: 'sv',
      },
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(suggested.ok(), await suggested.text()).toBe(true)
  for (const website of ['javascript:window.stolen=1', 'data:text/html,<script>window.stolen=1</script>']) {
    const answer = await request.fetch(`/api/brands/${brandId}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${owner.token}` },
      data: { brand: { website } },
    })
    expect(answer.status(), `${website} as a website`).toBeLessThan(500)
  }

  // The edge writes what these pages are about into their documents, the others come from the same answers of the API.
  for (const path of [
    `/p/marketplace/${campaignId}`,
    `/p/marketplace/stores/${store.id}`,
    `/b/${slug}`,
    `/page/${pageSlug}`,
    `/p/search?q=${encodeURIComponent('<img src=x onerror=window.stolen=1>')}`,
  ]) {
    const answer = await page.goto(path)
    expect(answer!.status(), path).toBeLessThan(500)
    await settled(page)
    await expectHarmless(page, path)
    // What machines read is there once, and whole.
    const described = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(
      described.map((text) => typeof JSON.parse(text)),
      path,
    ).toEqual(path.startsWith('/p/search') ? [] : ['object'])
  }
  for (const path of [
    '/p/marketplace',
    `/p/marketplace/store-campaigns?campaign=${campaignId}`,
    `/p/brands?q=${encodeURIComponent('svg')}`,
    `/p/brands/${brandId}`,
    `/page/${pageSlug}?tab=portfolio`,
    `/p/marketplace/stores?brand=${brandId}`,
    `/p/marketplace/${campaignId}`,
  ]) {
    await openInside(page, path)
    await settled(page)
    await expectHarmless(page, path)
  }
  await shareSheet(page)
  await expectHarmless(page, 'the share sheet')
  await expect(heading(page)).toHaveText(payload)

  await signInAs(page, 'admin')
  await page.goto(`/product-suggestions?state=all&q=${encodeURIComponent('svg/onload')}`)
  await settled(page)
  await page
    .getByRole('button', { name: /^Öppna <\/title>/ })
    .first()
    .click()
  await expect(
    page.getByRole('dialog', { name: 'Förslag' }).getByText('javascript:window.stolen=1', { exact: true }),
  ).toBeVisible()
  await expectHarmless(page, 'the admin list')
})

test('answers whose every text is a payload, also of what nobody can write today, harm no public page [QUALITY 20] @verify', async ({
  page,
  request,
}) => {
  test.setTimeout(paced(180_000))
  const first = async (list: string, path: string) =>
    ((await (await request.get(`/public${path}`)).json()) as Record<string, { id: string; slug?: string }[]>)[list]?.[0]
  const [campaign, pickup, store, brand] = await Promise.all([
    first('campaigns', '/campaigns?perPage=1'),
    first('store_campaigns', '/store_campaigns?perPage=1'),
    first('stores', '/stores?perPage=1'),
    first('brands', '/brands?perPage=1&withOffers=true'),
  ])
  await soilAnswers(page)
  await page.goto(`/p/brands/${brand!.id}`)
  await expect(heading(page)).toContainText('<img src=x onerror')
  await expectHarmless(page, 'a brand')
  const paths = [
    '/p/marketplace',
    `/p/marketplace/${campaign!.id}`,
    '/p/marketplace/store-campaigns',
    ...(pickup ? [`/p/marketplace/store-campaigns/${pickup.id}`] : []),
    `/p/marketplace/stores/${store!.id}`,
    '/p/marketplace/stores',
    '/p/brands',
    `/b/${brand!.slug}`,
    '/p/search?q=bj',
  ]
  for (const path of paths) {
    await openInside(page, path)
    await settled(page)
    await expectHarmless(page, path)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('hostile slugs and ids lead to the not-found page: never to a blank one, never to a failure of the server [S-34 X-27 QUALITY 20] @verify', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'addresses have no width')
  const routes = [
    '/b/',
    '/page/',
    '/p/marketplace/',
    '/p/marketplace/stores/',
    '/p/marketplace/store-campaigns/',
    '/p/brands/',
  ]
  const everywhere = hostileIds.flatMap((id) => routes.map((route) => route + id))
  const goneTo = FULL ? everywhere : hostileIds.map((id, at) => routes[at % routes.length]! + id)
  const opened = FULL ? everywhere : ['/b/..%2f..%2fadmin', '/page/%3Cimg%20src%3Dx%20onerror%3Dwindow.stolen%3D1%3E']
  test.setTimeout(paced(120_000 + opened.length * 5_000))
  const failures: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 500) failures.push(`${answer.status()} ${answer.url().slice(0, 200)}`)
  })
  for (const path of everywhere) expect((await page.request.get(path)).status(), path.slice(0, 120)).toBeLessThan(500)
  for (const path of opened) {
    await page.goto(path)
    await expect(heading(page), path.slice(0, 120)).toHaveText(/\S/)
    await settled(page)
    await expectHarmless(page, path.slice(0, 120))
  }
  const goInside = async (path: string) => {
    await goTo(page, '/p/suggest-product')
    await expect(heading(page)).toHaveText('Föreslå en produkt')
    await goTo(page, path)
    await expect(heading(page), path.slice(0, 120)).not.toHaveText('Föreslå en produkt')
    await expect(heading(page), path.slice(0, 120)).toHaveText(/\S/)
  }
  for (const path of goneTo) {
    await goInside(path)
    await settled(page)
    await expectHarmless(page, path.slice(0, 120))
  }
  for (const [at, id] of malformedIds.entries()) {
    const path = `/b/${id}`
    if (FULL || at === 0) {
      const answer = await page.goto(path)
      expect(answer!.status(), id).toBeLessThan(500)
      await expect(heading(page), id).toHaveText(/\S/)
    } else {
      expect((await page.request.get(path)).status(), id).toBeLessThan(500)
    }
    for (const route of FULL ? routes : routes.filter((_, turn) => turn % malformedIds.length === at))
      await goInside(route + id)
  }
  await goTo(page, '/p/marketplace')
  await settled(page)
  const queried = [
    '/p/marketplace',
    '/p/marketplace/stores',
    '/p/marketplace/store-campaigns',
    '/p/brands',
    '/p/search',
    '/p/suggest-product',
  ]
  const queries = [
    'country=%3Cscript%3E',
    'country=SE&country=NO',
    'page=-1',
    'page=1e99',
    'q=%00',
    'tab=__proto__',
    'place=NaN,NaN',
    'near=1,2,3',
    'zoom=%F0%9F%A6%84',
    'step=%3Cscript%3E',
    'bounds=a',
  ]
  for (const [at, query] of queries.entries()) {
    for (const path of FULL ? queried : [queried[at % 6]!]) {
      await goTo(page, `${path}?${query}`)
      await settled(page)
    }
    await expectHarmless(page, query)
  }
  expect(failures).toEqual([])
})
