import type { APIRequestContext, Page } from '@playwright/test'
import { scrollsSideways } from '../core/accessibility'
import { openInside } from '../core/areas'
import { type OwnAccount, signUp } from '../core/own-account'
import { signInWith } from '../core/session'
import { expect, test } from '../core/test'

interface Found {
  brands: { id: string; name: string }[]
  cities: { name: string; stores_count: number }[]
}

const get = async <T>(request: APIRequestContext, path: string): Promise<T> =>
  (await request.get(`/public${path}`)).json() as Promise<T>

/** A brand with enough followers, with stores, and with a name that no other has. */
async function brandOf(request: APIRequestContext) {
  const { brands } = await get<{ brands: { id: string; name: string; slug: string; stores_count: number }[] }>(
    request,
    '/brands?withOffers=true&perPage=50',
  )
  return brands.find(
    ({ name, stores_count: stores }) => stores > 0 && brands.filter((other) => other.name === name).length === 1,
  )!
}

async function signInThere(page: Page, { email, password }: OwnAccount): Promise<void> {
  await expect(page).toHaveURL(/\/login(?:\/creator)?\?destination=/)
  await page.getByLabel('E-post').fill(email)
  await page.getByLabel('Lösenord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
}

const expectFits = async (page: Page) => expect(await scrollsSideways(page)).toBe(false)

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('samspel.cookies-accepted', '2026-01-01T00:00:00.000Z'))
})

test('a visitor finds a brand, then a town; every brand served stands in the list; an unknown page says so [S-31 G-07 S-26 R-07] @verify', async ({
  page,
  request,
}) => {
  const brand = await brandOf(request)
  const { cities } = await get<Found>(request, '/cities')
  const town = [...cities].sort((a, b) => b.stores_count - a.stores_count)[0]!
  await page.goto('/p/search')
  await expect(page.getByRole('heading', { level: 1, name: 'Sök', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Hitta butik' })).toHaveAttribute('href', '/p/marketplace/stores')
  await expect(
    page.getByRole('list', { name: 'Populära städer' }).getByRole('link', { name: town.name, exact: true }),
  ).toBeVisible()
  await expectFits(page)
  const field = page.getByRole('searchbox', { name: 'Varumärke eller stad' })
  await field.fill(brand.name)
  await page
    .getByRole('list', { name: 'Varumärken', exact: true })
    .getByRole('link', { name: brand.name, exact: true })
    .click()
  await expect(page).toHaveURL(`/p/brands/${brand.id}`)
  await expect(page.getByRole('heading', { level: 1, name: brand.name })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Butiker' }).getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(`^/p/marketplace/stores\\?country=.*brand=${brand.id}$`),
  )
  await expect(page.locator('footer').getByText('Drivs av')).toBeVisible()
  await expectFits(page)
  await page.getByRole('radio', { name: 'Hämta i butik' }).click()
  await expect(page).toHaveURL(`/p/brands/${brand.id}?method=pickup`)

  for (const prefix of ['b', 'page']) {
    await openInside(page, `/${prefix}/${brand.slug}`)
    await expect(page.getByRole('heading', { level: 1, name: brand.name })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Erbjudanden' }).getByRole('link').first()).toBeVisible()
  }

  await openInside(page, `/p/search?q=${encodeURIComponent(town.name)}`)
  await expect(
    page.getByRole('list', { name: 'Städer', exact: true }).getByRole('link', { name: town.name, exact: true }),
  ).toBeVisible()
  await page.getByRole('searchbox').press('ArrowDown')
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toBeFocused()
  await page
    .getByRole('list', { name: 'Städer', exact: true })
    .getByRole('link', { name: town.name, exact: true })
    .click()
  await expect(page).toHaveURL(
    (url) =>
      url.pathname === '/p/marketplace/stores' &&
      url.searchParams.get('city') === town.name &&
      url.searchParams.get('z') === '11',
  )

  const { meta, brands } = await get<{ brands: { name: string }[]; meta: { total_count: number } }>(
    request,
    '/brands?perPage=100',
  )
  await openInside(page, '/p/brands')
  const list = page.getByRole('list', { name: 'Varumärken', exact: true })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  const more = page.getByRole('button', { name: 'Ladda fler' })
  for (
    let shown = await list.getByRole('listitem').count();
    shown < Math.min(meta.total_count, 100);
    shown = await list.getByRole('listitem').count()
  ) {
    await more.click()
    await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(shown)
  }
  const names = await list.getByRole('link').allTextContents()
  expect(brands.filter(({ name }) => !names.includes(name))).toEqual([])
  await page.getByRole('button', { name: 'Å', exact: true }).click()
  await expect(page).toHaveURL('/p/brands?letter=%C3%85')
  await expectFits(page)

  await openInside(page, '/page/den-har-sidan-finns-inte')
  await expect(page.getByRole('heading', { level: 1, name: 'Innehållet hittades inte.' })).toBeVisible()
})

test('a visitor who presses follow signs in, comes back and follows, and follows no more [S-26 P-06] @verify', async ({
  page,
  request,
}) => {
  const brand = await brandOf(request)
  const account = await signUp(request, 'instagramer')
  const follows: string[] = []
  page.on('request', (asked) => {
    if (/\/follow$/.test(asked.url())) follows.push(asked.method())
  })
  await page.goto(`/p/brands/${brand.id}?method=pickup`)
  await page.getByRole('button', { name: 'Följ', exact: true }).click()
  await signInThere(page, account)
  await expect(page).toHaveURL(`/p/brands/${brand.id}?method=pickup`)
  await expect(page.getByRole('button', { name: 'Följer', exact: true })).toBeVisible()
  expect(follows).toEqual(['POST'])
  await openInside(page, '/p/brands?show=followed')
  await expect(page.getByRole('list', { name: 'Varumärken', exact: true }).getByRole('link')).toHaveText([brand.name])
  await expectFits(page)
  await page.getByRole('link', { name: brand.name, exact: true }).click()
  await page.getByRole('button', { name: 'Följer', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Följ', exact: true })).toBeVisible()
  await expect.poll(() => follows).toEqual(['POST', 'DELETE'])
})

test('a creator edits the own page: links in order and hidden, colours refused, then accepted; a visitor sees what was saved [S-32]', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const account = await signUp(request, 'instagramer')
  await signInWith(
    page,
    await request.post('/api/auth/instagramers/sign_in', {
      data: { instagramer: { email: account.email, password: account.password } },
    }),
    account.email,
  )
  await page.goto('/me')
  const own = page.getByRole('link', { name: /sida/i }).and(page.locator('[href^="/page/"]')).first()
  const path = (await own.getAttribute('href'))!
  await own.click()
  await page.getByRole('button', { name: 'Ändra sidan' }).click()
  await page.getByLabel(/^Presentation/).fill('Jag bakar <b>bröd</b>.')
  for (const [at, title] of ['Receptbok', 'Butik', 'Utkast'].entries()) {
    await page.getByRole('button', { name: 'Lägg till länk' }).click()
    await page.getByLabel('Text', { exact: true }).nth(at).fill(title)
    await page.getByLabel('Adress', { exact: true }).nth(at).fill(`https://example.com/${at}`)
  }
  await page.getByRole('button', { name: 'Flytta ner Receptbok' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Flytta ner Receptbok' })).toBeFocused()
  await page.getByLabel('Dold för besökare').nth(2).check()
  await page.getByRole('radio', { name: 'Egna färger' }).check()
  await page.getByRole('textbox', { name: 'Accent', exact: true }).fill('#f0e6d2')
  await expect(page.getByText(/^Färgerna är för lika/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Spara', exact: true })).toHaveAttribute('aria-disabled', 'true')
  await expectFits(page)
  await page.getByRole('textbox', { name: 'Bakgrund', exact: true }).fill('#14141b')
  await expect(page.getByText(/^Färgerna är för lika/)).toBeHidden()
  await page.getByRole('radio', { name: 'Förhandsgranska' }).check()
  await expect(page.getByRole('list', { name: 'Länkar' }).getByRole('link')).toHaveText(['Butik', 'Receptbok'])
  await page.getByRole('radio', { name: 'Ändra', exact: true }).check()
  await page.getByRole('button', { name: 'Spara', exact: true }).click()
  await expect(page.getByText('Sidan är sparad')).toBeVisible()

  const visitor = await (
    await browser.newContext({ baseURL: baseURL!, locale: 'sv-SE', viewport: page.viewportSize() })
  ).newPage()
  await visitor.goto(path)
  await expect(visitor.getByText('Jag bakar <b>bröd</b>.')).toBeVisible()
  const links = visitor.getByRole('list', { name: 'Länkar' }).getByRole('link')
  await expect(links).toHaveText(['Butik', 'Receptbok'])
  await expect(links.first()).toHaveAttribute('rel', 'noopener nofollow ugc')
  expect(await links.first().evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(240, 230, 210)')
  expect(await visitor.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color)).toBe(
    'rgb(255, 255, 254)',
  )
  await expect(visitor.getByRole('button', { name: 'Ändra sidan' })).toHaveCount(0)
  await visitor.getByRole('tab', { name: 'Portfolio' }).click()
  await expect(visitor.getByRole('heading', { name: 'Inga samarbeten att visa än' })).toBeVisible()
  await expectFits(visitor)
  await visitor.context().close()
})
