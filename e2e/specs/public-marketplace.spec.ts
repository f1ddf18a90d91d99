import type { Locator, Page } from '@playwright/test'
import { goTo } from '../core/areas'
import { keepFirst, kept, watchCalls } from '../core/stubs'
import { expect, test } from '../core/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true })
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test.beforeEach(async ({ page }) => {
  await keepFirst(page, 'cookies-accepted', String(Date.now()))
})

/** Opens an offer from a scrolled list, goes back by the browser's button, and expects the same scroll position. */
async function lookAndComeBack(page: Page, row: Locator) {
  await row.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(0)
  const title = (await row.getByRole('link').first().textContent())!.trim()
  await row.getByRole('link').first().click()
  await expect(heading(page)).toHaveText(title)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(row).toBeInViewport()
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThanOrEqual(2)
}

test('Delivery and Pick up: the filter applied and cancelled, every page of a section, back to the same place [S-25 E-42] @verify', async ({
  page,
}) => {
  await page.goto('/p/marketplace')
  await expect(page.getByRole('heading', { level: 2, name: 'Leverans' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Hämta i butik' })).toBeVisible()
  const delivery = list(page, 'Leverans')
  const pickup = list(page, 'Hämta i butik')
  const offers = async () => [
    ...(await delivery.getByRole('link').allTextContents()),
    ...(await pickup.getByRole('link').allTextContents()),
  ]
  await expect(pickup).toBeVisible()
  const unfiltered = await offers()
  await expect(delivery.getByRole('listitem')).toHaveCount(8)

  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await page.getByRole('button', { name: 'Filter' }).click()
  await sheet.getByLabel('Land').selectOption('NO')
  await sheet.getByRole('button', { name: 'Avbryt' }).click()
  await expect(sheet).toBeHidden()
  expect(await offers()).toEqual(unfiltered)
  expect(await kept(page, 'marketplace-filter')).toBeNull()

  await page.getByRole('button', { name: 'Filter' }).click()
  await sheet.getByLabel('Land').selectOption('NO')
  await sheet.getByRole('button', { name: 'Använd' }).click()
  await expect(page).toHaveURL(/\?country=NO$/)
  await expect.poll(offers).not.toEqual(unfiltered)
  expect(JSON.parse((await kept(page, 'marketplace-filter'))!)).toEqual({ country: 'NO' })
  expect(await kept(page, 'preferred-country')).toBe('NO')
  await page.goto('/p/marketplace')
  await expect(page).toHaveURL(/\?country=NO$/)
  await page.getByRole('button', { name: 'Visa alla länder' }).click()
  await expect.poll(offers).toEqual(unfiltered)

  await lookAndComeBack(page, pickup.getByRole('listitem').nth(9))

  await page.getByRole('link', { name: 'Visa alla: Leverans' }).click()
  await expect(heading(page)).toHaveText('Leverans')
  await expect.poll(() => scrolled(page)).toBe(0)
  const cards = delivery.getByRole('listitem')
  await expect(cards.first()).toBeVisible()
  const first = await cards.count()
  const more = page.getByRole('button', { name: 'Ladda fler' })
  await more.click()
  await expect.poll(() => cards.count()).toBeGreaterThan(first)
  const all = await cards.count()
  await lookAndComeBack(page, cards.nth(first + 1))
  // The loaded pages are still there; nothing was loaded again.
  expect(await cards.count()).toBe(all)
  const addresses = await delivery
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(addresses).size).toBe(all)
})

test('a town chosen in the search puts distances on stores and on pick-ups, until it is taken away @verify', async ({
  page,
}) => {
  const distance = /\d\u00a0(m|km)$/
  await page.goto('/p/search?q=kaffe')
  const stores = list(page, 'Butiker').getByRole('listitem')
  await expect(stores.first()).toBeVisible()
  await expect(stores.first()).not.toContainText(distance)
  await page.getByRole('button', { name: 'Välj ort' }).click()
  await page.getByLabel('Sök ort').fill('goteb')
  await page.getByRole('button', { name: 'Göteborg', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Plats: Göteborg' })).toBeFocused()
  await expect(stores.first()).toContainText(distance)

  await goTo(page, '/p/marketplace')
  const pickups = list(page, 'Hämta i butik').getByRole('listitem')
  await expect(pickups.first()).toContainText(/\d\u00a0(m|km)/)
  await page.getByRole('button', { name: 'Plats: Göteborg' }).click()
  await page.getByRole('button', { name: 'Visa utan avstånd' }).click()
  await expect(page.getByRole('button', { name: 'Välj ort' })).toBeFocused()
  await expect(pickups.first()).not.toContainText(/\d\u00a0(m|km)/)
})

test('a visitor looks around without signing in; applying does not call but signs in, and comes back to the very offer [G-07 S-27 P-06 S-16 E-41]', async ({
  page,
}) => {
  await page.goto('/p/marketplace')
  const places = {
    '/p/search?q=mossa': page.getByRole('link', { name: /Mossa & Moln/ }).first(),
    '/p/marketplace/stores': page.getByRole('heading', { level: 2, name: 'Butiker i området' }),
    '/p/suggest-product': page.getByLabel('Produktens namn eller en länk till den'),
    '/p/marketplace': list(page, 'Leverans'),
  }
  for (const [path, shown] of Object.entries(places)) {
    await goTo(page, path)
    await expect(shown).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
  }
  await list(page, 'Leverans').getByRole('link').first().click()
  const apply = page.getByRole('button', { name: 'Logga in för att ansöka' })
  await expect(apply).toBeVisible()
  await expect(page.getByRole('region', { name: 'Det här får du' })).toBeVisible()
  const { pathname } = new URL(page.url())
  const name = (await heading(page).textContent())!
  const calls = watchCalls(page)
  await apply.click()
  await expect(page).toHaveURL(new RegExp(`/login(/creator)?\\?destination=${encodeURIComponent(pathname)}$`))
  expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([])
  expect(await kept(page, 'after-login-path')).toBe(pathname)
  expect(await kept(page, 'fb-login-error-path')).toBe(pathname)
  await page.getByLabel('E-post').fill('creator@samspel.test')
  await page.getByLabel('Lösenord', { exact: true }).fill('samspel-demo')
  await page.getByRole('button', { name: 'Logga in', exact: true }).last().click()
  await expect(page).toHaveURL(new RegExp(`${pathname}$`))
  await expect(heading(page)).toHaveText(name)
  await expect(page.getByRole('link', { name: 'Ansök', exact: true })).toHaveAttribute(
    'href',
    `/marketplace/${pathname.split('/').at(-1)}`,
  )
})
