import type { Page } from '@playwright/test'
import { goTo } from '../core/areas'
import { paced } from '../core/pace'
import { signInAs } from '../core/session'
import { hold, keepFirst, kept, stopClock, stub } from '../core/stubs'
import { expect, test } from '../core/test'

const STORE = '01900000-0000-7000-8000-000000000005'
const BRAND = '01900000-0000-7000-8000-000000000009'
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

test('a visitor: whatever needs a session leads to sign in with the encoded address; a store’s code leads to its public page [R-19 R-03 C-39] @verify', async ({
  page,
}) => {
  await watchAddresses(page)
  await test.step('R-19 R-03 the login is that of creators by default, that of brands where it was chosen last', async () => {
    await page.goto('/marketplace/7')
    await expect(heading(page)).toHaveText('Logga in')
    expect(await seenAddresses(page)).toContain('/login?destination=%2Fmarketplace%2F7')
    await expect(page).toHaveURL(/\/login\/creator\?destination=%2Fmarketplace%2F7$/)
    await page.evaluate(() => localStorage.setItem('samspel.account-type', 'brand'))
    await goTo(page, '/')
    await expect(page).toHaveURL(/\/login\/brand$/)
    expect(await seenAddresses(page)).toContain('/login')
  })
  await test.step('C-39 the code is asked about without a token', async () => {
    const asked: [string, string | undefined][] = []
    await stub(page, '/stores/token/a%20b', (route) => {
      asked.push([new URL(route.request().url()).pathname, route.request().headers().authorization])
      return route.fulfill({ json: { store: { id: STORE, brand_id: BRAND } } })
    })
    await page.goto('/stores/qr/a%20b')
    await expect(page).toHaveURL(new RegExp(`/p/marketplace/stores/${STORE}$`))
    expect(asked).toEqual([['/public/stores/token/a%20b', undefined]])
  })
})

test('a company: its start page, the stored path once with the error in the query, a store’s code, a page of another area [R-21 R-04 R-05 E-41 R-18]', async ({
  page,
}) => {
  await signInAs(page, 'company')
  await watchAddresses(page)
  await keepFirst(page, 'after-connect-provider-path', '/wallet#top')
  await test.step('R-04 R-05 E-41 /connect-provider-complete', async () => {
    await page.goto('/connect-provider-complete?error=a%20b&error_code=1%262')
    // The page that reports the failure removes it from the URL at once.
    await expect.poll(() => seenAddresses(page)).toContain('/wallet?connectProviderError=1%262#top')
    expect(await kept(page, 'after-connect-provider-path')).toBeNull()
  })
  await test.step('R-21 the start page is that of the own area, and pages of other areas are not for this account', async () => {
    await goTo(page, '/')
    await expect(page).toHaveURL(/\/overview$/)
    await expect(heading(page)).toContainText('Översikt')
    await goTo(page, '/marketplace')
    await expect(heading(page)).toHaveText('Sidan är inte till för ditt konto')
  })
  await test.step('R-18 a store’s code is asked about with the session, and a server that fails offers another try', async () => {
    const asked: (string | undefined)[] = []
    await stub(page, '/stores/token/a%20b', (route) => {
      asked.push(route.request().headers().authorization?.slice(0, 7))
      return route.fulfill(
        asked.length <= 3
          ? { status: 500, json: { error: 'internal' } }
          : { json: { store: { id: STORE, brand_id: BRAND } } },
      )
    })
    await goTo(page, '/stores/qr/a%20b')
    await page.getByRole('button', { name: 'Försök igen' }).click({ timeout: paced(20_000) })
    await expect(page).toHaveURL(new RegExp(`/brands/${BRAND}/stores/${STORE}$`))
    expect(new Set(asked)).toEqual(new Set(['Bearer ']))
  })
})

test('a stored token shows the staff frame before any call has answered; for the page nothing for 999 ms, and a loader at 1000 [T-31 R-22] @verify', async ({
  page,
}) => {
  await signInAs(page, 'company')
  const me = await hold(page, /\/api\//)
  await stopClock(page)
  await page.goto('/campaigns')
  await expect.poll(me.asked).toBeGreaterThan(0)
  await expect(page.getByRole('navigation').first()).toContainText('Kampanjer')
  await expect(page).toHaveURL(/\/campaigns$/)
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
