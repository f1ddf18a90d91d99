import type { Page } from '@playwright/test'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

test('375 px wide has the layout of phones, 1280 px that of desks [K-07] @verify', async ({ page }) => {
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

test('the main button is #4D3BEF, the page #f7f7f7, white surfaces #fffffe; the production build reports an error that nobody caught [K-08 X-30] @verify', async ({
  page,
  problems,
}) => {
  const told: unknown[] = []
  await page.route('**/telemetry', (route) => {
    told.push(...(route.request().postDataJSON() as { reports: unknown[] }).reports)
    return route.fulfill({ status: 204 })
  })
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

  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('made by a test')
      }),
  )
  await expect
    .poll(() => told)
    .toContainEqual(expect.objectContaining({ kind: 'failure', message: 'made by a test', path: '/login/brand' }))
  problems.length = 0
})
