import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../core/test'

interface Records {
  campaigns: { id: string; name: string; brand_id: string }[]
  stores: { id: string }[]
  brands: { id: string; slug: string }[]
}

const list = async <K extends keyof Records>(request: APIRequestContext, name: K): Promise<Records[K]> =>
  ((await (await request.get(`/public/${name}?per_page=3`)).json()) as Records)[name]

const meta = (page: Page, name: string) => page.locator(`head meta[property="${name}"], head meta[name="${name}"]`)

/** Width and height are at a fixed offset in every PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

/** The page's preview is the drawn picture of this kind; server/test/page-pictures.test.ts draws each kind. */
async function expectPreview(page: Page, kind: 'default' | 'campaign' | 'brand' | 'store'): Promise<string> {
  const address = (await meta(page, 'og:image').getAttribute('content'))!
  const { protocol, pathname } = new URL(address)
  expect([protocol, pathname]).toEqual(['http:', expect.stringMatching(`^/public/og/${kind}[./]`)])
  return address
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts public pages can be read and walked: marketplace, offer, brand, store, in both languages, each with a preview', async ({
    page,
    request,
  }) => {
    const [campaign] = await list(request, 'campaigns')
    await page.goto('/p/marketplace')
    await expect(page).toHaveTitle('Upptäck - Samspel')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upptäck')
    await expectPreview(page, 'default')

    await page.locator(`main a[href="/p/marketplace/${campaign!.id}"]`).first().click()
    await expect(page).toHaveTitle(`${campaign!.name} - Samspel`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(campaign!.name)
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', page.url())
    await expect(meta(page, 'og:type')).toHaveAttribute('content', 'product')
    expect(JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)).toMatchObject({
      '@type': 'Product',
      name: campaign!.name,
      url: page.url(),
    })
    const answer = await request.get(await expectPreview(page, 'campaign'))
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
    expect(sizeOf(await answer.body())).toEqual([1_200, 630])

    await page.locator('main a[href^="/b/"]').first().click()
    const brandPage = page.url()
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    await expectPreview(page, 'brand')
    await page.goto(brandPage.replace('/b/', '/page/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', brandPage)

    const english = await page.locator('head link[hreflang=en]').getAttribute('href')
    await page.goto(english!)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('link', { name: 'Stores', exact: true }).click()
    await expect(page).toHaveTitle('Stores - Samspel')
    await page.locator('main li a').first().click()
    await expect(page).toHaveURL(/\/p\/marketplace\/stores\/[^/]+\?lang=en$/)
    await expectPreview(page, 'store')
  })
})

test('the sitemap leads to pages that are there, robots are told of it, and what is not there is a 404 @verify', async ({
  request,
  baseURL,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${new URL(baseURL!).origin}/sitemap.xml`)
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toMatch(/^application\/xml/)
  const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  )
  expect(addresses.length).toBeGreaterThan(50)
  // Every kind of page, and a few of each.
  const step = Math.max(1, Math.floor(addresses.length / 40))
  for (const path of addresses.filter((_, index) => index < 6 || index % step === 0))
    expect([path, (await request.get(path)).status()]).toEqual([path, 200])
  for (const path of ['/b/nobody-at-all', '/p/marketplace/7', '/page/%3Cscript%3E'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
})

test('with scripts the same page is the app’s, in the language of the address @verify', async ({ page }) => {
  await page.goto('/p/marketplace?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover')
  await expect(page.locator('main.plain-text')).toHaveCount(0)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Discover - Samspel')
})
