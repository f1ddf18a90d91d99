import type { Page } from '@playwright/test'
import { openInside } from '../core/areas'
import { paced } from '../core/pace'
import { keepFirst, stub, watchCalls } from '../core/stubs'
import { expect, test } from '../core/test'

const markers = (page: Page) =>
  page.getByRole('group', { name: /^(Stores on the map|Butiker på kartan)$/ }).getByRole('button')
const clusters = (page: Page) => page.getByRole('button', { name: /zoom in$|zooma in$/ })
const list = (page: Page) => page.getByRole('list', { name: /^(Stores in area|Butiker i området)$/ })
const rows = (page: Page) => list(page).getByRole('listitem')
const address = (page: Page) => new URL(page.url()).searchParams
const sum = (texts: string[]) => texts.reduce((total, text) => total + Number(text.replace(/\D/g, '')), 0)

/** On phones the list is a sheet over the map. */
async function openList(page: Page) {
  const toggle = page.getByRole('button', { name: /^(Show the list|Visa listan)$/ })
  if (await toggle.isVisible()) await toggle.click()
  await expect(rows(page).first()).toBeVisible()
}

async function closeList(page: Page) {
  const toggle = page.getByRole('button', { name: /^(Show the map|Visa kartan)$/ })
  if (await toggle.isVisible()) await toggle.click()
}

test.beforeEach(async ({ page }) => {
  await keepFirst(page, 'cookies-accepted', String(Date.now()))
})

test('clusters come apart, the list follows the map, a store is seen and shared; the address brings it all back [S-30 G-07 R-06] @verify', async ({
  page,
}) => {
  await keepFirst(page, 'preferred-locale', 'en')
  const settled = page.waitForResponse(/\/public\/stores\?.*bounds=/)
  await page.goto('/p/marketplace/stores')
  await settled
  await expect(page.getByRole('heading', { name: /Stores in area|Butiker i området/ })).toBeVisible()
  await expect(clusters(page).first()).toBeVisible()
  expect(page.url()).not.toContain('/login')
  const total = page
    .locator('section')
    .filter({ has: page.locator('#stores-in-area') })
    .getByRole('status')
  await expect(page.locator('#stores-list [aria-busy=true]')).toHaveCount(0)
  const all = sum([(await total.textContent())!])
  expect(all).toBeGreaterThan(20)
  expect(await clusters(page).count()).toBeLessThan(all)

  // Clusters are rebuilt while the map is still moving, and a removed element receives no key press, so retry.
  await expect(async () => {
    await clusters(page).first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => address(page).get('z'), { timeout: 2_000 }).toBeTruthy()
  }).toPass()
  await expect.poll(async () => sum([(await total.textContent())!])).toBeLessThan(all)
  expect(await markers(page).count()).toBeLessThan(120)

  // A location in a town, zoomed in far enough for single stores.
  await openInside(page, '/p/marketplace/stores?lat=57.7050&lng=11.9650&z=14')
  const pinName = /, (\d+ offers?|no offers|\d+ erbjudanden?|inga erbjudanden)$/
  const pin = page.getByRole('button', { name: pinName }).first()
  await expect(pin).toBeVisible()
  await pin.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: /^(Selected store|Vald butik)$/ })
  await expect(card.getByRole('link')).toBeFocused()
  await expect(page.locator('[role=button][aria-current=true]')).toHaveAccessibleName(pinName)
  const store = address(page).get('store')
  // The map may still be moving: the position in the URL at the moment of leaving is the one to be restored.
  const place = await card.getByRole('link').evaluate((link: HTMLElement) => {
    const { searchParams } = new URL(window.location.href)
    link.click()
    return ['lat', 'lng', 'z'].map((name) => searchParams.get(name)).join(',')
  })
  await expect(page).toHaveURL(new RegExp(`/p/marketplace/stores/${store}`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(card).toBeVisible()
  expect(`${address(page).get('lat')},${address(page).get('lng')},${address(page).get('z')}`).toBe(place)
  await page.goto(`/p/marketplace/stores?store=${store}`)
  await expect(card).toBeVisible()
  await expect(page.locator('[role=button][aria-current=true]')).toBeVisible()

  await openInside(page, '/p/marketplace/stores?lat=999&lng=%3Cb%3E&z=x&store=1&brand=%27&country=ZZ')
  await expect(clusters(page).first()).toBeVisible()
  // The same view, except that a notice above may hide a strip of it.
  await expect.poll(async () => sum([(await total.textContent())!])).toBeGreaterThan(all * 0.9)
})

test(
  'by keyboard alone; store locations that fail are asked for again; without tiles the outline [S-30 X-24] @verify',
  { tag: '@desktop' },
  async ({ page, isMobile }) => {
    let isDown = true
    await page.route(/\/public\/store_points/, (route) =>
      isDown ? route.fulfill({ status: 500, json: { error: 'internal' } }) : route.fallback(),
    )
    const calls = watchCalls(page)
    await page.goto('/p/marketplace/stores')
    await expect(page.getByText('Butikernas platser kunde inte hämtas.')).toBeVisible({ timeout: paced(20_000) })
    await openList(page)
    await closeList(page)
    const before = calls.filter((call) => call === 'GET /store_points').length
    isDown = false
    await page.getByRole('button', { name: 'Försök igen' }).click()
    await expect(clusters(page).first()).toBeVisible()
    expect(calls.filter((call) => call === 'GET /store_points')).toHaveLength(before + 1)
    await expect(page.getByText('Butikernas platser kunde inte hämtas.')).toBeHidden()
    await expect(page.getByText('Karta: Natural Earth')).toBeVisible()

    // Search, list, pins and buttons in document order, without a focus trap.
    const search = page.getByRole('searchbox', { name: 'Hitta butik' })
    await search.focus()
    await page.keyboard.type('göteb')
    await expect(page.getByRole('list', { name: 'Förslag' }).getByRole('button').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(search).toBeFocused()
    await expect.poll(() => address(page).get('city')).toBe('Göteborg')
    // The map has stopped moving, and the list matches it.
    await expect.poll(() => address(page).get('lat') ?? '').toMatch(/^57\./)
    await openList(page)
    await expect(list(page)).not.toHaveAttribute('aria-busy')
    const first = rows(page).first().getByRole('button')
    await first.focus()
    await page.keyboard.press('ArrowDown')
    await expect(rows(page).nth(1).getByRole('button')).toBeFocused()
    if (!isMobile) await expect(page.locator('[class*=hovered]')).toHaveCount(1)
    await page.keyboard.press('Enter')
    const card = page.getByRole('region', { name: 'Vald butik' })
    await expect(card.getByRole('link')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()

    await page.getByRole('application').focus()
    await page.keyboard.press('Tab')
    await expect(markers(page).and(page.locator(':focus'))).toHaveCount(1)
    const name = await page.locator(':focus').getAttribute('aria-label')
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
    expect(await page.locator(':focus').getAttribute('role')).toBe('button')
    expect(name).toBeTruthy()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Zooma in', exact: true })).toBeFocused()
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role=application]') === null)).toBe(true)
  },
)

test(
  'Nearest: refused in words, then allowed: my place on the map and the nearest first; tiles that do not come give way to the outline [S-29 X-24] @verify',
  { tag: '@phone' },
  async ({ page, context }) => {
    const refused: string[] = []
    // As an edge with a tile URL writes it; this page's policy allows only its own origin.
    await page.route(/\/p\/marketplace\/stores(\?|$)/, async (route) => {
      const answer = await route.fetch()
      const text = await answer.text()
      await route.fulfill({
        response: answer,
        body: text.replace(
          '"apiUrl":',
          '"map":{"tileUrl":"/no-tiles/{z}/{x}/{y}.png","attribution":"Provkartan"},"apiUrl":',
        ),
      })
    })
    await page.route(/\/no-tiles\//, (route) => {
      refused.push(route.request().url())
      return route.abort()
    })
    await stub(page, '/search', { status: 503, body: { error: 'unavailable' } })
    await page.addInitScript(() => {
      const own = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
      const say = window as unknown as { refuse: boolean }
      say.refuse = true
      navigator.geolocation.getCurrentPosition = (found, failed, options) =>
        say.refuse ? failed?.({ code: 1 } as GeolocationPositionError) : own(found, failed, options)
    })
    await page.goto('/p/marketplace/stores')
    await expect(clusters(page).first()).toBeVisible()
    await expect(page.getByText('Karta: Natural Earth')).toBeVisible()
    expect(refused.length).toBeGreaterThan(0)
    expect(await page.locator('.leaflet-tile-pane canvas').count()).toBeGreaterThan(0)

    await page.getByRole('button', { name: 'Närmast' }).click()
    await expect(page.getByText(/får inte visa din plats/)).toBeVisible()
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 57.705, longitude: 11.965 })
    await page.evaluate(() => {
      ;(window as unknown as { refuse: boolean }).refuse = false
    })
    const asked = page.waitForRequest(
      (request) =>
        /\/public\/stores\?/.test(request.url()) && new URL(request.url()).searchParams.get('near') === '57.705,11.965',
    )
    await page.getByRole('button', { name: 'Närmast' }).click()
    await asked
    await expect(page.getByRole('button', { name: 'Närmast' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(/får inte visa din plats/)).toBeHidden()
    await expect.poll(() => address(page).get('z')).toBe('11')
    await openList(page)
    // The previous location's rows remain until the new ones have loaded.
    const withDistance = /· [\d,\s]+\sk?m/
    await expect
      .poll(async () => (await rows(page).allTextContents()).every((text) => withDistance.test(text)))
      .toBe(true)
    const away = (await rows(page).allTextContents())
      .map((text) => /· ([\d,\s]+)\s(k?m)/.exec(text)!)
      .map(([, value, unit]) => Number(value!.replace(',', '.').replace(/\s/g, '')) * (unit === 'km' ? 1_000 : 1))
    expect(away.length).toBeGreaterThan(1)
    expect(away).toEqual([...away].sort((a, b) => a - b))
    await closeList(page)

    await page.getByRole('searchbox').fill('umeå')
    await expect(page.getByText('Sökningen gick inte att göra.')).toBeVisible({ timeout: paced(20_000) })
  },
)
