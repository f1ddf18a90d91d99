import { goTo } from '../core/areas'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'

test.use({ serviceWorkers: 'allow' })

const kept = /^(?:Ingen anslutning\. Det här är från i dag|Du är offline\. Det du redan har öppnat går att läsa)/

test('what a visitor has seen of the public area can be read offline, also after a reload; nothing of somebody signed in is kept', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('samspel.cookies-accepted', String(Date.now())))
  await page.goto('/p/marketplace')
  const offers = page
    .getByRole('list')
    .filter({ has: page.locator('a[href^="/p/marketplace/"]') })
    .first()
  const first = offers.getByRole('link').first()
  await expect(first).toBeVisible()
  const name = (await first.textContent())!.trim()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  // The worker also caches what this page fetched before the worker was active.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = (await (await caches.open('samspel-reads')).keys()).map(({ url }) => new URL(url).pathname)
        return kept.filter((path) => path === '/public/campaigns').length
      }),
    )
    .toBeGreaterThan(0)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('samspel-pages')).keys()).length))
    .toBeGreaterThan(0)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('samspel-checked-code')).keys()).length))
    .toBeGreaterThan(5)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(kept)).toBeVisible()
  await expect(page.getByRole('link', { name, exact: false }).first()).toBeVisible()

  // A page that was never opened: the shell loads and reports what it could not fetch.
  await page.goto('/p/brands')
  await expect(page.getByText(kept)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Försök igen' }).first()).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Försök igen' }).first().click()
  await expect(page.getByText(kept)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await signInAs(page, 'company')
  await page.goto('/campaigns')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/p/marketplace')
  await expect(first).toBeVisible()
  const addresses = await page.evaluate(async () =>
    (
      await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      )
    ).flat(),
  )
  expect(addresses.filter((path) => !/^\/(?:shell|remotes|public|p|uploads|registry)\b/.test(path))).toEqual([])

  // Nothing of a page behind sign-in is kept: its place says so, and opens it as soon as the network is back.
  await goTo(page, '/campaigns')
  await expect(page.getByRole('heading', { level: 1, name: 'Kampanjer' })).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingen anslutning')
  await expect(page).toHaveTitle('Ingen anslutning - Samspel')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Kampanjer' })).toBeVisible()
})
