import type { Page } from '@playwright/test'
import type { Account } from '../core/session'
import { signInAs } from '../core/session'
import { hold, keepFirst, kept, stopClock, stub } from '../core/stubs'
import { expect, test } from '../core/test'

const STORE = '01900000-0000-7000-8000-000000000005'
const BRAND = '01900000-0000-7000-8000-000000000009'
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash)
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
/** Records every URL of the page from now on. */
const watchAddresses = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = ((window as unknown as { seen: string[] }).seen = [])
    for (const name of ['pushState', 'replaceState'] as const) {
      const real = history[name].bind(history)
      history[name] = (...given) => (
        real(...given),
        void seen.push(location.pathname + location.search + location.hash)
      )
    }
  })
const seenAddresses = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen)

test('R-03 /login goes to the last chosen account type, creator by default, and keeps the query', async ({ page }) => {
  await page.goto('/login?destination=%2Fx&a=1')
  await expect(heading(page)).toHaveText('Logga in')
  expect(await addressOf(page)).toBe('/login/creator?destination=%2Fx&a=1')
  await page.evaluate(() => localStorage.setItem('samspel.account-type', 'brand'))
  await page.goto('/login?destination=%2Fx&a=1')
  await expect(heading(page)).toHaveText('Logga in')
  expect(await addressOf(page)).toBe('/login/brand?destination=%2Fx&a=1')
})

test('R-04 R-05 E-41 /connect-provider-complete goes to the stored path once, with the error in the query', async ({
  page,
}) => {
  await signInAs(page, 'creator')
  await watchAddresses(page)
  for (const [stored, query, target] of [
    ['/wallet', '', '/wallet'],
    [null, '', '/'],
    ['/wallet?b=1', '?error_code=190', '/wallet?b=1&connectProviderError=190'],
    ['/wallet?b=1', '', '/wallet?b=1'],
    ['/wallet', '?error=access_denied', '/wallet?connectProviderError=access_denied'],
    ['/wallet#top', '?error=a%20b&error_code=1%262', '/wallet?connectProviderError=1%262#top'],
  ] as const) {
    await page.goto('/me')
    await page.evaluate(
      (path) =>
        path === null
          ? localStorage.removeItem('samspel.after-connect-provider-path')
          : localStorage.setItem('samspel.after-connect-provider-path', path),
      stored,
    )
    await page.goto(`/connect-provider-complete${query}`)
    // The page that reports the failure removes it from the URL at once.
    await expect.poll(() => seenAddresses(page)).toContain(target === '/' ? '/marketplace' : target)
    expect(await kept(page, 'after-connect-provider-path')).toBeNull()
  }
})

test('R-13 /terms leaves for the terms of the current language, by a full navigation', async ({ page }) => {
  const targets: string[] = []
  for (const locale of ['sv', 'en']) {
    await page.goto('/login')
    await page.evaluate((value) => localStorage.setItem('samspel.preferred-locale', value), locale)
    const document = page.waitForRequest(
      (request) => request.isNavigationRequest() && !request.url().endsWith('/terms'),
    )
    await page.goto('/terms').catch(() => undefined)
    targets.push((await document).url())
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  }
  expect(new Set(targets).size).toBe(2)
})

const doors: [Account | undefined, string][] = [
  [undefined, `/p/marketplace/stores/${STORE}`],
  ['company', `/brands/${BRAND}/stores/${STORE}`],
]
for (const [account, target] of doors) {
  test(`R-18 C-39 the code of a store leads ${account ?? 'a visitor'} to ${target.replace(/0190[-0-9a-f]*/g, '…')}`, async ({
    page,
  }) => {
    const asked: [string, string | undefined][] = []
    await stub(page, '/stores/token/a%20b', (route) => {
      asked.push([new URL(route.request().url()).pathname, route.request().headers().authorization])
      return route.fulfill({ json: { store: { id: STORE, brand_id: BRAND } } })
    })
    if (account) await signInAs(page, account)
    await page.goto('/stores/qr/a%20b')
    await expect(page).toHaveURL(new RegExp(`${target}$`))
    expect(asked).toHaveLength(1)
    expect(asked[0]![0]).toBe(`/${account ? 'api' : 'public'}/stores/token/a%20b`)
    expect(Boolean(asked[0]![1]?.startsWith('Bearer '))).toBe(Boolean(account))
  })
}

test('R-18 a code that nobody knows says so, and a server that fails offers another try', async ({ page }) => {
  await stub(page, '/stores/token/none', { status: 404, body: { error: 'store_not_found' } })
  await page.goto('/stores/qr/none')
  await expect(heading(page)).toBeVisible()
  let calls = 0
  await stub(page, '/stores/token/later', (route) =>
    route.fulfill(
      (calls += 1) <= 3
        ? { status: 500, json: { error: 'internal' } }
        : { json: { store: { id: STORE, brand_id: BRAND } } },
    ),
  )
  await page.goto('/stores/qr/later')
  await page.getByRole('button', { name: 'Försök igen' }).click()
  await expect(page).toHaveURL(new RegExp(`/p/marketplace/stores/${STORE}$`))
})

test('R-19 whatever needs a session sends visitors to sign in with the encoded address, the start page without one', async ({
  page,
}) => {
  await watchAddresses(page)
  for (const [path, door] of [
    ['/marketplace/7', '/login?destination=%2Fmarketplace%2F7'],
    ['/', '/login'],
    ['/no/such', '/login?destination=%2Fno%2Fsuch'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page)).toHaveText('Logga in')
    expect(await seenAddresses(page)).toContain(door)
    expect(await addressOf(page)).toBe(door.replace('/login', '/login/creator'))
  }
})

test('S-16 S-27 E-41 a visitor’s wish that needs an account keeps both paths before the sign-in opens', async ({
  page,
}) => {
  await keepFirst(page, 'cookies-accepted', new Date().toISOString())
  await page.goto('/p/marketplace')
  await page.locator('main a[href^="/p/marketplace/0"]').first().click()
  await page
    .getByRole('button', { name: /^Logga in/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login\/creator\?destination=/)
  const destination = new URL(page.url()).searchParams.get('destination')
  expect(destination).toMatch(/^\/p\/marketplace\/[0-9a-f-]+$/)
  expect(await kept(page, 'after-login-path')).toBe(destination)
  expect(await kept(page, 'fb-login-error-path')).toBe(destination)
})

for (const [account, start, own] of [
  ['company', '/overview', 'Översikt'],
  ['creator', '/marketplace', ''],
] as const) {
  test(`R-21 ${account}: the start page is that of the own area, and pages of other areas are not for this account`, async ({
    page,
  }) => {
    await signInAs(page, account)
    await page.goto('/')
    await expect(page).toHaveURL(typeof start === 'string' ? new RegExp(`${start}$`) : start)
    await expect(heading(page)).toContainText(own)
    await page.goto(account === 'creator' ? '/campaigns' : '/marketplace')
    await expect(heading(page)).toHaveText('Sidan är inte till för ditt konto')
  })
}

test('R-22 while the role is being asked for there is nothing for 999 ms, and a loader at 1000', async ({ page }) => {
  await signInAs(page, 'company')
  const me = await hold(page, /\/api\/users\/me/)
  await stopClock(page)
  await page.goto('/campaigns')
  await expect.poll(me.asked).toBeGreaterThan(0)
  const loader = page.locator('main').getByRole('img', { name: 'Laddar' })
  await expect(page.locator('main [role=status]')).toHaveCount(1)
  await page.clock.runFor(999)
  expect(await loader.count()).toBe(0)
  await page.clock.runFor(1)
  await expect(loader).toBeVisible()
  await page.clock.resume()
  me.letGo()
  await expect(heading(page)).toHaveText('Kampanjer')
})
