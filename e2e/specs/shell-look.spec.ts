import type { Page } from '@playwright/test'
import { signInAs } from '../core/session'
import { stopClock, stub } from '../core/stubs'
import { expect, test } from '../core/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

test('K-04 five changes of the window 50 ms apart make one update of the state, 100 ms after the last', async ({
  page,
}) => {
  // The hook for Redux DevTools gives access to the store.
  await page.addInitScript(() => {
    type Store = { subscribe(heard: () => void): void; getState(): { app: { windowSize: unknown } } }
    const seen: { sizes: unknown[] } = { sizes: [] }
    Object.assign(window, {
      seen,
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
        (enhancer: (next: unknown) => (...given: unknown[]) => Store) =>
        (next: unknown) =>
        (...given: unknown[]) => {
          const store = enhancer(next)(...given)
          let last: unknown
          store.subscribe(() => {
            const size = store.getState().app.windowSize
            if (size !== last) seen.sizes.push((last = size))
          })
          return store
        },
    })
  })
  await page.goto('/login/creator')
  await expect(heading(page)).toHaveText('Logga in')
  await stopClock(page)
  const count = () => page.evaluate(() => (window as unknown as { seen: { sizes: unknown[] } }).seen.sizes.length)
  const before = await count()
  for (let change = 0; change < 5; change += 1) {
    await page.evaluate(() => window.dispatchEvent(new Event('resize')))
    await page.clock.runFor(change < 4 ? 50 : 99)
  }
  expect(await count()).toBe(before)
  await page.clock.runFor(1)
  expect(await count()).toBe(before + 1)
})

test('K-07 375 px wide has the layout of phones, 1280 px that of desks', async ({ page }) => {
  await signInAs(page, 'company')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/campaigns')
  await expect(heading(page)).toBeVisible()
  const side = page.getByRole('complementary', { name: 'Huvudmeny' })
  await expect(side).toBeVisible()
  await page.setViewportSize({ width: 375, height: 800 })
  await expect(side).toBeHidden()
  await expect(page.getByRole('navigation').last()).toBeVisible()
})

test('K-08 the main button is #4D3BEF, the page #f7f7f7, white surfaces #fffffe', async ({ page }) => {
  await page.goto('/login/brand')
  await page.getByLabel('E-post').fill('a@b.se')
  await page.getByLabel('Lösenord', { exact: true }).fill('x')
  const button = page.getByRole('button', { name: 'Logga in', exact: true })
  await expect(button).toBeEnabled()
  await expect(button).toHaveCSS('background-color', 'rgb(77, 59, 239)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(247, 247, 247)')
  const colours = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('body, body *')].map((element) => getComputedStyle(element).backgroundColor),
    ),
  ])
  expect(colours).toContain('rgb(255, 255, 254)')
  expect(colours).not.toContain('rgb(255, 255, 255)')
})

test('X-30 the production build reports an error that nobody caught', async ({ page, problems }) => {
  const told: unknown[] = []
  await page.route('**/telemetry', (route) => {
    told.push(...(route.request().postDataJSON() as { reports: unknown[] }).reports)
    return route.fulfill({ status: 204 })
  })
  await page.goto('/login/creator')
  await expect(heading(page)).toBeVisible()
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('made by a test')
      }),
  )
  await expect
    .poll(() => told)
    .toContainEqual(expect.objectContaining({ kind: 'failure', message: 'made by a test', path: '/login/creator' }))
  problems.length = 0
})

test('V-27 V-26 a slug that cannot be looked up, and one that is taken', async ({ page }) => {
  let answer: 'lost' | 200 | 403 = 'lost'
  await stub(page, '/collaboration_pages/slug/[^/?]*', (route) =>
    answer === 'lost' ? route.abort('connectionrefused') : route.fulfill({ status: answer }),
  )
  await page.goto('/create-account/brand')
  const slug = page.locator('input[name="collaborationPage.slug"]')
  await slug.fill('abc')
  await expect(page.getByText('förfrågan misslyckades', { exact: true })).toBeVisible()
  for (const [status, text] of [
    [200, 'abcd'],
    [403, 'abcde'],
  ] as const) {
    answer = status
    await slug.fill(text)
    await expect(page.getByText('är redan upptagen', { exact: true })).toBeVisible()
    await slug.fill('')
  }
})
